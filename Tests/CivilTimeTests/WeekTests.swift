// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// Numbers weeks by walking: a week belongs to the year that has enough of its days.
struct NaiveWeeks {
  var calendar: NaiveCalendar
  let rule: WeekRule
  var week = WeekOfYear(year: 0, number: 0)

  /// Begins on a day that begins a week.
  init(calendar: NaiveCalendar, rule: WeekRule) {
    self.calendar = calendar
    self.rule = rule
    begin()
  }

  mutating func step() {
    calendar.step()
    if calendar.weekday == rule.firstWeekday.isoNumber { begin() }
  }

  private mutating func begin() {
    // The day that decides: the one that is the week's last to be needed in the new year.
    var decisive = calendar
    for _ in 0..<(7 - rule.minimalDays) { decisive.step() }
    week = WeekOfYear(year: decisive.year, number: (decisive.dayOfYear - 1) / 7 + 1)
  }
}

@Suite struct WeekTests {
  /// ISO weeks of every day of the calendar.
  @Test func isoWeeksAgreeWithWalkingThroughAllYears() {
    var naive = NaiveWeeks(calendar: NaiveCalendar(year: -9999, weekday: 1), rule: .iso)
    var count = 0
    var wrong: [EpochDay] = []
    for raw in EpochDay.min.rawValue...EpochDay.max.rawValue {
      guard let day = EpochDay(raw) else { continue }
      if WeekRule.iso.week(of: day) != naive.week { wrong.append(day) }
      count += 1
      naive.step()
    }
    #expect(count == 7_304_484)
    #expect(wrong.prefix(3) == [])
  }

  /// Every rule there is, through two Gregorian cycles, and back to the first day of the week.
  @Test(arguments: Weekday.allCases) func everyRuleAgreesWithWalking(first: Weekday) throws {
    var count = 0
    for minimal in 1...7 as ClosedRange<Int32> {
      let rule = try #require(WeekRule(firstWeekday: first, minimalDays: minimal))
      count += try walk(rule)
    }
    #expect(count == 7 * 146_097)
  }

  private func walk(_ rule: WeekRule) throws -> Int {
    // 2000-01-01 is a Saturday; step to the first day of a week.
    var calendar = NaiveCalendar(year: 2000, weekday: 6)
    var raw = try day("2000-01-01").rawValue
    while calendar.weekday != rule.firstWeekday.isoNumber {
      calendar.step()
      raw += 1
    }
    var naive = NaiveWeeks(calendar: calendar, rule: rule)
    var start = EpochDay(raw)
    var wrong: [EpochDay] = []
    for offset in 0..<146_097 as Range<Int32> {
      let day = try #require(EpochDay(raw + offset))
      if day.weekday == rule.firstWeekday { start = day }
      let agrees =
        rule.week(of: day) == naive.week && rule.startOfWeek(day) == start
        && rule.firstDay(of: naive.week) == start
      if !agrees { wrong.append(day) }
      naive.step()
    }
    #expect(wrong.prefix(3) == [], "\(rule)")
    return 146_097
  }

  @Test func isoYearsHaveFiftyTwoOrFiftyThreeWeeks() {
    // 71 long years in 400, as ISO 8601 has it.
    let long = (2000..<2400).filter { WeekRule.iso.weekCount(ofYear: Int32($0)) == 53 }
    let short = (2000..<2400).filter { WeekRule.iso.weekCount(ofYear: Int32($0)) == 52 }
    #expect(long.count == 71)
    #expect(short.count == 329)
    #expect(long.prefix(4) == [2004, 2009, 2015, 2020])
  }

  @Test func theLastDaysOfDecemberCanLieInWeekOne() throws {
    #expect(WeekRule.us.weekCount(ofYear: 2000) == 53)
    #expect(WeekRule.us.weekCount(ofYear: 2001) == 52)
    #expect(WeekRule.us.week(of: try day("2000-12-31")) == WeekOfYear(year: 2001, number: 1))
  }

  @Test func knownDaysHaveKnownWeeks() throws {
    let iso = WeekRule.iso
    #expect(iso.week(of: try day("2021-01-01")) == WeekOfYear(year: 2020, number: 53))
    #expect(iso.week(of: try day("2024-12-30")) == WeekOfYear(year: 2025, number: 1))
    #expect(WeekRule.us.week(of: try day("2021-01-01")) == WeekOfYear(year: 2021, number: 1))
    #expect(iso.firstDay(of: WeekOfYear(year: 2020, number: 53)) == (try day("2020-12-28")))
    #expect(iso.firstDay(of: WeekOfYear(year: 2023, number: 53)) == nil)
  }

  @Test func theEndsOfTheCalendarHaveWeeks() throws {
    #expect(WeekRule.iso.week(of: .min) == WeekOfYear(year: -9999, number: 1))
    #expect(WeekRule.iso.week(of: .max) == WeekOfYear(year: 9999, number: 52))
    #expect(WeekRule.us.week(of: .max) == WeekOfYear(year: 10_000, number: 1))
    #expect(
      WeekRule.us.firstDay(of: WeekOfYear(year: 10_000, number: 1)) == (try day("9999-12-26")))
    // The week of −9999-01-01, a Monday, begins on the Sunday before, outside the calendar.
    #expect(WeekRule.us.firstDay(of: WeekRule.us.week(of: .min)) == nil)
    #expect(WeekRule.us.startOfWeek(.min) == .min)
  }

  @Test func weeksThatDoNotExistAreNil() {
    for value in [Int32.min, -10_001, 10_001, .max] {
      #expect(WeekRule.iso.weekCount(ofYear: value) == nil)
      #expect(WeekRule.iso.firstDay(of: WeekOfYear(year: value, number: 1)) == nil)
    }
    for value in [Int32.min, -1, 0, 54, .max] {
      #expect(WeekRule.iso.firstDay(of: WeekOfYear(year: 2024, number: value)) == nil)
      #expect(WeekRule(firstWeekday: .monday, minimalDays: value) == nil)
    }
  }

  @Test func weekdayNumbersGoRound() {
    for weekday in Weekday.allCases {
      #expect(Weekday(isoNumber: weekday.isoNumber) == weekday)
      #expect(Weekday(sundayNumber: weekday.sundayNumber) == weekday)
      for other in Weekday.allCases {
        #expect(weekday.adding(days: weekday.days(until: other)) == other)
      }
    }
    #expect(Weekday.sunday.sundayNumber == 1)
    #expect(Weekday.saturday.sundayNumber == 7)
    for value in [Int32.min, -1, 0, 8, .max] {
      #expect(Weekday(isoNumber: value) == nil)
      #expect(Weekday(sundayNumber: value) == nil)
    }
  }
}
