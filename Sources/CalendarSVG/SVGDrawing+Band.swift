// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// The part of a selected interval's band behind a day: as high as the day's shape and flush with
  /// its neighbours.
  ///
  /// It starts in the middle of the first day and ends in the middle of the last.
  ///
  /// The shape at either end makes it round; at the edge of a week the band is cut square.
  mutating func drawBand(_ node: SceneNode, _ style: SVGStyle, _ box: SVGBox) {
    guard style.first.band != nil else { return }
    let radius = scene.style.shapeDiameter / 2
    var band = SVGBox(
      x: box.x, y: box.middleY &- radius, width: box.width, height: 2 &* radius)
    if !node.traits.contains(.rangeMiddle) {
      // The leading half continues the day before, which the start of an interval does not have.
      let isRightHalf = node.traits.contains(.rangeStart) != isRightToLeft
      band.width = isRightHalf ? box.right &- box.middleX : box.middleX &- box.x
      if isRightHalf { band.x = box.middleX }
    }
    rectangle(band)
    // With antialiased edges, the background would show as a hairline between neighbours.
    body.attribute("shape-rendering", "crispEdges")
    paint(.fill, style) { $0.band }
    body.closeEmpty()
  }
}
