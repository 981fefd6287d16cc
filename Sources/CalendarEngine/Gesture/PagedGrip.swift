// SPDX-License-Identifier: MIT

/// Pages as devices take hold of them: they move along one axis, and actions measure in pages.
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

  /// Whether a pointer that goes down on a node stops what is in the strip; buttons stay buttons.
  func catches(_ node: SceneNode?) -> Bool {
    isMoving && node.map { $0.key.role.isOnPage } ?? true
  }

  /// Whether a swipe moves it.
  func follows(_ swipe: Travel) -> Bool { swipe.axis == axis }

  /// What a step of a drag means.
  func action(for drag: Drag) -> CalendarAction {
    switch drag.step {
    case .hold: .hold
    case .move(let travel): .drag(by: distance(travel))
    case .release(let velocity): .release(velocity: distance(velocity), threshold: 0.5)
    // Nothing turns, however far the pages have been moved: 2 page widths cannot be reached.
    case .cancel: .release(velocity: 0, threshold: 2)
    }
  }

  /// The pages towards what is later for a travel of what has hold of them.
  func distance(_ travel: Travel) -> Double {
    let points = travel.points(axis)
    return extents.pages(isTurned ? points : -points, from: moving.travel)
  }

  /// The distance for points that a wheel was turned down, across the axis.
  func distance(wheelTurnedBy points: Double) -> Double { points / extents.after }

  /// The points of a distance.
  func points(of distance: Double) -> Double { extents.points(distance) }

  private func distance(_ velocity: Velocity) -> Double {
    let points = velocity.points(axis)
    return (isTurned ? points : -points) / (moving.travel < 0 ? extents.before : extents.after)
  }

  // Measured only when something asks: a frame without a hand does not.
  private var extents: PageExtents { MonthLayout.extents(of: shown) }
  private var isTurned: Bool { axis == .horizontal && isRightToLeft }
}
