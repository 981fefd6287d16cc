// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// The name above a month of a list, at the leading edge like the title.
  mutating func drawMonthName(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    if style.first.fill != nil {
      rectangle(box)
      paint(.fill, style) { $0.fill }
      body.closeEmpty()
    }
    let inset: Int32 = 8 * 64
    let size = scene.style.textSize / 15 &* 17
    beginText(
      SVGLine(
        x: isRightToLeft ? box.right &- inset : box.x &+ inset, middleY: box.middleY, size: size))
    body.attribute("text-anchor", "start")
    face(style)
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    endText(cased(scene.utf8(node.text), style))
  }
}
