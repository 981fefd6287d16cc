// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension SVGDrawing {
  /// The sign after a title that can be zoomed out: a small chevron pointing down.
  mutating func drawZoom(_ node: SceneNode, _ box: SVGBox) {
    guard let title = scene.nodes.first(where: { $0.role == .title }) else { return }
    let width = Int32(scene.width(of: title.text, size: Double(scene.style.titleSize)))
    let middle = width &+ 14 * 64
    let x = isRightToLeft ? box.right &- middle : box.x &+ middle
    body.begin("path")
    body.attribute("d") {
      $0.raw("M")
      $0.number(x &- 4 * 64)
      $0.raw(" ")
      $0.number(box.middleY &- 2 * 64)
      $0.raw("l4 4 4 -4")
    }
    body.attribute("fill", "none")
    paint(.stroke, accent) { $0.text }
    body.attribute("stroke-width", "2")
    body.attribute("stroke-linecap", "round")
    body.attribute("stroke-linejoin", "round")
    body.closeEmpty()
  }

  // The colour of buttons.
  private var accent: SVGStyle {
    style(of: scene.nodes.first { $0.role == .nextButton } ?? scene.nodes[0])
  }

  /// Starts the group of a month, year or decade.
  mutating func beginPeriod(_ node: SceneNode) {
    let label = scene.utf8(node.label)
    body.begin("g")
    if let day = node.key.period?.firstDay {
      var date: [UInt8] = []
      day.appendISO8601(to: &date)
      body.attribute("data-first", text: date)
    }
    if renderer.options.describesDays {
      body.attribute("role", "group")
      body.attribute("aria-label", text: label)
    }
    body.close()
    if !renderer.options.describesDays, !label.isEmpty {
      body.raw("<title>")
      body.text(label)
      body.raw("</title>")
    }
    body.newLine()
  }

  /// A month, year or decade: its shape, and its name in the middle or above its days.
  mutating func drawPeriod(_ node: SceneNode, _ box: SVGBox, isSmallMonth: Bool) {
    let style = style(of: node)
    if style.first.fill != nil, !isSmallMonth {
      // A pill around the name.
      let half = min(scene.style.periodSize &* 13 / 10, box.height / 2)
      rectangle(
        SVGBox(
          x: box.x &+ 4 * 64, y: box.middleY &- half, width: box.width &- 8 * 64,
          height: 2 &* half))
      body.attribute("rx", units: half)
      paint(.fill, style) { $0.fill }
      body.closeEmpty()
    }
    drawName(node, style, box, isSmallMonth: isSmallMonth)
  }

  private mutating func drawName(
    _ node: SceneNode, _ style: SVGStyle, _ box: SVGBox, isSmallMonth: Bool
  ) {
    let size = scene.style.periodSize
    let inset: Int32 = 4 * 64
    let x = isRightToLeft ? box.right &- inset : box.x &+ inset
    let middle = isSmallMonth ? box.y &+ size &* 7 / 8 : box.middleY
    beginText(
      SVGLine(x: isSmallMonth ? x : box.middleX, middleY: middle, size: size),
      sized: size != scene.style.numberSize)
    if isSmallMonth { body.attribute("text-anchor", "start") }
    weight(style.first.weight)
    // Only hosts that draw a frame around a selected small month give it a fill.
    paint(.fill, style) { isSmallMonth && $0.fill != nil ? $0.fill : $0.text }
    endText(scene.utf8(node.text))
  }
}

extension SVGDrawing {
  /// Whether the children of a node are scaled or faded.
  func isZoomed(_ node: SceneNode) -> Bool {
    scene.groups.contains {
      $0.key == node.key && ($0.scale != ScrollGroup.unit || $0.opacity != 255)
    }
  }

  /// Starts a group for the scaled and faded children of a node, within their window.
  mutating func beginZoom(_ node: SceneNode, _ box: SVGBox) {
    guard isZoomed(node), let group = scene.groups.first(where: { $0.key == node.key }) else {
      return
    }
    body.begin("g")
    if group.scale != ScrollGroup.unit {
      func magnified(_ length: Int32) -> Int32 {
        Int32(clamping: Int64(length) * Int64(group.scale) / Int64(ScrollGroup.unit))
      }
      body.attribute("transform") {
        $0.raw("translate(")
        $0.number(box.x &+ group.x &- magnified(box.x))
        $0.raw(" ")
        $0.number(box.y &+ group.y &- magnified(box.y))
        $0.raw(") scale(")
        $0.number(group.scale / 1024)
        $0.raw(")")
      }
    }
    fade(node)
    body.close()
    body.newLine()
  }

  /// Writes the opacity of a node's children, unless they are opaque.
  mutating func fade(_ node: SceneNode) {
    guard let group = scene.groups.first(where: { $0.key == node.key }), group.opacity != 255
    else { return }
    body.attribute("opacity") { $0.opacity(UInt8(clamping: group.opacity)) }
  }
}
