// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime
import Foundation

/// `almanac events search`.
struct EventsSearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find events by title, place and notes.",
    discussion: """
      Finds events that have all the words, of calendars that are not hidden, by start time. Case and \
      accents do not matter, and the last word may be the beginning of one. Events are printed as by \
      `almanac events list`.

        almanac events search review
        almanac events search --from 2026-03-24 --limit 5 dentist
        almanac events search --json train zurich
      """)

  @Argument(help: "What to look for.")
  var words: [String]

  @Option(
    help: ArgumentHelp("Only events that start on this day or later.", valueName: "date"),
    transform: DayArgument.parse)
  var from: DayArgument?

  @Option(help: "Maximum results.")
  var limit: Int?

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be 1 or more.") }
    if SearchQuery.isEmpty(words.joined(separator: " ")) {
      throw ValidationError("There is no letter and no digit to look for.")
    }
  }

  func run() async throws {
    let store = try database.openForReading()
    let rules = try await zone.rules(store)
    var query = SearchQuery(
      words.joined(separator: " "), from: from?.day ?? .min, zone: rules, limit: 1_000)
    var (left, output) = (limit ?? .max, try Output(nil))
    var array = JSONArray(output)
    repeat {
      query.limit = min(left, 1_000)
      let page = try await store.search(query)
      for hit in page.hits {
        let record = hit.occurrence.record
        if json {
          try array.append(EventJSON(record))
        } else {
          try output.line(EventLine.text(record.event, zone: rules))
        }
      }
      left -= page.hits.count
      query.cursor = page.later
    } while query.cursor != nil && left > 0
    if json { try array.end() }
    try output.finish()
  }
}
