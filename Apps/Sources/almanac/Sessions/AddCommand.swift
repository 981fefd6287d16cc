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
      A time without an offset is what your wall showed and stays on its day everywhere; one with \
      an offset is a moment, whose day is that of whoever looks.

        almanac sessions add 2024-02-20T08:00 2024-02-20T09:04 --points 100
        almanac sessions add 2024-02-20T08:00 09:04 --points 100     the same
        almanac sessions add 2024-02-20T08:00+01:00 --points 5       without an end
        almanac sessions add 2024-02-20 --points 5 --id monday-run   an id of your own
      """)

  @Argument(help: "When it began.", transform: TimeArgument.parse)
  var start: SessionTime

  @Argument(help: "When it ended: a time, or the hour of the same day; else the start.")
  var end: String?

  @Option(name: .long, parsing: .unconditional, help: "What it scored.")
  var points: Int32

  @Option(help: "Its id; one is made otherwise.")
  var id: String?

  @OptionGroup var database: DatabaseOption

  func validate() throws {
    if let end { _ = try TimeArgument.parse(end, sameDayAs: start) }
  }

  func run() async throws {
    let end = try end.map { try TimeArgument.parse($0, sameDayAs: start) } ?? start
    let name = SessionID(id ?? UUID().uuidString.lowercased())
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
