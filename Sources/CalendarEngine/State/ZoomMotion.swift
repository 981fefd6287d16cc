// SPDX-License-Identifier: MIT
import CivilTime

/// A calendar on its way from one zoom level to another.
public struct ZoomMotion: Hashable, Sendable {
  /// The level that goes out of view.
  let leaving: ZoomLevel
  /// The page of it that was in view.
  let page: CalendarPage
  /// A day of the cell that is zoomed.
  let anchor: EpochDay
  /// How much of the way is left: 1 at the beginning, 0 at rest.
  var spring: Spring

  /// How far the way has been gone, 0...1.
  var progress: Double { 1 - min(max(spring.displacement, 0), 1) }
}
