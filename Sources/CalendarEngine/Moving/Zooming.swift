// SPDX-License-Identifier: MIT
import CivilTime

/// How near the days are looked at, and how one level gives way to another.
public struct Zooming: Hashable, Sendable {
  /// The level that is shown, or being changed to.
  public internal(set) var level: ZoomLevel
  /// The way there, or nil at rest.
  public internal(set) var motion: ZoomMotion?

  /// At rest on a level.
  init(_ level: ZoomLevel = .days) {
    self.level = level
  }
}
