// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation
import CalendarStore
import CivilTime
import Foundation

/// `--zone`: the viewer's zone.
struct ZoneOption: ParsableArguments {
  @Option(
    name: .customLong("zone"),
    help: ArgumentHelp(
      "Time zone, such as Europe/Berlin (default: settings, then system).",
      valueName: "id"))
  var named: String?

  func validate() throws {
    if let named { _ = try ZoneName.rules(named) }
  }
}

extension ZoneOption {
  /// The zone of a new time of an event without one: the requested one, otherwise the event's; nil
  /// where it floats.
  func place(of present: EventTime) throws -> (String, ZoneRules)? {
    if let named { return (named, try ZoneName.rules(named)) }
    guard case .zoned(let zoned) = present else { return nil }
    return (zoned.zone, try ZoneName.rules(zoned.zone))
  }

  /// The zone of a new event: the requested one, or else that of its calendar, of the settings, or of
  /// the machine.
  func place(
    in calendar: EventCalendar, _ store: any RecordStore
  ) async throws -> (name: String, rules: ZoneRules) {
    var name = named ?? calendar.zone
    if name == nil { name = try await store.settings().settings.zone }
    if let name { return (name, try ZoneName.rules(name)) }
    return (try MachineZone.ownName(), try MachineZone.own().rules)
  }

  /// The name of the requested zone, otherwise of that of the settings, otherwise of the machine's,
  /// which may have none.
  func identifier(_ store: any RecordStore) async throws -> String? {
    if let named { return named }
    if let zone = try await store.settings().settings.zone { return zone }
    return try MachineZone.own().identifier
  }

  /// The requested zone, otherwise that of the settings, otherwise the machine's.
  ///
  /// - Throws: Which of them is not known on this machine.
  func rules(_ store: any RecordStore) async throws -> ZoneRules {
    if let named { return try ZoneName.rules(named) }
    if let zone = try await store.settings().settings.zone {
      guard let rules = try? ZoneRules(identifier: zone) else {
        throw CommandFailure(
          .badData,
          """
          this machine does not know the zone \(zone) of the settings; name another one with \
          --zone, or `almanac settings --zone none`.
          """)
      }
      return rules
    }
    return try MachineZone.own().rules
  }
}

/// Looks up zones by name.
enum ZoneName {
  /// The rules of a zone.
  ///
  /// - Throws: Suggestions for what was meant.
  static func rules(_ name: String) throws -> ZoneRules {
    if let rules = try? ZoneRules(identifier: name) { return rules }
    if name == "UTC" || name == "GMT" { return .fixed(.utc) }
    throw ValidationError("There is no time zone '\(name)'. \(suggestion(for: name))")
  }

  private static func suggestion(for name: String) -> String {
    let near = Spelling.nearest(to: name, in: TimeZone.knownTimeZoneIdentifiers)
    guard !near.isEmpty else {
      return "Zones are named by continent and city, such as Europe/Berlin or America/New_York."
    }
    return "Did you mean \(near.joined(separator: " or "))?"
  }
}
