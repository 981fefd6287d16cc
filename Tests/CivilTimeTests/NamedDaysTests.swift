// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@Suite struct NamedDaysTests {
  private static func text(
    _ name: NamedDays, _ today: String, _ first: Weekday = .monday
  ) throws -> String {
    let days = try #require(name.days(today: day(today), firstWeekday: first))
    let (start, last) = try (#require(days.first), #require(days.last))
    return "\(start)/\(last)"
  }

  @Test(
    arguments: [
      (.whole(.day, 0), "2024-02-29", "2024-02-29/2024-02-29"),
      (.whole(.day, -1), "2024-03-01", "2024-02-29/2024-02-29"),
      (.whole(.day, 1), "2024-12-31", "2025-01-01/2025-01-01"),
      (.whole(.month, 0), "2024-02-29", "2024-02-01/2024-02-29"),
      (.whole(.month, -1), "2024-03-31", "2024-02-01/2024-02-29"),
      (.whole(.month, -1), "2023-03-31", "2023-02-01/2023-02-28"),
      (.whole(.month, -1), "2024-01-01", "2023-12-01/2023-12-31"),
      (.whole(.month, 1), "2024-12-31", "2025-01-01/2025-01-31"),
      (.whole(.quarter, 0), "2024-03-31", "2024-01-01/2024-03-31"),
      (.whole(.quarter, 0), "2024-04-01", "2024-04-01/2024-06-30"),
      (.whole(.quarter, -1), "2024-02-10", "2023-10-01/2023-12-31"),
      (.whole(.quarter, 1), "2024-11-10", "2025-01-01/2025-03-31"),
      (.whole(.year, 0), "2024-12-31", "2024-01-01/2024-12-31"),
      (.whole(.year, -1), "2024-01-01", "2023-01-01/2023-12-31"),
      (.whole(.year, 1), "2023-12-31", "2024-01-01/2024-12-31"),
      (.soFar(.month), "2024-03-01", "2024-03-01/2024-03-01"),
      (.soFar(.quarter), "2024-06-15", "2024-04-01/2024-06-15"),
      (.soFar(.year), "2024-12-31", "2024-01-01/2024-12-31"),
      (.past(1), "2024-01-01", "2024-01-01/2024-01-01"),
      (.past(7), "2024-01-03", "2023-12-28/2024-01-03"),
      (.past(30), "2024-03-01", "2024-02-01/2024-03-01"),
      (.past(30), "2023-03-01", "2023-01-31/2023-03-01"),
      (.coming(7), "2023-12-28", "2023-12-28/2024-01-03"),
    ] as [(NamedDays, String, String)])
  func daysWithANameEndWhereTheirUnitDoes(name: NamedDays, today: String, days: String) throws {
    #expect(try Self.text(name, today) == days)
  }

  /// Each of 800 days around two years' ends, for each first weekday.
  @Test(arguments: Weekday.allCases) func weeksBeginOnTheirFirstWeekday(first: Weekday) throws {
    let start = try day("2023-11-01")
    for offset in 0..<Int32(800) {
      let today = start.addingClamped(days: offset)
      let week = try #require(NamedDays.whole(.week, 0).days(today: today, firstWeekday: first))
      let last = try #require(NamedDays.whole(.week, -1).days(today: today, firstWeekday: first))
      let next = try #require(NamedDays.whole(.week, 1).days(today: today, firstWeekday: first))
      let soFar = try #require(NamedDays.soFar(.week).days(today: today, firstWeekday: first))
      #expect(week.start.weekday == first && week.count == 7 && week.contains(today))
      #expect(last.count == 7 && last.last?.adding(days: 1) == week.first)
      #expect(next.count == 7 && week.last?.adding(days: 1) == next.first)
      #expect(soFar.start == week.start && soFar.last == today)
    }
  }

  /// Every day of a leap year and the next: units hold today, and follow each other without a gap.
  @Test(arguments: NamedDays.Unit.allCases) func unitsLeaveNoGaps(unit: NamedDays.Unit) throws {
    let start = try day("2024-01-01")
    for offset in 0..<Int32(731) {
      let today = start.addingClamped(days: offset)
      let units = try [-1, 0, 1].map {
        try #require(NamedDays.whole(unit, $0).days(today: today, firstWeekday: .sunday))
      }
      #expect(units[1].contains(today))
      #expect(units[0].endRawValue == units[1].start.rawValue)
      #expect(units[1].endRawValue == units[2].start.rawValue)
    }
  }

  @Test func whatLiesBeyondTheCalendarIsLeftOut() throws {
    let (low, high) = (EpochDay.min, EpochDay.max)
    for first in Weekday.allCases {
      let week = try #require(NamedDays.whole(.week, 0).days(today: low, firstWeekday: first))
      #expect(week.start == low && week.last?.adding(days: 1)?.weekday == first)
      let last = try #require(NamedDays.whole(.week, 0).days(today: high, firstWeekday: first))
      #expect(last.last == high && last.start.weekday == first)
      #expect(NamedDays.whole(.week, .max).days(today: high, firstWeekday: first) == nil)
      #expect(NamedDays.whole(.week, .min).days(today: low, firstWeekday: first) == nil)
    }
    #expect(NamedDays.past(.max).days(today: low, firstWeekday: .monday)?.count == 1)
    #expect(NamedDays.coming(.max).days(today: high, firstWeekday: .monday)?.count == 1)
    for unit in NamedDays.Unit.allCases {
      #expect(NamedDays.whole(unit, -1).days(today: low, firstWeekday: low.weekday) == nil)
      #expect(NamedDays.whole(unit, .max).days(today: high, firstWeekday: .monday) == nil)
    }
    #expect(NamedDays.past(0).days(today: low, firstWeekday: .monday) == nil)
    #expect(NamedDays.coming(-3).days(today: low, firstWeekday: .monday) == nil)
  }
}
