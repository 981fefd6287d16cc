// SPDX-License-Identifier: MIT

/// An operation on an expandable calendar.
public enum ExpansionMove: Hashable, Sendable {
  /// Changes to a mode, with or without animation.
  case set(ExpansionMode, animated: Bool = true)
  /// Changes to the other mode.
  case toggle
  /// Takes hold of the handle, even while it moves.
  case hold
  /// Moves the handle, as a fraction of its way from the week to the month; positive is down.
  case drag(by: Double)
  /// Releases the handle with a velocity in ways per second.
  case release(velocity: Double)
  /// Cancels the hold: returns to the mode that was shown, or being changed to, before.
  case cancel
}
