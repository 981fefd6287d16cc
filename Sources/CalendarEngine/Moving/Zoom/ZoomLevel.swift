// SPDX-License-Identifier: MIT
import CivilTime

/// How near a calendar is looked at: what its cells stand for.
///
/// The cases stand in order, the nearest first; the raw values are part of the web host's protocol.
/// A new level is a case, its row in `traits`, and a `PageScale` where its pages have none.
public enum ZoomLevel: UInt8, CaseIterable, Hashable, Sendable {
  /// Days, laid out as the view says.
  case days = 0
  /// The months of a year.
  case months = 1
  /// The quarters of three years, a row for each year.
  case quarters = 4
  /// The years of a decade, with one on either side.
  case years = 2
  /// The decades of a century, with one on either side.
  case decades = 3
}

extension ZoomLevel: Comparable {
  /// Nearer levels come first.
  public static func < (left: ZoomLevel, right: ZoomLevel) -> Bool {
    left.traits.months < right.traits.months
  }
}

extension ZoomLevel {
  /// The table of levels: the name of one cell (an s makes it the level's), the scale of pages (nil
  /// if the view decides), the months of a cell, and the columns, a divisor of 12 (nil if the width
  /// decides).
  private var traits: (name: StaticString, page: PageScale?, months: Int32, columns: Int32?) {
    switch self {
    case .days: ("day", nil, 0, nil)
    case .months: ("month", .year, 1, nil)
    case .quarters: ("quarter", .triennium, 3, 4)
    case .years: ("year", .decade, 12, nil)
    case .decades: ("decade", .century, 120, nil)
    }
  }

  /// What one cell is called where options are written: "month".
  public var cellName: StaticString { traits.name }

  /// What a page holds, or nil where the view decides.
  var scale: PageScale? { traits.page }

  /// What a cell stands for; of days the month that they are in.
  var cellScale: PageScale { scale?.cell ?? .month }

  /// What a day's cell stands for: the month, year or decade that it is in.
  func period(of day: EpochDay) -> CalendarPage {
    CalendarPage(of: day, cellScale, firstWeekday: .monday)
  }

  /// Months of a cell, or 0 where a cell is a day.
  var cellMonths: Int32 { traits.months }

  /// Cells side by side, a divisor of 12, or nil where the width decides.
  var columns: Int32? { traits.columns }

  /// Whether zooming in and out stops at this level; quarters only appear if asked for.
  var isOnTheWay: Bool { self != .quarters }
}
