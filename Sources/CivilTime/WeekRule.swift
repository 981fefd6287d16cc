// SPDX-License-Identifier: MIT

/// How weeks are numbered: the weekday on which they begin, and how much of week 1 is in its year.
///
/// CLDR calls these `firstDay` and `minDays`.
public struct WeekRule: Hashable, Sendable {
  /// The weekday on which weeks begin.
  public let firstWeekday: Weekday
  /// The minimum number of days of week 1 that are in its year, 1...7.
  public let minimalDays: Int32

  /// The rule with these values, or nil when `minimalDays` is outside 1...7.
  public init?(firstWeekday: Weekday, minimalDays: Int32) {
    guard (1...7).contains(minimalDays) else { return nil }
    self.init(unchecked: firstWeekday, minimalDays: minimalDays)
  }

  init(unchecked firstWeekday: Weekday, minimalDays: Int32) {
    self.firstWeekday = firstWeekday
    self.minimalDays = minimalDays
  }

  /// ISO 8601: weeks begin on Monday, week 1 holds the year's first Thursday.
  public static let iso = WeekRule(unchecked: .monday, minimalDays: 4)
  /// United States: weeks begin on Sunday, week 1 holds 1 January.
  public static let us = WeekRule(unchecked: .sunday, minimalDays: 1)
}
