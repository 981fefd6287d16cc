// SPDX-License-Identifier: MIT

/// What the title names.
///
/// The raw values are part of the web host's protocol.
public enum TitleRule: UInt8, Blank, CaseIterable, Hashable, Sendable {
  /// The page: a month, of weeks their first and last day.
  case page = 0
  /// Of weeks the month that most of their days are of: that of the 4th day of one week.
  case majority
  /// Of weeks the month of the first day.
  case firstDay
  /// Of weeks the month of the first selected day among theirs, else that of the first day.
  case selectedDay
  /// Of weeks the months that they touch: "Nov – Dec 2024".
  case span
  /// What is selected: an interval from its start, the number of dates of a set. The page where nothing is.
  case selection
}

extension TitleRule {
  /// The page.
  public init() { self = .page }
}
