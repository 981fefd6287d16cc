// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer

/// `almanac export`.
struct ExportAllCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export everything as JSON lines, what was deleted included.",
    discussion: """
      It is one state of the database, whoever writes meanwhile. Imported into an empty database \
      it makes an equal one; equal databases give the same bytes.

        almanac export --json -o almanac.jsonl
        almanac export | almanac import - --database copy.sqlite
      """)

  @Flag(help: "Print JSON lines (always on).")
  var json = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openForReading()
    try Output.print(try await StoreExport.everything(of: store), to: output)
  }
}
