// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CalendarStreaks
import CivilTime
import Foundation

/// `almanac sessions add`.
struct AddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a session and print its id.",
    discussion: """
      A time without an offset is local: it stays on its day in every time zone. A time with an \
      offset is a moment: its day depends on the time zone of whoever looks.

        almanac sessions add 2024-02-20T08:00 2024-02-20T09:04 --points 100
        almanac sessions add 2024-02-20T08:00 09:04 --points 100     the same
        almanac sessions add 2024-02-20T23:00 01:00 --points 9       past midnight
        almanac sessions add 2024-02-20T08:00+01:00 --points 5       without an end
        almanac sessions add 2024-02-20 --points 5 --id monday-run   with your own id
      """)

  @Argument(help: "Start time.", transform: TimeArgument.parse)
  var start: SessionTime

  @Argument(help: "End: a full time, or an hour of the same day or the next (default: the start).")
  var end: String?

  @Option(name: .long, parsing: .unconditional, help: "Points scored.")
  var points: Int32

  @Option(help: "Id (default: a new one).")
  var id: String?

  @OptionGroup var database: DatabaseOption

  func validate() throws {
    if let end { _ = try TimeArgument.parse(end, endOf: start) }
  }

  func run() async throws {
    let end = try end.map { try TimeArgument.parse($0, endOf: start) } ?? start
    let name = SessionID(id ?? RecordIDs.shared.next())
    let session = Session(id: name, start: start, end: end, points: points)
    let store = try await database.openForWriting()
    let outcome = try await store.apply([.putSession(session, base: nil)]).first
    if case .conflict(let record) = outcome { throw Self.taken(name, by: record) }
    if session.endsBeforeItStarts {
      StandardError.say("note: the session ends before it starts; it was kept as written.")
    }
    let output = try Output(nil)
    try output.line(name.text)
    try output.finish()
  }

  private static func taken(_ id: SessionID, by record: StoreRecord?) -> CommandFailure {
    var state = "another session"
    if case .session(let record) = record, record.isDeleted { state = "a session that was deleted" }
    return CommandFailure(
      .badData, "the id \(id.text) is taken by \(state). Choose another one, or leave out --id.")
  }
}
