// SPDX-License-Identifier: MIT
import CalendarEngine
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
    let writer = editing.writer
    switch key {
    case .text("u"), .undo:
      try await report { "Undone: \(try await writer.undo()). U does it again." }
    case .text("U"), .redo:
      try await report {
        try await writer.redo()
        return "Done again. u undoes it."
      }
    case .delete, .backspace:
      guard let event = desk.focusedEventID.flatMap({ writer.event($0) }) else { return true }
      try await remove(event)
    case .text("y"):
      guard let event = desk.focusedEventID.flatMap({ writer.event($0) }) else { return true }
      try await copy(event)
    case .text("p"):
      let copied = writer.copied
      guard !copied.isEmpty else {
        say("Nothing has been copied; y copies the event that you are on.")
        return true
      }
      try await desk.send(.action(.edit(.insert(copied))))
      try await finish()
    default: return false
    }
    return true
  }

  /// Deletes an event, as it was shown last.
  func remove(_ event: CalendarEvent) async throws {
    guard let writer = editing?.writer else { return }
    try await report {
      try await writer.remove(writer.record(of: event.id))
      return "Deleted: \(EventLine.title(of: event)). u brings it back."
    }
  }

  /// Copies an event, so that p makes another one.
  func copy(_ event: CalendarEvent) async throws {
    guard let writer = editing?.writer else { return }
    try await report {
      _ = try await writer.copy([event.id])
      return "Copied: \(EventLine.title(of: event)). p makes another one."
    }
  }

  /// Shows what somebody has written; that may be about the event that the keyboard is on.
  func takeNews() async throws {
    guard let desk else { return }
    let label = desk.focusedLabel
    try await reload(from: desk.focusedEventID)
    if desk.focusedLabel != label { sayPlace() }
  }

  /// Goes on where a key has led: to an event that was chosen, or made; says what went wrong.
  func finish() async throws {
    guard let desk else { return }
    if let problem {
      // What is shown may be what others have made of it.
      try await reload(from: desk.focusedEventID)
      return say(problem)
    }
    if let id = created {
      created = nil
      try await desk.focus(id)
    }
    if desk.focusedEvent != nil {
      try await desk.leaveMissingEvent()
      sayPlace()
    }
    if let id = desk.takeChosenEvent() { try await open(id) }
  }

  /// Stores what a key has made of an event; a new one is given a title first.
  func store(_ edit: Edit) async -> CalendarVerdict {
    guard let writer = editing?.writer else { return .refused(reason: []) }
    do {
      switch edit.kind {
      case .create: created = try await create(edit, writer)
      case .copy: created = try await writer.paste(edit)?.id
      case .move, .resizeStart, .resizeEnd:
        try await writer.change(edit)
        return .allowed
      }
      return created == nil ? .refused(reason: []) : .allowed
    } catch {
      let text = CommandFailure(error)?.text ?? "\(error)"
      problem = text
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
    var (line, about) = (LineEditor(record.event.title), writer.line(record.event))
    while let title = try await write(&line, about: about), title != record.event.title {
      do {
        try await writer.rename(record, to: title)
        break
      } catch {
        guard let failure = CommandFailure(error) else { throw error }
        about = failure.text
        guard let now = try? writer.record(of: id), !now.isDeleted else {
          try await reload(from: nil)
          return say(failure.text)
        }
        // Whoever has read that may insist.
        if now.revision != record.revision {
          about += " \(writer.state(of: now)); Enter replaces its title."
        }
        record = now
      }
    }
    try await reload(from: id)
    sayPlace()
  }

  /// Shows what has been written since; the keyboard follows an event, or goes back to the time where
  /// that is no longer in view.
  private func reload(from id: String?) async throws {
    guard let desk else { return }
    try await desk.reload()
    if let id, desk.focusedEvent != nil { try await desk.focus(id) }
    try await desk.leaveMissingEvent()
  }

  /// Lets somebody write a title below the calendar; nil where that was given up.
  private func write(_ line: inout LineEditor, about: String) async throws -> String? {
    while true {
      draw(
        InteractiveFooter(writing: line, as: "Title", about: about, columns: terminal.size.columns))
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
  }
}

extension InteractiveCalendar {
  /// The keys that mean something now, where events are edited; nil where they are not.
  var editKeys: [String]? {
    guard editing != nil, let desk else { return nil }
    if desk.holdsEvent {
      return ["arrows move it   Enter leaves it there   Esc gives it up", "arrows  Enter  Esc"]
    }
    if desk.focusedEvent != nil {
      return [
        "Enter open  space take  Alt+arrows move  y copy  Del delete  Esc back  ? keys",
        "Enter open  space take  Del delete  u undo  Esc back  ? keys",
        "Enter  space  Del  Esc  ? keys",
      ]
    }
    return [
      "arrows move   Enter new or open   F2 events   u undo   U redo   ? keys   q done",
      "arrows   Enter new or open   F2 events   u undo   ? keys   q done",
      "Enter new  F2 events  ? keys  q done", "? keys  q(uit)",
    ]
  }

  /// Shows what all keys do, until one is typed.
  private func showKeys() async throws {
    repeat { terminal.write(screen.bytes(Self.keyList)) } while try next() == nil
  }

  private static let keyList = [
    "On free time", "  arrows          earlier, later, another day; with Ctrl by hours",
    "  Enter           make an event here; where one is, go to it",
    "  F2              go to the events of the day", "  Page Up, Down   another week",
    "  Home, End       the working hours", "  t               today", "",
    "On an event", "  arrows          the next one; left and right on another day",
    "  Enter           see all of it, and change its title; on +3 all of the day",
    "  Alt+arrows      move it; with Ctrl its end, with Ctrl and Shift its start",
    "  space           take it: arrows move it, Enter leaves it, Esc gives it up",
    "  y               copy it; p makes another one where you are",
    "  Delete          delete it", "  Esc             back to the time", "",
    "  u, Ctrl+Z       undo what was done here", "  U, Ctrl+Y       do it again",
    "  q               done", "", "Any key leads back.",
  ]
}
