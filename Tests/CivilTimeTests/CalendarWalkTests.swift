// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// A calendar that knows nothing but the next day.
struct NaiveCalendar {
  var year: Int32
  var month: Int32 = 1
  var day: Int32 = 1
  var dayOfYear: Int32 = 1
  var weekday: Int32

  static let lengths: [Int32] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  static func isLeap(_ year: Int32) -> Bool {
    if year % 400 == 0 { return true }
    if year % 100 == 0 { return false }
    return year % 4 == 0
  }

  static func length(year: Int32, month: Int32) -> Int32 {
    month == 2 && isLeap(year) ? 29 : lengths[Int(month) - 1]
  }

  mutating func step() {
    weekday = weekday == 7 ? 1 : weekday + 1
    day += 1
    dayOfYear += 1
    guard day > Self.length(year: year, month: month) else { return }
    day = 1
    month += 1
    guard month > 12 else { return }
    month = 1
    year += 1
    dayOfYear = 1
  }
}

/// Every day of the calendar, both ways, against the naive one.
@Suite struct CalendarWalkTests {
  @Test func everyDayOfTwentyThousandYearsAgreesWithStepping() {
    // −9999-01-01 is a Monday: 1970-01-01, a Thursday, lies 4_371_587 = 7 · 624_512 + 3 days later.
    var naive = NaiveCalendar(year: -9999, weekday: 1)
    var count: Int32 = 0
    var wrong: [EpochDay] = []
    for raw in EpochDay.min.rawValue...EpochDay.max.rawValue {
      guard let day = EpochDay(raw) else { continue }
      count += 1
      let date = day.civil
      let agrees =
        date.year == naive.year && Int32(date.month) == naive.month
        && Int32(date.day) == naive.day && date.epochDay == day
        && day.weekday.isoNumber == naive.weekday
      if !agrees { wrong.append(day) }
      naive.step()
    }
    #expect(count == 7_304_484)
    #expect(count == EpochDay.max.rawValue - EpochDay.min.rawValue + 1)
    #expect(wrong.prefix(3) == [])
    #expect(naive.year == 10_000 && naive.dayOfYear == 1)
  }

  @Test func everyDayOfTheYearIsCounted() {
    var naive = NaiveCalendar(year: 1600, weekday: 6)
    var count = 0
    var wrong = 0
    while naive.year < 2400 {
      let date = CivilDate(year: naive.year, month: naive.month, day: naive.day)
      if date?.dayOfYear != naive.dayOfYear { wrong += 1 }
      if date?.epochDay.weekday.isoNumber != naive.weekday { wrong += 1 }
      count += 1
      naive.step()
    }
    #expect(count == 2 * 146_097)
    #expect(wrong == 0)
  }

  @Test func everyMonthAgreesWithStepping() {
    var index = YearMonth.min
    var first = EpochDay.min.rawValue
    var count = 0
    var wrong: [YearMonth] = []
    for year in -9999...9999 as ClosedRange<Int32> {
      for month in 1...12 as ClosedRange<Int32> {
        let length = NaiveCalendar.length(year: year, month: month)
        let agrees =
          index.year == year && index.month == month && index.dayCount == length
          && index.firstDay.rawValue == first && index.lastDay.rawValue == first + length - 1
          && index.days.count == length && index.isInLeapYear == NaiveCalendar.isLeap(year)
          && YearMonth(year: year, month: month) == index
        if !agrees { wrong.append(index) }
        count += 1
        first += length
        index = index.adding(months: 1) ?? .min
      }
    }
    #expect(count == 239_988)
    #expect(wrong.prefix(3) == [])
    #expect(first == EpochDay.max.rawValue + 1)
    #expect(index == .min)
  }

  @Test func theCalendarEndsWhereItSays() {
    #expect(EpochDay.min.civil == CivilDate(year: -9999, month: 1, day: 1))
    #expect(EpochDay.max.civil == CivilDate(year: 9999, month: 12, day: 31))
    #expect(EpochDay.epoch.civil == CivilDate(year: 1970, month: 1, day: 1))
    #expect(EpochDay(EpochDay.min.rawValue - 1) == nil)
    #expect(EpochDay(EpochDay.max.rawValue + 1) == nil)
    #expect(DayInterval.all.count == 7_304_484)
  }

  @Test func datesThatDoNotExistAreNil() {
    for value in [Int32.min, -10_000, -1, 0, 13, 32, 10_000, .max] {
      #expect(CivilDate(year: 2024, month: value, day: 1) == nil)
      #expect(YearMonth(year: 2024, month: value) == nil)
    }
    for value in [Int32.min, -10_000, -1, 0, 32, 10_000, .max] {
      #expect(CivilDate(year: 2024, month: 1, day: value) == nil)
    }
    for value in [Int32.min, -10_000, 10_000, .max] {
      #expect(CivilDate(year: value, month: 1, day: 1) == nil)
      #expect(YearMonth(year: value, month: 1) == nil)
    }
    #expect(CivilDate(year: 2023, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CivilDate(year: 0, month: 2, day: 29) != nil)
  }

  @Test func noArithmeticOnDaysTraps() {
    let days: [EpochDay] = [.min, .epoch, .max]
    let steps: [Int32] = [.min, .min + 1, -7_304_483, -1, 0, 1, 7_304_483, .max - 1, .max]
    var answers = 0
    for day in days {
      for step in steps {
        let exact = day.adding(days: step)
        let clamped = day.addingClamped(days: step)
        #expect(exact == nil || exact == clamped)
        #expect(clamped >= .min && clamped <= .max)
        #expect(day.weekday.adding(days: step).adding(days: -(step / 2)).isoNumber >= 1)
        answers += 1
      }
    }
    #expect(answers == 27)
    #expect(EpochDay(clamping: .min) == .min)
    #expect(EpochDay(clamping: .max) == .max)
    #expect(YearMonth(clampingIndex: .min) == .min)
    #expect(YearMonth(clampingIndex: .max) == .max)
    #expect(YearMonth.max.adding(months: .max) == nil)
    #expect(YearMonth.min.addingClamped(months: .min) == .min)
    #expect(YearMonth.min.months(until: .max) == 239_987)
    #expect(YearMonth.max.day(clamping: .max) == .max)
    #expect(YearMonth.min.day(clamping: .min) == .min)
  }
}
