// SPDX-License-Identifier: MIT

/// What the app is being asked, and what waits for its answer.
///
/// Only one question is open at a time, because the next may depend on its answer. Two days that
/// are tapped while the app decides are two questions, and neither is lost.
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
    /// What the user did; repeated once the answer allows it.
    var action: CalendarAction
    /// What earlier answers have allowed of it.
    var permits: Permits
    /// When it was asked, in microseconds.
    var askedAt: Int64
    /// How a hand held the pages and let them go, if one did.
    var grip: Grip?
  }

  /// How a hand held the pages, and how it released them.
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

  /// Withdraws what an action makes pointless: a turn when a hand takes hold of the pages again, a
  /// selection when its drag is given up.
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

  /// Asks, or keeps the action for later while another question is open.
  ///
  /// If the app's changes since the `previous` question lead to the same question, that one stays
  /// open.
  mutating func ask(_ new: Open, after previous: Open?, _ context: inout ReduceContext) {
    guard !isOpen else { return wait(new.action) }
    if let previous, previous.question == new.question {
      open = previous
      return
    }
    open = new
    open?.id = nextID
    context.emit(.ask(id: nextID, new.question))
    // Numbers start again at 1, never at 0.
    nextID = nextID == .max ? 1 : nextID + 1
  }

  /// Closes the open question and returns it; with a number, only the question with that number.
  mutating func close(_ id: Int32? = nil) -> Open? {
    guard let closed = open, id == nil || id == closed.id else { return nil }
    open = nil
    return closed
  }

  /// The next waiting action, or nil while a question is open or when nothing waits.
  mutating func next() -> CalendarAction? {
    !isOpen && !waiting.isEmpty ? waiting.removeFirst() : nil
  }

  /// Gives up on a question that nobody answers, and on what waits for it; nil before its time.
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
