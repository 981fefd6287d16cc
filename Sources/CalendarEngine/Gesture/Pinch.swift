// SPDX-License-Identifier: MIT

/// Two pointers that move apart or together; a wheel turned with Control stands for them.
///
/// Along an axis, a step magnifies by `spread / (spread - growth)`.
struct Pinch: Hashable, Sendable {
  /// A step of it.
  ///
  /// A pinch of fingers begins with `began` and ends with `ended` or `cancelled`; a wheel only
  /// sends `changed`.
  enum Step: Hashable, Sendable {
    case began
    case changed
    case ended
    /// A pointer was taken away: nothing comes of the pinch.
    case cancelled
  }

  /// The step.
  var step: Step
  /// Half way between the pointers, in 1/64 points from the calendar's left edge.
  var x: Int32
  /// The same from its top edge.
  var y: Int32
  /// How far they are from each other along each axis, 0 or more.
  var spread: Travel
  /// How much of that has come since the step before.
  var growth: Travel
}
