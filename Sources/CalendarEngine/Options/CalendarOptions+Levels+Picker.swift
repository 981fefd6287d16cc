// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  var startLevel: ZoomLevel { .days }
  var outermostLevel: ZoomLevel { .days }

  func zoomsOut(of level: ZoomLevel) -> Bool { false }
  func zoomsInto(_ level: ZoomLevel) -> Bool { false }
  func scale(at level: ZoomLevel, isFolded: Bool) -> PageScale { .month }
  func clamp(_ level: ZoomLevel) -> ZoomLevel { .days }
  func level(outside level: ZoomLevel) -> ZoomLevel? { nil }
  func level(inside level: ZoomLevel) -> ZoomLevel { .days }
}
