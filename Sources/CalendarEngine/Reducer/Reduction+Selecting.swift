// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  mutating func choose(_ day: EpochDay, on page: CalendarPage) {
    let (options, isOutside) = (state.options, page.isOutside(day))
    if isOutside, options.outsideTap == .ignore || options.outsideDays == .hidden { return }
    guard state.selecting.choose(day, state.rules, &context) else { return }
    if isOutside, options.locksPages { return }
    if isOutside, options.outsideTap == .select, options.selection != .singlePerPage { return }
    let isOther = state.focus.day != day
    state.focus.put(on: day)
    let own = self.page(of: day)
    if state.arrangement.movement.turnsPages, own != state.viewport.page {
      turn(to: own, keepingFocus: true)
    } else if isOther {
      // A screen reader chooses without moving the host's focus.
      moveHostFocus()
    }
  }

  mutating func chooseFocused() {
    let day = state.focus.day
    guard state.level == .days else { return open(state.level.period(of: day)) }
    choose(day, on: state.arrangement.ownPage(of: day))
  }

  /// Selects on behalf of the app; with `reveals`, turns there unless somebody is using the grid.
  mutating func select(_ selected: Selection, notifies: Bool = true, reveals: Bool = false) {
    state.selecting.select(selected, state.rules, &context)
    if !notifies { state.telling.suppress(state.selection) }
    guard reveals, !state.focus.isInside, let first = state.selection.first,
      selected.contains(first)
    else { return }
    if state.selection.first(in: state.viewport.page.days) == nil { show(first) }
    revealTime()
  }

  /// Selects a day of the page in view, if each page has a selection of its own.
  mutating func selectAutomatically() {
    guard state.options.selection == .singlePerPage, state.level == .days else { return }
    // A list selects where it comes to rest, not while its days fly by.
    guard state.arrangement.movement.turnsPages || state.motion.isRest else { return }
    state.selecting.selectAutomatically(in: state.viewport, today: context.today, state.rules)
  }

  /// Selects the month in view.
  mutating func selectMonth() {
    let day = state.focus.day
    let month = state.arrangement.ownPage(of: day).days
    state.selecting.selectMonth(month, reaching: day, state.rules, &context)
  }

  /// Moves the keyboard and selects from where it was.
  mutating func extendSelection(_ move: FocusMove) {
    state.selecting.beginExtending(from: state.focus.day, state.options)
    goFocus(move)
    state.selecting.extend(to: state.focus.day, state.rules, &context)
  }
}

extension Reduction {
  /// What a drag across days does.
  mutating func performPainting(_ action: CalendarAction) {
    switch action {
    case .beginPainting(let day):
      guard state.selecting.beginPainting(day, state.rules, &context) else { return }
      state.focus.forgetDayOfMonth()
      paint(day)
    case .paint(let day): paint(day)
    case .endPainting(let isCancelled): endPainting(isCancelled: isCancelled)
    default: break
    }
  }

  private mutating func paint(_ day: EpochDay) {
    let page = state.arrangement.ownPage(of: day)
    guard state.selecting.paint(day, on: page, state.rules, &context) else { return }
    if page.contains(day) { state.focus.carry(to: day) }
  }

  /// Ends a drag; on a neighbouring month's day, it turns there if each page has its own selection.
  private mutating func endPainting(isCancelled: Bool) {
    if let day = state.selecting.endPainting(isCancelled: isCancelled),
      state.options.selection == .singlePerPage,
      state.arrangement.ownPage(of: day).isOutside(day)
    {
      choose(day, on: state.viewport.page)
    }
    movement.pause(&state.moving, context.clock)
    // During the drag, the host's focus has stayed where it began.
    moveHostFocus()
  }
}
