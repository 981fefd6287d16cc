// SPDX-License-Identifier: MIT
import ArgumentParser

/// `almanac marks`.
struct MarksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "marks",
    abstract: "Marks on days, such as when a plant was watered.",
    discussion: """
        almanac marks add watered 2024-02-20 --owner ficus
        almanac marks list --from 2024-02-01 --through 2024-02-29
        almanac marks types
        almanac marks remove 5f0c1a2b-…
        almanac marks export -o marks.csv
        almanac marks import marks.csv
      """,
    subcommands: [
      MarksListCommand.self, MarksAddCommand.self, MarksEditCommand.self, MarksRemoveCommand.self,
      MarksTypesCommand.self,
      MarksImportCommand.self, MarksExportCommand.self,
    ])
}
