// SPDX-License-Identifier: MIT
import CivilTime

// A selection that is bound to the page (`SelectionPolicy.singlePerPage`).
extension Selecting {
  /// Selects a day of the page that has come into view, unless one in view is selected.
  mutating func selectAutomatically(in viewport: Viewport, today: EpochDay?, _ rules: DayRules) {
    if rules.options.isDisabled { return }
    if let day = selection.day, viewport.shows(day), rules.isEnabled(day) { return }
    let page = viewport.page
    var day = rules.firstEnabledDay(of: page)
    // Without a selection the view has not come from another page, so it starts at today.
    let takesToday = rules.options.pageDay == .todayOrFirst || selection.kind == .none
    if takesToday, let today, page.contains(today), rules.isEnabled(today) { day = today }
    selection = day.map { .day($0) } ?? .none
  }

  /// Selects a day of another page before the view turns to it.
  mutating func selectAhead(_ day: EpochDay) {
    selection = .day(day)
  }

  /// Keeps the weekday when weeks are turned, or else takes the nearest day of the new week that
  /// can be chosen; of two, the later one.
  mutating func carry(from old: CalendarPage, to page: CalendarPage, _ rules: DayRules) {
    guard rules.options.selection == .singlePerPage, !rules.options.isDisabled,
      case .weeks = page.scale,
      page.scale == old.scale, let day = selection.day, old.contains(day)
    else { return }
    let week = page.startRawValue + (day.rawValue - old.startRawValue) / 7 * 7
    let column = (day.rawValue - old.startRawValue) % 7
    selection = Self.nearest(to: column, in: week, rules).map { .day($0) } ?? .none
  }

  private static func nearest(to column: Int32, in week: Int32, _ rules: DayRules) -> EpochDay? {
    for distance in 0..<Int32(7) {
      for other in [column + distance, column - distance] where (0..<7).contains(other) {
        if let day = EpochDay(week + other), rules.isEnabled(day) { return day }
      }
    }
    return nil
  }
}
