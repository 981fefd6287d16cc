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

extension WeekRule {
  /// The numbered week that contains this day.
  ///
  /// Takes constant time.
  ///
  /// Friday 2021-01-01 is in week 53 of 2020 by the ISO rule, and in week 1 of 2021 by the rule of
  /// the United States.
  public func week(of day: EpochDay) -> WeekOfYear {
    var year = day.civil.year
    if day.rawValue < rawStart(ofYear: year) {
      year -= 1
    } else if day.rawValue >= rawStart(ofYear: year + 1) {
      year += 1
    }
    return WeekOfYear(year: year, number: (day.rawValue - rawStart(ofYear: year)) / 7 + 1)
  }

  /// The first day of the week that contains this day, clamped at the start of the calendar.
  public func startOfWeek(_ day: EpochDay) -> EpochDay {
    day.startOfWeek(on: firstWeekday)
  }

  /// The first day of this week.
  ///
  /// Nil when the year has no week with this number (ISO: 2023 ends with week 52), or when the week
  /// begins outside the calendar.
  public func firstDay(of week: WeekOfYear) -> EpochDay? {
    guard let count = weekCount(ofYear: week.year), (1...count).contains(week.number)
    else { return nil }
    return EpochDay(rawStart(ofYear: week.year) + (week.number - 1) * 7)
  }

  /// The number of weeks in a year, 52 or 53, or nil outside years −10000...10000.
  ///
  /// 53 in 71 of 400 years by the ISO rule, as in 2020. By the rule of the United States 53 in
  /// 2000, although the last day of that year is already in week 1 of 2001.
  public func weekCount(ofYear year: Int32) -> Int32? {
    guard (-10_000...10_000).contains(year) else { return nil }
    return (rawStart(ofYear: year + 1) - rawStart(ofYear: year)) / 7
  }

  /// The number of the day on which week 1 begins; may lie outside the calendar.
  ///
  /// Consecutive years share no day, so each consists of whole weeks.
  private func rawStart(ofYear year: Int32) -> Int32 {
    let newYear = EpochDay(uncheckedYear: year, month: 1, day: 1)
    let daysBefore = firstWeekday.days(until: newYear.weekday)
    let start = newYear.rawValue - daysBefore
    return 7 - daysBefore >= minimalDays ? start : start + 7
  }
}
