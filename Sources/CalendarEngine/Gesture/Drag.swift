// SPDX-License-Identifier: MIT

/// What a pointer does to what it has hold of.
struct Drag: Hashable, Sendable {
  /// A step of it; each drag begins with `hold` and ends with `release` or `cancel`.
  enum Step: Hashable, Sendable {
    /// Takes hold; the axis is the one on which the pointer left its place, nil where it has not yet.
    case hold(PagingAxis? = nil)
    /// The pointer has moved this far since the last step.
    case move(Travel)
    /// The pointer went up at this velocity.
    case release(Velocity)
    /// The pointer was taken away: nothing comes of the drag.
    case cancel
  }

  /// The step.
  var step: Step
  /// The modifier keys held with it; Alt asks for a copy, in views that can make one.
  var modifiers: Modifiers = []
}
