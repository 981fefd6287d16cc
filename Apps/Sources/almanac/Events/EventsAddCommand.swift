// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CalendarFoundation
import CalendarStore
import CivilTime
import Foundation

/// `almanac events add`.
struct EventsAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add an event and print its id.",
    discussion: """
      A time is in the zone of the calendar, or else in yours, unless it names one in brackets. \
      Without an end, an event lasts an hour, or a day.

        almanac events add Review 2026-03-24T09:30 10:15
        almanac events add "Night train" 2026-03-24T22:10 06:45  until the next day
        almanac events add "To Rome" 2026-04-03 2026-04-07    whole days, to the 6th
        almanac events add Run 2026-03-24T07:00 --floating    at seven everywhere
        almanac events add "lunch tomorrow 12-13"             a line that says when

      Such a line is read in English, German, French, Spanish, Arabic, Hebrew or Japanese, after \
      --locale. What could mean two times is refused, and both are named.

      An end in another zone, as of a flight, has its name in brackets:

        almanac events add Flight 2026-03-24T13:00 "2026-03-25T08:30[Asia/Tokyo]"
      """)

  @Argument(help: "Title; without a start, a line that says when as well.")
  var title: String

  @Argument(help: "Start: a day or a time.")
  var start: String?

  @Argument(help: "End: a day, a time, or an hour (default: an hour or a day later).")
  var end: String?

  @Option(help: "Id (default: a new one).")
  var id: String?

  @Flag(help: "The same wall time wherever it is looked at.")
  var floating = false

  @Option(
    help: ArgumentHelp(
      "Language and region of such a line, such as de-DE (default: system).", valueName: "tag"),
    transform: LocaleArgument.parse)
  var locale: Locale?

  @Option(
    help: ArgumentHelp("Day to treat as today (default: the system's).", valueName: "date"),
    transform: DayArgument.parse)
  var today: DayArgument?

  @OptionGroup var options: EventOptions
  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func validate() throws {
    guard let start else {
      if floating, zone.named != nil { throw Self.floatingInZone }
      return
    }
    let written: WrittenTime
    do throws(StoreError) {
      written = try WrittenTime(start, field: "start")
    } catch {
      // Who writes "Lunch tomorrow" as two words means a line.
      guard start.first?.isLetter == true else { throw ValidationError("\(error)") }
      let line = [title, start, end ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      throw ValidationError(
        "\(error) Or say when in one argument with the title: almanac events add '\(line)'")
    }
    guard floating else { return }
    if zone.named != nil { throw Self.floatingInZone }
    switch written {
    case .time(.floating), .time(.date): break
    case .time(.zoned), .civil, .instant:
      throw ValidationError("--floating times have no zone, and \(start) names one.")
    }
  }

  func run() async throws {
    let store = try await database.openForWriting()
    try await options.requireCalendar(in: store)
    let calendar = try await calendar(store)
    let said = try await said(calendar, store)
    var event = CalendarEvent(
      id: id ?? RecordIDs.shared.next(), calendar: calendar.id, title: said.title,
      span: said.span)
    event.location = said.place
    let edit = StoreEdit.putEvent(try options.patch().applied(to: event), base: nil)
    // No calendar is made for an event that is refused.
    try edit.validate()
    if let record = try await store.event(event.id) {
      throw Self.taken(event.id, by: .event(record))
    }
    if try await LivingCalendar.keep(calendar, in: store) {
      StandardError.say("the calendar \(calendar.name) was made.")
    }
    let outcome = try await store.apply([edit]).first
    if case .conflict(let record) = outcome { throw Self.taken(event.id, by: record) }
    if calendar.isHidden, options.calendar == nil {
      StandardError.say(
        """
        It is in \(calendar.name), which is hidden: `almanac calendars edit \(calendar.id) --show` \
        shows it.
        """)
    }
    let output = try Output(nil)
    try output.line(event.id)
    try output.finish()
  }
}

extension EventsAddCommand {
  /// The calendar that was named, or else the first one; where there is none, one to be made.
  private func calendar(_ store: any RecordStore) async throws -> EventCalendar {
    let calendars = try await store.calendars(limit: .max).map(\.calendar)
    if let named = options.calendar, let found = calendars.first(where: { $0.id == named }) {
      return found
    }
    return try await LivingCalendar.usualOrFirst(of: calendars, in: store)
  }

  private static var floatingInZone: ValidationError {
    ValidationError("--floating times have no zone: leave out --zone.")
  }

  /// The title, when it is and where: by the arguments, or by a line that says it all.
  private func said(
    _ calendar: EventCalendar, _ store: any RecordStore
  ) async throws -> (title: String, span: EventSpan, place: String) {
    let clock = try await zone.place(in: calendar, store)
    let argument = EventTimeArgument(zone: floating ? nil : clock)
    if let start { return (title, try span(from: start, argument), "") }
    let event = try TypedLine(
      text: title, locale: locale ?? EnvironmentLocale.own, now: now(in: clock.rules)
    ).onlyReading()
    let place = event.placeText.isEmpty ? "" : " @ \(event.placeText)"
    StandardError.say("\(event.titleText)\(place): \(event.writtenTime)")
    let (first, last) = event.writtenTimes
    let start = try argument.parse(first, field: "start")
    // An hour is one also where clocks change.
    let end =
      event.times == nil || event.hasEnd
      ? try argument.parse(last, field: "end") : try Self.usualEnd(of: start)
    return (event.titleText, try EventSpan(start: start, end: end), event.placeText)
  }

  /// The time on the wall; of another day than today its beginning.
  private func now(in rules: ZoneRules) -> CivilDateTime {
    today.map { CivilDateTime(day: $0.day, time: .midnight) }
      ?? rules.civil(at: Instant(clamping: Date()))
  }

  private func span(from start: String, _ argument: EventTimeArgument) throws -> EventSpan {
    let first = try argument.parse(start, field: "start")
    let last = try end.map { try argument.parse($0, after: first) } ?? Self.usualEnd(of: first)
    return try EventSpan(start: first, end: last)
  }

  /// An hour or a day after the start.
  private static func usualEnd(of start: EventTime) throws -> EventTime {
    let end: EventTime? =
      switch start {
      case .date(let day): day.adding(days: 1).map { .date($0) }
      case .floating(let civil): civil.adding(microseconds: 3_600_000_000).map { .floating($0) }
      case .zoned(let zoned):
        try EventTimeArgument.time(zoned.instant.adding(seconds: 3_600), in: zoned.zone)
      }
    return try end.within("end")
  }

  private static func taken(_ id: String, by record: StoreRecord?) -> CommandFailure {
    var state = "another event"
    if case .event(let record) = record, record.isDeleted { state = "an event that was deleted" }
    return CommandFailure(
      .badData, "the id \(id) is taken by \(state). Choose another one, or leave out --id.")
  }
}
