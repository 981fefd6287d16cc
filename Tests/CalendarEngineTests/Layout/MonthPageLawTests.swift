// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// Every month of 201 years with every first weekday: 2 412 months, 16 884 pages.
struct MonthPageLawTests {
  private static let months = (1900 * 12...2100 * 12 + 11).map { YearMonth(clampingIndex: $0) }

  private static func everyPage(
    _ rows: RowsPolicy, _ body: (MonthPage, Weekday) -> Bool
  ) -> (faults: [String], count: Int) {
    var faults: [String] = []
    var count = 0
    for month in months {
      for first in Weekday.allCases {
        if !body(MonthPage(month, firstWeekday: first, rows: rows), first) {
          faults.append("\(month) from \(first)")
        }
        count += 1
      }
    }
    return (faults, count)
  }

  @Test(arguments: [RowsPolicy.alwaysSix, .fitting])
  func theColumnOfADayIsItsDistanceFromTheFirstWeekday(rows: RowsPolicy) {
    let result = Self.everyPage(rows) { page, first in
      (0..<page.cellCount).allSatisfy { cell in
        page.day(at: cell).map { first.days(until: $0.weekday) == cell % 7 } ?? false
      }
    }
    #expect(result.faults == [])
    #expect(result.count == 16_884)
  }

  @Test(arguments: [RowsPolicy.alwaysSix, .fitting])
  func everyDayOfTheMonthHasOneCell(rows: RowsPolicy) {
    let result = Self.everyPage(rows) { page, _ in
      let own = (0..<page.cellCount).compactMap { page.day(at: $0) }
        .filter { $0.civil.yearMonth == page.month }
      return own.map { $0.rawValue }
        == Array(page.month.firstDay.rawValue...page.month.lastDay.rawValue)
    }
    #expect(result.faults == [])
    #expect(result.count == 16_884)
  }

  @Test func fittingMonthsHaveFourFiveOrSixRows() {
    var counts: [Int32: Int] = [:]
    let result = Self.everyPage(.fitting) { page, _ in
      counts[page.rowCount, default: 0] += 1
      // The first and the last row both contain days of the month.
      let last = page.day(at: page.cellCount - 7)
      return last.map { $0.civil.yearMonth == page.month } ?? false
        && page.day(at: 6).map { $0.civil.yearMonth == page.month } ?? false
    }
    #expect(result.faults == [])
    // 152 Februaries of 28 days, each beginning on its own first weekday and so with four rows.
    #expect(counts == [4: 152, 5: Self.rowsOfFive, 6: 16_884 - 152 - Self.rowsOfFive])
  }

  /// A second count: in how many of the seven columns a month of five rows can begin.
  ///
  /// In the last two columns 31 days reach a sixth row, in the last one 30 days do; in the first
  /// one 28 days need only four.
  private static var rowsOfFive: Int {
    months.map { month in
      switch month.dayCount {
      case 31: return 5
      case 30: return 6
      case 29: return 7
      default: return 6
      }
    }.reduce(0, +)
  }

  @Test func sixRowsAreAlwaysSix() {
    let result = Self.everyPage(.alwaysSix) { page, _ in page.rowCount == 6 }
    #expect(result.faults == [])
  }

  @Test func masksAreThoseOfANaiveWalk() {
    var numbers = SeededNumbers(seed: 3)
    let result = Self.everyPage(.alwaysSix) { page, _ in
      let start = page.startRawValue + Int32.random(in: -50...50, using: &numbers)
      guard
        let days = DayInterval(
          start: EpochDay(clamping: Int64(start)), count: Int32.random(in: 0...60, using: &numbers))
      else { return false }
      var naive: UInt64 = 0
      var own: UInt64 = 0
      for cell in 0..<page.cellCount {
        guard let day = page.day(at: cell) else { return false }
        if days.contains(day) { naive |= 1 << UInt64(cell) }
        if day.civil.yearMonth == page.month { own |= 1 << UInt64(cell) }
      }
      return page.mask(of: days) == naive && page.monthMask == own
    }
    #expect(result.faults == [])
  }

  @Test func theEndsOfTheCalendarHaveCellsWithoutDays() {
    for first in Weekday.allCases {
      let low = MonthPage(.min, firstWeekday: first, rows: .alwaysSix)
      let high = MonthPage(.max, firstWeekday: first, rows: .alwaysSix)
      #expect(low.days.start == .min)
      #expect(high.days.endRawValue == EpochDay.max.rawValue + 1)
      for page in [low, high] {
        let existing = (0..<page.cellCount).compactMap { page.day(at: $0) }
        #expect(existing.count == Int(page.days.count))
        #expect(page.mask(of: .all).nonzeroBitCount == existing.count)
      }
    }
  }

  /// In the scene, where a tap finds it, for every month of four years with every first weekday.
  @Test(arguments: Weekday.allCases)
  func fsB8ADayIsANeighboursExactlyWhenItsMonthIsAnother(_ first: Weekday) throws {
    let environment = CalendarEnvironment(
      today: nil, locale: LocaleProfile(), metrics: CalendarMetrics(width: 350))
    var options = CalendarOptions()
    options.firstWeekday = first
    var (own, others) = (0, 0)
    for month in (2024 * 12..<2028 * 12).map({ YearMonth(clampingIndex: $0) }) {
      let scene = CalendarScene.make(
        CalendarState(options: options, showing: month.firstDay), environment)
      for node in scene.nodes where node.role == .dayCell {
        let day = try #require(node.key.day)
        let isOther = day.civil.yearMonth != month
        #expect(node.traits.contains(.outside) == isOther, "\(day) in \(month)")
        if isOther { others += 1 } else { own += 1 }
      }
    }
    // Four years, one of them a leap year, and 48 pages of 42 cells.
    #expect(own == 1_461 && own + others == 48 * 42)
  }
}
