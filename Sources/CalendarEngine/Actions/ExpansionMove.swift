// SPDX-License-Identifier: MIT

/// What is done to an expandable calendar.
public enum ExpansionMove: Hashable, Sendable {
  /// Goes over to a mode, or shows it at once.
  case set(ExpansionMode, animated: Bool = true)
  /// Goes over to the other mode.
  case toggle
  /// Takes hold of the handle, also of one that moves.
  case hold
  /// Moves the handle, in the way that it has from the week to the month; positive is down.
  case drag(by: Double)
  /// Lets the handle go with a velocity in such ways a second.
  case release(velocity: Double)
  /// The hold was none: back to the mode that was shown, or gone over to, before.
  case cancel
}
