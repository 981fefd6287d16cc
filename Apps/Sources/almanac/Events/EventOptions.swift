// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// The options of an event that `add` and `edit` share.
struct EventOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Calendar.", valueName: "id"))
  var calendar: String?

  @Option(help: "Where it takes place.")
  var location: String?

  @Option(help: "Notes.")
  var notes: String?

  @Option(help: ArgumentHelp("confirmed, tentative or cancelled.", valueName: "status"))
  var status: EventStatus?

  @Flag(help: "Whether you are busy or free meanwhile.")
  var availability: Availability?

  @Option(
    help: ArgumentHelp("Its own color, or none for its calendar's.", valueName: "#rrggbb|none"))
  var color: String?

  /// Whether whoever has the event is busy.
  enum Availability: String, EnumerableFlag {
    case busy, free
  }

  func validate() throws {
    if let color, color != "none" { _ = try ColorArgument.parse(color) }
  }
}

extension EventOptions {
  /// What the options set.
  func patch() throws -> EventPatch {
    var patch = EventPatch()
    (patch.calendar, patch.location, patch.notes) = (calendar, location, notes)
    (patch.status, patch.isBusy) = (status, availability.map { $0 == .busy })
    patch.color = try color.map { $0 == "none" ? nil : try ColorArgument.parse($0) }
    return patch
  }

  /// Refuses a calendar that is not there.
  func requireCalendar(in store: any RecordStore) async throws {
    if let calendar { _ = try await LivingCalendar.record(calendar, in: store) }
  }
}

extension EventStatus: ExpressibleByArgument {}
