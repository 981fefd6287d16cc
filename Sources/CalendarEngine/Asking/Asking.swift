// SPDX-License-Identifier: MIT

/// What the app is being asked, and what waits for its answer.
///
/// One question is open at a time, so that the answer to the next can depend on the one before:
/// two days that are tapped while the app thinks are two questions, and none is lost.
struct Asking: Hashable, Sendable {
  /// The question that is open.
  private(set) var open: Open?
  /// What the user has done meanwhile, in order.
  private(set) var waiting: [CalendarAction] = []
  /// The number of the next question.
  private var nextID: Int32 = 1

  /// A question, and how to go on once it is answered.
  struct Open: Hashable, Sendable {
    fileprivate(set) var id: Int32 = 0
    var question: CalendarQuestion
    /// What the user did; it is done anew when the answer allows it.
    var action: CalendarAction
    /// What has been allowed of it before.
    var permits: Permits
    /// When it was asked, in microseconds.
    var askedAt: Int64
    /// How a hand held the pages and let them go, if one did.
    var grip: Grip?
  }

  /// Pages in a hand, and how it lets them go.
  struct Grip: Hashable, Sendable {
    var motion: Motion
    var release: CalendarAction
  }
}

extension Asking {
  /// Whether a question is open.
  var isOpen: Bool {
    if case .some = open { return true }
    return false
  }

  /// When the app has had enough time to answer, or nil where nothing is asked.
  var expiry: Int64? { open.map { $0.askedAt + ReduceContext.patience } }

  /// Takes back what is not to be kept waiting: a hand on the pages, and a drag that is given up.
  mutating func withdraw(for action: CalendarAction) {
    switch action {
    case .hold where isAboutTurning:
      open = nil
      waiting = waiting.filter { !$0.turns || $0.chooses }
    case .endPainting(isCancelled: true):
      if open?.action.paints == true { open = nil }
      waiting = waiting.filter { !$0.paints }
    default: break
    }
  }

  /// Whether an action has to wait until the open question is answered.
  func delays(_ action: CalendarAction) -> Bool {
    guard isOpen else { return false }
    switch action {
    case .endPainting(let isCancelled): return !isCancelled
    case .release: return false
    case _ where action.chooses: return true
    case _ where action.turns: return isAboutTurning || !waiting.isEmpty
    default: return false
    }
  }

  /// Keeps an action for later.
  mutating func wait(_ action: CalendarAction) {
    waiting.append(action)
  }

  /// Asks, or waits where something is being asked already.
  ///
  /// Where the app has changed something else since the `previous` question, and the new one is
  /// the same, that one stays open.
  mutating func ask(_ new: Open, after previous: Open?, _ context: inout ReduceContext) {
    guard !isOpen else { return wait(new.action) }
    if let previous, previous.question == new.question {
      open = previous
      return
    }
    open = new
    open?.id = nextID
    context.emit(.ask(id: nextID, new.question))
    // Never 0.
    nextID = nextID == .max ? 1 : nextID + 1
  }

  /// Closes the open question; nil where there is none, or another one than that with the number.
  mutating func close(_ id: Int32? = nil) -> Open? {
    guard let closed = open, id == nil || id == closed.id else { return nil }
    open = nil
    return closed
  }

  /// What goes on now that nothing is being asked, or nil.
  mutating func next() -> CalendarAction? {
    !isOpen && !waiting.isEmpty ? waiting.removeFirst() : nil
  }

  /// Gives up on a question that nobody answers, and on what has waited; nil where it is not time.
  mutating func expire(at time: Int64) -> CalendarQuestion? {
    guard let expiry, time >= expiry else { return nil }
    waiting = []
    return close()?.question
  }

  private var isAboutTurning: Bool {
    if case .turn? = open?.question { return true }
    return false
  }
}
