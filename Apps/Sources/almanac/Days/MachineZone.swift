// SPDX-License-Identifier: MIT
import CalendarFoundation
import CivilTime
import Foundation

/// The zone of this machine, or the one in the variable TZ.
enum MachineZone {
  /// The zone of this process.
  ///
  /// - Throws: Why TZ cannot be read, rather than falling back to another zone.
  static func own() throws(CommandFailure) -> SystemZone {
    try zone(tz: ProcessInfo.processInfo.environment["TZ"])
  }

  /// The name of this process's zone, for callers that cannot use rules.
  ///
  /// - Throws: Why the zone has no name.
  static func ownName() throws(CommandFailure) -> String {
    let zone = try own()
    guard let name = zone.identifier else {
      let place = ProcessInfo.processInfo.environment["TZ"].map { "TZ=" + $0 } ?? "/etc/localtime"
      throw CommandFailure(
        .badData,
        """
        \(place) is a rule without the name of a zone, which browsers have to be told. Name one, \
        such as TZ=Europe/Berlin.
        """)
    }
    return name
  }

  /// The zone for a value of TZ; for nil, the machine's.
  static func zone(tz: String?) throws(CommandFailure) -> SystemZone {
    do throws(ZoneError) {
      return try SystemZone(tz: tz)
    } catch {
      let place = tz.map { "TZ=" + $0 } ?? "/etc/localtime"
      throw CommandFailure(
        .badData,
        "\(place) is not a time zone: \(reason(error)). Name one, such as TZ=Europe/Berlin.")
    }
  }

  private static func reason(_ error: ZoneError) -> String {
    switch error {
    case .malformedName, .unknownZone: "there is none of this name"
    case .damaged(let error) where error.reason == .leapSeconds: "its file counts leap seconds"
    case .damaged: "its file is damaged"
    case .malformedRule(let error):
      "it is neither the name of one nor a rule such as CET-1CEST,M3.5.0,M10.5.0/3 "
        + "(character \(error.byteOffset + 1))"
    }
  }
}
