// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Every week of 201 years, for every first weekday and both directions.
struct WeekPageLawTests {
  private static let start = day("1900-01-01")
  private static let last = day("2100-12-31")
  /// Columns of 50 points, so that none is rounded.
  private static let column: Int32 = 50 * 64

  private static func environment(isRightToLeft: Bool) -> CalendarEnvironment {
    var locale = LocaleProfile()
    locale.isRightToLeft = isRightToLeft
    return CalendarEnvironment(today: nil, locale: locale, metrics: CalendarMetrics(width: 350))
  }

  @Test(arguments: Weekday.allCases)
  func fui32TheColumnOfADayIsItsWeekdayMinusTheFirstOneModuloSeven(_ first: Weekday) {
    var options = CalendarOptions()
    options.view = .week
    options.weeks = 4
    options.firstWeekday = first
    var (pages, found) = (0, Set<EpochDay>())
    var faults: [String] = []
    var showing = Self.start
    while showing <= Self.last {
      let isRightToLeft = pages % 2 == 1
      let state = CalendarState(options: options, showing: showing)
      let scene = CalendarScene.make(state, Self.environment(isRightToLeft: isRightToLeft))
      for node in scene.nodes where node.role == .dayCell {
        guard let day = node.key.day else { continue }
        let wanted = (Int32(day.weekday.isoNumber) - Int32(first.isoNumber) + 7) % 7
        let place = isRightToLeft ? 6 - node.frame.x / Self.column : node.frame.x / Self.column
        let isRight = place == wanted && node.frame.x % Self.column == 0
        if !isRight { faults.append("\(day) at \(place)") }
        if day >= Self.start, day <= Self.last { found.insert(day) }
      }
      pages += 1
      showing = state.viewport.page.lastDay.addingClamped(days: 1)
    }
    #expect(faults == [])
    #expect(found.count == 73_414)
    #expect(pages >= 2622)
  }

  @Test(arguments: Weekday.allCases)
  func fsB3WeeksThereAndBackAreNoWay(_ first: Weekday) {
    var checked = 0
    for weeks in Int32(1)...6 {
      var options = CalendarOptions()
      options.view = .week
      options.weeks = weeks
      options.firstWeekday = first
      let environment = Self.environment(isRightToLeft: false)
      var state = CalendarState(options: options, showing: day("2024-02-20"))
      for count in [Int32(1), 7, 52, 5_218, 60_000] {
        let page = state.viewport.page
        _ = state.reduce(.page(by: count), environment, time: 0)
        #expect(page.firstDay.days(until: state.viewport.page.firstDay) == 7 * weeks * count)
        _ = state.reduce(.page(by: -count), environment, time: 0)
        #expect(state.viewport.page == page)
        checked += 1
      }
    }
    #expect(checked == 30)
  }

  @Test func theEndsOfTheCalendarHoldForWeeksToo() {
    for weeks in [Int32(1), 2, 5] {
      for first in Weekday.allCases {
        let harness = EngineHarness(showing: "9999-12-31", today: nil) {
          $0.view = .week
          $0.weeks = weeks
          $0.firstWeekday = first
        }
        harness.tap(.nextButton)
        #expect(harness.state.focus.day.civil.year == 9999)
        #expect(SceneFaults.memory(harness.state) == [])
        harness.send(.show(.min))
        harness.settle()
        harness.tap(.previousButton)
        #expect(harness.state.viewport.page.contains(.min))
        #expect(SceneFaults.structure(harness.scene) == [])
      }
    }
  }
}
