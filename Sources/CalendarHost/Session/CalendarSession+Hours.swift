// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension CalendarSession {
  /// Shows the times of further zones beside the viewer's, where hours are shown.
  ///
  /// - Parameter zones: What each is called above its times, and its rules.
  public func setFurtherZones(_ zones: [(name: String, rules: ZoneRules)]) {
    furtherZones = zones
    send(.action(.clocksChanged))
  }

  /// What clocks show on days: the viewer's, then those of the further zones.
  func hours(_ days: DayInterval) -> [ZoneTimes] {
    let name = Array(zoneName.utf8)
    return [ZoneTimes(name: name, offsets: clock.zone.offsets(in: days))]
      + furtherZones.map {
        ZoneTimes(name: Array($0.name.utf8), offsets: $0.rules.offsets(in: days))
      }
  }
}
