// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer
import CalendarStore
import CalendarStreaks

/// `almanac events import`.
struct EventsImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import events from CSV or JSON lines.",
    discussion: """
      Columns of CSV are start and end, optionally title, calendar, location, notes, status, busy, \
      color and id; a header can put them in another order. Times are written as for `add`; one \
      without a zone is the same everywhere. A calendar is known by its id or its name; one that is \
      not there is made. JSON lines are those that `export` and `almanac export` print.

      The columns of Google Calendar and Outlook are read, too: Subject and Start Date, optionally \
      Start Time, End Date, End Time, All Day Event, Description and Location. Dates are written \
      2026-03-25 or 3/25/2026; where neither the file nor --dates says what is first in them, \
      nothing is imported.

      Importing a file again changes nothing: without an id an event is known by its content, and \
      equal lines all count. What you deleted stays deleted, what you edited stays as edited.

      Bad lines are listed with their reasons, the others are imported, and the exit code is 1. \
      With --strict nothing is imported then, and the exit code is 65.

        almanac events import events.csv
        almanac events import events.csv --calendar work
        almanac events import --strict events.jsonl
        almanac events import outlook.csv --dates dmy
      """)

  @Option(help: ArgumentHelp("Calendar of events that name none.", valueName: "id or name"))
  var calendar = "home"

  @Option(
    help: ArgumentHelp(
      "What is first in dates such as 3/5/2026: the month (mdy) or the day (dmy).",
      valueName: "mdy|dmy"))
  var dates: DateOrderArgument?

  @OptionGroup var arguments: ImportArguments
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    try await arguments.run(lines, of: "record", into: database) {
      try await $0.importRecords($1, next: $2)
    }
  }

  private func lines(of store: any RecordStore) async throws -> EventLines {
    let names = CalendarNames(try await store.calendars(limit: .max))
    return EventLines(
      calendar: try names.id(of: calendar), names: names, takesOthers: true, dates: dates?.order)
  }
}

/// What is first in dates that other calendars write.
enum DateOrderArgument: String, ExpressibleByArgument, CaseIterable {
  case mdy, dmy

  /// The order.
  var order: CSVDateOrder { self == .mdy ? .monthFirst : .dayFirst }
}
