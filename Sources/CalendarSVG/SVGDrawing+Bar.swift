// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// The part of an occurrence in one week: round where it begins and ends, square where it
  /// continues.
  mutating func drawBar(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    let before = node.traits.contains(.continuesBefore)
    let after = node.traits.contains(.continuesAfter)
    let (left, right) = isRightToLeft ? (after, before) : (before, after)
    beginBar(node)
    barShape(box, roundLeft: !left, roundRight: !right)
    paint(.fill, style) { $0.fill }
    body.closeEmpty()
    if !before, style.first.outline != nil {
      drawEdge(style, box)
    }
    let size = scene.style.textSize / 5 &* 4
    let inset: Int32 = 7 * 64
    let fitted = fit(scene.utf8(node.text), size, box.width &- 2 &* inset)
    let x = isRightToLeft ? box.right &- inset : box.x &+ inset
    beginText(SVGLine(x: x, middleY: box.middleY, size: fitted.size))
    body.attribute("text-anchor", "start")
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    endText(fitted.text[...])
    body.end("g")
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

  /// A line 3 points wide, in the full colour, at the edge where the bar begins.
  private mutating func drawEdge(_ style: SVGStyle, _ box: SVGBox) {
    let width: Int32 = 3 * 64
    let x = isRightToLeft ? box.right &- width : box.x
    rectangle(SVGBox(x: x, y: box.y &+ 128, width: width, height: box.height &- 256))
    body.attribute("rx", "1.5")
    paint(.fill, style) { $0.outline }
    body.closeEmpty()
  }

  private mutating func barShape(_ box: SVGBox, roundLeft: Bool, roundRight: Bool) {
    let radius = min(5 * 64, box.height / 2)
    guard !roundLeft || !roundRight else {
      rectangle(box)
      return body.attribute("rx", units: radius)
    }
    let (left, right) = (roundLeft ? radius : 0, roundRight ? radius : 0)
    body.begin("path")
    body.attribute("d") {
      $0.raw("M")
      $0.number(box.x &+ left)
      $0.raw(" ")
      $0.number(box.bottom)
      $0.raw("h")
      $0.number(box.width &- left &- right)
      if right > 0 { $0.arc(right, x: right, y: -right) }
      $0.raw("v")
      $0.number(2 &* right &- box.height)
      if right > 0 { $0.arc(right, x: -right, y: -right) }
      $0.raw("h")
      $0.number(left &+ right &- box.width)
      if left > 0 { $0.arc(left, x: -left, y: left) }
      $0.raw("v")
      $0.number(box.height &- 2 &* left)
      if left > 0 { $0.arc(left, x: left, y: left) }
    }
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
