// SPDX-License-Identifier: MIT

/// A part of a calendar that can have attributes in a theme, besides the colours of its tokens.
public enum ThemePart: UInt8, CaseIterable, Sendable {
  /// The heading of a month.
  case title = 0
  /// The weekday names above the days.
  case weekday
  /// The week numbers beside the days.
  case weekNumber
  /// A day: its number, its shape and its line.
  case day
  /// The second line of a day, such as the date of another calendar.
  case secondLine
  /// The dots under a day's number that have no tint of their own.
  case event
}
