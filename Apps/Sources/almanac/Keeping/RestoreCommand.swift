// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation
import CalendarStore
import CivilTime
import Foundation

/// `almanac restore`.
struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace the database with a backup.",
    discussion: """
      Looks the backup through first and keeps the former database beside, under a name that is \
      printed. Refused while somebody has the database open, also when it is damaged: end `almanac \
      serve` first. The backup stays as it is. Pages and programs that knew the former database \
      read everything anew.

        almanac restore almanac-2024-02-20.sqlite
        almanac restore almanac-20240220T031500Z.sqlite --database team.sqlite

      Do not copy a file over the database yourself: what stands beside it would be read together \
      with it.
      """)

  @Argument(
    help: ArgumentHelp("Backup file.", valueName: "backup"), completion: .file())
  var backup: String

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let restoration = StoreRestoration(of: backup, to: database.path)
    let kept = try restoration.run(at: Instant(clamping: Date()))
    let output = try Output(nil)
    try output.line("Restored \(backup) to \(database.path).")
    if let kept { try output.line("The former database is kept as \(kept).") }
    try output.finish()
  }
}
