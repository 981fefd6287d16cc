// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer

/// `almanac events export`.
struct EventsExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export events as CSV or as JSON lines.",
    discussion: """
      It is one state of the database, whoever writes meanwhile. What is exported and imported \
      again is the same, ids included; JSON lines also have the calendars.

        almanac events export > events.csv
        almanac events export --format jsonl -o events.jsonl
        almanac events export --from 2026-01-01 --through 2026-12-31
      """)

  /// How events are written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case csv, jsonl
  }

  @Option(help: "Format.")
  var format = Format.csv

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
    let spool =
      switch format {
      case .csv: try await StoreExport.eventTable(of: store, in: days.days, zone: rules)
      case .jsonl: try await StoreExport.events(of: store, in: days.days, zone: rules)
      }
    try Output.print(spool, to: output)
  }
}
