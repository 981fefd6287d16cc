// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime

/// `almanac undo`.
struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last change, or the one you choose.",
    discussion: """
      An import, or several edits that a program sent together, are undone as a whole. Repeat the \
      command to step further back. An undo is a change as well: undo it to redo.

        almanac undo                  the last change
        almanac undo --list           the last 10 changes with their numbers
        almanac undo 41               change 41
        almanac undo --list --limit 100 --json

      A record that has been changed since is left as it is, and so is the rest: undo what came \
      later first. What the settings have had forgotten (--trash-days) cannot be undone.
      """)

  @Argument(help: ArgumentHelp("Number of the change (default: the last one)."))
  var change: Int64?

  @Flag(help: "List recent changes without undoing any.")
  var list = false

  @Option(help: "Number of changes to list.")
  var limit = 10

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func validate() throws {
    guard limit >= 1 else { throw ValidationError("--limit must be 1 or more.") }
    guard !list || change == nil else {
      throw ValidationError("--list lists changes; leave out the number, or --list.")
    }
  }

  func run() async throws {
    if list { try await showList() } else { try await undo() }
  }
}

extension UndoCommand {
  private func showList() async throws {
    let store = try database.openForReading()
    let rules = try await zone.rules(store)
    let units = try await store.history(limit: limit)
    let output = try Output(nil)
    if json {
      var array = JSONArray(output)
      for unit in units { try array.append(UnitJSON(unit)) }
      try array.end()
    } else {
      let width = units.map { String($0.change).count }.max() ?? 0
      for unit in units {
        try output.line(UnitLine(unit, zone: rules).text(width: width))
      }
    }
    try output.finish()
  }

  private func undo() async throws {
    let store = try database.openExisting()
    let rules = try await zone.rules(store)
    switch try await store.undo(change) {
    case .undone(let unit, let last):
      let output = try Output(nil)
      let line =
        json
        ? try JSONText.of(UndoneJSON(undone: UnitJSON(unit), change: last))
        : "Undid change \(unit.change): \(UnitLine(unit, zone: rules).deed)."
          + " To redo it: almanac undo \(last)"
      try output.line(line)
      try output.finish()
    case .nothing:
      guard let change else { throw CommandFailure(.badData, "There is nothing to undo.") }
      throw CommandFailure(
        .badData, "There is no change \(change). `almanac undo --list` lists those that there are.")
    case .forgotten(let unit):
      throw CommandFailure(
        .badData,
        "Change \(unit.change) cannot be undone: what was there before is no longer kept.")
    case .conflict(let unit, let keys):
      let known = try await store.history(limit: Self.recent)
      guard !known.contains(where: { $0.change == unit.change && $0.isUndone }) else {
        throw CommandFailure(
          .badData, "Change \(unit.change) is undone already; `almanac undo --list` shows by what.")
      }
      throw CommandFailure(.badData, Self.conflict(unit, keys))
    }
  }

  /// How many changes back it is known whether one has been undone.
  private static let recent = 10_000

  private static func conflict(_ unit: ChangeUnit, _ keys: [RecordKey]) -> String {
    let names = keys.prefix(5).map { key in
      switch key {
      case .session(let id): "session \(id.text)"
      case .mark(let id): "mark \(id)"
      case .calendar(let id): "calendar \(id)"
      case .event(let id): "event \(id)"
      case .settings: "the settings"
      }
    }
    let more = keys.count > names.count ? ", and others" : ""
    return """
      Change \(unit.change) was not undone: since then \(names.joined(separator: ", "))\(more) \
      \(keys.count == 1 ? "has" : "have") been changed or added. Undo the later changes first; `almanac undo --list` shows them.
      """
  }
}
