// SPDX-License-Identifier: MIT
import CivilTime

// An action that may need a question is performed, and its result is examined; if it does need one,
// the result is taken back. So no way of selecting or turning pages needs to know about questions.
// Once the answer allows it, the action is performed again.
extension Reduction {
  /// Does what an action says, or asks the app whether it may.
  mutating func apply(_ action: CalendarAction) {
    if case .answered(let id, let verdict) = action { return answer(id, verdict) }
    tellTap(action)
    if action.chooses || action.turns { state.telling.dropNotice() }
    let options = state.options
    guard options.asksBeforeSelecting || options.asksBeforeTurning || state.asking.isOpen
    else { return perform(action) }
    state.asking.withdraw(for: action)
    if state.asking.delays(action) { return state.asking.wait(action) }
    attempt(action)
    // The app has changed what the question was about.
    if action.overtakes, let open = state.asking.close() { attempt(open.action, after: open) }
    goOn()
  }

  /// Tells of a day that is tapped or chosen, whatever comes of it.
  private mutating func tellTap(_ action: CalendarAction) {
    switch action {
    case .choose(let day, let page): context.emit(.dayTapped(day, page.position(of: day)))
    case .chooseFocused where state.level == .days:
      context.emit(.dayTapped(state.focus.day, .current))
    default: break
    }
  }

  /// Does what an action says if that is allowed already; otherwise asks.
  private mutating func attempt(_ action: CalendarAction, after previous: Asking.Open? = nil) {
    let (before, mark) = (state, context.mark)
    perform(action)
    let permits = previous?.permits ?? Permits()
    let question = permits.question(
      about: action, from: Permits.Standing(before), to: Permits.Standing(state), state.options,
      turnsPages: state.arrangement.movement.turnsPages)
    guard let question else { return }
    let (page, time) = (state.viewport.page, state.selection.time)
    state = before
    context.forget(since: mark)
    let again = action.edits ? time.map { .edit(.time($0)) } ?? action : repeated(action, page)
    // Whatever the answer, the hand has let go.
    if case .endPainting = action { state.selecting.letGo() }
    if action.edits { _ = state.editing.letGo() }
    var open = Asking.Open(
      question: question, action: again, permits: permits, askedAt: context.time)
    if case .release = action {
      open.grip = Asking.Grip(motion: state.motion, release: action)
      release(0, threshold: 2)
    }
    state.asking.ask(open, after: previous, &context)
  }

  /// The action in a form that can be done later, when the keyboard or the hand may be elsewhere.
  private func repeated(_ action: CalendarAction, _ page: CalendarPage) -> CalendarAction {
    let current = state.viewport.page
    switch action {
    case .chooseFocused: return .choose(state.focus.day, on: current)
    case .endPainting:
      return state.selecting.extent?.reached.map { .choose($0, on: current) } ?? action
    case .release: return .page(by: current.pages(until: page))
    default: return action
    }
  }

  private mutating func answer(_ id: Int32, _ verdict: CalendarVerdict) {
    guard var open = state.asking.close(id) else { return }
    switch verdict {
    case .refused(let reason): refuse(open.question, reason)
    case .allowed:
      open.permits.add(open.question)
      var action = open.action
      if let grip = open.grip, open.askedAt == context.time {
        // Answered at once: the pages go on at the speed at which the hand released them.
        state.moving.resume(grip.motion)
        action = grip.release
      }
      attempt(action, after: open)
    }
    goOn()
  }

  /// Continues with the actions that have waited.
  private mutating func goOn() {
    while let action = state.asking.next() { attempt(action) }
  }

  private mutating func refuse(_ question: CalendarQuestion, _ reason: [UInt8]) {
    state.telling.refuse(question, reason, on: state.viewport.page, &context)
  }

  /// Takes away a notice whose time has passed.
  mutating func expireNotice() {
    state.telling.expire(at: context.time)
  }

  /// Refuses a question that nobody answers, along with what waits for it.
  mutating func expireQuestion() {
    if let question = state.asking.expire(at: context.time) { refuse(question, []) }
  }
}

extension Permits.Standing {
  fileprivate init(_ state: CalendarState) {
    (selection, page) = (state.selection, state.viewport.page)
  }
}
