// SPDX-License-Identifier: MIT

/// A list as devices take hold of it: it moves up and down, and distances are in points.
struct ListGrip {
  /// What is in view by now.
  let moving: Moving
}

extension ListGrip {
  var isMoving: Bool { moving.motion.isSeen(pointsLeft: 0) }

  /// Whether nothing earlier, and nothing later, can be scrolled into view.
  var isAtEnds: (first: Bool, last: Bool) {
    (moving.viewport.list.isAtStart, moving.viewport.list.isAtEnd)
  }
}
