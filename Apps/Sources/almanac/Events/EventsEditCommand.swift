// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime

/// `almanac events edit`.
struct EventsEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change an event.",
    discussion: """
      What is not named stays as it is; with a new start alone the event keeps its duration. An hour \
      alone is one of the day that the event has, in its zone; as the end it is the next one after the \
      start. The event is printed as `list` has it then.

        almanac events edit review --start 10:00
        almanac events edit review --title "Big review" --location "Room 5"
        almanac events edit review --status cancelled --free
        almanac events list --on 2026-03-24     shows the ids
      """)

  @Argument(help: "Id of the event.")
  var id: String

  @Option(help: "Title.")
  var title: String?

  @Option(help: "Start: a day, a time, or an hour.")
  var start: String?

  @Option(help: "End: a day, a time, or an hour.")
  var end: String?

  @OptionGroup var options: EventOptions

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func validate() throws {
    let sets = try options.patch() != EventPatch()
    guard sets || title != nil || start != nil || end != nil else {
      throw ValidationError("Say what to change, such as --title, --start or --location.")
    }
  }

  func run() async throws {
    let store = try database.openExisting()
    try await options.requireCalendar(in: store)
    let rules = try await zone.rules(store)
    let edited = try await edit(in: store)
    let output = try Output(nil)
    try output.line(
      json ? JSONText.of(EventJSON(edited)) : EventLine.text(edited.event, zone: rules))
    try output.finish()
  }
}

extension EventsEditCommand {
  /// Changes the event and returns the result.
  private func edit(in store: SQLiteStore) async throws -> EventRecord {
    guard var record = try await store.event(id), !record.isDeleted else { throw missing }
    try await Insistence.write(id, revision: record.revision) { base in
      var patch = try options.patch()
      patch.title = title
      patch.span = try span(of: record.event.span)
      switch try await store.apply([.patchEvent(id, patch, base: base)]).first {
      case .applied(.event(let now)), .unchanged(.event(let now)): record = now
      case .conflict(.event(let now)) where !now.isDeleted:
        record = now
        return now.revision
      default: throw missing
      }
      return nil
    }
    return record
  }

  private var missing: CommandFailure {
    CommandFailure(.badData, "there is no event with the id \(id).")
  }

  /// What the options make of a span, or nil when they name neither end.
  private func span(of present: EventSpan) throws -> EventSpan? {
    guard start != nil || end != nil else { return nil }
    let argument = EventTimeArgument(zone: try zone.place(of: present.start))
    let first = try start.map { try argument.parse($0, on: present.start) } ?? present.start
    if let end { return try EventSpan(start: first, end: argument.parse(end, after: first)) }
    return try present.moved(to: first)
  }
}
