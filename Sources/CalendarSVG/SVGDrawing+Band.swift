// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// A band behind the days of a run: as high as their shapes, with the ends of a shape where the
  /// run begins and ends, and cut square where it goes on.
  mutating func drawBand(_ node: SceneNode, _ cell: SVGBox) {
    let style = style(of: node)
    let radius = scene.style.shapeDiameter / 2
    let box = numberBox(cell)
    let before = node.traits.contains(.continuesBefore)
    let after = node.traits.contains(.continuesAfter)
    let (left, right) = isRightToLeft ? (after, before) : (before, after)
    let corner = corner(radius)
    run(
      SVGBox(x: box.x, y: box.middleY &- radius, width: box.width, height: 2 &* radius),
      left: left ? 0 : corner, right: right ? 0 : corner)
    paint(.fill, style) { $0.fill }
    body.closeEmpty()
  }

  /// Begins a shape with round corners of two radii: those on the left, and those on the right.
  mutating func run(_ box: SVGBox, left: Int32, right: Int32) {
    guard left != right else {
      rectangle(box)
      if left > 0 { body.attribute("rx", units: left) }
      return
    }
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
}
