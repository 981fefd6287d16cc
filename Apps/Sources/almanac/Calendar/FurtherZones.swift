// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation
import CalendarHost
import CalendarStore
import CivilTime
import Foundation

/// `--time-zones`: the zones whose times stand beside the viewer's.
struct FurtherZones {
  /// Their identifiers, in order, each with its rules.
  let zones: [(identifier: String, rules: ZoneRules)]

  /// The zones of identifiers with spaces or commas between.
  ///
  /// - Throws: Which of them there is not, or that there are more than four.
  static func parse(_ text: String) throws -> FurtherZones {
    let names = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard (1...4).contains(names.count) else {
      throw ValidationError("--time-zones takes one to four zones, with spaces between.")
    }
    return FurtherZones(zones: try names.map { ($0, try ZoneName.rules($0)) })
  }
}

extension CalendarArguments {
  /// The times of further zones, each below what its zone is called; nil where none are asked for.
  func shownZones(_ store: any RecordStore) async throws -> ShownZones? {
    guard let timeZones else { return nil }
    let language = look.locale ?? EnvironmentLocale.own
    let moment = (date ?? today).map {
      Date(timeIntervalSince1970: Double($0.day.rawValue) * 86_400)
    }
    // As short as browsers have it, since more is cut: CET and not Germany Time.
    func name(_ identifier: String) -> String {
      guard let zone = TimeZone(identifier: identifier) else { return identifier }
      let isSummer = zone.isDaylightSavingTime(for: moment ?? Date())
      return zone.localizedName(
        for: isSummer ? .shortDaylightSaving : .shortStandard, locale: language) ?? identifier
    }
    return ShownZones(
      own: try await zone.identifier(store).map(name) ?? "",
      further: timeZones.zones.map { (name($0.identifier), $0.rules) })
  }
}

/// What the zones of a timeline are called above their times.
struct ShownZones {
  /// The viewer's.
  let own: String
  /// The others, each with its rules.
  let further: [(name: String, rules: ZoneRules)]

  /// Has them shown.
  @MainActor
  func show(in session: CalendarSession) {
    session.zoneName = own
    session.setFurtherZones(further)
  }
}
