// SPDX-License-Identifier: MIT

import CivilTime
import Foundation
import Testing

/// Against Foundation's calendars, from 1600 to 2400 where both are Gregorian.
@Suite struct FoundationTests {
  private func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  private func noon(_ day: EpochDay) -> Date {
    Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200)
  }

  /// Every 13th day, so that every weekday, day of the month and month comes in turn.
  private func sample() throws -> [EpochDay] {
    let bounds = try day("1600-01-01").rawValue..<day("2400-01-01").rawValue
    return stride(from: bounds.lowerBound, to: bounds.upperBound, by: 13).compactMap(EpochDay.init)
  }

  @Test func datesAgreeWithFoundation() throws {
    let foundation = calendar(.gregorian)
    var count = 0
    var wrong: [EpochDay] = []
    for day in try sample() {
      let fields = foundation.dateComponents([.year, .month, .day, .weekday], from: noon(day))
      let date = day.civil
      let agrees =
        fields.year == Int(date.year) && fields.month == Int(date.month)
        && fields.day == Int(date.day) && fields.weekday == Int(day.weekday.sundayNumber)
      if !agrees { wrong.append(day) }
      count += 1
    }
    #expect(count == 22_477)
    #expect(wrong.prefix(3) == [])
  }

  @Test func isoWeeksAgreeWithFoundation() throws {
    let foundation = calendar(.iso8601)
    var wrong: [EpochDay] = []
    for day in try sample() {
      let fields = foundation.dateComponents([.yearForWeekOfYear, .weekOfYear], from: noon(day))
      let week = WeekRule.iso.week(of: day)
      let agrees =
        fields.yearForWeekOfYear == Int(week.year) && fields.weekOfYear == Int(week.number)
      if !agrees { wrong.append(day) }
    }
    #expect(wrong.prefix(3) == [])
  }

  @Test(arguments: [(1, 1), (2, 4), (7, 1), (1, 4), (6, 7)])
  func weeksOfAnyRuleAgreeWithFoundation(first: Int, minimal: Int) throws {
    var foundation = calendar(.gregorian)
    foundation.firstWeekday = first
    foundation.minimumDaysInFirstWeek = minimal
    let weekday = try #require(Weekday(sundayNumber: Int32(first)))
    let rule = try #require(WeekRule(firstWeekday: weekday, minimalDays: Int32(minimal)))
    var wrong: [EpochDay] = []
    for day in try sample() {
      let fields = foundation.dateComponents([.yearForWeekOfYear, .weekOfYear], from: noon(day))
      let week = rule.week(of: day)
      let agrees =
        fields.yearForWeekOfYear == Int(week.year) && fields.weekOfYear == Int(week.number)
      if !agrees { wrong.append(day) }
    }
    #expect(wrong.prefix(3) == [])
  }

  @Test func addedMonthsAgreeWithFoundation() throws {
    let foundation = calendar(.gregorian)
    var generator = SeededGenerator(seed: 3)
    var wrong: [String] = []
    var count = 0
    for day in try sample() {
      let months = Int32.random(in: -500...500, using: &generator)
      let moved = try #require(day.adding(months: months))
      // DIFFERENCE: more than a year back into a February from the 29th or later, Foundation of
      // Swift 6.3 takes the length of another year's February: 2000-03-29 less 121 months is
      // 1990-03-01 there, 1788-12-30 less 298 months 1764-02-28. Here 1990-02-28 and 1764-02-29.
      if months < -12, moved.civil.month == 2, day.civil.day > 28 { continue }
      // DIFFERENCE: before 15 October 1582 Foundation is Julian, CivilTime proleptic Gregorian.
      if moved.civil.year < 1583 { continue }
      let expected = foundation.date(byAdding: .month, value: Int(months), to: noon(day))
      if expected != noon(moved) { wrong.append("\(day) \(months)") }
      count += 1
    }
    #expect(count == 22_315)
    #expect(wrong.prefix(3) == [])
  }
}
