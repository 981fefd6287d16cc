// SPDX-License-Identifier: MIT

/// An operation on an expandable calendar.
public enum ExpansionMove: Hashable, Sendable {
  /// Changes to a mode, with or without animation.
  case set(ExpansionMode, animated: Bool = true)
  /// Changes to the other mode.
  case toggle
  /// Takes hold of the handle, even while it moves; between week and month it goes so far.
  case hold(PageExtents)
  /// Moves the handle, in 1/64 points; positive is down.
  case drag(by: Int32)
  /// Releases the handle with a velocity in points per second.
  case release(velocity: Double)
  /// Cancels the hold: returns to the mode that was shown, or being changed to, before.
  case cancel
}
