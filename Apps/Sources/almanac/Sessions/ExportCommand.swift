// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer
import CalendarStore

/// `almanac sessions export`.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export sessions as CSV: start,end,points,id.",
    discussion: """
      It is one state of the database, whoever writes meanwhile. What is exported and imported \
      again is the same, ids included.

        almanac sessions export > sessions.csv
        almanac sessions export -o 2024.csv --from 2024-01-01 --through 2024-12-31
        almanac sessions export | almanac sessions import - --database copy.sqlite
      """)

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var days: DaysOption
  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openForReading()
    let rules = try await zone.rules(store)
    let spool = try await StoreExport.sessions(of: store, in: days.days, zone: rules)
    try Output.print(spool, to: output)
  }
}

extension RecordStore {
  /// Passes on the sessions of a query page by page, for as long as the closure wants more.
  func forEachPage(
    _ query: SessionQuery, _ body: ([SessionRecord]) throws -> Bool
  ) async throws {
    var query = query
    while true {
      let page = try await sessions(query)
      guard try body(page.sessions), let next = page.next else { return }
      query.after = next
    }
  }
}
