// SPDX-License-Identifier: MIT
import CalendarDrawing
import CalendarEngine

extension SVGDrawing {
  /// Writes a mark of a node at the node's frame in the picture.
  mutating func write(_ mark: Mark, of node: SceneNode, at box: SceneRect) {
    switch mark {
    case .fill(let shape, let paint):
      begin(shape.moved(by: box))
      self.paint(.fill, paint)
      body.closeEmpty()
    case .stroke(let shape, let stroke): write(shape.moved(by: box), stroke)
    case .text(let text): write(text.fitted.moved(by: box), of: node)
    case .image(let image): write(image, at: image.frame.moved(by: box))
    }
  }

  private mutating func write(_ shape: MarkShape, _ stroke: MarkStroke) {
    begin(shape)
    if stroke.percent < 100 { dash(shape, stroke.percent) }
    if !shape.hasNoArea { body.attribute("fill", "none") }
    paint(.stroke, stroke.paint)
    if stroke.width != 64 { body.attribute("stroke-width", units: stroke.width) }
    if stroke.isRound {
      body.attribute("stroke-linecap", "round")
      body.attribute("stroke-linejoin", "round")
    }
    body.closeEmpty()
  }

  /// Draws a part of an outline with one dash.
  private mutating func dash(_ shape: MarkShape, _ percent: UInt8) {
    let around: Double
    switch shape {
    case .circle(let middle, let radius):
      around = 2 * Double.pi * Double(radius)
      // A circle begins on the right.
      body.attribute("transform") {
        $0.raw("rotate(-90 ")
        $0.point(middle.x, middle.y)
        $0.raw(")")
      }
    case .rectangle(let frame, let corners):
      around =
        2 * Double(frame.width + frame.height) - (8 - 2 * Double.pi) * Double(corners.topLeft)
    case .line, .slice: return
    }
    body.attribute("stroke-dasharray") {
      $0.number(Int32(around * Double(percent) / 100))
      $0.raw(" ")
      $0.number(Int32(around))
    }
  }

  /// An image for whose name the picture has an address, or whose name is an address itself
  /// (`data:`).
  private mutating func write(_ image: MarkImage, at frame: SceneRect) {
    let name = String(decoding: image.name, as: UTF8.self)
    guard let address = renderer.options.images[name] ?? Self.ownAddress(name) else { return }
    body.begin("image")
    body.attribute("href", text: address.utf8)
    body.attribute(frame: frame)
    body.closeEmpty()
  }

  // Any other address would be fetched from elsewhere, which a picture must not do.
  private static func ownAddress(_ name: String) -> String? {
    name.utf8.starts(with: "data:image/".utf8) ? name : nil
  }
}

extension SVGDrawing {
  private mutating func write(_ text: MarkText, of node: SceneNode) {
    if let clip = text.clip {
      let clip = addClip(clip)
      body.begin("g")
      attribute(clip: clip)
      body.close()
      body.newLine()
    }
    body.begin("text")
    body.attribute("x", units: text.place.x)
    // Renderers disagree on `dominant-baseline`, so the baseline is a number, exact to an eighth of
    // a point.
    body.attribute("y", units: (text.place.y &+ text.descent &+ 4) & ~7)
    writeType(of: text)
    paint(.fill, text.paint)
    if node.role == .pageTitle { fade(node) }
    body.close()
    body.text(text.utf8)
    body.end("text")
    if text.clip != nil { body.end("g") }
  }

  /// Writes what a text does not inherit.
  private mutating func writeType(of text: MarkText) {
    let inherited = textStyle
    if text.size != inherited.size { body.attribute("font-size", units: text.size) }
    if text.anchor != inherited.anchor { writeAnchor(text.anchor) }
    if !text.families.isEmpty {
      body.attribute("font-family") { [renderer] in
        for family in text.families {
          $0.raw("'")
          $0.text(family.filter { $0 != 0x27 && $0 != 0x5C })
          $0.raw("', ")
        }
        $0.text(renderer.options.fontFamily.utf8)
      }
    }
    if text.isItalic { body.attribute("font-style", "italic") }
    if text.isStruck { body.attribute("text-decoration", "line-through") }
    if text.weight != inherited.weight {
      body.attribute("font-weight") { $0.decimal(Int64(text.weight)) }
    }
    if text.letterSpacing != 0 { body.attribute("letter-spacing", units: text.letterSpacing) }
  }

  private mutating func writeAnchor(_ anchor: MarkText.Anchor) {
    switch anchor {
    case .middle: body.attribute("text-anchor", "middle")
    case leadingAnchor: body.attribute("text-anchor", "start")
    default: body.attribute("text-anchor", "end")
    }
  }
}

extension SVGDrawing {
  /// Writes the attributes of a colour; its dark one, if it has another, is a rule.
  mutating func paint(_ property: SVGStyleSheet.Property, _ paint: MarkPaint) {
    let isFill = property == .fill
    if let dark = paint.dark {
      let rule = sheet.rule(property, dark)
      body.attribute("class") { [prefix] in
        $0.raw(prefix)
        $0.raw("-c")
        $0.decimal(Int64(rule))
      }
    }
    body.attribute(isFill ? "fill" : "stroke") { $0.color(paint.color) }
    guard paint.color.alpha != 255 else { return }
    body.attribute(isFill ? "fill-opacity" : "stroke-opacity") { $0.opacity(paint.color.alpha) }
  }

  /// Adds a clip and returns its number.
  mutating func addClip(_ box: SceneRect) -> Int {
    clipCount += 1
    body.begin("clipPath")
    body.attribute("id") { [prefix, clipCount] in
      $0.raw(prefix)
      $0.raw("-clip")
      $0.decimal(Int64(clipCount))
    }
    body.close()
    body.begin("rect")
    body.attribute(frame: box)
    body.closeEmpty()
    body.end("clipPath")
    return clipCount
  }

  mutating func attribute(clip: Int) {
    body.attribute("clip-path") { [prefix] in
      $0.raw("url(#")
      $0.raw(prefix)
      $0.raw("-clip")
      $0.decimal(Int64(clip))
      $0.raw(")")
    }
  }
}
