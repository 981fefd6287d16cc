// SPDX-License-Identifier: MIT
import CivilTime

/// What an action is reduced with, beside the state: of the environment what decides anything.
struct ReduceContext {
  let today: EpochDay?
  let todayEnds: Int64?
  let reducesMotion: Bool
  /// The weekday on which weeks begin in the locale.
  let weekStart: Weekday
  /// Sizes, which say how many months stand side by side.
  let metrics: CalendarMetrics
  /// Microseconds of the host's monotonic clock.
  let time: Int64
  private(set) var effects: [CalendarEffect] = []

  init(_ environment: CalendarEnvironment, time: Int64) {
    today = environment.today
    todayEnds = environment.todayEnds
    reducesMotion = environment.reducesMotion
    weekStart = environment.locale.weekRule.firstWeekday
    metrics = environment.metrics
    self.time = Self.clamp(time)
  }

  /// The nearest time that can be reckoned with: from 0 through some 146 000 years.
  static func clamp(_ time: Int64) -> Int64 {
    min(max(time, 0), 1 << 62)
  }

  /// When it moves what is in view.
  var clock: MotionClock { MotionClock(time: time, reducesMotion: reducesMotion) }

  // Not inlined at its dozen callers, for the size of the WebAssembly module.
  @inline(never)
  mutating func emit(_ effect: CalendarEffect) {
    effects.append(effect)
  }

  /// Takes back what has been emitted since there were so many effects.
  mutating func forgetEffects(from count: Int) {
    effects.removeLast(effects.count - count)
  }
}

extension CalendarState {
  /// Applies an action and returns what the host is to do.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - environment: What surrounds the calendar.
  ///   - time: When, in microseconds of the host's monotonic clock.
  /// - Returns: What the host is to do, in order.
  public mutating func reduce(
    _ action: CalendarAction, _ environment: CalendarEnvironment, time: Int64
  ) -> [CalendarEffect] {
    var context = ReduceContext(environment, time: time)
    advance(&context)
    apply(action, &context)
    keepUp(&context)
    return context.effects
  }

  /// Lets time pass: moves what moves and gives up on questions that nobody answers.
  public mutating func advance(
    _ environment: CalendarEnvironment, to time: Int64
  ) -> [CalendarEffect] {
    var context = ReduceContext(environment, time: time)
    advance(&context)
    keepUp(&context)
    return context.effects
  }

  mutating func perform(_ action: CalendarAction, _ context: inout ReduceContext) {
    switch action {
    case .page(let count): turnPages(by: count, &context)
    case .show(let day): show(day, &context)
    case .scroll(let target): scroll(to: target, &context)
    case .showToday: showToday(&context)
    case .choose(let day, let page): choose(day, on: page, &context)
    case .chooseItem(let key):
      if !Edition.isPicker, let item = item(of: key) { context.emit(.itemChosen(item)) }
    case .showMore(let day): if !Edition.isPicker { context.emit(.moreChosen(day)) }
    case .focusItem(let key): focusItem(key, &context)
    case .chooseFocused where level != .days: open(period(of: focus.day), &context)
    case .chooseFocused: choose(focus.day, on: focusedPage, &context)
    case .select(let selected, let notifies, let reveals):
      select(selected, &context)
      if !notifies { reported.selection = selection }
      if reveals { reveal(selected, &context) }
    case .moveFocus(let move):
      extent = nil
      moveFocus(move, &context)
      previewFocus()
    case .moveAmongCells(let move): moveAmongCells(move, &context)
    case .zoomOut: zoomOut(&context)
    case .zoom(let level): zoom(to: level, &context)
    case .open(let period): open(period, &context)
    case .extendSelection(let move): extendSelection(move, &context)
    case .selectMonth: selectMonth()
    case .dropStart: if isStarted { replace(with: .none, announcing: .cleared) }
    case .beginPainting(let day): beginPainting(day, &context)
    case .paint(let day): paint(day, context.weekStart)
    case .endPainting(let isCancelled):
      endPainting(isCancelled: isCancelled, &context)
      movement(context).pause(&moving, context.clock)
      // While a drag goes on the host's focus is where it began.
      moveHostFocus(&context)
    case .focusEntered(let day): enterFocus(day)
    case .focusLeft:
      focus.isInside = false
      preview(nil)
    case .preview(let key): preview(key)
    case .press(let key): pressed = key
    case .hold: movement(context).hold(&moving)
    case .drag(let distance): movement(context).drag(by: distance, &moving)
    case .wheel(let distance, let smoothly):
      movement(context).wheel(by: distance, smoothly: smoothly, &moving, context.clock)
    case .wheelPaused: movement(context).pause(&moving, context.clock)
    case .release(let velocity, let threshold):
      release(velocity: velocity, threshold: threshold, &context)
    case .expand(let move): if !Edition.isPicker { expand(move, &context) }
    // Web hosts have none.
    case .scrolled(let report): if !Edition.isPicker { follow(report, &context) }
    case .loaded(let token, let sequence, let facts, let occurrences):
      if Edition.isPicker { return }
      file(token, sequence: sequence, DayAnswer(facts: facts, occurrences: occurrences), &context)
    case .daysNamed(let day, let labels): alternates.file(labels, from: day)
    case .alternatesChanged: alternates = AlternateBook()
    case .loadFailed(let token): fail(token, &context)
    case .invalidated(let days, let sequence): invalidate(days, sequence, &context)
    case .retry: if !Edition.isPicker { window.failures = [] }
    case .configure(let options): configure(options, &context)
    case .environmentChanged: if reported.today != context.today { invalidate(nil, nil, &context) }
    case .restore(let day, let selected): restore(showing: day, selection: selected, &context)
    case .answered: break
    }
  }

  private mutating func advance(_ context: inout ReduceContext) {
    if !isAligned(context.weekStart) { align(&context) }
    if Edition.isPicker { return movement(context).advance(&moving, context.clock) }
    keepInView(&context)
    movement(context).advance(&moving, context.clock)
    moving.expansion.advance(context.clock)
    dividePages(&context)
    moving.zoom = moving.zoom?.advanced(to: context.time)
    expireLoads(&context)
    expireQuestion(context.time)
  }

  /// What follows from any change: questions to ask and things to tell.
  private mutating func keepUp(_ context: inout ReduceContext) {
    if !Edition.isPicker { followExpansion(context) }
    // The page that is shown first selects too, and so does one whose day turns out to be closed.
    keepInView(&context)
    selectAutomatically(context.today)
    askForAlternates(&context)
    askForFacts(&context)
    window.packWeeks(firstWeekday(context.weekStart))
    report(&context)
  }
}
