// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer
import Foundation

/// The `almanac` command; each subcommand has a file of its own.
struct Almanac: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac",
    abstract: "A calendar of what you do, day by day.",
    discussion: """
      Events stand in calendars, such as Work and Home. A session has a start, an end and points. A \
      day whose points reach the daily goal is kept, and kept days in a row make a streak. Everything \
      is in one database file, which commands, servers and pages can use at the same time.

        almanac serve --open                         the calendar in the browser
        almanac events add Review 2026-03-24T09:30 10:15
        almanac sessions add 2024-02-20T08:00 09:04 --points 100
        almanac sessions import sessions.csv         many sessions at once
        almanac streak                               your streaks and points
        almanac agenda                               the next seven days
        almanac timeline -i                          a week to edit in the terminal
        almanac calendar                             a month in the terminal
        almanac render --format svg -o month.svg     a month as a picture

      The database file is \(DatabaseOption.usualPath), unless ALMANAC_DATABASE or --database \
      names another.

      For more about a command, run `almanac help COMMAND`. If Almanac was installed, each command \
      has a manual page, too: man almanac-serve, man almanac-sessions-import.

      Exit codes:
      \(ExitStatus.table)
      """,
    version: AlmanacVersion.text,
    subcommands: [
      ServeCommand.self, EventsCommand.self, CalendarsCommand.self, SessionsCommand.self,
      MarksCommand.self, StreakCommand.self,
      AgendaCommand.self, CalendarCommand.self, TimelineCommand.self, WindowCommand.self,
      RenderCommand.self, SettingsCommand.self, BackupCommand.self,
      RestoreCommand.self, CheckCommand.self, UndoCommand.self,
      CompletionsCommand.self,
      ExportAllCommand.self, ImportAllCommand.self,
    ])

  /// Runs the command of the process's arguments, and exits.
  ///
  /// The calling thread is the process's first one, which windows need.
  static func run() -> Never {
    StandardStreams.occupy()
    // Then a file that must not grow is a write error, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try ArgumentText.check()
      var command = try parseAsRoot()
      if let command = command as? any AsyncParsableCommand { start(command) }
      try command.run()
      Foundation.exit(0)
    } catch {
      end(error)
    }
  }

  private static func start(_ parsed: sending any AsyncParsableCommand) -> Never {
    Task {
      var command = parsed
      do { try await command.run() } catch { end(error) }
      Foundation.exit(0)
    }
    dispatchMain()
  }

  private static func end(_ error: any Error) -> Never {
    guard let failure = failure(error) else { exit(withError: error) }
    failure.exit()
  }

  /// What to report for an error, or nil where the argument parser reports it.
  private static func failure(_ error: any Error) -> CommandFailure? {
    if let failure = CommandFailure(error) { return failure }
    let isRefused = exitCode(for: error) == .validationFailure
    // The parser's `help` shows the help of the last command that there is.
    guard isRefused || CommandLine.arguments.dropFirst().first == "help",
      let text = Misspelling.message(isRefused ? fullMessage(for: error) : "")
    else { return nil }
    StandardError.write(text + "\n")
    return CommandFailure(.usage)
  }
}
