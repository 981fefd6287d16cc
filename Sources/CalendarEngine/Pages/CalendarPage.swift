// SPDX-License-Identifier: MIT
import CivilTime

/// One of the pages of a calendar: a month, some weeks, a year.
///
/// Pages of different scales are never equal.
public struct CalendarPage: Hashable, Sendable {
  /// How the days are divided.
  public let scale: PageScale
  /// The index: for months `YearMonth.index`; for weeks the number of the first day, which may be
  /// up to a page before the first day of the calendar; for years the year divided by their count.
  let index: Int32

  init(_ scale: PageScale, index: Int32) {
    self.scale = scale
    self.index = index
  }
}
