// SPDX-License-Identifier: MIT
import CalendarFoundation
import CivilTime

/// The rules of zones, each read from its file once.
///
/// Only zones that exist are kept, some six hundred.
actor ZoneBook {
  private var zones: [String: ZoneRules] = [:]

  /// The rules of a zone.
  func rules(of identifier: String) throws(ZoneError) -> ZoneRules {
    if let known = zones[identifier] { return known }
    let rules: ZoneRules
    do {
      rules = try ZoneRules(identifier: identifier)
    } catch {
      // The zones of a machine that has no zone files.
      guard ["GMT", "UTC"].contains(identifier) else { throw error }
      rules = .fixed(.utc)
    }
    zones[identifier] = rules
    return rules
  }
}
