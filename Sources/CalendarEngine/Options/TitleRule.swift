// SPDX-License-Identifier: MIT

/// What the title names.
///
/// The raw values are part of the web host's protocol.
public enum TitleRule: UInt8, CaseIterable, Hashable, Sendable {
  /// The page: a month, or the first and the last day of some weeks.
  case page = 0
  /// For weeks, the month of most of their days; for one week, that of its fourth day.
  case majority
  /// For weeks, the month of the first day.
  case firstDay
  /// For weeks, the month of their first selected day, otherwise that of the first day.
  case selectedDay
  /// For weeks, the months that they touch: "Nov – Dec 2024".
  case span
  /// The selection: an interval from its start, or the number of days in a set; the page if nothing
  /// is selected.
  case selection
}
