// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// How the level and the view in force divide the days into pages.
  var scale: PageScale { level.scale ?? options.scale(isFolded: expansion.isFolded) }

  /// The weekday in the first column: the app's, else the locale's.
  func firstWeekday(_ weekStart: Weekday) -> Weekday {
    options.firstWeekday ?? weekStart
  }

  /// The page that a day is on.
  func page(of day: EpochDay, _ weekStart: Weekday) -> CalendarPage {
    CalendarPage(
      of: day, scale, firstWeekday: firstWeekday(weekStart), from: options.firstCounted)
  }

  /// The first page that can be reached.
  func firstPage(_ weekStart: Weekday) -> CalendarPage {
    page(of: options.bounds.start, weekStart)
  }

  /// The last page that can be reached.
  func lastPage(_ weekStart: Weekday) -> CalendarPage {
    page(of: options.bounds.last ?? options.bounds.start, weekStart)
  }

  /// The reachable page nearest to this one, which has the scale in force.
  func clamp(_ page: CalendarPage, _ weekStart: Weekday) -> CalendarPage {
    min(max(page, firstPage(weekStart)), lastPage(weekStart))
  }

  /// Whether the current page is one of those that the view in force and the weeks have.
  func isAligned(_ weekStart: Weekday) -> Bool {
    guard viewport.page.scale == scale else { return false }
    guard case .weeks = scale else { return true }
    return page(of: viewport.page.firstDay, weekStart) == viewport.page
  }
}
