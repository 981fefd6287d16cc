// SPDX-License-Identifier: MIT
import CivilTime

// What pages and the buttons that turn them are called.

extension LayoutInput {
  /// The names of the buttons that turn pages, and the number that selects their plural forms.
  var pageNames: (previous: Phrase, next: Phrase, count: Int64) {
    let scale = state.viewport.page.scale
    if case .weeks = scale { return (.previousWeeks, .nextWeeks, Int64(scale.step / 7)) }
    if scale == .day { return dayNames }
    if scale.months > 12 { return (.previousYears, .nextYears, 1) }
    if scale == .year { return (.previousYear, .nextYear, 1) }
    return (.previousMonth, .nextMonth, Int64(columns))
  }

  /// Appends the name of such a button, in which the number may stand.
  @inline(never)
  func append(pageName name: Phrase, to out: inout [UInt8]) {
    let count = pageNames.count
    var number: [UInt8] = []
    locale.append(count, to: &number)
    phrases.append(name, count: count, arguments: [number], to: &out)
  }

  /// Appends a page as it is said once it is in view; of a timeline, the days from its first through
  /// its last one.
  func append(announced page: CalendarPage, to out: inout [UInt8]) {
    guard arrangement.movement == .timeline, let columns = arrangement.timeline, columns.count > 1
    else { return appendSpoken(page, to: &out) }
    let first = columns.days.column(of: page.firstDay)
    let last = columns.days.day(at: first + columns.count - 1)
    AnnouncementLayout.append(.dateRange, [page.firstDay, last], self, to: &out)
  }

  /// The names of the buttons of a timeline, which turns by as many days as it shows.
  private var dayNames: (previous: Phrase, next: Phrase, count: Int64) {
    let days = state.moving.hours.days ?? state.options.timeline.days
    if days % 7 == 0 { return (.previousWeeks, .nextWeeks, Int64(days / 7)) }
    return (.earlierDays, .laterDays, Int64(days))
  }

  /// How many months are turned at a time.
  private var columns: Int32 {
    arrangement.movement.joinsMonths
      ? MonthListMeasures.columns(state.options.columns, environment.metrics) : 1
  }
}
