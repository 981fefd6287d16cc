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
    try await viewer(inZone: query.text("zone"), on: query.day("today"), store)
  }

  /// The viewer in this zone, on this day, or with the usual ones for nil.
  func viewer(
    inZone name: String?, on day: EpochDay?, _ store: any RecordStore
  ) async throws -> Viewer {
    let (name, zone) = try await zone(name, store)
    return Viewer(zoneName: name, zone: zone, today: day ?? zone.day(at: now()))
  }

  private func zone(
    _ named: String?, _ store: any RecordStore
  ) async throws -> (String, ZoneRules) {
    if let named {
      guard let rules = try? await zones.rules(of: named) else { throw Self.unknownZone }
      return (named, rules)
    }
    let usual = try await store.settings().settings.zone ?? defaultZone
    guard let rules = try? await zones.rules(of: usual) else {
      throw Problem.bad(
        "zone",
        "This machine does not know the zone \(usual) of the settings: name another one, here or "
          + "there.")
    }
    return (usual, rules)
  }

  static var unknownZone: Problem {
    .bad("zone", "No zone is known by this name; one is Europe/Berlin.")
  }
}
