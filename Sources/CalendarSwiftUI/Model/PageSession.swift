// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarFoundation
import CalendarHost
import CivilTime
import Foundation

/// What `PageModel` does, on every platform: a calendar that nobody sees, and its page as text and states.
@MainActor
final class PageSession {
  /// What is shown.
  private(set) var page: PageContents
  /// Called with each page that differs from the last one.
  var changed: ((PageContents) -> Void)?
  let session: CalendarSession
  let dates: DayDates
  private let host: StillHost

  init(
    _ options: CalendarOptions, showing date: Date?, selected: Date?, now: Date,
    _ calendar: Foundation.Calendar
  ) {
    dates = DayDates(calendar)
    host = StillHost(now: Instant(clamping: now))
    let zone = (try? ZoneRules(calendar.timeZone)) ?? .utc
    session = CalendarSession(
      options, showing: (date ?? selected).map(dates.day), clock: CalendarClock(zone: zone),
      locale: LocaleProfile(calendar.locale ?? .current, weeks: calendar), host: host)
    host.session = session
    session.appear(CalendarMetrics(width: 320), reducesMotion: true)
    if let selected { try? session.select(dates.selection(day: selected)) }
    page = PageContents(session.runtime, dates)
    host.onChange = { [weak self] in self?.publish() }
  }

  private func publish() {
    let new = PageContents(session.runtime, dates)
    guard new != page else { return }
    page = new
    changed?(new)
  }
}

extension PageSession {
  /// Chooses a day, as a tap does.
  func choose(_ date: Date) {
    session.send(.action(.choose(dates.day(date), on: session.runtime.state.viewport.page)))
  }

  /// Turns pages; a positive number leads to later ones.
  func turn(by count: Int32) { session.send(.action(.page(by: count))) }

  /// Turns to the page of a day.
  func show(_ date: Date) { session.send(.action(.show(dates.day(date)))) }
}
