// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@Suite struct MonthArithmeticTests {
  @Test(arguments: [
    ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 1, "2023-02-28"),
    ("2023-03-31", -1, "2023-02-28"), ("2024-02-29", 12, "2025-02-28"),
    ("2024-02-29", 48, "2028-02-29"), ("2024-05-31", 1, "2024-06-30"),
    ("2024-12-15", 1, "2025-01-15"), ("0000-01-31", -1, "-000001-12-31"),
    ("2024-07-04", 0, "2024-07-04"),
  ])
  func monthsEndWhereTheMonthEnds(start: String, months: Int32, expected: String) throws {
    #expect(try day(start).adding(months: months) == day(expected))
    #expect(try day(start).addingClamped(months: months) == day(expected))
  }

  @Test(arguments: [
    ("2024-02-29", 1, "2025-02-28"), ("2024-02-29", 4, "2028-02-29"),
    ("2024-02-29", -24, "2000-02-29"), ("2000-02-29", 100, "2100-02-28"),
    ("2024-12-31", -2024, "0000-12-31"),
  ])
  func leapDaysFindTheirYear(start: String, years: Int32, expected: String) throws {
    #expect(try day(start).adding(years: years) == day(expected))
    #expect(try day(start).addingClamped(years: years) == day(expected))
  }

  @Test func theCalendarEndsForMonthsToo() throws {
    #expect(try day("9999-12-01").adding(months: 1) == nil)
    #expect(try day("9999-12-01").addingClamped(months: 1) == .max)
    #expect(EpochDay.min.adding(months: -1) == nil)
    #expect(EpochDay.min.addingClamped(months: -1) == .min)
    #expect(try day("9999-11-30").adding(months: 1) == day("9999-12-30"))
    #expect(try day("-009999-02-28").adding(months: -1) == day("-009999-01-28"))
    #expect(EpochDay.min.adding(years: 19_998) == (try day("9999-01-01")))
    for day in [EpochDay.min, .epoch, .max] {
      #expect(day.adding(months: .min) == nil)
      #expect(day.adding(months: .max) == nil)
      #expect(day.adding(years: .min) == nil)
      #expect(day.adding(years: .max) == nil)
      #expect(day.addingClamped(years: .min) == .min)
      #expect(day.addingClamped(years: .max) == .max)
    }
  }

  @Test func everyStartAndStepKeepsTheDayOrTheMonthEnd() throws {
    let first = try day("1999-12-25").rawValue
    var count = 0
    var wrong: [EpochDay] = []
    for raw in first..<(first + 800) {
      for months in -30...30 as ClosedRange<Int32> {
        guard let start = EpochDay(raw), let moved = start.adding(months: months) else { continue }
        let (old, new) = (start.civil, moved.civil)
        let isExpected =
          new.yearMonth == old.yearMonth.adding(months: months)
          && Int32(new.day) == min(Int32(old.day), new.yearMonth.dayCount)
        if !isExpected { wrong.append(start) }
        count += 1
      }
    }
    #expect(count == 800 * 61)
    #expect(wrong.prefix(3) == [])
  }
}

@Suite struct DayIntervalTests {
  @Test func reversedIntervalsAreNil() {
    #expect(DayInterval(start: .max, end: .min) == nil)
    #expect(DayInterval(first: .max, last: .min) == nil)
    #expect(DayInterval(start: .epoch, count: -1) == nil)
    #expect(DayInterval(start: .max, count: 2) == nil)
    #expect(DayInterval(start: .max, count: .max) == nil)
    #expect(DayInterval(start: .min, count: .min) == nil)
  }

  @Test func theLastDayCanBeHeld() {
    let last = DayInterval(first: .max, last: .max)
    #expect(last == DayInterval(start: .max, count: 1))
    #expect(last?.contains(EpochDay.max) == true)
    #expect(last?.last == .max)
    #expect(DayInterval(first: .min, last: .max) == .all)
  }

  @Test func intersectionHoldsWhatBothHold() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let bounds = (0..<4).map { _ in Int32.random(in: 0...40, using: &generator) }
      let left = try #require(DayInterval(start: .epoch, count: bounds[0]))
      let start = try #require(EpochDay(bounds[1]))
      let right = try #require(DayInterval(start: start, count: bounds[2]))
      let both = left.intersection(right)
      let hull = left.hull(right)
      for raw in -2...90 as ClosedRange<Int32> {
        let day = try #require(EpochDay(raw))
        let inBoth = left.contains(day) && right.contains(day)
        guard (both?.contains(day) ?? false) == inBoth,
          hull.contains(day) || !(left.contains(day) || right.contains(day))
        else {
          Issue.record("\(left) \(right) \(day)")
          return
        }
      }
    }
  }
}
