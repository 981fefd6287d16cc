// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Every month of 201 years in the scene, for every first weekday and both directions.
struct ColumnWalkTests {
  private static let months = (1900 * 12...2100 * 12 + 11).map { YearMonth(clampingIndex: $0) }
  /// Columns of 50 points, so that none is rounded.
  private static let column: Int32 = 50 * 64

  private static func state(_ month: YearMonth, _ first: Weekday) -> CalendarState {
    var options = CalendarOptions()
    options.firstWeekday = first
    options.rows = .fitting
    return CalendarState(options: options, showing: month.firstDay)
  }

  private static func environment(isRightToLeft: Bool) -> CalendarEnvironment {
    var locale = LocaleProfile()
    locale.isRightToLeft = isRightToLeft
    return CalendarEnvironment(
      today: nil, locale: locale, metrics: CalendarMetrics(width: 350))
  }

  /// The column of a cell in reading order, or nil when it is between two.
  private static func column(of frame: SceneRect, isRightToLeft: Bool) -> Int32? {
    guard frame.width == column, frame.x % column == 0 else { return nil }
    return isRightToLeft ? 6 - frame.x / column : frame.x / column
  }

  @Test(arguments: Weekday.allCases)
  func theColumnOfADayIsItsWeekdayMinusTheFirstOneModuloSeven(_ first: Weekday) {
    var (pages, days) = (0, 0)
    var faults: [String] = []
    for (index, month) in Self.months.enumerated() {
      // Each direction covers the years of one parity, and so every layout of a month.
      let isRightToLeft = index / 12 % 2 == 1
      let environment = Self.environment(isRightToLeft: isRightToLeft)
      let scene = CalendarScene.make(Self.state(month, first), environment)
      pages += 1
      for node in scene.nodes where node.role == .dayCell {
        guard let day = node.key.day else { continue }
        let weekday = (Int32(day.weekday.isoNumber) - Int32(first.isoNumber) + 7) % 7
        let found = Self.column(of: node.frame, isRightToLeft: isRightToLeft)
        if found != weekday { faults.append("\(day) from \(first): \(found ?? -1)") }
        if day.civil.yearMonth == month { days += 1 }
      }
    }
    #expect(faults == [])
    #expect(pages == 2412)
    #expect(days == 73_414)
  }

  @Test(arguments: Weekday.allCases)
  func theWeekdayNamesStandOverTheirDays(_ first: Weekday) throws {
    for isRightToLeft in [false, true] {
      let environment = Self.environment(isRightToLeft: isRightToLeft)
      let month = try #require(Self.months.first)
      let scene = CalendarScene.make(Self.state(month, first), environment)
      let labels = scene.nodes.filter { $0.role == .weekdayLabel }
      #expect(labels.count == 7)
      for label in labels {
        let column = try #require(Self.column(of: label.frame, isRightToLeft: isRightToLeft))
        let weekday = (first.isoNumber - 1 + column) % 7
        #expect(Array(scene.utf8(label.text)) == environment.locale.shortWeekdays[Int(weekday)])
      }
    }
  }
}
