// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation
import Testing

struct PageContentsTests {
  private static let dates: DayDates = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return DayDates(calendar)
  }()

  private static func runtime(
    _ options: CalendarOptions, _ text: String, firstWeekday: Weekday = .sunday
  ) -> CalendarRuntime {
    var options = options
    options.firstWeekday = firstWeekday
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: day(text)),
      environment: CalendarEnvironment(
        today: day(text), locale: LocaleProfile(), metrics: CalendarMetrics(width: 320),
        reducesMotion: true))
    _ = runtime.send(CalendarInput(.frame, at: 0))
    return runtime
  }

  @Test func aPageHasSixWeeksOfSevenDays() {
    let page = PageContents(Self.runtime(CalendarOptions(), "2024-02-20"), Self.dates)
    #expect(page.title == "February 2024")
    #expect(page.weekdays.first == "Sun")
    #expect(page.weeks.map(\.count) == [7, 7, 7, 7, 7, 7])
    #expect(page.weeks.first?.first??.number == "28")
    #expect(page.weeks.first?.first??.isOutside == true)
    #expect(page.weeks.joined().compactMap { $0 }.filter(\.isToday).map(\.number) == ["20"])
  }

  /// CalendarView put a day of February in front of this month and lost its last one.
  @Test func aMonthThatBeginsOnTheFirstWeekdayBeginsInTheFirstCell() {
    var options = CalendarOptions(.calendarView)
    options.rows = .fitting
    let page = PageContents(Self.runtime(options, "2026-03-10"), Self.dates)
    #expect(page.weeks.first?.first??.number == "1")
    #expect(page.weeks.joined().compactMap { $0 }.filter { !$0.isOutside }.count == 31)
  }

  @Test func whatIsChosenIsSelectedOnTheNextPageToo() {
    var runtime = Self.runtime(CalendarOptions(), "2024-02-20")
    _ = runtime.send(
      CalendarInput(.action(.choose(day("2024-02-29"), on: runtime.state.viewport.page)), at: 0))
    _ = runtime.send(CalendarInput(.action(.page(by: 1)), at: 0))
    let page = PageContents(runtime, Self.dates)
    #expect(page.title == "March 2024")
    let selected = page.weeks.joined().compactMap { $0 }.filter(\.isSelected)
    #expect(selected.map(\.date) == [Self.dates.date(day("2024-02-29"))])
    #expect(selected.first?.isOutside == true)
  }

  @Test func placesWithoutADayAreEmpty() {
    var options = CalendarOptions()
    options.outsideDays = .hidden
    let page = PageContents(Self.runtime(options, "2024-02-20"), Self.dates)
    #expect(page.weeks.first?.prefix(5).map { $0?.number } == [nil, nil, nil, nil, "1"])
  }

  @Test func monthsHaveNoWeeks() {
    var runtime = Self.runtime(CalendarOptions(.abCalendarPicker), "2024-02-20")
    _ = runtime.send(CalendarInput(.action(.zoomOut), at: 0))
    #expect(PageContents(runtime, Self.dates).weeks.isEmpty)
  }
}
