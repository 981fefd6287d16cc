// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CalendarStreaks
import CivilTime

/// `almanac sessions list`.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List sessions by start time.",
    discussion: """
      Day, time, points and id; days and times are those of your zone.

        almanac sessions list --on 2024-02-20
        almanac sessions list --from 2024-02-01 --through 2024-02-29
        almanac sessions list --json --limit 10
      """)

  @OptionGroup var days: DaysOption

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
    let rules = try await zone.rules(store)
    let output = try Output(nil)
    var (array, left) = (JSONArray(output), limit ?? .max)
    let query = SessionQuery(days: days.days, zone: rules, limit: min(left, 1_000))
    try await store.forEachPage(query) { page in
      for record in page.prefix(left) {
        if json {
          try array.append(SessionJSON(record))
        } else {
          try output.line(SessionLine.text(record.session, zone: rules))
        }
      }
      left -= min(page.count, left)
      return left > 0
    }
    if json { try array.end() }
    try output.finish()
  }
}
