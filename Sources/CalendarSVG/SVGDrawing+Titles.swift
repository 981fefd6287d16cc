// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// Begins the titles that follow their pages, cut off where their room ends; the heading says them.
  mutating func beginTitles(_ box: SVGBox) {
    let clip = addClip(box)
    body.begin("g")
    attribute(clip: clip)
    body.attribute("aria-hidden", "true")
    body.attribute("text-anchor", "middle")
    body.close()
    body.newLine()
  }

  /// A title in the middle of its place, as faint as it is far from that of the current page.
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
