// SPDX-License-Identifier: MIT
import CivilTime

/// What a gesture is recognised against.
struct GestureContext {
  let scene: CalendarScene
  let isRightToLeft: Bool
  let isMoving: Bool
  /// Along which axis pages move.
  let axis: PagingAxis
  /// Of a list that scrolls freely, which ends are in view; else nil.
  let listEnds: (first: Bool, last: Bool)?
  /// How far pages have to move.
  let extents: PageExtents
  /// How far the hand has moved them, in pages.
  let travel: Double
  /// Width of the calendar in points.
  let pageWidth: Double
  /// Microseconds of the host's monotonic clock.
  let time: Int64
  /// Whether a drag that begins on a day selects at once.
  let swipeSelects: Bool
  /// Whether a long press on a day begins to select by dragging.
  let pressSelects: Bool
  /// What can be expanded and folded, where it can.
  let expansion: ExpansionContext?

  /// Whether what is moved is a list that scrolls freely.
  var isList: Bool { !Edition.isPicker && listEnds != nil }

  /// Pages towards later ones for points that a pointer moved to the right, or down.
  func pages(pointerMovedBy points: Double) -> Double {
    let isTurned = axis == .horizontal && isRightToLeft
    return extents.pages(isTurned ? points : -points, from: travel)
  }

  /// Pages a second for points a second.
  func velocity(pointerMovedBy points: Double) -> Double {
    let isTurned = axis == .horizontal && isRightToLeft
    return (isTurned ? points : -points) / (travel < 0 ? extents.before : extents.after)
  }

  /// The place of a pointer on the axis of the pages.
  func place(_ sample: PointerSample) -> Int32 {
    axis == .horizontal ? sample.x : sample.y
  }
}

/// What a sample came to.
struct Recognition {
  /// What it means, in order.
  var actions: [CalendarAction] = []
  /// Whether the host should keep the sample from doing anything else.
  var isClaimed = false
}

extension [CalendarAction] {
  // Not inlined at its two dozen callers, for the size of the WebAssembly module.
  @inline(never)
  static func only(_ action: CalendarAction) -> [CalendarAction] { [action] }
}
