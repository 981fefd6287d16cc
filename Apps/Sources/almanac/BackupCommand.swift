// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac backup`.
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the database into a new file, also while others use it.",
    discussion: """
      The copy is whole or not there at all, and never replaces a file.

        almanac backup almanac-2024-02-20.sqlite
        almanac streak --database almanac-2024-02-20.sqlite
      """)

  @Argument(
    help: ArgumentHelp("The file to make.", valueName: "path"), completion: .file())
  var target: String

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    try await database.openExisting().backup(to: target)
  }
}
