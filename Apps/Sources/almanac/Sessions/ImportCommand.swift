// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer

/// `almanac sessions import`.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import sessions from a CSV file.",
    discussion: """
      Columns are start, end and points, optionally id; a header can put them in another order. \
      Times are ISO 8601, with or without an offset; an empty end is the start. Columns are \
      separated by commas, semicolons or tabs.

      Importing a file again changes nothing: without an id a session is known by its content, \
      and equal lines all count. What you deleted stays deleted, what you edited stays as edited.

      Bad lines are listed with their reasons, the others are imported, and the exit code is 1. \
      With --strict nothing is imported then, and the exit code is 65.

        almanac sessions import sessions.csv
        almanac sessions import --strict sessions.csv
        git log --format=%aI,,1 | almanac sessions import -
        almanac sessions import --restore backup.csv       also what was deleted
      """)

  @OptionGroup var arguments: ImportArguments
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    try await arguments.run(SessionLines(), of: "session", into: database) {
      try await $0.importSessions($1, next: $2)
    }
  }
}
