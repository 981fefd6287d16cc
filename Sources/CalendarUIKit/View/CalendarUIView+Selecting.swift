// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import UIKit

  extension CalendarUIView {
    /// Days as dates of `calendar`.
    public var dates: DayDates { DayDates(calendar) }

    /// When the selected day starts, of several the first; nil without one.
    public var selectedDate: Date? { dates.day(of: session.selection) }

    /// When each selected day starts, earliest first.
    public var selectedDates: [Date] { dates.dates(session.selection.days) }

    /// When the first and the last day of the selected interval start; nil without one.
    public var selectedRange: ClosedRange<Date>? { dates.range(of: session.selection) }

    /// Selects a day, and does not tell the delegate; nil clears.
    ///
    /// - Throws: Why it cannot be selected; nothing has changed then.
    public func select(_ date: Date?) throws(SelectionProblem) {
      try select(dates.selection(day: date))
    }

    /// Selects the days from one date to another; nil clears.
    ///
    /// - Throws: Why they cannot be selected: `wrongKind` unless the options select intervals.
    public func select(_ range: ClosedRange<Date>?) throws(SelectionProblem) {
      try select(dates.selection(range: range))
    }

    /// Selects the days of some components; none clear.
    ///
    /// - Throws: Why they cannot be selected: `wrongKind` unless the options select several days.
    public func select(_ days: Set<DateComponents>) throws(SelectionProblem) {
      try select(dates.selection(days: days))
    }

    /// Selects on behalf of the app.
    ///
    /// - Throws: Why that cannot be selected; nothing has changed then.
    public func select(_ selection: Selection) throws(SelectionProblem) {
      try session.select(selection)
      toldSelection = session.selection
    }

    /// Takes a day out of the selection.
    ///
    /// - Throws: Why what remains cannot be selected; nothing has changed then.
    public func deselect(_ date: Date) throws(SelectionProblem) {
      try session.deselect(dates.day(date))
      toldSelection = session.selection
    }
  }

  extension CalendarUIView {
    /// Turns or scrolls to a day.
    ///
    /// - Parameters:
    ///   - date: A moment of the day.
    ///   - place: Where the day is to be in a list of months.
    ///   - animated: Whether it moves there.
    ///   - completion: Called when it has come to rest there, with false if something else has moved
    ///     the view first.
    public func scroll(
      to date: Date, at place: ScrollTarget.Place = .nearest, animated: Bool = true,
      completion: ((Bool) -> Void)? = nil
    ) {
      lastScroll &+= 1
      scrollHandlers[lastScroll] = completion
      let target = ScrollTarget(
        id: lastScroll, day: dates.day(date), place: place, isAnimated: animated)
      session.send(.action(.scroll(to: target)))
    }

    /// Turns pages; a positive number leads to later ones.
    public func turnPages(by count: Int) {
      session.send(.action(.page(by: Int32(clamping: count))))
    }

    /// Turns to today.
    public func showToday() { session.send(.action(.showToday)) }

    /// Folds an expandable calendar to a week or expands it to a month.
    public func setMode(_ mode: ExpansionMode, animated: Bool = true) {
      session.send(.action(.expand(.set(mode, animated: animated))))
    }

    /// Shows days, months, years or decades, or the nearest level that can be reached.
    public func zoom(to level: ZoomLevel) { session.send(.action(.zoom(to: level))) }

    /// When the first and the last day of the current page start.
    public var visiblePage: ClosedRange<Date>? {
      dates.range(session.runtime.state.viewport.page.days)
    }

    /// The title in words.
    public var title: String { String(decoding: session.runtime.title, as: UTF8.self) }
  }

  extension CalendarUIView {
    /// Has what days hold loaded again, all of it.
    public func reloadData() {
      generation += 1
      adoptSource()
      if source != nil { session.invalidate() }
    }

    /// Has some days loaded again, from one date to another.
    public func reload(_ range: ClosedRange<Date>) { session.invalidate(dates.days(range)) }
  }
#endif
