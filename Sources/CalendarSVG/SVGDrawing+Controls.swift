// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// A button: a chevron, or its text.
  mutating func drawButton(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    switch node.role {
    case .previousButton: drawChevron(style, box, pointsRight: isRightToLeft)
    case .nextButton: drawChevron(style, box, pointsRight: !isRightToLeft)
    case .todayButton where node.text == .none: drawTodaySign(style, box)
    default:
      let size = node.role == .retryButton ? statusSize : scene.style.textSize
      beginText(SVGLine(x: box.middleX, middleY: box.middleY, size: size))
      body.attribute("text-anchor", "middle")
      weight(style.first.weight)
      paint(.fill, style) { $0.text }
      endText(scene.utf8(node.text))
    }
  }

  // Without room for its label the button shows a symbol for a day: a ring with a dot.
  private mutating func drawTodaySign(_ style: SVGStyle, _ box: SVGBox) {
    circle(box, radius: 10 * 64)
    body.attribute("fill", "none")
    paint(.stroke, style) { $0.text }
    body.attribute("stroke-width", "2")
    body.closeEmpty()
    circle(box, radius: 3 * 64)
    paint(.fill, style) { $0.text }
    body.closeEmpty()
  }

  /// A bar of 36 by 5 points in the middle of the handle.
  mutating func drawHandle(_ node: SceneNode, _ box: SVGBox) {
    var bar = box
    (bar.width, bar.height) = (36 * 64, 5 * 64)
    (bar.x, bar.y) = (box.middleX &- 18 * 64, box.middleY &- 160)
    rectangle(bar)
    body.attribute("rx", "2.5")
    paint(.fill, style(of: node)) { $0.text }
    body.closeEmpty()
  }

  private mutating func drawChevron(_ style: SVGStyle, _ box: SVGBox, pointsRight: Bool) {
    // Half as wide as high, and centred: 8 by 16 points.
    let reach: Int32 = pointsRight ? 4 * 64 : -4 * 64
    body.begin("path")
    body.attribute("d") {
      $0.raw("M")
      $0.number(box.middleX &- reach)
      $0.raw(" ")
      $0.number(box.middleY &- 8 * 64)
      $0.raw("l")
      $0.number(2 &* reach)
      $0.raw(" 8 ")
      $0.number(-2 &* reach)
      $0.raw(" 8")
    }
    body.attribute("fill", "none")
    paint(.stroke, style) { $0.text }
    body.attribute("stroke-width", "2.25")
    body.attribute("stroke-linecap", "round")
    body.attribute("stroke-linejoin", "round")
    body.closeEmpty()
  }
}

extension SVGDrawing {
  // 13 points at 100 %, but never too large for a short sentence to fit.
  private var statusSize: Int32 {
    let width = scene.nodes.first?.frame.width ?? 0
    return min(scene.style.textSize &* 13 / 15, max(width / 22, 8 * 64))
  }

  /// The line about the state of facts; that a month is empty is only said in the description.
  mutating func drawStatus(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    if style.first.fill != nil {
      rectangle(box)
      paint(.fill, style) { $0.fill }
      body.closeEmpty()
    }
    if node.traits.contains(.loading) {
      // A progress line, 40 % of the way.
      var bar = box
      bar.width = box.width / 5 &* 2
      if isRightToLeft { bar.x = box.right &- bar.width }
      rectangle(bar)
      paint(.fill, style) { $0.text }
      body.closeEmpty()
    } else if node.traits.contains(.failed) {
      let inset: Int32 = 8 * 64
      let x = isRightToLeft ? box.right &- inset : box.x &+ inset
      beginText(SVGLine(x: x, middleY: box.middleY, size: statusSize))
      paint(.fill, style) { $0.text }
      endText(scene.utf8(node.text))
    }
  }
}
