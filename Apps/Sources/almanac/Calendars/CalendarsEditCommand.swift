// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac calendars edit`.
struct CalendarsEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a calendar.",
    discussion: """
      What is not named stays as it is. The calendar is printed as `list` has it then.

        almanac calendars edit work --name Office --color "#C2410C"
        almanac calendars edit work --hide
        almanac calendars edit work --zone none
        almanac calendars edit work --lock      its events stay as they are
      """)

  @Argument(help: "Id of the calendar.")
  var id: String

  @Option(help: "Name.")
  var name: String?

  @Option(
    help: ArgumentHelp("Color.", valueName: "#rrggbb"), transform: ColorArgument.parse)
  var color: HexColor?

  @Option(parsing: .unconditional, help: "Place in lists; lower ones come first.")
  var order: Int32?

  @Flag(help: "Hide or show its events.")
  var visibility: Visibility?

  @Flag(help: "Lock its events, so that nobody can change them, or unlock them.")
  var lock: Lock?

  @Option(help: ArgumentHelp("Time zone of its new events, or none.", valueName: "id|none"))
  var zone: String?

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var database: DatabaseOption

  /// Whether its events are shown.
  enum Visibility: String, EnumerableFlag {
    case hide, show
  }

  /// Whether its events are locked.
  enum Lock: String, EnumerableFlag {
    case lock, unlock
  }

  func validate() throws {
    let says = [
      name != nil, color != nil, order != nil, visibility != nil, lock != nil, zone != nil,
    ]
    guard says.contains(true) else {
      throw ValidationError(
        """
        Say what to change: --name, --color, --order, --hide, --show, --lock, --unlock or --zone.
        """)
    }
    if let zone, zone != "none" { _ = try ZoneName.rules(zone) }
  }

  func run() async throws {
    let edited = try await edit(in: try database.openExisting())
    let output = try Output(nil)
    try output.line(json ? JSONText.of(CalendarJSON(edited)) : CalendarLine.text(edited.calendar))
    try output.finish()
  }
}

extension CalendarsEditCommand {
  /// Changes the calendar and returns the result.
  private func edit(in store: SQLiteStore) async throws -> CalendarRecord {
    var record = try await LivingCalendar.record(id, in: store)
    try await Insistence.write(id, revision: record.revision) { base in
      switch try await store.apply([.patchCalendar(id, patch, base: base)]).first {
      case .applied(.calendar(let now)), .unchanged(.calendar(let now)): record = now
      case .conflict(.calendar(let now)) where !now.isDeleted: return now.revision
      default: record = try await LivingCalendar.record(id, in: store)
      }
      return nil
    }
    return record
  }

  private var patch: CalendarPatch {
    var patch = CalendarPatch()
    (patch.name, patch.color, patch.order) = (name, color, order)
    patch.isHidden = visibility.map { $0 == .hide }
    patch.isLocked = lock.map { $0 == .lock }
    patch.zone = zone.map { $0 == "none" ? nil : $0 }
    return patch
  }
}
