// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarHost
import CalendarStore

/// How events are edited in a terminal.
struct EventEditing {
  /// Stores edits.
  let writer: EventWriter
  /// The minutes to which they snap; nil for the usual ones.
  let snapMinutes: Int32?
}

extension InteractiveCalendar {
  /// Takes a key that only means something where events are edited; false for every other one.
  func edit(_ key: TerminalKey) async throws -> Bool {
    guard let editing, let desk else { return false }
    if key == .text("?") {
      try await showKeys()
      return true
    }
    guard !desk.holdsEvent else { return false }
    if case .pasted = key {
      say("You can paste into a title alone: Enter adds an event, or opens one.")
      return true
    }
    if Self.steps.contains(key), !editing.writer.conflicts.isEmpty {
      try await decide()
      return true
    }
    switch key {
    case .text("u"), .undo:
      try await report {
        try await editing.writer.undo().map { "Undone: \($0). U does it again." } ?? ""
      }
    case .text("U"), .redo:
      try await report {
        try await editing.writer.redo() ? "Done again. u undoes it." : ""
      }
    case .text("s"), .key(KeySample(key: .space, modifiers: .control)): try await select()
    case .delete, .backspace: try await remove(desk.targetIDs)
    case .text("y"): try await copy(desk.targetIDs)
    case .text("x"): try await remove(desk.targetIDs, copies: true)
    case .text("p"): try await paste()
    default: return false
    }
    return true
  }

  /// The keys that go back and forth, which is possible once all is decided.
  private static let steps: [TerminalKey] = [.text("u"), .undo, .text("U"), .redo]

  /// Shows what somebody has written; that may be about the event that the keyboard is on.
  func takeNews() async throws {
    guard let desk else { return }
    let label = desk.focusedLabel
    try await reload(from: desk.focusedEventID)
    // What is held is where hands have led it, whatever the store has.
    if desk.focusedLabel != label, !desk.holdsEvent { sayPlace() }
  }

  /// Goes on where a key has led: to an event that was chosen, or made; says what went wrong.
  func finish() async throws {
    guard let desk else { return }
    if let problem = outcome.problem {
      // What is shown may be what others have made of it.
      try await reload(from: desk.focusedEventID)
      say(problem)
      return try await tellNews()
    }
    if let id = outcome.first { try await desk.focus(id) }
    if desk.focusedEvent != nil {
      try await desk.leaveMissingEvent()
      sayPlace()
    }
    try await tellNews()
    if let id = desk.takeChosenEvent() { try await open(id) }
  }

  /// Stores what a key has made of an event; a new one is given a title first.
  func store(_ edit: Edit) async -> EditVerdict {
    guard let writer = editing?.writer else { return .refused(reason: []) }
    let (deed, number) = (outcome.deed, outcome.begin())
    do {
      switch edit.kind {
      case .create:
        guard let id = try await create(edit, writer) else { return .refused(reason: []) }
        outcome.note(id, "", by: number)
      case .copy:
        guard let event = try await writer.paste(edit, in: deed) else {
          return .refused(reason: [])
        }
        outcome.note(event.id, EventLine.title(of: event), by: number)
      case .move, .resizeStart, .resizeEnd, .delete: try await writer.change(edit, in: deed)
      }
      return .allowed
    } catch {
      let text = CommandFailure(error)?.text ?? "\(error)"
      outcome.note(text)
      return .refused(because: text)
    }
  }
}

extension InteractiveCalendar {
  /// Asks for the title of a new event and stores it; nil where it was given up.
  private func create(_ edit: Edit, _ writer: EventWriter) async throws -> String? {
    let calendar = try await writer.calendar(edit.after.group)
    let time = writer.line(edit.after)
    var (line, about) = (LineEditor(), "New in \(calendar.name): \(time)")
    while let title = try await write(&line, about: about) {
      do {
        return try await writer.create(edit.after, title: title, in: calendar)
      } catch {
        // Nothing that was written is lost: Enter tries again.
        guard let failure = CommandFailure(error) else { throw error }
        about = failure.text
      }
    }
    return nil
  }

  /// Shows an event, and gives it another title.
  func open(_ id: String) async throws {
    guard let writer = editing?.writer, var record = try? writer.record(of: id) else { return }
    if writer.conflicts.contains(where: { $0.id == id }) { return try await decide() }
    var line = LineEditor(record.event.title)
    var about = try await writer.contents(of: record)
    var keys: [String]?
    while let title = try await write(&line, about: about, keys: keys),
      title != record.event.title
    {
      do {
        try await writer.rename(record, to: title)
        break
      } catch {
        guard let failure = CommandFailure(error) else { throw error }
        about = failure.text
        guard let now = try? writer.record(of: id), !now.isDeleted else {
          try await reload(from: nil)
          return say("\(failure.text) You had written: \(title)")
        }
        // Whoever has read that may insist.
        if now.revision != record.revision {
          about = "Changed elsewhere. \(writer.state(of: now))"
          keys = ["Enter replaces its title   Esc leaves it", "Enter replaces   Esc leaves it"]
        }
        record = now
      }
    }
    try await reload(from: id)
    sayPlace()
    try await tellNews()
  }

  /// Shows what has been written since; the keyboard follows an event, or goes back to the time where
  /// that is no longer in view.
  ///
  /// What has been deleted is not selected any more.
  func reload(from id: String?) async throws {
    guard let desk, let writer = editing?.writer else { return }
    try await desk.reload()
    let selected = desk.selectedEventIDs
    let living = try await writer.living(of: selected)
    if living.count < selected.count, !desk.holdsEvent { try await desk.selectEvents(living) }
    if let id, desk.focusedEvent != nil { try await desk.focus(id) }
    try await desk.leaveMissingEvent()
  }

  /// Lets somebody write a title below the calendar; nil where that was given up.
  private func write(
    _ line: inout LineEditor, about: String, keys: [String]? = nil
  ) async throws -> String? {
    while true {
      var footer = InteractiveFooter(
        writing: line, as: "Title", about: about, columns: terminal.size.columns)
      if let keys { footer.keys = keys }
      draw(footer)
      guard let key = try next() else {
        try await fit()
        continue
      }
      switch line.take(key) {
      case .writing: break
      case .done: return line.text
      case .cancelled: return nil
      }
    }
  }

  /// Does something and says what; what cannot be done is said as well.
  func report(_ deed: () async throws -> String) async throws {
    let focused = desk?.focusedEventID
    let words: String
    do {
      words = try await deed()
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      words = failure.text
    }
    try await reload(from: focused)
    say(words)
    try await tellNews()
  }
}
