// SPDX-License-Identifier: MIT
import ArgumentParser

/// `almanac sessions`.
struct SessionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "Sessions: what you did, and the points it scored.",
    discussion: """
        almanac sessions add 2024-02-20T08:00 09:04 --points 100
        almanac sessions list --on 2024-02-20
        almanac sessions import sessions.csv
        almanac sessions export -o sessions.csv
      """,
    subcommands: [
      ImportCommand.self, ExportCommand.self, ListCommand.self, AddCommand.self,
      EditCommand.self, RemoveCommand.self,
    ])
}
