// SPDX-License-Identifier: MIT
import CivilTime

/// How near the days are looked at, and how one level gives way to another.
public struct Zooming: Hashable, Sendable {
  /// The level that is shown, or being changed to.
  public private(set) var level: ZoomLevel
  /// The way there, or nil at rest.
  public private(set) var motion: ZoomMotion?

  /// At rest on a level.
  init(_ level: ZoomLevel = .days) {
    self.level = level
  }
}

extension Zooming {
  /// Shows another level; it comes into view by a motion, or at once.
  mutating func go(to level: ZoomLevel, _ motion: ZoomMotion?) {
    (self.level, self.motion) = (level, motion)
  }

  /// Lets time pass.
  mutating func advance(to time: Int64) {
    motion = motion?.advanced(to: time)
  }
}
