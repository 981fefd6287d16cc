// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarStore
import CivilTime

/// Who looks at the days: their zone, and which day is today there.
struct Viewer {
  let zoneName: String
  let zone: ZoneRules
  let today: EpochDay
}

extension API {
  /// The viewer in the query's zone, otherwise in that of the settings, otherwise in the server's.
  func viewer(_ query: QueryItems, _ store: any RecordStore) async throws -> Viewer {
    try await viewer(inZone: query.text("zone"), on: query.day("today"), store)
  }

  /// The viewer in a zone on a day; nil stands for the defaults.
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
        "This computer does not know the time zone \(usual) in the settings. Choose another one "
          + "there, or name one in `zone`.")
    }
    return (usual, rules)
  }

  static var unknownZone: Problem {
    .bad("zone", "No time zone has this name. Names look like Europe/Berlin.")
  }
}
