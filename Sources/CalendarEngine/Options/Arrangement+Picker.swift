// SPDX-License-Identifier: MIT
import CivilTime

/// How pickers arrange days: into months that stand beside each other.
struct Arrangement {
  let page: CalendarPage
  let columns: Columns
  let showsOutsideDays: Bool
  let rows: RowsPolicy
  let ownWeekday: Weekday?
  let bounds: DayInterval

  init(_ options: CalendarOptions, _ level: ZoomLevel, _ moving: Moving) {
    page = moving.viewport.page
    columns = moving.viewport.beside
    showsOutsideDays = options.outsideDays == .shown && columns.count == 1
    rows = options.rows
    (ownWeekday, bounds) = (options.firstWeekday, options.bounds)
  }
}

extension Arrangement {
  var level: ZoomLevel { .days }
  var scale: PageScale { .month }
  var movement: MovementKind { .paged }
  var axis: PagingAxis { .horizontal }
  var showsYear: Bool { false }
  var paintsSideways: Bool { false }
  var followsSwipes: Bool { false }
  var firstCounted: EpochDay { .epoch }
  var timeline: TimelineColumns? { nil }
}
