// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// Starts the moving titles, clipped where their room ends; screen readers read the heading
  /// instead.
  mutating func beginTitles(_ box: SVGBox) {
    let clip = addClip(box)
    body.begin("g")
    attribute(clip: clip)
    body.attribute("aria-hidden", "true")
    body.attribute("text-anchor", "middle")
    body.close()
    body.newLine()
  }

  /// A title centred in its place; it fades with its distance from the current page's title.
  mutating func drawPageTitle(_ node: SceneNode, _ box: SVGBox) {
    guard let group = scene.groups.first(where: { $0.key == node.key }), group.opacity > 0
    else { return }
    let style = style(of: node)
    let text = cased(scene.utf8(node.text), style)
    let size = size(style, scene.style.titleSize, most: box.height / 5 &* 4)
    beginText(
      SVGLine(x: box.middleX &+ group.x, middleY: box.middleY &+ group.y, size: size))
    face(style)
    weight(style.first.weight)
    spacing(-10, size, text)
    paint(.fill, style) { $0.text }
    fade(node)
    endText(text)
  }
}

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
        x: isRightToLeft ? box.right &- inset : box.x &+ inset, middleY: box.middleY, size: size),
      sized: size != scene.style.numberSize)
    body.attribute("text-anchor", "start")
    face(style)
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    endText(cased(scene.utf8(node.text), style))
  }
}
