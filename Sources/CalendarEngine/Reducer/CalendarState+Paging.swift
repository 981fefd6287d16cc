// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// How the view in force moves, with all that it is measured by.
  func movement(_ context: ReduceContext) -> Movement {
    let pages = PagedMovement(
      first: firstPage(context.weekStart), last: lastPage(context.weekStart))
    return Movement(pages, list: movementKind == .list ? list(context) : nil)
  }

  private func list(_ context: ReduceContext) -> ListMovement {
    ListMovement(
      list: MonthList(self, context.metrics, weekStart: context.weekStart),
      snaps: options.list.snapsToMonths, bounds: options.bounds)
  }

  mutating func turnPages(by count: Int32, _ context: inout ReduceContext) {
    follow(movement(context).turn(by: count, &moving, context.clock), &context)
  }

  mutating func show(_ day: EpochDay, _ context: inout ReduceContext) {
    let day = options.clamp(day)
    focus.day = day
    focus.wantedDayOfMonth = nil
    let page = page(of: day, context.weekStart)
    let step = movement(context).show(day, on: page, &moving, context.clock)
    follow(step, keepingFocus: true, &context)
  }

  mutating func showToday(_ context: inout ReduceContext) {
    guard let today = context.today else { return }
    // Of another week the page's day would be the one on the same weekday.
    if options.selection == .singlePerPage, isEnabled(today),
      page(of: today, context.weekStart) != viewport.page
    {
      selection = .day(today)
    }
    show(today, &context)
  }

  mutating func release(
    velocity: Double, threshold: Double, _ context: inout ReduceContext
  ) {
    let step = movement(context).release(
      velocity: velocity, threshold: threshold, &moving, context.clock)
    follow(step, &context)
  }

  /// Follows a scroll view of the host.
  mutating func follow(_ report: NativeScroll, _ context: inout ReduceContext) {
    follow(movement(context).follow(report, &moving), &context)
  }

  /// Does what has to follow from a movement.
  ///
  /// A step that takes the keyboard's day with it passes `keepingFocus`.
  mutating func follow(
    _ step: MovementStep, keepingFocus: Bool = false, _ context: inout ReduceContext
  ) {
    switch step {
    case .none: break
    case .turn(let page, let velocity):
      turn(to: page, keepingFocus: keepingFocus, velocity: velocity, &context)
    case .pass(let page): pass(page, &context)
    case .moved(let page):
      announce(.page(page))
      if keepingFocus { moveHostFocus(&context) }
    case .snap(let distance): context.emit(.snap(to: distance))
    }
  }

  /// Makes a page current; the view slides there, over at most one page.
  ///
  /// A turn that takes the keyboard's day with it passes `keepingFocus`.
  mutating func turn(
    to page: CalendarPage, keepingFocus: Bool = false, velocity: Double = 0,
    _ context: inout ReduceContext
  ) {
    let isOther = page != viewport.page
    if isOther { end = nil }
    carrySelection(to: page)
    moving.slide(to: page, velocity: velocity, context.clock)
    if isOther {
      selectAutomatically(context.today)
      announce(.page(page))
    }
    if isOther, !keepingFocus { focusPage(context.today) }
    if isOther || keepingFocus { moveHostFocus(&context) }
  }

  /// Follows a page that has come into view without being turned to.
  private mutating func pass(_ page: CalendarPage, _ context: inout ReduceContext) {
    guard page != viewport.page else { return }
    carrySelection(to: page)
    moving.viewport.page = page
    selectAutomatically(context.today)
    announce(.page(page))
    focusPage(context.today)
    moveHostFocus(&context)
  }

  /// Keeps what is remembered of the view true, and the keyboard where something is seen: on a page
  /// in view, or on one that comes into view.
  mutating func keepInView(_ context: inout ReduceContext) {
    guard let (first, last) = movement(context).keep(&moving) else { return }
    if focus.day >= first.firstDay, focus.day <= last.lastDay, options.bounds.contains(focus.day) {
      return
    }
    focusView(context.today)
    moveHostFocus(&context)
  }

  /// Puts the keyboard on what is in view: a selected day, today, the first that can be chosen.
  private mutating func focusView(_ today: EpochDay?) {
    focus.wantedDayOfMonth = nil
    let days = viewport.list.days ?? viewport.page.days
    if let day = days.intersection(options.bounds).flatMap({ selection.first(in: $0) }) {
      focus.day = day
    } else if let today, days.contains(today), options.bounds.contains(today) {
      focus.day = today
    } else {
      focus.day =
        firstEnabledDay(of: viewport.page, from: days.start) ?? options.clamp(days.start)
    }
  }
}
