// SPDX-License-Identifier: MIT
import ArgumentParser

/// `almanac calendars`.
struct CalendarsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendars",
    abstract: "Calendars that hold events, such as Work and Home.",
    discussion: """
        almanac calendars add Work --color "#3A7BD5"
        almanac calendars list
        almanac calendars edit work --hide
        almanac calendars remove work
      """,
    subcommands: [
      CalendarsListCommand.self, CalendarsAddCommand.self, CalendarsEditCommand.self,
      CalendarsRemoveCommand.self,
    ])
}
