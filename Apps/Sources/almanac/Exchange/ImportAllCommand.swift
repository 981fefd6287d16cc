// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer

/// `almanac import`.
struct ImportAllCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import what `almanac export` printed.",
    discussion: """
      What is new comes in with its revisions, what was deleted as deleted. Where an id is known \
      its content is replaced; what you deleted here stays deleted, and nothing that lives here is \
      deleted. Importing a file again changes nothing.

      Bad lines are listed with their reasons, the others are imported, and the exit code is 1. \
      With --strict nothing is imported then, and the exit code is 65.

        almanac import almanac.jsonl
        almanac import --strict almanac.jsonl
        almanac import --restore almanac.jsonl       also what was deleted since
      """)

  @OptionGroup var arguments: ImportArguments
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    try await arguments.run(ExchangeReader(), of: "record", into: database) {
      try await $0.importRecords($1, next: $2)
    }
  }
}
