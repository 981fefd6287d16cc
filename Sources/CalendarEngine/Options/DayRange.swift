// SPDX-License-Identifier: MIT
import CivilTime

/// The days that a calendar reaches and the one that it shows first, derived from what an app
/// specifies and what it leaves out.
///
///     try DayRange(start: nil, end: nil, showing: nil, today: day)
///     // 1 January of this year through 31 December of the next, today shown first
///
/// What is left out is completed to whole years:
///
/// | start | end | showing | days |
/// |---|---|---|---|
/// | – | – | – | this year and the next |
/// | – | – | d | the year of d and the next |
/// | s | – | any | s through the end of the year after that of s |
/// | – | e | any | the beginning of the year before that of e through e |
/// | s | e | any | s through e |
///
/// Shown first is the named day if it is one of them, otherwise today, otherwise the start.
public struct DayRange: Hashable, Sendable {
  /// The days that can be reached.
  public let days: DayInterval
  /// The day that is shown first; one of `days`.
  public let shownFirst: EpochDay

  /// Why the days do not form a range.
  public enum Problem: Error, Hashable, Sendable {
    /// The end is earlier than the start.
    case reversed(start: EpochDay, end: EpochDay)
  }

  /// The range of these days.
  ///
  /// - Parameters:
  ///   - start: The first day, or nil.
  ///   - end: The last day, or nil.
  ///   - day: The day to be shown first, or nil.
  ///   - today: The current day.
  /// - Throws: When the end is earlier than the start.
  public init(
    start: EpochDay?, end: EpochDay?, showing day: EpochDay?, today: EpochDay
  ) throws(Problem) {
    let first: EpochDay
    let last: EpochDay
    switch (start, end) {
    case (let start?, let end?): (first, last) = (start, end)
    case (let start?, nil): (first, last) = (start, Self.yearEnd(start, years: 1))
    case (nil, let end?): (first, last) = (Self.yearStart(end, years: -1), end)
    case (nil, nil):
      let about = day ?? today
      (first, last) = (Self.yearStart(about, years: 0), Self.yearEnd(about, years: 1))
    }
    guard let days = DayInterval(first: first, last: last) else {
      throw .reversed(start: first, end: last)
    }
    self.days = days
    if let day, days.contains(day) {
      shownFirst = day
    } else {
      shownFirst = days.contains(today) ? today : first
    }
  }

  private static func yearStart(_ day: EpochDay, years: Int32) -> EpochDay {
    january(of: day, years: years).firstDay
  }

  private static func yearEnd(_ day: EpochDay, years: Int32) -> EpochDay {
    january(of: day, years: years).addingClamped(months: 11).lastDay
  }

  // The first and the last year of the calendar have no neighbour on one side.
  private static func january(of day: EpochDay, years: Int32) -> YearMonth {
    let year = min(max(day.civil.year + years, -9999), 9999)
    return YearMonth(year: year, month: 1) ?? day.civil.yearMonth
  }
}

extension CalendarOptions {
  /// The options with the days of a range.
  public func reaching(_ range: DayRange) -> CalendarOptions {
    var options = self
    options.bounds = range.days
    return options
  }
}
