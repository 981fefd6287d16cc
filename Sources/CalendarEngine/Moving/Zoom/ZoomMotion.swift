// SPDX-License-Identifier: MIT
import CivilTime

/// A calendar on its way from one zoom level to another.
public struct ZoomMotion: Hashable, Sendable {
  /// The level that is leaving the view.
  let leaving: ZoomLevel
  /// The page of that level that was in view.
  let page: CalendarPage
  /// A day of the cell that is zoomed.
  let anchor: EpochDay
  /// The remaining way: 1 at the beginning, 0 at rest.
  var spring: Spring

  /// The way back from a motion, starting where it is; `page` is that of the level to which it was
  /// going.
  init(reversing motion: ZoomMotion, from level: ZoomLevel, page: CalendarPage, _ time: Int64) {
    (leaving, self.page, anchor) = (level, page, motion.anchor)
    spring = Spring(
      displacement: 1 - motion.spring.displacement, velocity: -motion.spring.velocity, time: time,
      .growth)
  }

  /// The way from a level, starting at the beginning.
  init(leaving level: ZoomLevel, page: CalendarPage, anchor: EpochDay, _ time: Int64) {
    (leaving, self.page, self.anchor) = (level, page, anchor)
    spring = Spring(displacement: 1, velocity: 0, time: time, .growth)
  }

  /// The motion at a time, or nil once it is at rest.
  func advanced(to time: Int64) -> ZoomMotion? {
    var motion = self
    motion.spring.advance(to: time)
    return motion.spring.isAtRest ? nil : motion
  }

  /// The completed part of the way, 0...1.
  var progress: Double { 1 - min(max(spring.displacement, 0), 1) }
}
