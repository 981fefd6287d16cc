// SPDX-License-Identifier: MIT
import CalendarEngine

/// The place and alignment of a line of text.
struct SVGLine {
  /// The x coordinate of the anchor.
  var x: Int32
  /// The middle of its digits and capitals.
  var middleY: Int32
  /// Size of the type.
  var size: Int32
}

extension SVGDrawing {
  // In the listed families digits and capitals are about 0.72 of the size high. Renderers disagree
  // on `dominant-baseline`, so the baseline is a number, exact to an eighth of a point.
  private func baseline(_ line: SVGLine) -> Int32 {
    let exact = line.middleY &+ line.size &* 23 / 64
    return (exact &+ 4) & ~7
  }

  /// Starts a text element at its place; attributes may follow.
  mutating func beginText(_ line: SVGLine, sized: Bool = true) {
    body.begin("text")
    body.attribute("x", units: line.x)
    body.attribute("y", units: baseline(line))
    if sized { body.attribute("font-size", units: line.size) }
  }

  mutating func weight(_ weight: Int32) {
    guard weight != 400 else { return }
    body.attribute("font-weight") { $0.decimal(Int64(weight)) }
  }

  /// Ends a text element with its text.
  mutating func endText(_ text: ArraySlice<UInt8>) {
    body.close()
    body.text(text)
    body.end("text")
  }

  /// Sets letter spacing, in thousandths of the size, where the script allows it.
  mutating func spacing(_ thousandths: Int32, _ size: Int32, _ text: ArraySlice<UInt8>) {
    guard Self.isCased(text) else { return }
    body.attribute("letter-spacing", units: size &* thousandths / 1000)
  }

  // Latin, Greek, Cyrillic and Armenian are below U+0590, whose lead byte is 0xD6. Letters of other
  // scripts may be joined and must not be torn apart.
  static func isCased(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0 < 0xD6 }
  }
}

extension SVGDrawing {
  /// The title at the leading edge, cut where its room ends.
  mutating func drawTitle(_ node: SceneNode, _ box: SVGBox) {
    // Without the buttons the title has the whole header.
    let header = renderer.options.showsControls ? nil : self.box(of: .header)
    let room = header ?? box
    let style = style(of: node)
    let text = cased(scene.utf8(node.text), style)
    let clip = addClip(room)
    body.begin("g")
    attribute(clip: clip)
    body.close()
    body.newLine()
    let size = titleSize(node.text, style, room)
    beginText(
      SVGLine(x: isRightToLeft ? box.right : box.x, middleY: room.middleY, size: size))
    face(style)
    weight(style.first.weight)
    spacing(-10, size, text)
    paint(.fill, style) { $0.text }
    endText(text)
    body.end("g")
  }

  // Even a title that the theme enlarges fits its room.
  private func titleSize(_ text: SceneText, _ style: SVGStyle, _ room: SVGBox) -> Int32 {
    let own = scene.style.titleSize
    let size = size(style, own, most: room.height / 5 &* 4)
    let width = scene.width(of: text, size: Double(size))
    guard size > own, width > Double(room.width) else { return size }
    return max(Int32(Double(size) * Double(room.width) / width), own)
  }

  mutating func beginWeekdays(_ row: SceneNode) {
    body.begin("g")
    body.attribute("font-size", units: scene.style.weekdaySize)
    body.attribute("font-weight", "600")
    body.attribute("text-anchor", "middle")
    fade(row)
    body.close()
    body.newLine()
  }

  mutating func drawWeekday(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    let text = cased(scene.utf8(node.text), style, else: .upper)
    let own = scene.style.weekdaySize
    let size = size(style, own, most: min(box.width / 2, box.height / 4 &* 3))
    beginText(SVGLine(x: box.middleX, middleY: box.middleY, size: size), sized: size != own)
    face(style)
    // The row already sets 600.
    if style.first.weight != 600 {
      body.attribute("font-weight") { $0.decimal(Int64(style.first.weight)) }
    }
    spacing(30, size, text)
    paint(.fill, style) { $0.text }
    endText(text)
  }
}
