// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer

/// The `almanac` command; each subcommand has a file of its own.
@main
struct Almanac: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac",
    abstract: "A calendar of what you do, day by day.",
    version: AlmanacVersion.text,
    subcommands: [ServeCommand.self])
}
