// SPDX-License-Identifier: MIT

/// Pages as devices take hold of them: they move along one axis.
struct PagedGrip {
  /// What is shown, which says how far pages have to move.
  let shown: LayoutInput
  /// What is in view by now.
  let moving: Moving
  /// Along which axis pages move.
  let axis: PagingAxis
  /// Whether later pages come from the left.
  let isRightToLeft: Bool

  /// Whether hands move nothing.
  var isLocked: Bool { shown.state.options.locksPages }
}

extension PagedGrip {
  /// Whether the pages visibly move, so that touching them stops them.
  var isMoving: Bool {
    moving.motion.isSeen(pointsLeft: extents.points(moving.viewport.fraction))
  }

  /// Whether a wheel scrolls, and a finger along the axis scrolls before it selects: never, because
  /// pages are turned.
  var scrolls: Bool { false }

  /// Whether nothing earlier, and nothing later, can be scrolled into view.
  var isAtEnds: (first: Bool, last: Bool) { (true, true) }

  /// Whether a pointer that goes down on a node stops what is in the strip; buttons stay buttons.
  func catches(_ node: SceneNode?) -> Bool {
    isMoving && !isLocked && node.map { $0.key.role.isOnPage } ?? true
  }

  /// Whether a swipe moves it.
  func follows(_ swipe: Travel) -> Bool { swipe.axis == axis && !isLocked }

  /// What a step of a drag means.
  func action(for drag: Drag) -> CalendarAction {
    switch drag.step {
    case .hold: .hold(extents)
    case .move(let travel): .drag(by: distance(travel))
    case .release(let velocity):
      .release(velocity: velocity.points(axis) * (isTurned ? 1 : -1), threshold: 0.5)
    // Nothing turns, however far the pages have been moved: 2 page widths cannot be reached.
    case .cancel: .release(velocity: 0, threshold: 2)
    }
  }

  /// The distance towards later days for a travel of a pointer that has hold of them.
  func distance(_ travel: Travel) -> Int32 {
    (isTurned ? travel : -travel).along(axis)
  }

  /// A distance from where the pages are, in pages.
  func pages(_ distance: Int32) -> Double {
    let hold: Hold
    if case .held(let held) = moving.motion {
      hold = held
    } else {
      hold = Hold(at: moving.viewport.fraction, extents)
    }
    return hold.moved(by: distance, atMost: .infinity).ways - hold.ways
  }

  // Not measured with each sample of a drag.
  private var extents: PageExtents { MonthLayout.extents(of: shown) }
  private var isTurned: Bool { axis == .horizontal && isRightToLeft }
}
