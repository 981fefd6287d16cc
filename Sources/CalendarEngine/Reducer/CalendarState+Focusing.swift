// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  mutating func moveFocus(_ move: FocusMove, _ context: inout ReduceContext) {
    focus.item = nil
    let target = options.clamp(destination(of: move, context.weekStart))
    if case .months = move {
      focus.wantedDayOfMonth = focus.wantedDayOfMonth ?? Int32(focus.day.civil.day)
    } else {
      focus.wantedDayOfMonth = nil
    }
    putFocus(on: target, &context)
  }

  /// Moves the keyboard among months, years and decades; it keeps its day of the month.
  mutating func moveAmongCells(_ move: CellMove, _ context: inout ReduceContext) {
    guard !Edition.isPicker, level != .days else { return }
    focus.wantedDayOfMonth = focus.wantedDayOfMonth ?? Int32(focus.day.civil.day)
    putFocus(on: options.clamp(destination(of: move, context)), &context)
  }

  private mutating func putFocus(on target: EpochDay, _ context: inout ReduceContext) {
    focus.day = target
    let page = page(of: target, context.weekStart)
    let step = movement(context).reveal(target, on: page, &moving, context.clock)
    if case .none = step { return moveHostFocus(&context) }
    follow(step, keepingFocus: true, &context)
  }

  private func destination(of move: FocusMove, _ weekStart: Weekday) -> EpochDay {
    let day = focus.day
    let column = firstWeekday(weekStart).days(until: day.weekday)
    switch move {
    case .days(let count): return day.addingClamped(days: count)
    case .weeks(let count):
      return day.addingClamped(days: Int32(clamping: Int64(count) * 7))
    case .months(let count):
      let date = day.civil
      let month = date.yearMonth.addingClamped(months: count)
      return month.day(clamping: focus.wantedDayOfMonth ?? Int32(date.day))
    case .weekStart: return day.addingClamped(days: -column)
    case .weekEnd: return day.addingClamped(days: 6 - column)
    case .monthStart: return firstEnabledDay(of: keyboardMonth) ?? keyboardMonth.firstDay
    case .monthEnd: return lastEnabledDay(of: keyboardMonth) ?? keyboardMonth.lastDay
    }
  }

  /// The page that the keys for a month's ends stay on: of weeks the month of the keyboard's day.
  private var keyboardMonth: CalendarPage {
    if case .weeks = viewport.page.scale { return CalendarPage(focus.day.civil.yearMonth) }
    return focusedPage
  }

  /// Where the keyboard is when a page has come into view by other means.
  mutating func focusPage(_ today: EpochDay?) {
    let page = viewport.page
    guard level == .days else {
      // Another year: the same month of it.
      let pages = self.page(of: focus.day, .monday).pages(until: page)
      focus.day = options.clamp(shifted(by: Int64(pages) * page.months))
      return
    }
    focus.day =
      page.days.intersection(options.bounds).flatMap { selection.first(in: $0) }
      ?? reachable(today, on: page)
      ?? firstEnabledDay(of: page) ?? options.clamp(page.firstDay)
    focus.wantedDayOfMonth = nil
  }

  /// The day, if it is one of the page that can be reached.
  private func reachable(_ day: EpochDay?, on page: CalendarPage) -> EpochDay? {
    guard let day, page.contains(day), options.bounds.contains(day) else { return nil }
    return day
  }

  mutating func enterFocus(_ day: EpochDay?) {
    focus.isInside = true
    guard let day, isInView(day), options.bounds.contains(day) else {
      return
    }
    // A cell that holds the keyboard's day already moves nothing.
    if level != .days, period(of: day) == period(of: focus.day) { return }
    if day != focus.day { focus.wantedDayOfMonth = nil }
    focus.day = day
  }

  /// Has the host move its focus to the keyboard's day, if it is in the grid at all.
  func moveHostFocus(_ context: inout ReduceContext) {
    guard focus.isInside else { return }
    context.emit(.focus(cell(of: focus.day)))
  }
}
