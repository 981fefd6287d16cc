// SPDX-License-Identifier: MIT

/// Pages as devices take hold of them: distances are in pages.
struct PagedGrip {
  /// What is shown, which says how far pages have to move.
  let shown: LayoutInput
  /// What is in view by now.
  let moving: Moving
  /// Along which axis pages move.
  let axis: PagingAxis
  /// Whether later pages come from the left.
  let isRightToLeft: Bool
}

extension PagedGrip {
  /// Whether the pages are seen to move, so that whoever goes there takes hold of them.
  var isMoving: Bool { moving.motion.isSeen(pointsLeft: points(of: moving.viewport.fraction)) }

  /// Whether a wheel scrolls and a finger that moves along the axis does so before it selects: pages
  /// are turned instead.
  var scrolls: Bool { false }

  /// Whether nothing earlier, and nothing later, can be scrolled into view.
  var isAtEnds: (first: Bool, last: Bool) { (true, true) }

  /// The distance towards later pages for points that a pointer moved to the right, or down.
  func distance(pointerMovedBy points: Double) -> Double {
    extents.pages(isTurned ? points : -points, from: moving.travel)
  }

  /// The velocity for points a second.
  func velocity(pointerMovedBy points: Double) -> Double {
    (isTurned ? points : -points) / (moving.travel < 0 ? extents.before : extents.after)
  }

  /// The distance for points that a wheel was turned down, across the axis.
  func distance(wheelTurnedBy points: Double) -> Double { points / extents.after }

  /// The points of a distance.
  func points(of distance: Double) -> Double { extents.points(distance) }

  // Measured only when something asks: a frame without a hand does not.
  private var extents: PageExtents { MonthLayout.extents(of: shown) }
  private var isTurned: Bool { axis == .horizontal && isRightToLeft }
}
