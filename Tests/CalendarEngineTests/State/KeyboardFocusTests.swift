// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Where the keyboard is, without a calendar around it.
struct KeyboardFocusTests {
  private let rules = DayRules(options: CalendarOptions(), facts: FactBook())

  @Test func thirtyFirstOfJanuaryOverFebruaryToMarch() {
    var focus = KeyboardFocus(day: day("2024-01-31"))
    for expected in ["2024-02-29", "2024-03-31"] {
      focus.keepDayOfMonth()
      focus.carry(to: focus.shifted(by: 1))
      #expect(focus.day == day(expected))
    }
    focus.put(on: day("2024-04-30"))
    #expect(focus.shifted(by: 1) == day("2024-05-30"))
  }

  @Test func theEndsOfAMonthAreItsOpenDays() {
    var options = CalendarOptions()
    options.bounds = days("2024-02-05", "2024-02-26")
    options.disabled = DisabledDays(weekdays: WeekdaySet([.monday]))
    let rules = DayRules(options: options, facts: FactBook())
    let focus = KeyboardFocus(day: day("2024-02-14"))
    let ends = [FocusMove.monthStart, .monthEnd].map {
      focus.destination(of: $0, firstWeekday: .sunday, month: page("2024-02"), rules)
    }
    #expect(ends == [day("2024-02-06"), day("2024-02-25")])
  }

  @Test func rowsOfCellsKeepTheColumn() {
    let focus = KeyboardFocus(day: day("2024-05-31"))
    let year = CalendarPage(of: day("2024-05-31"), .year, firstWeekday: .monday)
    func go(_ move: CellMove) -> EpochDay {
      focus.destination(of: move, .months, on: year, columns: 3)
    }
    #expect(go(.rows(1)) == day("2024-08-31"))
    #expect(go(.rowStart) == day("2024-04-30"))
    #expect(go(.rowEnd) == day("2024-06-30"))
    #expect(go(.pageEnd) == day("2024-12-31"))
    #expect(go(.pages(-1)) == day("2023-05-31"))
  }

  @Test func onAnotherPageItGoesToTheSelectedDayElseTodayElseTheFirst() {
    var focus = KeyboardFocus(day: day("2024-01-01"))
    let february = page("2024-02")
    let (today, selected) = (day("2024-02-20"), Selection.day(day("2024-02-07")))
    focus.follow(february.days, of: february, selected, today: today, rules)
    #expect(focus.day == day("2024-02-07"))
    focus.follow(february.days, of: february, .none, today: today, rules)
    #expect(focus.day == day("2024-02-20"))
    focus.follow(february.days, of: february, .none, today: nil, rules)
    #expect(focus.day == day("2024-02-01"))
  }
}
