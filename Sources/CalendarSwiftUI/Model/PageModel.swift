// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CivilTime
  import SwiftUI

  /// A calendar without a view: one published page, for apps that draw every cell themselves and for
  /// tests without a screen.
  ///
  ///     let model = PageModel(showing: date)
  ///     model.choose(date)
  ///     XCTAssertEqual(model.selectedDate, date)
  ///
  /// Each call changes `page` once, and at once.
  @MainActor
  public final class PageModel: ObservableObject {
    /// What is shown.
    @Published public private(set) var page: PageContents
    private let host: StillHost
    private let session: CalendarSession
    private let dates: DayDates

    /// A calendar.
    ///
    /// - Parameters:
    ///   - options: What is asked of it.
    ///   - date: A day of the first page; nil for today's.
    ///   - selected: What is selected at first; what the options do not allow is not.
    ///   - now: The time on the clock, which says what day is today.
    ///   - calendar: The zone, the first weekday and the language.
    public init(
      options: CalendarOptions = CalendarOptions(.calendarView), showing date: Date? = nil,
      selected: Date? = nil, now: Date = Date(), calendar: Foundation.Calendar = .current
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
      if new != page { page = new }
    }
  }

  extension PageModel {
    /// When the selected day starts, of several the first; nil without one.
    public var selectedDate: Date? { dates.day(of: session.selection) }

    /// When each selected day starts.
    public var selectedDates: [Date] { dates.dates(session.selection.days) }

    /// Where days are loaded from; nil loads nothing.
    public var source: DaySource? {
      get { session.source }
      set { session.source = newValue }
    }

    /// Chooses a day, as a tap does.
    public func choose(_ date: Date) {
      session.send(.action(.choose(dates.day(date), on: session.runtime.state.viewport.page)))
    }

    /// Turns to the next page.
    public func next() { session.send(.action(.page(by: 1))) }

    /// Turns to the previous page.
    public func previous() { session.send(.action(.page(by: -1))) }

    /// Turns to the page of a day.
    public func show(_ date: Date) { session.send(.action(.show(dates.day(date)))) }
  }
#endif
