// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  var startLevel: ZoomLevel { .days }
  var outermostLevel: ZoomLevel { .days }

  func clamp(_ level: ZoomLevel) -> ZoomLevel { .days }
  func level(outside level: ZoomLevel) -> ZoomLevel? { nil }
  func level(inside level: ZoomLevel) -> ZoomLevel { .days }
}
