// SPDX-License-Identifier: MIT
import ArgumentParser

/// `almanac events`.
struct EventsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "Events in calendars: appointments, trips, birthdays.",
    discussion: """
        almanac events add Review 2026-03-24T09:30 10:15
        almanac events list --from 2026-03-23 --through 2026-03-29
        almanac events search review
        almanac events edit 5f0c1a2b-… --start 10:00 --end 10:45
        almanac events move 5f0c1a2b-… --by 1d
        almanac events remove 5f0c1a2b-…
        almanac events export -o events.csv
        almanac events import events.csv --calendar work
      """,
    subcommands: [
      EventsListCommand.self, EventsSearchCommand.self, EventsAddCommand.self,
      EventsEditCommand.self, EventsMoveCommand.self, EventsRemoveCommand.self,
      EventsImportCommand.self, EventsExportCommand.self,
    ])
}
