// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// The part of a selected interval's band that lies behind a day: as high as the day's shape,
  /// flush with the neighbours', from the middle on at the first day and up to it at the last.
  ///
  /// The shape at an end rounds it; at the edge of a week the band is cut square.
  mutating func drawBand(_ node: SceneNode, _ style: SVGStyle, _ box: SVGBox) {
    guard style.first.band != nil else { return }
    let radius = scene.style.shapeDiameter / 2
    var band = SVGBox(
      x: box.x, y: box.middleY &- radius, width: box.width, height: 2 &* radius)
    if !node.traits.contains(.rangeMiddle) {
      // The leading half belongs to what comes before, which an interval's start has not.
      let isRightHalf = node.traits.contains(.rangeStart) != isRightToLeft
      band.width = isRightHalf ? box.right &- box.middleX : box.middleX &- box.x
      if isRightHalf { band.x = box.middleX }
    }
    rectangle(band)
    // Between soft edges of neighbours the ground would show as a hairline.
    body.attribute("shape-rendering", "crispEdges")
    paint(.fill, style) { $0.band }
    body.closeEmpty()
  }
}
