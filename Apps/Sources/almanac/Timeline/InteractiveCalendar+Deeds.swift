// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStore

// What keys do to events besides moving them: to all that are selected, or to the one that the keyboard
// is on.
extension InteractiveCalendar {
  /// Selects the event that the keyboard is on as well, or no longer; says which, or why not.
  func select() async throws {
    guard let desk else { return }
    guard let id = desk.focusedEventID, let event = editing?.writer.event(id) else {
      return say(
        desk.focusedEvent == nil
          ? "s selects the event that you are on; F2 leads to those of the day."
          : "s selects one event; Enter lists those that have no room here.")
    }
    try await send(KeySample(key: .space, modifiers: .control))
    guard desk.warning.isEmpty else { return }
    let selected = desk.selectedEventIDs
    let verb = selected.contains(id) ? "Selected" : "No longer selected"
    let sum = selected.isEmpty ? "Nothing is selected." : Self.sum(selected.count)
    say("\(verb): \(EventLine.title(of: event)). \(sum)")
  }

  private static func sum(_ count: Int) -> String {
    "\(Counted.of(count, "event")) \(count == 1 ? "is" : "are") selected."
  }

  /// Deletes events as they were shown last; p puts them elsewhere if they are copied.
  ///
  /// Those that cannot be deleted stay, and so does their being selected; why is said.
  func remove(_ ids: [String], copies: Bool = false) async throws {
    guard let writer = editing?.writer, !ids.isEmpty else { return }
    outcome = outcome.next
    let deed = outcome.deed
    try await report {
      let removal = try await writer.remove(ids, in: deed, copies: copies)
      let (names, it) = Self.words(for: removal.events)
      let rest =
        copies ? "p puts \(it) where you are." : "u brings \(it) back."
      let done =
        removal.events.isEmpty ? [] : ["\(copies ? "Cut" : "Deleted"): \(names). \(rest)"]
      return EditOutcome.sentences(done + removal.problems)
    }
  }

  /// Copies events, so that p makes others like them.
  func copy(_ ids: [String]) async throws {
    guard let writer = editing?.writer, !ids.isEmpty else { return }
    try await report {
      let events = try await writer.copy(ids)
      let others = events.count == 1 ? "makes another one" : "makes others like them"
      return "Copied: \(Self.words(for: events).names). p \(others)."
    }
  }

  /// Makes events like those that were copied last.
  func paste() async throws {
    guard let desk, let writer = editing?.writer else { return }
    let copied = writer.copied
    guard !copied.isEmpty else {
      return say("Nothing has been copied; y copies the event that you are on.")
    }
    outcome = outcome.next
    try await desk.send(.action(.edit(.insert(copied))))
    sayPlace()
    try await finish()
    guard outcome.problem == nil, outcome.titles.count > 1 else { return }
    say("Added: \(Self.list(outcome.titles)). u takes them back.")
  }

  /// How events are called, and what stands for them.
  private static func words(for events: [CalendarEvent]) -> (names: String, pronoun: String) {
    (list(events.map { EventLine.title(of: $0) }), events.count == 1 ? "it" : "them")
  }

  /// A few titles, or how many there are.
  private static func list(_ titles: [String]) -> String {
    titles.count > 3 ? Counted.of(titles.count, "event") : titles.joined(separator: ", ")
  }
}
