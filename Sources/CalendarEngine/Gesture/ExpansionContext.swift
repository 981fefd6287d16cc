// SPDX-License-Identifier: MIT

/// What the handle of an expandable calendar is recognised against.
struct ExpansionContext {
  /// The mode that is shown, or gone over to.
  let mode: ExpansionMode
  /// Whether it is on its way.
  let isMoving: Bool
  /// The way of the handle from the week to the month in points.
  let way: Double
  /// Whether a swipe on the days does what the handle does.
  let followsSwipes: Bool

  /// Ways of the handle for points that a pointer moved down.
  func ways(pointerMovedBy points: Double) -> Double {
    points / max(way, 1)
  }
}
