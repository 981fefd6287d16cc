// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime
import Foundation

/// `almanac agenda`.
struct AgendaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "agenda",
    abstract: "Print what comes: days with their events.",
    discussion: """
      The days are today and the six after it, unless --from and --days say others; those without \
      events are left out. Days and times are those of your zone. Events of hidden calendars are \
      shown when you name the calendar.

        almanac agenda                               the next seven days
        almanac agenda --days 1                      today
        almanac agenda --from 2026-03-23 --days 14
        almanac agenda --calendars "work home" --format json

      Where the output is no terminal, titles are as long as they are, and have no colours.
      """)

  @Option(
    help: ArgumentHelp("First day (default: today).", valueName: "date"),
    transform: DayArgument.parse)
  var from: DayArgument?

  @Option(help: ArgumentHelp("Number of days, 1 to 366.", valueName: "n"))
  var days: Int32 = 7

  @Option(
    help: ArgumentHelp("Day to treat as today (default: the system's).", valueName: "date"),
    transform: DayArgument.parse)
  var today: DayArgument?

  @Option(
    help: ArgumentHelp(
      "Only events of these calendars, with spaces or commas between.", valueName: "ids"))
  var calendars: String?

  @Option(help: "Whether days without events are listed.")
  var emptyDays = EmptyDaysOption.hidden

  @Option(help: "Output format: text, or JSON in the form of the API.")
  var format = Format.text

  @OptionGroup var look: LookArguments
  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  /// How events are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  func validate() throws {
    guard (1...366).contains(days) else { throw ValidationError("--days must be 1 to 366.") }
    if let calendars, ids(in: calendars).isEmpty {
      throw ValidationError("--calendars takes the ids of calendars, such as \"work home\".")
    }
  }

  @MainActor
  func run() async throws {
    let store = try database.openForReading()
    let wanted = calendars.map(ids)
    for id in wanted ?? [] { _ = try await LivingCalendar.record(id, in: store) }
    let rules = try await zone.rules(store)
    let today = today?.day ?? rules.day(at: Instant(clamping: Date()))
    let first = from?.day ?? today
    let shown = DayInterval(first: first, last: first.addingClamped(days: days - 1)) ?? .all
    let query = OccurrenceQuery(
      days: shown, zone: rules, calendars: wanted, includesNotes: format == .json)
    let found = try await store.occurrences(query).occurrences
    let output = try Output(nil)
    switch format {
    case .json:
      var array = JSONArray(output)
      for occurrence in found { try array.append(EventJSON(occurrence.record)) }
      try array.end()
    case .text where found.isEmpty && emptyDays == .hidden:
      try output.line(Self.nothing(in: shown, today: today))
    case .text:
      var days = try await StoredDays(store, zone: rules, today: today, locale: look.profile)
      days.calendars = wanted
      let print = AgendaPrint(shown, found, days, zone: rules, look)
      try output.write(try await print.bytes(emptyDays: emptyDays == .shown))
    }
    try output.finish()
  }
}

extension AgendaCommand {
  private func ids(in text: String) -> [String] {
    text.split { $0 == " " || $0 == "," }.map(String.init)
  }

  /// What is said where no event is.
  private static func nothing(in days: DayInterval, today: EpochDay) -> String {
    let isOne = days.count == 1
    if days.start == today {
      return isOne ? "Nothing today." : "Nothing in the next \(days.count) days."
    }
    let last = days.last ?? days.start
    return isOne ? "Nothing on \(last)." : "Nothing from \(days.start) to \(last)."
  }
}
