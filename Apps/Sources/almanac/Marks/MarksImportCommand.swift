// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer

/// `almanac marks import`.
struct MarksImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import marks from a CSV file.",
    discussion: """
      Columns are type and day, optionally owner and id; a header can put them in another order. \
      Columns are separated by commas, semicolons or tabs.

      Importing a file again changes nothing: without an id a mark is known by its content, and \
      equal lines all count. What you deleted stays deleted, what you edited stays as edited.

      Bad lines are listed with their reasons, the others are imported, and the exit code is 1. \
      With --strict nothing is imported then, and the exit code is 65.

        almanac marks import marks.csv
        almanac marks import --strict marks.csv
        echo watered,2024-02-20,ficus | almanac marks import -
      """)

  @OptionGroup var arguments: ImportArguments
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    try await arguments.run(MarkLines(), of: "mark", into: database) {
      try await $0.importRecords($1, next: $2)
    }
  }
}
