// SPDX-License-Identifier: MIT

/// The rules of the expandable view.
public struct ExpandingOptions: Hashable, Sendable {
  /// The initial mode; configuring another one changes to it.
  public var mode: ExpansionMode = .month
  /// Which week stays in view when the month is folded away.
  public var focus: ExpansionFocus = .selectedDay
  /// Whether a swipe up or down on the days has the effect of the handle: up folds the month away,
  /// down brings it back.
  public var followsSwipes = false

  /// A month whose mode only the handle changes.
  public init() {}
}

/// Which day's week, or month, is shown after a change of mode.
///
/// While the focus is in the grid, its day comes first.
public enum ExpansionFocus: UInt8, Hashable, Sendable {
  /// The first selected day in view, otherwise the first day of the page.
  case selectedDay = 0
  /// The first selected day in view, otherwise today if it is in view.
  ///
  /// Otherwise the first day of a month, or the fourth day of a week, whose month has most of it.
  case selectedDayOrToday = 1
}
