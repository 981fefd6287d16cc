// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  /// The level that the calendar begins at.
  var startLevel: ZoomLevel { max(picks, view.level) }

  /// The level that can be zoomed out to.
  var outermostLevel: ZoomLevel { zooms ? .decades : startLevel }

  /// Whether a level can be zoomed out of.
  func zoomsOut(of level: ZoomLevel) -> Bool { level < outermostLevel }

  /// Whether a level can be zoomed into.
  func zoomsInto(_ level: ZoomLevel) -> Bool { level > picks }

  /// How days are divided into pages at a level.
  func scale(at level: ZoomLevel, isFolded: Bool) -> PageScale {
    level.scale ?? scale(isFolded: isFolded)
  }

  /// The reachable level nearest to this one; what is picked is not zoomed into.
  func clamp(_ level: ZoomLevel) -> ZoomLevel {
    min(max(level, picks), outermostLevel)
  }

  /// The next level out, or nil at the last one.
  func level(outside level: ZoomLevel) -> ZoomLevel? {
    ZoomLevel.allCases.first { $0 > level && isOnTheWay($0) }
  }

  /// The next level in; the innermost stays.
  func level(inside level: ZoomLevel) -> ZoomLevel {
    ZoomLevel.allCases.last { $0 < level && isOnTheWay($0) } ?? level
  }

  private func isOnTheWay(_ level: ZoomLevel) -> Bool {
    level.isOnTheWay || level == picks || level == view.level
  }
}
