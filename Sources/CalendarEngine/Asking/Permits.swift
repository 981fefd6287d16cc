// SPDX-License-Identifier: MIT

/// What an action may do without being asked about again.
struct Permits: Hashable, Sendable {
  private var selection: Selection?
  private var page: CalendarPage?

  /// What can be asked about: what is selected, and the page.
  struct Standing {
    var selection: Selection
    var page: CalendarPage
  }
}

extension Permits {
  /// Allows what a question was about.
  mutating func add(_ question: CalendarQuestion) {
    switch question {
    case .select(let selection, _): self.selection = selection
    case .turn(let page, _): self.page = page
    }
  }

  /// The question that the result of an action raises.
  ///
  /// - Parameters:
  ///   - action: What the user did.
  ///   - before: How things stood before it.
  ///   - after: How they would stand after it.
  ///   - options: What the app wants to be asked.
  ///   - turnsPages: Whether there are pages to ask about; a list that scrolls freely has none.
  /// - Returns: The question, or nil.
  func question(
    about action: CalendarAction, from before: Standing, to after: Standing,
    _ options: CalendarOptions, turnsPages: Bool
  ) -> CalendarQuestion? {
    if options.asksBeforeSelecting, action.chooses || action.edits,
      after.selection != before.selection,
      after.selection != selection
    {
      return .select(after.selection, insteadOf: before.selection)
    }
    if options.asksBeforeTurning, turnsPages, action.turns, after.page != before.page,
      after.page != page
    {
      return .turn(to: after.page, from: before.page)
    }
    return nil
  }
}
