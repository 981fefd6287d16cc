// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer

/// `almanac marks export`.
struct MarksExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export marks as CSV: type,day,owner,id.",
    discussion: """
      What is exported and imported again is the same, ids included.

        almanac marks export > marks.csv
        almanac marks export -o marks.csv --from 2024-01-01 --through 2024-12-31
      """)

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var days: DaysOption
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openForReading()
    try Output.print(try await StoreExport.marks(of: store, in: days.days), to: output)
  }
}
