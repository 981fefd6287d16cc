// SPDX-License-Identifier: MIT
import CalendarEngine

extension InteractiveCalendar {
  /// Shows all that happens on a day in place of the calendar, until one event is chosen or none.
  func choose(from list: DayList) async throws {
    guard !list.lines.isEmpty else { return }
    var place = 0
    while true {
      terminal.write(screen.bytes(page(of: list, at: place)))
      guard let key = try next() else {
        try await fit()
        continue
      }
      switch key {
      case .key(let sample):
        switch sample.key {
        case .up: place -= 1
        case .down: place += 1
        case .home, .pageUp: place = 0
        case .end, .pageDown: place = list.lines.count - 1
        case .enter: return try await take(list.ids[place])
        case .escape: return
        default: break
        }
      case .text("q"), .done: return
      case .delete, .backspace, .text("y"):
        if try await edit(key, list.ids[place]) { return }
      default: break
      }
      place = min(max(place, 0), list.lines.count - 1)
    }
  }

  /// The day, as many lines as there is room for around the one that would be chosen, and the keys.
  private func page(of list: DayList, at place: Int) -> [String] {
    let room = max(Int(terminal.size.rows) - 5, 1)
    let first = min(max(place - room / 2, 0), max(list.lines.count - room, 0))
    let lines = list.lines.indices.dropFirst(first).prefix(room).map {
      ($0 == place ? "> " : "  ") + list.lines[$0]
    }
    let keys = editing == nil ? "Enter chooses" : "Enter open   y copy   Del delete"
    return [list.heading, ""] + lines + ["", "up and down   \(keys)   Esc back"]
  }

  /// Does what a key asks of an event in the list; false where events are not edited.
  private func edit(_ key: TerminalKey, _ id: String) async throws -> Bool {
    guard editing?.writer.event(id) != nil else { return false }
    if key == .text("y") {
      try await copy([id])
    } else {
      try await remove([id])
    }
    return true
  }

  /// Opens an event where it can be edited, and chooses it where one is wanted.
  private func take(_ id: String) async throws {
    if editing == nil { desk?.choose(id) } else { try await open(id) }
  }
}
