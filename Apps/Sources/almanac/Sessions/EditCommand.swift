// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CalendarStreaks

/// `almanac sessions edit`.
struct EditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a session.",
    discussion: """
      What is not named stays as it is. An hour alone is one of the day that the session has, or \
      gets; with --end of that of its start, or of the next day where it is before it. The session is printed as `list` has it then.

        almanac sessions edit monday-run --points 120
        almanac sessions edit monday-run --start 08:15 --end 09:30
        almanac sessions edit monday-run --start 2024-02-21T08:00 --end 09:04
        almanac sessions list --on 2024-02-20     shows the ids
      """)

  @Argument(help: "Id of the session.")
  var id: String

  @Option(help: "Start: a full time, or a time on the same day.")
  var start: String?

  @Option(help: "End: a full time, or an hour of the day it started or the next.")
  var end: String?

  @Option(name: .long, parsing: .unconditional, help: "Points scored.")
  var points: Int32?

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func validate() throws {
    guard start != nil || end != nil || points != nil else {
      throw ValidationError("Say what to change: --start, --end or --points.")
    }
    for text in [start, end].compactMap({ $0 }) { _ = try TimeArgument.parse(text, sameDayAs: nil) }
  }

  func run() async throws {
    let store = try database.openExisting()
    let rules = try await zone.rules(store)
    let edited = try await edit(in: store)
    if edited.session.endsBeforeItStarts {
      StandardError.say("note: the session ends before it starts; it was kept as written.")
    }
    let output = try Output(nil)
    try output.line(
      json
        ? JSONText.of(SessionJSON(edited)) : SessionLine.text(edited.session, zone: rules))
    try output.finish()
  }
}

extension EditCommand {
  /// Changes the session and returns the result.
  private func edit(in store: SQLiteStore) async throws -> SessionRecord {
    guard var record = try await store.session(SessionID(id)), !record.isDeleted else {
      throw missing
    }
    try await Insistence.write(id, revision: record.revision) { base in
      let patch = try patch(of: record.session)
      switch try await store.apply([.patchSession(SessionID(id), patch, base: base)]).first {
      case .applied(.session(let now)), .unchanged(.session(let now)): record = now
      case .conflict(.session(let now)) where !now.isDeleted:
        record = now
        return now.revision
      default: throw missing
      }
      return nil
    }
    return record
  }

  private var missing: CommandFailure {
    CommandFailure(.badData, "there is no session with the id \(id).")
  }

  private func patch(of session: Session) throws -> SessionPatch {
    let start = try start.map { try TimeArgument.parse($0, sameDayAs: session.start) }
    let end = try end.map { try TimeArgument.parse($0, endOf: start ?? session.start) }
    return SessionPatch(start: start, end: end, points: points)
  }
}
