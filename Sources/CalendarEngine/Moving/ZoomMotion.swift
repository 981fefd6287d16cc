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

  /// The way back from a motion, from where it is; `page` is that of the level that it was going to.
  init(reversing motion: ZoomMotion, from level: ZoomLevel, page: CalendarPage, _ time: Int64) {
    (leaving, self.page, anchor) = (level, page, motion.anchor)
    spring = Spring(
      displacement: 1 - motion.spring.displacement, velocity: -motion.spring.velocity, time: time,
      .growth)
  }

  /// The way from a level, from the beginning.
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

  /// How far the way has been gone, 0...1.
  var progress: Double { 1 - min(max(spring.displacement, 0), 1) }
}
