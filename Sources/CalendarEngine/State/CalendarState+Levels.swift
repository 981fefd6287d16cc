// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  /// The level that the calendar begins at.
  var startLevel: ZoomLevel { Edition.isPicker ? .days : max(picks, view.level) }

  /// The level that can be zoomed out to.
  var outermostLevel: ZoomLevel { zooms ? .decades : startLevel }

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

extension CalendarState {
  /// Whether the year view is in force: twelve small months.
  var showsYear: Bool { level == .months && options.view == .year }

  /// What a day's cell stands for where it is longer than the day.
  func period(of day: EpochDay) -> CalendarPage {
    CalendarPage(of: day, level.cellScale, firstWeekday: .monday)
  }

  /// The node that stands for a day on the current page: its own, or that of what it is in.
  func cell(of day: EpochDay) -> NodeKey {
    level == .days
      ? NodeKey(.dayCell, page: homePage(of: day), day: day)
      : NodeKey(period: period(of: day), on: viewport.page)
  }

  /// Columns of the cells at the level in force, a divisor of 12.
  func columns(_ metrics: CalendarMetrics) -> Int32 {
    if let columns = level.columns { return columns }
    guard showsYear else { return metrics.width < 560 ? 3 : 4 }
    // Larger type needs wider months, but not twice as wide ones: numbers give way first.
    let breadth = metrics.width / (0.5 + 0.5 * metrics.textScale)
    if breadth < 200 { return 1 }
    if breadth < 260 { return 2 }
    if breadth < 560 { return 3 }
    return breadth < 1000 ? 4 : 6
  }
}
