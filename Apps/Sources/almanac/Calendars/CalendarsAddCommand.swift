// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import Foundation

/// `almanac calendars add`.
struct CalendarsAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a calendar and print its id.",
    discussion: """
      The id is the name in small letters, unless you give one.

        almanac calendars add Work
        almanac calendars add "Family trips" --id trips --color "#C2410C"
        almanac calendars add Tokyo --zone Asia/Tokyo     new events are in its zone
      """)

  @Argument(help: "Name.")
  var name: String

  @Option(help: "Id (default: made from the name).")
  var id: String?

  @Option(
    help: ArgumentHelp("Color (default: one that is not in use).", valueName: "#rrggbb"),
    transform: ColorArgument.parse)
  var color: HexColor?

  @Option(
    parsing: .unconditional, help: "Place in lists; lower ones come first (default: the last).")
  var order: Int32?

  @Flag(help: "Hide its events, except from those who ask for this calendar.")
  var hidden = false

  @Flag(help: "Lock it: nobody can add, change or delete its events.")
  var locked = false

  @Option(help: ArgumentHelp("Time zone of its new events.", valueName: "id"))
  var zone: String?

  @OptionGroup var database: DatabaseOption

  func validate() throws {
    if let zone { _ = try ZoneName.rules(zone) }
  }

  func run() async throws {
    let store = try await database.openForWriting()
    let present = try await store.calendars(limit: .max).map(\.calendar)
    let id = id ?? Self.id(of: name)
    // Added once more, it has the place that it has.
    let usual = present.first { $0.id == id }?.order ?? present.map(\.order).max().map { $0 &+ 1 }
    let usualColor =
      present.first { $0.id == id }?.color ?? .next(besides: Set(present.map(\.color)))
    let calendar = EventCalendar(
      id: id, name: name, color: color ?? usualColor, order: order ?? usual ?? 0, isHidden: hidden,
      zone: zone, isLocked: locked)
    let outcome = try await store.apply([.putCalendar(calendar, base: nil)]).first
    if case .conflict(.calendar(let record)) = outcome { throw Self.taken(by: record) }
    let output = try Output(nil)
    try output.line(calendar.id)
    try output.finish()
  }

  /// The name in small letters, with hyphens for what is neither a letter nor a digit.
  private static func id(of name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let id = String(words.joined(separator: "-").unicodeScalars.prefix(64))
    return id.isEmpty ? RecordIDs.shared.next() : id
  }

  private static func taken(by record: CalendarRecord) -> CommandFailure {
    let id = record.calendar.id
    let state =
      record.isDeleted
      ? "a calendar that was deleted; \(LivingCalendar.remedy(for: record))"
      : "another calendar; `almanac calendars edit \(id)` changes it"
    return CommandFailure(.badData, "the id \(id) is taken by \(state). --id makes a new one.")
  }
}
