// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  mutating func moveFocus(_ move: FocusMove) {
    state.selecting.endExtending()
    goFocus(move)
    pointAtFocus()
  }

  /// Moves the keyboard to another day, and the view with it.
  mutating func goFocus(_ move: FocusMove) {
    state.focus.enter(occurrence: nil)
    let arrangement = state.arrangement
    let target = state.focus.destination(
      of: move, firstWeekday: arrangement.firstWeekday(context.weekStart),
      month: arrangement.month(of: state.focus.day), state.rules)
    if case .months = move {
      state.focus.keepDayOfMonth()
    } else {
      state.focus.forgetDayOfMonth()
    }
    putFocus(on: target)
  }

  /// Moves the keyboard among months, years and decades; it keeps its day of the month.
  mutating func moveAmongCells(_ move: CellMove) {
    guard state.level != .days else { return }
    state.focus.keepDayOfMonth()
    putFocus(
      on: state.focus.destination(
        of: move, state.level, on: state.viewport.page,
        columns: state.arrangement.columns(context.metrics)))
  }

  private mutating func putFocus(on day: EpochDay) {
    var target = state.options.clamp(day)
    if state.options.locksPages, let days = shownDays {
      target = min(max(target, days.start), days.last ?? target)
    }
    carryKeyboard(to: target, context.clock)
  }

  // Not inlined at its callers, for the size of the WebAssembly module.
  /// Puts the keyboard on a day and brings that into view; a host whose focus is on a day follows.
  @inline(never)
  mutating func carryKeyboard(to day: EpochDay, _ clock: MotionClock) {
    state.focus.carry(to: day)
    let step = movement.reveal(day, on: page(of: day), &state.moving, clock)
    if case .none = step, state.focus.occurrence == nil { return moveHostFocus() }
    follow(step, keepingFocus: true)
  }

  /// The days of the pages in view that can be reached: where pages are locked, keys stay there.
  private var shownDays: DayInterval? {
    let list = state.viewport.list.days
    return (list ?? state.viewport.days).intersection(state.options.bounds)
  }

  /// Previews what choosing the keyboard's day would select.
  private mutating func pointAtFocus() {
    guard state.level == .days else { return }
    let day = state.focus.day
    let key = NodeKey(.dayCell, page: state.arrangement.ownPage(of: day), day: day)
    state.selecting.point(at: key, state.options)
  }

  mutating func enterFocus(_ day: EpochDay?) {
    let (level, focused) = (state.level, state.focus.day)
    // Nothing moves if the cell holds the keyboard's day already.
    let target = day.flatMap {
      let isMoving = level == .days || level.period(of: $0) != level.period(of: focused)
      return isMoving && state.viewport.shows($0) && state.options.bounds.contains($0) ? $0 : nil
    }
    state.focus.enter(target)
    enterTimeline()
  }

  mutating func leaveFocus() {
    state.focus.leave()
    state.selecting.point(at: nil, state.options)
  }

  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// Has the host move its focus to the keyboard's day, if it is in the grid at all.
  @inline(never)
  mutating func moveHostFocus() {
    guard state.focus.isInside else { return }
    context.emit(.focus(state.focusedCell))
  }
}

extension Reduction {
  /// Puts the keyboard on a page that has come into view by other means.
  mutating func followPage() {
    let page = state.viewport.page
    guard state.level == .days else {
      // In another year, the same month.
      let pages = self.page(of: state.focus.day).pages(until: page)
      let day = state.focus.shifted(by: Int64(pages) * page.months)
      return state.focus.carry(to: state.options.clamp(day))
    }
    // It may have been in the month beside.
    let day = state.focus.day
    if state.viewport.beside.count > 1, state.viewport.shows(day), state.options.clamp(day) == day {
      return
    }
    followDays(page.days)
  }

  private mutating func followDays(_ days: DayInterval) {
    state.focus.follow(
      days, of: state.viewport.page, state.selection, today: context.today, state.rules)
  }

  /// Brings what is remembered about a list up to date; returns the pages that are in view or coming
  /// into view, or nil where pages turn.
  mutating func measureView() -> (first: CalendarPage, last: CalendarPage)? {
    standBeside()
    divideDays()
    beginAgenda()
    placeTime()
    return movement.keep(&state.moving)
  }

  /// Puts as many months side by side as there is room for; the keyboard's day stays in view.
  private mutating func standBeside() {
    let count = state.options.monthsBeside(at: state.level, context.metrics)
    guard count != state.viewport.beside.count else { return }
    state.moving.stand(beside: count)
    let page = state.arrangement.clamp(page(of: state.focus.day), context.weekStart)
    if page != state.viewport.page { state.moving.jump(to: page) }
    moveHostFocus()
  }

  /// Brings the keyboard onto one of these pages, if there are any.
  mutating func keepFocusInView(_ pages: (first: CalendarPage, last: CalendarPage)?) {
    guard let (first, last) = pages else { return }
    let day = state.focus.day
    if day >= first.firstDay, day <= last.lastDay, state.options.bounds.contains(day) { return }
    followDays(state.viewport.list.days ?? state.viewport.page.days)
    moveHostFocus()
  }
}
