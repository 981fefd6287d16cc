// SPDX-License-Identifier: MIT
import ArgumentParser

/// `almanac sessions import`.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take in sessions from a CSV file.",
    discussion: """
      Columns are start,end,points and perhaps id; a header may name them in another order. Times \
      are ISO 8601, with an offset or without; an empty end is the start. Commas, semicolons or \
      tabs separate.

      Importing a file again changes nothing: without an id a session is known by its content, \
      and equal lines all count. What you deleted stays deleted, what you edited stays as edited.

      Each bad line is named with its reason, the others go in, and the exit code is 1; with \
      --strict nothing goes in then, and it is 65.

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
