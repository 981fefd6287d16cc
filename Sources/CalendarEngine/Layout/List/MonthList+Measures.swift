// SPDX-License-Identifier: MIT
import CivilTime

extension MonthList {
  /// The places of the months in a calendar of these sizes.
  init(_ state: CalendarState, _ metrics: CalendarMetrics, weekStart: Weekday) {
    let measures = MonthListMeasures(state, metrics, weekStart: weekStart)
    let headHeight = Self.units(measures.headHeight)
    let arrangement = state.arrangement
    self.init(
      columns: measures.columns, firstWeekday: arrangement.firstWeekday(weekStart),
      first: arrangement.firstPage(weekStart).month, last: arrangement.lastPage(weekStart).month,
      rowHeight: Self.units(measures.column.rowHeight), headHeight: headHeight,
      gap: Self.units(measures.gap), height: Self.units(measures.height),
      cover: state.options.list.headers == .sticky ? headHeight : 0)
  }

  private static func units(_ points: Double) -> Int32 {
    Int32((points * 64).rounded(.toNearestOrEven))
  }
}
