// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarFoundation
import CalendarHost
import CivilTime
import Foundation
import Testing

@testable import CalendarSwiftUI

/// What `PageModel` does, without SwiftUI.
@MainActor
struct PageSessionTests {
  private static let calendar: Foundation.Calendar = {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en-US")
    return calendar
  }()
  /// Noon of a day of February 2024.
  private static func noon(_ day: Int) -> Date {
    Date(timeIntervalSince1970: 1_706_745_600 + Double(day - 1) * 86_400 + 43_200)
  }

  private static func session(
    _ options: CalendarOptions = CalendarOptions(.calendarView), selected: Int? = nil
  ) -> PageSession {
    PageSession(
      options, showing: nil, selected: selected.map(noon), now: noon(20), calendar)
  }

  private func selected(_ session: PageSession) -> [String] {
    session.page.weeks.joined().compactMap { $0 }.filter(\.isSelected).map(\.number)
  }

  @Test func itBeginsWithTodayOrWithWhatIsSelected() {
    #expect(Self.session().page.title == "February 2024")
    #expect(Self.session(selected: 40).page.title == "March 2024")
    #expect(selected(Self.session(selected: 8)) == ["8"])
  }

  @Test func eachCallIsOneChangeAndAtOnce() {
    let session = Self.session()
    var pages: [String] = []
    session.changed = { pages.append($0.title) }
    session.turn(by: 1)
    #expect(session.page.title == "March 2024")
    session.turn(by: -1)
    session.show(Self.noon(100))
    #expect(pages == ["March 2024", "February 2024", "May 2024"])
    session.show(Self.noon(100))
    #expect(pages.count == 3)
  }

  @Test func aDayIsChosenAsByATap() {
    let session = Self.session()
    session.choose(Self.noon(9))
    #expect(selected(session) == ["9"])
    let date = session.dates.day(of: session.session.selection)
    #expect(date == Self.noon(9).addingTimeInterval(-43_200))
  }

  @Test func whatTheOptionsDoNotAllowIsNotSelected() {
    var options = CalendarOptions(.calendarView)
    options.selection = .none
    #expect(selected(Self.session(options, selected: 8)) == [])
    options = CalendarOptions()
    options.disabled.weekdays = WeekdaySet([.friday])
    let session = Self.session(options)
    session.choose(Self.noon(9))
    #expect(selected(session) == [])
  }

  @Test func whatIsLoadedIsOnThePage() {
    let session = Self.session()
    session.session.source = DaySource(id: 1) { days in
      days.each.map { DayFact(day: $0, tint: .green) }
    }
    let days = session.page.weeks.joined().compactMap { $0 }.filter { !$0.isOutside }
    #expect(days.count == 29 && days.allSatisfy { $0.tint == Tint.green.rawValue })
  }
}
