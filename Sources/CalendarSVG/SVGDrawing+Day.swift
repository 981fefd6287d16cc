// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension SVGDrawing {
  /// A day: its shape and ring, the number, the dots.
  ///
  /// Lines and badges are nodes of their own; the day's group ends after them.
  mutating func drawDay(_ node: SceneNode, _ cell: SVGBox) {
    let style = style(of: node)
    let box = numberBox(cell)
    drawShape(style, box)
    drawNumber(node, style, box)
    drawDots(node, style, box)
  }

  /// The part of a cell in which the number is centred.
  func numberBox(_ cell: SVGBox) -> SVGBox {
    let middle = scene.style.numberMiddle
    guard middle > 0 else { return cell }
    return SVGBox(x: cell.x, y: cell.y, width: cell.width, height: 2 &* middle)
  }

  /// Starts the group of a day, with its date and its name.
  mutating func beginDay(_ node: SceneNode) {
    let label = scene.utf8(node.label)
    body.begin("g")
    if let day = node.key.day {
      var date: [UInt8] = []
      day.appendISO8601(to: &date)
      body.attribute("data-day", text: date)
    }
    if renderer.options.describesDays {
      body.attribute("role", "group")
      body.attribute("aria-label", text: label)
      body.close()
    } else {
      body.close()
      if !label.isEmpty {
        body.raw("<title>")
        body.text(label)
        body.raw("</title>")
      }
    }
    body.newLine()
  }

  private mutating func drawShape(_ style: SVGStyle, _ box: SVGBox) {
    let radius = scene.style.shapeDiameter / 2
    if style.first.fill != nil {
      shape(box, radius: radius)
      paint(.fill, style) { $0.fill }
      body.closeEmpty()
    }
    if let ring = style.first.ring { drawRing(ring, style, box, radius: radius &- 64) }
    if style.first.frame != nil {
      shape(box, radius: max(min(radius &+ 192, min(box.width, box.height) / 2 &- 64), 0))
      line(style, width: "2") { $0.frame }
    }
    if style.first.outline != nil {
      // A white line at the edge of a full shape would only make the shape look smaller.
      shape(box, radius: max(radius - (style.first.isFull ? 144 : 48), 0))
      line(style) { $0.outline }
    }
  }

  /// The part of a ring that a day has reached, clockwise from the top, within the shape's edge.
  private mutating func drawRing(
    _ ring: NodeStyle.Ring, _ style: SVGStyle, _ box: SVGBox, radius: Int32
  ) {
    guard ring.percent > 0 else { return }
    shape(box, radius: radius)
    // A circle begins on the right, a rectangle at the top on the left.
    let corner = corner(radius)
    if renderer.theme.roundness >= 1 {
      body.attribute("transform") {
        $0.raw("rotate(-90 ")
        $0.number(box.middleX)
        $0.raw(" ")
        $0.number(box.middleY)
        $0.raw(")")
      }
    }
    let around = 8 * Double(radius) - (8 - 2 * Double.pi) * Double(corner)
    body.attribute("stroke-dasharray") {
      $0.number(Int32(around * Double(ring.percent) / 100))
      $0.raw(" ")
      $0.number(Int32(around))
    }
    line(style, width: "2") { $0.ring?.color }
  }

  /// Ends a shape that is outlined.
  private mutating func line(
    _ style: SVGStyle, width: StaticString = "1.5", _ color: (NodeStyle) -> ThemeColor?
  ) {
    body.attribute("fill", "none")
    paint(.stroke, style, color)
    body.attribute("stroke-width", width)
    body.closeEmpty()
  }

  private mutating func drawNumber(_ node: SceneNode, _ style: SVGStyle, _ box: SVGBox) {
    // Two digits and their shape fill a column; see `MonthMeasures`.
    let own = scene.style.numberSize
    let most = min(box.width, box.height) / 20 &* 11
    let size = size(style, own, most: most)
    beginText(SVGLine(x: box.middleX, middleY: box.middleY, size: size), sized: size != own)
    face(style)
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    let text = scene.utf8(node.text)
    endText(text)
    if style.first.isStruck { strike(text, size, style, box) }
  }

  // A line through the middle of the digits, a point longer at either end. A digit is about 0.6 of
  // its size wide. Not `line-through`, because renderers disagree on its place and width.
  private mutating func strike(
    _ text: ArraySlice<UInt8>, _ size: Int32, _ style: SVGStyle, _ box: SVGBox
  ) {
    var digits: Int32 = 0
    for byte in text where byte & 0xC0 != 0x80 { digits &+= 1 }
    let width = digits &* size &* 3 / 5 &+ 2 * 64
    body.begin("path")
    body.attribute("d") {
      $0.raw("M")
      $0.number(box.middleX &- width / 2)
      $0.raw(" ")
      $0.number(box.middleY)
      $0.raw("h")
      $0.number(width)
    }
    paint(.stroke, style) { $0.text }
    body.closeEmpty()
  }
}

extension SVGDrawing {
  private static let dotSize: Int32 = 5 * 64
  private static let dotStep: Int32 = 8 * 64
  private static let countSize: Int32 = 9 * 64

  /// The dots under the number, and the count of further ones.
  private mutating func drawDots(_ node: SceneNode, _ style: SVGStyle, _ box: SVGBox) {
    let count = Int32(style.first.dots.count)
    guard count > 0 else { return }
    // Three dots fill a shape, so the count is drawn only where there is none.
    let hasShape = style.first.fill != nil || style.first.outline != nil
    let more = hasShape ? 0 : node.dots.moreCount
    // A digit is about 0.6 of its size wide, and so is a plus sign.
    let countWidth = more == 0 ? 0 : Self.countSize &* (more < 10 ? 2 : more < 100 ? 3 : 4) * 6 / 10
    let gap = more == 0 ? Self.dotStep &- Self.dotSize : 0
    let width = count &* Self.dotStep &- gap &+ countWidth
    // At this distance above the edge, three dots are inside the shape and clear of the number.
    let middle = box.middleY &+ scene.style.shapeDiameter / 2 &- 416
    let direction: Int32 = isRightToLeft ? -1 : 1
    var x = box.middleX &- direction &* (width / 2)
    for index in 0..<Int(count) {
      body.begin("circle")
      body.attribute("cx", units: x &+ direction &* (Self.dotSize / 2))
      body.attribute("cy", units: middle)
      body.attribute("r", "2.5")
      paint(.fill, style) { $0.dots.indices.contains(index) ? $0.dots[index] : nil }
      body.closeEmpty()
      x &+= direction &* Self.dotStep
    }
    guard more > 0 else { return }
    beginText(
      SVGLine(x: x &+ direction &* (countWidth / 2), middleY: middle, size: Self.countSize))
    paint(.fill, style) { $0.secondary }
    body.close()
    body.raw("+")
    body.decimal(Int64(more))
    body.end("text")
  }
}
