// SPDX-License-Identifier: MIT
import CivilTime

/// The sizes of an agenda in points, before rounding.
struct AgendaMeasures {
  /// The measures of the header.
  let whole: MonthMeasures
  /// Height of a month's name.
  let headHeight: Double
  /// Height of a row, with the gap below it.
  let rowHeight: Double
  /// The room around the rows of a day.
  let dayGap = 12.0
  /// The gap below a month.
  let gap = 8.0
  /// The gap below an event.
  let eventGap = 4.0
  /// The width of the dates, before the events.
  let dateWidth: Double
  /// The width of the events.
  let eventWidth: Double
  /// Height of the view of the list.
  let height: Double
  /// The size of the dates.
  let dateHeight: Double

  init(_ state: CalendarState, _ metrics: CalendarMetrics, weekStart: Weekday) {
    var own = metrics
    own.height = 0
    let content = MonthContent(state, metrics)
    whole = MonthMeasures(
      own, rows: 6, hasNotice: state.hasFailed(weekStart), content: content)
    let texts = metrics.texts
    let scale = min(max(texts.of(15), 0.75), 2)
    let dates = max(texts.ofDates, 0.75)
    headHeight = max(44, 22 * min(max(texts.of(17), 0.75), 2) + 20)
    let lines = Self.lines(state.options.agenda.lines)
    rowHeight = max(Double(lines) * 20 * scale + 8, 28) + eventGap
    dateHeight = 52 * dates
    dateWidth = min(64 * dates, metrics.width / 3)
    // A line of more than 80 letters is hard to follow back to the date.
    eventWidth = max(min(metrics.width - dateWidth - 12, 720 * scale), 1)
    let top = whole.gridTop
    let least = headHeight + rowHeight
    let natural = 10 * rowHeight + headHeight
    if metrics.height > 0 {
      height = max(metrics.height - top, least)
    } else if content.maximumHeight > 0 {
      height = max(min(natural, content.maximumHeight - top), least)
    } else {
      height = natural
    }
  }

  /// The lines that are meant.
  static func lines(_ wanted: Int32) -> Int32 { min(max(wanted, 1), 3) }

  /// Where the list begins, and the height of everything.
  var top: Double { whole.gridTop }
  var total: Double { top + height }

  /// The rows that a day takes at least, so that its date has room.
  var leastRows: Int32 {
    rowHeight + dayGap >= dateHeight ? 1 : Int32(((dateHeight - dayGap) / rowHeight).rounded(.up))
  }

  /// Where months and days are.
  func list(_ state: CalendarState, _ weekStart: Weekday) -> MonthList {
    let arrangement = state.arrangement
    return MonthList(
      columns: 1, firstWeekday: arrangement.firstWeekday(weekStart),
      first: arrangement.firstPage(weekStart).month, last: arrangement.lastPage(weekStart).month,
      rowHeight: Self.units(rowHeight), headHeight: Self.units(headHeight), gap: Self.units(gap),
      height: Self.units(height), cover: 0, listed: state.facts.agenda.months,
      dayGap: Self.units(dayGap))
  }

  static func units(_ points: Double) -> Int32 { Int32((points * 64).rounded(.toNearestOrEven)) }
}
