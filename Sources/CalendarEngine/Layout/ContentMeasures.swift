// SPDX-License-Identifier: MIT

/// The room that a month makes for more than numbers, in points.
struct ContentMeasures {
  /// Height of the line between header and grid that reports a failure, or 0 without one.
  let noticeHeight: Double
  /// Height of the list below the grid, or 0 without one.
  let legendHeight: Double
  /// Width of the week numbers in front of the rows, or 0 without them.
  let gutter: Double
  /// The lines under the numbers.
  var lines = DayLines.none
  /// The bars of occurrences, if cells are large enough for them.
  var lanes: LaneMeasures?

  init(_ content: MonthContent, _ metrics: CalendarMetrics, hasNotice: Bool) {
    let (width, texts) = (metrics.width, metrics.texts)
    noticeHeight = hasNotice ? max(28, 20 * min(texts.of(13), 2) + 8) : 0
    legendHeight = content.legendHeight
    // A twentieth of the width, as in FUICalendarView, with room for at least two digits.
    gutter =
      content.hasWeekNumbers
      ? min(max(width / 20, 15 * min(texts.of(12), 2) + 6), width / 6) : 0
  }
}
