// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// A line under a day's number; it has the states of its day.
  mutating func drawLine(_ node: SceneNode, in cell: SceneNode, _ box: SVGBox) {
    var stated = node
    stated.traits = cell.traits
    let style = style(of: stated)
    let own = size(style, scene.style.lineSize, most: box.height)
    let fitted = fit(scene.utf8(node.text), own, box.width)
    beginText(SVGLine(x: box.middleX, middleY: box.middleY, size: fitted.size))
    face(style)
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    endText(fitted.text[...])
  }

  /// A short text in a capsule.
  mutating func drawBadge(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    rectangle(box)
    body.attribute("rx", units: box.height / 2)
    paint(.fill, style) { $0.fill }
    body.closeEmpty()
    rectangle(box)
    body.attribute("rx", units: box.height / 2)
    body.attribute("fill", "none")
    paint(.stroke, style) { $0.outline }
    body.attribute("stroke-width", "1.5")
    body.closeEmpty()
    let fitted = fit(
      scene.utf8(node.text), box.height / 14 &* 10, box.width &- box.height / 4)
    beginText(SVGLine(x: box.middleX, middleY: box.middleY, size: fitted.size))
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    endText(fitted.text[...])
  }

  /// An image for whose name the picture has an address, or whose name is an address itself
  /// (`data:`).
  mutating func drawImage(_ node: SceneNode, _ box: SVGBox) {
    let name = String(decoding: scene.utf8(node.text), as: UTF8.self)
    guard let address = renderer.options.images[name] ?? Self.ownAddress(name) else { return }
    body.begin("image")
    body.attribute("href", text: address.utf8)
    body.attribute("x", units: box.x)
    body.attribute("y", units: box.y)
    body.attribute("width", units: box.width)
    body.attribute("height", units: box.height)
    body.closeEmpty()
  }

  // Any other address would be fetched from elsewhere, which a picture must not do.
  private static func ownAddress(_ name: String) -> String? {
    name.utf8.starts(with: "data:image/".utf8) ? name : nil
  }

  mutating func beginLegend() {
    body.begin("g")
    body.attribute("font-size", units: scene.style.textSize / 5 &* 4)
    body.close()
    body.newLine()
  }

  /// The swatch of a kind of day, and its name.
  mutating func drawLegendItem(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    let lead: Int32 = 16 * 64
    if style.first.fill != nil {
      let middle = isRightToLeft ? box.right &- lead / 2 : box.x &+ lead / 2
      circle(
        SVGBox(x: middle, y: box.y, width: 0, height: box.height), radius: 4 * 64)
      paint(.fill, style) { $0.fill }
      body.closeEmpty()
    }
    let size = scene.style.textSize / 5 &* 4
    let fitted = fit(scene.utf8(node.text), size, box.width &- lead)
    let x = isRightToLeft ? box.right &- lead : box.x &+ lead
    beginText(SVGLine(x: x, middleY: box.middleY, size: fitted.size), sized: fitted.size != size)
    paint(.fill, style) { $0.text }
    endText(fitted.text[...])
  }

  /// Makes text smaller and finally cuts it, so that its estimated width fits.
  func fit(
    _ text: ArraySlice<UInt8>, _ size: Int32, _ width: Int32
  ) -> (text: [UInt8], size: Int32) {
    let needed = CalendarScene.estimatedWidth(of: text, size: Double(size))
    guard needed > Double(width), width > 0 else { return (Array(text), size) }
    let smaller = max(Int32(Double(size) * Double(width) / needed), size / 5 &* 4)
    let letters = Array(String(decoding: text, as: UTF8.self))
    var count = letters.count
    while count > 1 {
      let cut = Array(String(letters[..<count]).utf8)
      let isWhole = count == letters.count
      let all = isWhole ? cut : cut + Array("\u{2026}".utf8)
      if CalendarScene.estimatedWidth(of: all[...], size: Double(smaller)) <= Double(width) {
        return (all, smaller)
      }
      count -= 1
    }
    return (Array(String(letters.prefix(1)).utf8), smaller)
  }
}
