// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime

/// `almanac events list`.
struct EventsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List events by start time.",
    discussion: """
      Day, time, title, calendar and id; days and times are those of your zone. Events of hidden \
      calendars are listed when you name the calendar.

        almanac events list --on 2026-03-24
        almanac events list --from 2026-03-23 --through 2026-03-29 --calendar work
        almanac events list --json --limit 10
      """)

  @OptionGroup var days: DaysOption

  @Option(help: ArgumentHelp("Only events of this calendar; may be repeated.", valueName: "id"))
  var calendar: [String] = []

  @Option(help: "Maximum results.")
  var limit: Int?

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be 1 or more.") }
  }

  func run() async throws {
    let store = try database.openForReading()
    for id in calendar { _ = try await LivingCalendar.record(id, in: store) }
    let rules = try await zone.rules(store)
    let query = OccurrenceQuery(
      days: days.days, zone: rules, calendars: calendar.isEmpty ? nil : calendar,
      includesNotes: json)
    let found = try await store.occurrences(query).occurrences
    let output = try Output(nil)
    var array = JSONArray(output)
    for occurrence in found.prefix(limit ?? .max) {
      if json {
        try array.append(EventJSON(occurrence.record))
      } else {
        try output.line(EventLine.text(occurrence.record.event, zone: rules))
      }
    }
    if json { try array.end() }
    try output.finish()
  }
}
