// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime

/// `almanac events move`.
struct EventsMoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move events to another time.",
    discussion: """
      Events stay as long as they are. Moved by days they keep their hours, also where the clocks \
      change in between; a day alone is another day at the same hour. The events are printed as \
      `list` has them then.

        almanac events move review --to 2026-03-25
        almanac events move review --to 14:00
        almanac events move review lunch --by 1w
        almanac events move review --by -1h30m
        almanac events list --on 2026-03-24     shows the ids
      """)

  @Argument(help: ArgumentHelp("Ids of the events.", valueName: "id"))
  var ids: [String]

  @Option(help: ArgumentHelp("Where one starts: a day, a time, or an hour.", valueName: "start"))
  var to: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much later: weeks, days, hours and minutes, such as 1w, 2d or -1h30m.",
      valueName: "distance"))
  var by: EventDistance?

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func validate() throws {
    guard (to == nil) != (by == nil) else {
      throw ValidationError(
        to == nil
          ? "Say where to with --to, or how far with --by."
          : "Give either --to or --by, not both.")
    }
    if to != nil, ids.count > 1 {
      throw ValidationError("--to says where one event starts; several are moved with --by.")
    }
  }

  func run() async throws {
    let store = try database.openExisting()
    let rules = try await zone.rules(store)
    let output = try Output(nil)
    var missing = 0
    for id in ids {
      guard let moved = try await move(id, in: store) else {
        if ids.count == 1 { throw Self.missing(id) }
        StandardError.say("there is no event with the id \(id).")
        missing += 1
        continue
      }
      try output.line(
        json ? JSONText.of(EventJSON(moved)) : EventLine.text(moved.event, zone: rules))
    }
    try output.finish()
    if missing > 0 { throw CommandFailure(missing < ids.count ? .partly : .badData) }
  }
}

extension EventsMoveCommand {
  /// Moves an event and returns the result; nil where it is not there.
  private func move(_ id: String, in store: SQLiteStore) async throws -> EventRecord? {
    guard var record = try await store.event(id), !record.isDeleted else { return nil }
    var isGone = false
    try await Insistence.write(id, revision: record.revision) { base in
      var patch = EventPatch()
      patch.span = try span(of: record.event.span)
      switch try await store.apply([.patchEvent(id, patch, base: base)]).first {
      case .applied(.event(let now)), .unchanged(.event(let now)): record = now
      case .conflict(.event(let now)) where !now.isDeleted:
        record = now
        return now.revision
      default: isGone = true
      }
      return nil
    }
    return isGone ? nil : record
  }

  private func span(of present: EventSpan) throws -> EventSpan {
    if let by { return try present.moved(by: by) }
    guard let to else { return present }
    let argument = EventTimeArgument(zone: try zone.place(of: present.start))
    return try present.moved(to: argument.parse(to, moving: present.start))
  }

  private static func missing(_ id: String) -> CommandFailure {
    CommandFailure(.badData, "there is no event with the id \(id).")
  }
}
