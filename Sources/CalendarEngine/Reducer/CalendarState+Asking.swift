// SPDX-License-Identifier: MIT
import CivilTime

// What is asked about is done at first, looked at, and taken back: so each way to select or to turn
// pages can be asked about without knowing of it. An answer that allows it has it done again.
extension CalendarState {
  /// How long a notice stands, in microseconds.
  private static let reading: Int64 = 6_000_000

  /// Does what an action says, or asks the app whether it may.
  mutating func apply(_ action: CalendarAction, _ context: inout ReduceContext) {
    // The pickers' build asks nobody.
    if Edition.isPicker { return perform(action, &context) }
    if case .answered(let id, let verdict) = action { return answer(id, verdict, &context) }
    if action.chooses || action.turns { notice = nil }
    guard options.asksBeforeSelecting || options.asksBeforeTurning || deliberation.open != nil
    else { return perform(action, &context) }
    withdraw(for: action)
    if mustWait(action) { return deliberation.waiting.append(action) }
    attempt(action, &context)
    if action.overtakes { reconsider(&context) }
    goOn(&context)
  }

  /// A hand on the pages, and a drag that is given up, are not to be kept waiting.
  private mutating func withdraw(for action: CalendarAction) {
    switch action {
    case .hold where deliberation.isAboutTurning:
      deliberation.open = nil
      deliberation.waiting.removeAll { $0.turns && !$0.chooses }
    case .endPainting(isCancelled: true):
      if deliberation.open?.action.paints == true { deliberation.open = nil }
      deliberation.waiting.removeAll { $0.paints }
    default: break
    }
  }

  private func mustWait(_ action: CalendarAction) -> Bool {
    guard deliberation.open != nil else { return false }
    switch action {
    case .endPainting(let isCancelled): return !isCancelled
    case .release: return false
    case _ where action.chooses: return true
    case _ where action.turns: return deliberation.isAboutTurning || !deliberation.waiting.isEmpty
    default: return false
    }
  }

  /// Does what an action says as far as it is allowed; what is not, is asked about.
  private mutating func attempt(
    _ action: CalendarAction, after previous: Deliberation.Open? = nil,
    _ context: inout ReduceContext
  ) {
    let before = self
    let count = context.effects.count
    perform(action, &context)
    let permits = previous?.permits ?? Deliberation.Permits()
    guard let question = question(about: action, before, permits) else { return }
    let page = viewport.page
    self = before
    context.forgetEffects(from: count)
    let again = repeated(action, page)
    // The hand has gone, whatever the answer.
    if case .endPainting = action { (extent, pressed) = (nil, nil) }
    var open = Deliberation.Open(
      id: 0, question: question, action: again, permits: permits,
      askedAt: context.time)
    if case .release = action {
      open.grip = Deliberation.Grip(motion: motion, release: action)
      release(velocity: 0, threshold: 2, &context)
    }
    if deliberation.open != nil { return deliberation.waiting.append(open.action) }
    ask(&open, after: previous, &context)
  }

  /// What is to be asked about what an action has done, or nil.
  private func question(
    about action: CalendarAction, _ before: CalendarState, _ permits: Deliberation.Permits
  ) -> CalendarQuestion? {
    if options.asksBeforeSelecting, action.chooses, selection != before.selection,
      selection != permits.selection
    {
      return .select(selection, insteadOf: before.selection)
    }
    // A list that scrolls freely has no pages to ask about.
    if options.asksBeforeTurning, movementKind.turnsPages, action.turns,
      viewport.page != before.viewport.page, viewport.page != permits.page
    {
      return .turn(to: viewport.page, from: before.viewport.page)
    }
    return nil
  }

  /// The action as it is done later, when the keyboard or the hand may be elsewhere.
  private func repeated(_ action: CalendarAction, _ page: CalendarPage) -> CalendarAction {
    switch action {
    case .chooseFocused: return .choose(focus.day, on: viewport.page)
    case .endPainting:
      return extent?.reached.map { .choose($0, on: viewport.page) } ?? action
    case .release: return .page(by: viewport.page.pages(until: page))
    default: return action
    }
  }

  private mutating func ask(
    _ open: inout Deliberation.Open, after previous: Deliberation.Open?,
    _ context: inout ReduceContext
  ) {
    if let previous, previous.question == open.question {
      // The app has changed something else meanwhile: it is still the same question.
      deliberation.open = previous
      return
    }
    open.id = deliberation.takeID()
    deliberation.open = open
    context.emit(.ask(id: open.id, open.question))
  }
}

extension CalendarState {
  private mutating func answer(
    _ id: Int32, _ verdict: CalendarVerdict, _ context: inout ReduceContext
  ) {
    guard var open = deliberation.open, open.id == id else { return }
    deliberation.open = nil
    switch verdict {
    case .allowed:
      open.permits.add(open.question)
      attemptAgain(open, &context)
    case .refused(let reason): refuse(open.question, reason, context.time)
    }
    goOn(&context)
  }

  private mutating func attemptAgain(
    _ open: Deliberation.Open, _ context: inout ReduceContext
  ) {
    var action = open.action
    if let grip = open.grip, open.askedAt == context.time {
      // Answered at once: the pages go on with the speed at which the hand has let them go.
      (moving.motion, action) = (grip.motion, grip.release)
    }
    attempt(action, after: open, &context)
  }

  /// Asks anew where the app has changed what the question was about.
  private mutating func reconsider(_ context: inout ReduceContext) {
    guard let open = deliberation.open else { return }
    deliberation.open = nil
    attempt(open.action, after: open, &context)
  }

  /// Goes on with what has waited.
  private mutating func goOn(_ context: inout ReduceContext) {
    while deliberation.open == nil, !deliberation.waiting.isEmpty {
      attempt(deliberation.waiting.removeFirst(), &context)
    }
  }

  private mutating func refuse(_ question: CalendarQuestion, _ reason: [UInt8], _ time: Int64) {
    if !reason.isEmpty {
      notice = Notice(text: reason, ends: time + Self.reading)
      return announce(.refused(reason))
    }
    if let day = question.added.first {
      announce(.unavailable(day))
    } else if let day = question.removed.first {
      announce(.selected(day))
    } else {
      announce(.page(viewport.page))
    }
  }

  /// A question that nobody answers is refused, and with it what waited.
  mutating func expireQuestion(_ time: Int64) {
    if let ends = notice?.ends, time >= ends { notice = nil }
    guard let open = deliberation.open, time - open.askedAt >= Self.patience else { return }
    deliberation.open = nil
    deliberation.waiting = []
    refuse(open.question, [], time)
  }
}
