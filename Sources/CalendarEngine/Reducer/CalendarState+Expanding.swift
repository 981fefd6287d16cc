// SPDX-License-Identifier: MIT
import CivilTime

// The pages are weeks exactly while nothing but one week is in view: the first step away from it
// makes them months, in which the week stays where it is seen.
extension CalendarState {
  mutating func expand(_ move: ExpansionMove, _ context: inout ReduceContext) {
    guard options.shownView == .expandable else { return }
    switch move {
    case .set(let mode, let animated): go(to: mode, animated: animated, &context)
    case .toggle: go(to: expansion.mode.other, &context)
    case .hold:
      keepDayInView(context)
      moving.expansion.hold()
    case .drag(let distance):
      moving.expansion.drag(by: distance)
      dividePages(&context)
    case .release(let velocity): releaseExpansion(velocity: velocity, &context)
    case .cancel: if case .held = expansion.motion { go(to: expansion.mode, &context) }
    }
  }

  /// Whether a swipe up or down on the days expands or folds; where pages move up and down it
  /// turns them.
  var followsSwipes: Bool {
    options.shownView == .expandable && options.expanding.followsSwipes && axis == .horizontal
  }

  /// Starts in the app's mode where the view has become expandable, and goes over to another one.
  mutating func configureExpansion(_ old: CalendarOptions, _ context: inout ReduceContext) {
    if options.shownView != .expandable || old.shownView != .expandable {
      moving.expansion = Expansion(options.expanding.mode)
    } else if options.expanding.mode != old.expanding.mode {
      go(to: options.expanding.mode, &context)
    }
  }

  /// Moves towards a mode, from wherever the handle is.
  private mutating func go(
    to mode: ExpansionMode, velocity: Double = 0, animated: Bool = true,
    _ context: inout ReduceContext
  ) {
    keepDayInView(context)
    if mode != expansion.mode { announce(.mode(mode)) }
    moving.expansion.go(to: mode, velocity: velocity, animated: animated, context.clock)
    dividePages(&context)
  }

  /// Decides on the day whose week stays in view, before anything moves.
  private mutating func keepDayInView(_ context: ReduceContext) {
    guard expansion.motion == .rest else { return }
    moving.expansion.day = dayToKeep(context.today, context.weekStart)
  }

  private mutating func releaseExpansion(velocity: Double, _ context: inout ReduceContext) {
    guard case .held = expansion.motion else { return }
    let velocity = velocity.isFinite ? min(max(velocity, -40), 40) : 0
    go(to: expansion.mode(after: velocity), velocity: velocity, &context)
  }

  /// Makes the pages months or weeks, whichever is in view, and keeps the day that is kept in view.
  mutating func dividePages(_ context: inout ReduceContext) {
    guard viewport.page.scale != scale else { return }
    let day = options.clamp(expansion.day ?? focus.day)
    moving.viewport.page = page(of: day, context.weekStart)
    if !viewport.page.contains(focus.day) {
      focus.day = day
      focus.wantedDayOfMonth = nil
    }
    moveHostFocus(&context)
  }

  /// Keeps another day once pages have been turned while the handle moves.
  mutating func followExpansion(_ context: ReduceContext) {
    guard expansion.motion != .rest, let day = expansion.day,
      days(on: viewport.page, context.weekStart)?.contains(day) != true
    else { return }
    moving.expansion.day = dayToKeep(context.today, context.weekStart)
  }

  /// The day of the current page whose week, or month, is gone over to.
  func dayToKeep(_ today: EpochDay?, _ weekStart: Weekday) -> EpochDay {
    let page = viewport.page
    // A page that has a selected day has it in view.
    let followsKeyboard = focus.isInside && options.selection != .singlePerPage
    if followsKeyboard, page.contains(focus.day) { return focus.day }
    return dayToKeep(on: page, today, weekStart)
  }

  /// The day of a page whose week stays in view, as far as the page alone decides.
  func dayToKeep(on page: CalendarPage, _ today: EpochDay?, _ weekStart: Weekday) -> EpochDay {
    let shown = days(on: page, weekStart) ?? page.days
    if let day = selection.first(in: shown) { return day }
    // A week that has been folded to goes back to its month.
    if page.scale != .month, let day = expansion.day, shown.contains(day) { return day }
    guard options.expanding.focus == .selectedDayOrToday else {
      return options.clamp(page.firstDay)
    }
    if let today, shown.contains(today) { return today }
    return options.clamp(
      page.scale == .month ? page.firstDay : page.firstDay.addingClamped(days: 3))
  }
}
