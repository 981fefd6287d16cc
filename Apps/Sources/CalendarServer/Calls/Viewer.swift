// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarStore
import CivilTime

/// Who looks at the days: where they are, and which day is today there.
struct Viewer {
  let zoneName: String
  let zone: ZoneRules
  let today: EpochDay
}

extension API {
  /// The viewer that a query names, else that of the settings, else that of the server.
  func viewer(_ query: QueryItems, _ store: any RecordStore) async throws -> Viewer {
    let (name, rules) = try await zone(query, store)
    let today = try query.day("today") ?? rules.day(at: now())
    return Viewer(zoneName: name, zone: rules, today: today)
  }

  private func zone(
    _ query: QueryItems, _ store: any RecordStore
  ) async throws -> (String, ZoneRules) {
    if let name = query.text("zone") {
      guard let rules = try? await zones.rules(of: name) else {
        throw Problem.bad("zone", "No zone is known by this name; one is Europe/Berlin.")
      }
      return (name, rules)
    }
    let name = try await store.settings().settings.zone ?? defaultZone
    guard let rules = try? await zones.rules(of: name) else {
      throw Problem.bad(
        "zone",
        "This machine does not know the zone \(name) of the settings: name another one, "
          + "here or there.")
    }
    return (name, rules)
  }
}
