// SPDX-License-Identifier: MIT
import CivilTime

/// What a gesture is recognised against.
struct GestureContext {
  let scene: CalendarScene
  let isRightToLeft: Bool
  /// What is moved along the axis.
  let grip: MovementGrip
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

  /// The place of a pointer on the axis.
  func place(_ sample: PointerSample) -> Int32 {
    grip.axis == .horizontal ? sample.x : sample.y
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
