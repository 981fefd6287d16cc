// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

@Suite struct CalendarPageTests {
  static let scales: [PageScale] = [
    .month, .weeks(1), .weeks(2), .weeks(5), .weeks(100), .quarter, .year, .triennium, .decade,
    .century,
  ]
  static let ends = [EpochDay.min, .max, .epoch, day("1969-12-31"), day("2024-02-29")]

  @Test(arguments: scales)
  func pagesFollowOneAnotherWithoutGaps(scale: PageScale) {
    for weekday in Weekday.allCases {
      var page = CalendarPage(of: day("1568-11-05"), scale, firstWeekday: weekday)
      for _ in 0..<70 {
        let next = page.addingClamped(pages: 1)
        #expect(next.firstDay == page.lastDay.adding(days: 1))
        #expect(page.pages(until: next) == 1 && next.pages(until: page) == -1)
        #expect(next.addingClamped(pages: -1) == page && page < next)
        page = next
      }
    }
  }

  @Test(arguments: scales)
  func aDayIsOnItsPageUpToTheEndsOfTheCalendar(scale: PageScale) {
    for weekday in Weekday.allCases {
      for day in Self.ends {
        let page = CalendarPage(of: day, scale, firstWeekday: weekday)
        #expect(page.contains(day))
        for other in [page.firstDay, page.lastDay] {
          #expect(CalendarPage(of: other, scale, firstWeekday: weekday) == page)
        }
      }
    }
  }

  @Test(arguments: scales)
  func nothingLiesBeyondTheEnds(scale: PageScale) {
    let first = CalendarPage(of: .min, scale, firstWeekday: .wednesday)
    let last = CalendarPage(of: .max, scale, firstWeekday: .wednesday)
    #expect(first.addingClamped(pages: -1) == first && last.addingClamped(pages: 1) == last)
    #expect(first.addingClamped(pages: .max) == last && last.addingClamped(pages: .min) == first)
    #expect(first.addingClamped(pages: first.pages(until: last)) == last)
    #expect(first.firstDay == .min && last.lastDay == .max)
  }

  @Test func pagesHaveTheDaysThatTheirNamesSay() {
    func days(of scale: PageScale) -> DayInterval {
      CalendarPage(of: day("2024-02-20"), scale, firstWeekday: .monday).days
    }
    #expect(days(of: .month) == CalendarEngineTests.days("2024-02-01", "2024-02-29"))
    #expect(days(of: .weeks(1)) == CalendarEngineTests.days("2024-02-19", "2024-02-25"))
    #expect(days(of: .quarter) == CalendarEngineTests.days("2024-01-01", "2024-03-31"))
    #expect(days(of: .year) == CalendarEngineTests.days("2024-01-01", "2024-12-31"))
    #expect(days(of: .triennium) == CalendarEngineTests.days("2022-01-01", "2024-12-31"))
    #expect(days(of: .decade) == CalendarEngineTests.days("2020-01-01", "2029-12-31"))
    #expect(days(of: .century) == CalendarEngineTests.days("2000-01-01", "2099-12-31"))
  }

  @Test(arguments: scales)
  func aKeyTellsItsPage(scale: PageScale) {
    for day in Self.ends {
      let page = CalendarPage(of: day, scale, firstWeekday: .friday)
      let key = NodeKey(.dayCell, page: page, day: day)
      #expect(key.role == .dayCell && key.day == day && key.page.firstDay == page.firstDay)
      guard case .weeks = scale else {
        #expect(key.page == page)
        continue
      }
      #expect(key.page.scale == .weeks(1))
    }
  }

  @Test func keysOfDifferentScalesDiffer() {
    let keys = Self.scales.filter { $0 != .weeks(2) && $0 != .weeks(5) && $0 != .weeks(100) }.map {
      NodeKey(.page, page: CalendarPage(of: .epoch, $0, firstWeekday: .monday))
    }
    #expect(Set(keys).count == keys.count && keys.count >= 7)
  }
}
