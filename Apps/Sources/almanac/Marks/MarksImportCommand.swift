// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer

/// `almanac marks import`.
struct MarksImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take in marks from a CSV file.",
    discussion: """
      Columns are type,day and perhaps owner and id; a header may name them in another order. \
      Commas, semicolons or tabs separate.

      Importing a file again changes nothing: without an id a mark is known by its content, and \
      equal lines all count. What you deleted stays deleted, what you edited stays as edited.

      Each bad line is named with its reason, the others go in, and the exit code is 1; with \
      --strict nothing goes in then, and it is 65.

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
