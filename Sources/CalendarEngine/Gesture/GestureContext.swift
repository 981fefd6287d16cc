// SPDX-License-Identifier: MIT

/// What a gesture is recognised against.
struct GestureContext {
  let scene: CalendarScene
  let isRightToLeft: Bool
  let isMoving: Bool
  /// Width of a page in points.
  let pageWidth: Double
  /// Microseconds of the host's monotonic clock.
  let time: Int64
  /// Whether a drag that begins on a day selects at once.
  let swipeSelects: Bool
  /// Whether a long press on a day begins to select by dragging.
  let pressSelects: Bool

  /// Page widths towards later pages for points that a pointer moved to the right.
  func pages(pointerMovedBy points: Double) -> Double {
    let distance = points / max(pageWidth, 1)
    return isRightToLeft ? distance : -distance
  }
}

/// What a sample came to.
struct Recognition {
  /// What it means, in order.
  var actions: [CalendarAction] = []
  /// Whether the host should keep the sample from doing anything else.
  var isClaimed = false
}
