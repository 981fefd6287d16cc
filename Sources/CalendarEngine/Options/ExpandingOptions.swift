// SPDX-License-Identifier: MIT

/// The rules of the expandable view.
public struct ExpandingOptions: Blank, Hashable, Sendable {
  /// The mode that is shown first; configuring another one goes over to it.
  public var mode: ExpansionMode = .month
  /// Which week stays in view when the month is folded away.
  public var focus: ExpansionFocus = .selectedDay
  /// Whether a swipe up or down on the days does what the handle does: up folds the month away,
  /// down brings it back.
  public var followsSwipes = false

  /// A month with a handle that alone changes the mode.
  public init() {}
}

/// Which day's week, and which day's month, is gone over to.
///
/// While the keyboard is in the grid its own day goes first.
public enum ExpansionFocus: UInt8, Hashable, Sendable {
  /// The first selected day in view, else the first day of the page.
  case selectedDay = 0
  /// The first selected day in view, else today if it is in view; else the first day of a month, and
  /// of a week its fourth, whose month has the most of it.
  case selectedDayOrToday = 1
}
