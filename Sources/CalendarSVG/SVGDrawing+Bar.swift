// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// The part of an occurrence in one week: round where it begins and ends, square where it
  /// continues.
  ///
  /// A timed one is a dot and text.
  mutating func drawBar(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    let before = node.traits.contains(.continuesBefore)
    let after = node.traits.contains(.continuesAfter)
    let (left, right) = isRightToLeft ? (after, before) : (before, after)
    let isTimed = node.traits.contains(.timed)
    beginBar(node)
    if isTimed {
      let middle = isRightToLeft ? box.right &- Self.edge : box.x &+ Self.edge
      circle(SVGBox(x: middle, y: box.y, width: 0, height: box.height), radius: 160)
      paint(.fill, style) { $0.outline }
      body.closeEmpty()
    } else {
      let radius = min(6 * 64, box.height / 2)
      run(box, left: left ? 0 : radius, right: right ? 0 : radius)
      paint(.fill, style) { $0.fill }
      body.closeEmpty()
      if !before, style.first.outline != nil { drawEdge(style, box, radius) }
    }
    drawTitle(of: node, style, box, inset: isTimed ? 9 * 64 : 8 * 64)
    body.end("g")
  }

  /// How wide the edge of a bar is, and how far a dot's middle is from the leading edge.
  private static let edge: Int32 = 3 * 64

  /// The title and, after it, the time.
  private mutating func drawTitle(
    of node: SceneNode, _ style: SVGStyle, _ box: SVGBox, inset: Int32
  ) {
    let lines = scene.utf8(node.text).split(separator: 0x0A, omittingEmptySubsequences: false)
    let size = scene.style.textSize / 5 &* 4
    let small = size / 12 &* 11
    let room = box.width &- inset &- 6 * 64
    var title = fit(lines.first ?? [], size, room)
    let x = isRightToLeft ? box.right &- inset : box.x &+ inset
    if lines.count > 1 {
      let width = Int32(CalendarScene.estimatedWidth(of: lines[1], size: Double(small)))
      title = fit(lines[0], size, room &- width &- 6 * 64)
      beginText(
        SVGLine(
          x: isRightToLeft ? box.x &+ 4 * 64 : box.right &- 4 * 64, middleY: box.middleY,
          size: small))
      body.attribute("text-anchor", "end")
      paint(.fill, style) { $0.secondary }
      endText(lines[1])
    }
    beginText(SVGLine(x: x, middleY: box.middleY, size: title.size))
    body.attribute("text-anchor", "start")
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    endText(title.text[...])
  }

  private mutating func beginBar(_ node: SceneNode) {
    let label = scene.utf8(node.label)
    body.begin("g")
    if renderer.options.describesDays {
      body.attribute("role", "group")
      body.attribute("aria-label", text: label)
      body.close()
    } else {
      body.close()
      body.raw("<title>")
      body.text(label)
      body.raw("</title>")
    }
    body.newLine()
  }

  /// A straight line at the edge where the bar begins, cut by its round corners.
  private mutating func drawEdge(_ style: SVGStyle, _ box: SVGBox, _ radius: Int32) {
    let x = isRightToLeft ? box.right : box.x
    let inner = isRightToLeft ? x &- Self.edge : x &+ Self.edge
    let sweep: StaticString = isRightToLeft ? " 0 0 0 " : " 0 0 1 "
    // How far the corner's arc is from the bar's end where it meets the line.
    let reach = Double(radius - Self.edge)
    let depth = radius &- Int32((Double(radius) * Double(radius) - reach * reach).squareRoot())
    body.begin("path")
    body.attribute("d") {
      $0.raw("M")
      $0.point(inner, box.y &+ depth)
      $0.raw("V")
      $0.number(box.bottom &- depth)
      $0.arc(radius, sweep, to: x, box.bottom &- radius)
      $0.raw("V")
      $0.number(box.y &+ radius)
      $0.arc(radius, sweep, to: inner, box.y &+ depth)
    }
    paint(.fill, style) { $0.outline }
    body.closeEmpty()
  }

  /// The count of a day's further occurrences.
  mutating func drawMore(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    let size = scene.style.textSize / 5 &* 4
    let inset: Int32 = 5 * 64
    let fitted = fit(scene.utf8(node.text), size, box.width &- inset)
    let x = isRightToLeft ? box.right &- inset : box.x &+ inset
    beginText(SVGLine(x: x, middleY: box.middleY, size: fitted.size))
    body.attribute("text-anchor", "start")
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    endText(fitted.text[...])
  }
}
