// SPDX-License-Identifier: MIT

/// A list as devices take hold of it: it moves up and down.
struct ListGrip {
  /// What is in view by now.
  let moving: Moving
  /// Whether hands move nothing.
  let isLocked: Bool
}

extension ListGrip {
  var isMoving: Bool { moving.motion.isSeen(pointsLeft: 0) }

  /// Whether nothing earlier, and nothing later, can be scrolled into view.
  var isAtEnds: (first: Bool, last: Bool) {
    (moving.viewport.list.isAtStart, moving.viewport.list.isAtEnd)
  }

  /// Whether a pointer that goes down on a node stops it; buttons stay buttons.
  func catches(_ node: SceneNode?) -> Bool {
    isMoving && !isLocked && node.map { $0.key.role.isOnPage } ?? true
  }

  /// What a step of a drag means.
  func action(for drag: Drag) -> CalendarAction {
    switch drag.step {
    // A list has no pages to go to.
    case .hold: .hold(PageExtents(1))
    case .move(let travel): .drag(by: (-travel).y)
    case .release(let velocity):
      .release(velocity: -velocity.points(.vertical), threshold: 0.5)
    case .cancel: .release(velocity: 0, threshold: 2)
    }
  }
}
