// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  func style(of node: SceneNode) -> SVGStyle {
    let theme = renderer.theme
    switch renderer.options.scheme {
    case .light: return SVGStyle(first: theme.style(of: node, in: .light), dark: nil)
    case .dark: return SVGStyle(first: theme.style(of: node, in: .dark), dark: nil)
    case .both:
      return SVGStyle(
        first: theme.style(of: node, in: .light), dark: theme.style(of: node, in: .dark))
    }
  }

  /// Writes the attributes of a colour that every style of a node has, or `none`.
  mutating func paint(
    _ property: SVGStyleSheet.Property, _ style: SVGStyle, _ color: (NodeStyle) -> ThemeColor?
  ) {
    let isFill = property == .fill
    guard let first = color(style.first) else {
      return body.attribute(isFill ? "fill" : "stroke", "none")
    }
    if let dark = style.dark.flatMap(color), dark != first {
      let rule = sheet.rule(property, dark)
      body.attribute("class") { [prefix] in
        $0.raw(prefix)
        $0.raw("-c")
        $0.decimal(Int64(rule))
      }
    }
    body.attribute(isFill ? "fill" : "stroke") { $0.color(first) }
    guard first.alpha != 255 else { return }
    body.attribute(isFill ? "fill-opacity" : "stroke-opacity") { $0.opacity(first.alpha) }
  }

  /// Adds a clip and returns its number.
  mutating func addClip(_ box: SVGBox) -> Int {
    clipCount += 1
    body.begin("clipPath")
    body.attribute("id") { [prefix, clipCount] in
      $0.raw(prefix)
      $0.raw("-clip")
      $0.decimal(Int64(clipCount))
    }
    body.close()
    rectangle(box)
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

  /// Begins a rectangle.
  mutating func rectangle(_ box: SVGBox) {
    body.begin("rect")
    body.attribute("x", units: box.x)
    body.attribute("y", units: box.y)
    body.attribute("width", units: box.width)
    body.attribute("height", units: box.height)
  }

  /// Begins a circle in the middle of a box.
  mutating func circle(_ box: SVGBox, radius: Int32) {
    body.begin("circle")
    body.attribute("cx", units: box.middleX)
    body.attribute("cy", units: box.middleY)
    body.attribute("r", units: radius)
  }
}
