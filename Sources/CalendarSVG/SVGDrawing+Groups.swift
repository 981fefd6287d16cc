// SPDX-License-Identifier: MIT
import CalendarDrawing
import CalendarEngine
import CivilTime

extension SVGDrawing {
  mutating func beginWeekdays(_ row: SceneNode) -> SVGTextStyle {
    body.begin("g")
    body.attribute("font-size", units: scene.style.weekdaySize)
    body.attribute("font-weight", "600")
    body.attribute("text-anchor", "middle")
    fade(row)
    body.close()
    body.newLine()
    return SVGTextStyle(size: scene.style.weekdaySize, weight: 600, anchor: .middle)
  }

  mutating func beginStrip(_ node: SceneNode, _ box: SceneRect) -> SVGTextStyle {
    let clip = addClip(box)
    body.begin("g")
    attribute(clip: clip)
    body.attribute("font-size", units: scene.style.numberSize)
    body.attribute("text-anchor", "middle")
    body.close()
    body.newLine()
    beginZoom(node, box)
    return SVGTextStyle(size: scene.style.numberSize, weight: 400, anchor: .middle)
  }

  /// Starts the moving titles, clipped where their room ends; screen readers read the heading
  /// instead.
  mutating func beginTitles(_ box: SceneRect) -> SVGTextStyle {
    let clip = addClip(box)
    body.begin("g")
    attribute(clip: clip)
    body.attribute("aria-hidden", "true")
    body.attribute("text-anchor", "middle")
    body.close()
    body.newLine()
    return SVGTextStyle(size: nil, weight: 400, anchor: .middle)
  }

  mutating func beginLegend() -> SVGTextStyle {
    let size = scene.style.captionSize
    body.begin("g")
    body.attribute("font-size", units: size)
    body.close()
    body.newLine()
    return SVGTextStyle(size: size, weight: 400, anchor: leadingAnchor)
  }

  /// Starts the group of a day, with its date and its name.
  mutating func beginDay(_ node: SceneNode) {
    beginNamed(node, "data-day", node.key.day)
  }

  /// Starts the group of a month, year or decade.
  mutating func beginPeriod(_ node: SceneNode) {
    beginNamed(node, "data-first", node.key.period?.firstDay)
  }

  /// Starts a group with a name, and perhaps a date.
  mutating func beginNamed(
    _ node: SceneNode, _ attribute: StaticString = "", _ day: EpochDay? = nil
  ) {
    let label = scene.utf8(node.label)
    body.begin("g")
    if let day {
      var date: [UInt8] = []
      day.appendISO8601(to: &date)
      body.attribute(attribute, text: date)
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
}

extension SVGDrawing {
  /// Whether the children of a node are scaled or faded.
  func isZoomed(_ node: SceneNode) -> Bool { group(of: node)?.isMagnified == true }

  private func group(of node: SceneNode) -> ScrollGroup? {
    scene.groups.first { $0.key == node.key }
  }

  /// Starts a group for the scaled and faded children of a node, within their window.
  private mutating func beginZoom(_ node: SceneNode, _ box: SceneRect) {
    guard let group = group(of: node), group.isMagnified else { return }
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

  /// Writes the opacity of what a scroll group moves, unless it is opaque.
  mutating func fade(_ node: SceneNode) {
    guard let group = group(of: node), group.opacity != 255 else { return }
    body.attribute("opacity") { $0.opacity(UInt8(clamping: group.opacity)) }
  }
}
