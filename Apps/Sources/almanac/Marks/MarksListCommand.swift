// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime

/// `almanac marks list`.
struct MarksListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List marks by day.",
    discussion: """
      Day, kind, owner and id.

        almanac marks list --on 2024-02-20
        almanac marks list --owner ficus --json
      """)

  @OptionGroup var days: DaysOption

  @Option(help: "Only marks for this owner.")
  var owner: String?

  @Option(help: "Maximum results.")
  var limit = 10_000

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var database: DatabaseOption

  func validate() throws {
    guard limit >= 1 else { throw ValidationError("--limit must be 1 or more.") }
  }

  func run() async throws {
    let store = try database.openForReading()
    let marks = try await store.marks(in: days.days, owner: owner, limit: limit)
    let output = try Output(nil)
    if json {
      var array = JSONArray(output)
      for record in marks { try array.append(MarkJSON(record)) }
      try array.end()
    } else {
      for mark in marks.map(\.mark) {
        try output.line(MarkLine.text(mark))
      }
    }
    try output.finish()
  }
}

/// A mark in JSON, as described in `docs/api.md`.
struct MarkJSON: Encodable {
  let id: String
  let type: String
  let owner: String
  let day: String
  let revision: Int64
  let change: Int64

  init(_ record: MarkRecord) {
    id = record.mark.id
    type = record.mark.type
    owner = record.mark.owner
    day = record.mark.day.description
    revision = record.revision
    change = record.change
  }
}
