// SPDX-License-Identifier: MIT
import CivilTime

/// The sizes of a list of months in points, before rounding.
struct MonthListMeasures {
  /// The measures of header and weekday names.
  let whole: MonthMeasures
  /// The measures of a month.
  let column: MonthMeasures
  /// Months side by side.
  let columns: Int32
  let columnWidth: Double
  /// The gap between months side by side.
  let columnGap = Columns.gap
  let headHeight: Double
  let gap = 12.0
  /// Height of the view of the list.
  let height: Double

  /// Where the list begins.
  var top: Double { whole.gridTop + whole.weekdayHeight }

  init(_ state: CalendarState, _ metrics: CalendarMetrics, weekStart: Weekday) {
    var own = metrics
    own.height = 0
    let hasNotice = state.hasFailed(weekStart)
    let content = MonthContent(state, metrics)
    whole = MonthMeasures(own, rows: 6, hasNotice: hasNotice, content: content)
    columns = Self.columns(state.options.columns, metrics)
    columnWidth = max(
      (metrics.width - Double(columns - 1) * columnGap) / Double(columns), 1)
    own.width = columnWidth
    column = MonthMeasures(own, rows: 6, hasNotice: hasNotice, content: content)
    let line = 22 * min(metrics.texts.of(17), 2)
    headHeight = state.options.list.headers == .hidden ? 0 : max(44, line + 20)
    let around = whole.gridTop + whole.weekdayHeight + whole.legendHeight
    // A partial row beyond those of a month shows that there is more below.
    let natural = headHeight + 6.5 * column.rowHeight
    let least = 2 * column.rowHeight
    if metrics.height > 0 {
      height = max(metrics.height - around, least)
    } else if content.maximumHeight > 0 {
      height = max(min(natural, content.maximumHeight - around), least)
    } else {
      height = natural
    }
  }

  /// The number of months side by side; it divides twelve, so that a year is a number of whole
  /// bands.
  static func columns(_ wanted: Int32, _ metrics: CalendarMetrics) -> Int32 {
    let count = wanted > 0 ? wanted : Columns.room(metrics)
    switch count {
    case ...1: return 1
    case 2, 3, 4: return count
    case 5: return 4
    default: return 6
    }
  }

  /// Where a column begins.
  func leading(_ column: Int32) -> Double {
    Double(column) * (columnWidth + columnGap)
  }
}
