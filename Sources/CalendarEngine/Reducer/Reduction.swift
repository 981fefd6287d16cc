// SPDX-License-Identifier: MIT
import CivilTime

/// One step of a calendar: the state that is being changed, and what that leads to.
///
/// Each part of the state changes itself by its own rules. A reduction knows what a change of one
/// part means for the others: choosing a day of another month turns the page, and the keyboard
/// follows.
struct Reduction {
  /// What is being changed.
  var state: CalendarState
  /// What it depends on, and what it has led to so far.
  var context: ReduceContext
  /// The scrolls that are over, in the order in which they ended.
  var scrollEnds: [News.ScrollEnd] = []
}

extension Reduction {
  /// Does what an action says; `apply` asks the app first.
  mutating func perform(_ action: CalendarAction) {
    switch action {
    case .page(let count):
      let page = state.viewport.page
      follow(movement.turn(by: count, &state.moving, turningClock))
      feelTurn(from: page)
    case .show(let day): show(day)
    case .scroll(let target): scroll(to: target)
    case .showToday: showToday()
    case .choose(let day, let page): choose(day, on: page)
    case .chooseFocused: chooseFocused()
    case .chooseOccurrence, .showMore, .focusOccurrence, .occurrenceEntered:
      performOnOccurrence(action)
    case .select(let selected, let notifies, let reveals):
      select(selected, notifies: notifies, reveals: reveals)
    case .moveFocus(let move): moveFocus(move)
    case .moveAmongCells(let move): moveAmongCells(move)
    case .focusEntered(let day): enterFocus(day)
    case .focusLeft: leaveFocus()
    case .zoomOut: if let outer = state.options.level(outside: state.level) { zoom(to: outer) }
    case .zoom(let level): zoom(to: level)
    case .open(let period): open(period)
    case .extendSelection(let move): extendSelection(move)
    case .selectMonth: selectMonth()
    case .dropStart: state.selecting.dropStart(state.rules, &context)
    case .beginPainting, .paint, .endPainting: performPainting(action)
    case .preview(let key): state.selecting.point(at: key, state.options)
    case .press(let key): state.selecting.press(key)
    case .hold, .drag, .release, .wheel, .wheelPaused, .scrolled: performByHand(action)
    case .expand(let move): expand(move)
    case .timeline(let move): performOnTimeline(move)
    case .edit(let move): edit(move)
    case .loaded, .loadFailed, .invalidated, .retry, .daysNamed, .alternatesChanged, .hoursTold,
      .clocksChanged:
      performOnFacts(action)
    case .configure(let options): configure(options)
    case .environmentChanged(let renames): adapt(renames: renames)
    case .restore(let day, let selected, let isTold):
      restore(showing: day, selection: selected, isTold: isTold)
    case .answered: break
    }
  }
}

extension Reduction {
  /// Lets time pass.
  mutating func advance() {
    if !state.arrangement.isAligned(context.weekStart) { align() }
    keepFocusInView(measureView())
    movement.advance(&state.moving, context.clock)
    state.moving.advanceFold(context.clock)
    dividePages()
    state.moving.advanceZoom(to: context.time)
    expireFacts()
    expireNotice()
    expireQuestion()
  }

  /// What follows from any change: facts to load and words to say.
  mutating func keepUp() {
    followExpansion()
    // The first page selects a day too, and so does a page whose day turns out to be unavailable.
    keepFocusInView(measureView())
    keepHold()
    selectAutomatically()
    loadFacts()
    packWeeks()
    packTimeline()
    listAgenda()
    state.telling.announce(context.announcements)
  }
}
