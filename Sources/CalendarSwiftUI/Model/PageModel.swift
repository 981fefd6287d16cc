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
    private let calendar: PageSession

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
      self.calendar = PageSession(
        options, showing: date, selected: selected, now: now, calendar)
      page = self.calendar.page
      self.calendar.changed = { [weak self] in self?.page = $0 }
    }
  }

  extension PageModel {
    /// When the selected day starts, of several the first; nil without one.
    public var selectedDate: Date? { calendar.dates.day(of: calendar.session.selection) }

    /// When each selected day starts.
    public var selectedDates: [Date] { calendar.dates.dates(calendar.session.selection.days) }

    /// Where days are loaded from; nil loads nothing.
    public var source: DaySource? {
      get { calendar.session.source }
      set { calendar.session.source = newValue }
    }

    /// Chooses a day, as a tap does.
    public func choose(_ date: Date) { calendar.choose(date) }

    /// Turns to the next page.
    public func next() { calendar.turn(by: 1) }

    /// Turns to the previous page.
    public func previous() { calendar.turn(by: -1) }

    /// Turns to the page of a day.
    public func show(_ date: Date) { calendar.show(date) }
  }
#endif
