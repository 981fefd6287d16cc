// SPDX-License-Identifier: MIT

/// What the app is being asked, and what waits for its answer.
///
/// One question is open at a time, so that the answer to the next can depend on the one before:
/// two days that are tapped while the app thinks are two questions, and none is lost.
struct Deliberation: Blank, Hashable, Sendable {
  /// The question that is open.
  var open: Open?
  /// What the user has done meanwhile, in order.
  var waiting: [CalendarAction] = []
  /// The number of the next question.
  var nextID: Int32 = 1

  /// A question, and how to go on once it is answered.
  struct Open: Hashable, Sendable {
    var id: Int32
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

  /// What an action may do without being asked about again.
  struct Permits: Hashable, Sendable {
    var selection: Selection?
    var page: CalendarPage?

    mutating func add(_ question: CalendarQuestion) {
      switch question {
      case .select(let selection, _): self.selection = selection
      case .turn(let page, _): self.page = page
      }
    }
  }

  /// The number for a question, never 0.
  mutating func takeID() -> Int32 {
    defer { nextID = nextID == .max ? 1 : nextID + 1 }
    return nextID
  }

  /// Whether a question about another page is open.
  var isAboutTurning: Bool {
    if case .turn? = open?.question { return true }
    return false
  }
}

/// Words that stand over the calendar for a while.
public struct Notice: Hashable, Sendable {
  /// The words, UTF-8.
  public var text: [UInt8]
  /// When they go, in microseconds of the host's monotonic clock.
  public var ends: Int64
}
