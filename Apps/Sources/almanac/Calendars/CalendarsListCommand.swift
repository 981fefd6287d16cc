// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac calendars list`.
struct CalendarsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List calendars.",
    discussion: """
      Id, color, name and zone, in the order in which pages show them, and what is hidden or locked.

        almanac calendars list
        almanac calendars list --json
      """)

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openForReading()
    let output = try Output(nil)
    var array = JSONArray(output)
    for record in try await store.calendars(limit: .max) {
      if json {
        try array.append(CalendarJSON(record))
      } else {
        try output.line(CalendarLine.text(record.calendar))
      }
    }
    if json { try array.end() }
    try output.finish()
  }
}
