// SPDX-License-Identifier: MIT
import CivilTime

// Pages. `weekStart` is the weekday on which weeks begin in the locale.
extension Arrangement {
  /// The weekday in the first column: the app's, else the locale's.
  func firstWeekday(_ weekStart: Weekday) -> Weekday { ownWeekday ?? weekStart }

  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The page that a day is on.
  @inline(never)
  func page(of day: EpochDay, _ weekStart: Weekday) -> CalendarPage {
    CalendarPage(of: day, scale, firstWeekday: firstWeekday(weekStart), from: firstCounted)
  }

  /// The first page that can be reached.
  func firstPage(_ weekStart: Weekday) -> CalendarPage { page(of: bounds.start, weekStart) }

  /// The last page that can be reached.
  func lastPage(_ weekStart: Weekday) -> CalendarPage {
    page(of: bounds.last ?? bounds.start, weekStart)
  }

  /// The reachable page nearest to this one, which has the scale in force.
  func clamp(_ page: CalendarPage, _ weekStart: Weekday) -> CalendarPage {
    min(max(page, firstPage(weekStart)), lastPage(weekStart))
  }

  /// Whether the current page is one of those that the view in force and the weeks have.
  func isAligned(_ weekStart: Weekday) -> Bool {
    guard page.scale == scale else { return false }
    guard case .weeks = scale else { return true }
    return page(of: page.firstDay, weekStart) == page
  }

  /// The days that a page shows, as far as they can be reached.
  func days(on page: CalendarPage, _ weekStart: Weekday) -> DayInterval? {
    guard page.scale == .month, showsOutsideDays else {
      return page.days.intersection(bounds)
    }
    let all = MonthPage(page.month, firstWeekday: firstWeekday(weekStart), rows: rows).days
    return all.intersection(bounds)
  }

  /// The days of the pages in view, as far as they can be reached.
  func days(in viewport: Viewport, _ weekStart: Weekday) -> DayInterval? {
    let (first, last) = viewport.pages
    guard first != last else { return days(on: first, weekStart) }
    return DayInterval(first: first.firstDay, last: last.lastDay)?.intersection(bounds)
  }
}

// Cells.
extension Arrangement {
  /// The page of a day that can be chosen: its own month where several are in view.
  func ownPage(of day: EpochDay) -> CalendarPage {
    movement.joinsMonths ? CalendarPage(day.civil.yearMonth) : page
  }

  /// The node that stands for a day on the current page: its own, or its month's, year's or decade's.
  func cell(of day: EpochDay) -> NodeKey {
    level == .days
      ? NodeKey(.dayCell, page: ownPage(of: day), day: day)
      : NodeKey(period: level.period(of: day), on: page)
  }

  /// The page that the keys for a month's ends stay on: of weeks the month of the keyboard's day.
  func month(of day: EpochDay) -> CalendarPage {
    if case .weeks = page.scale { return CalendarPage(day.civil.yearMonth) }
    return ownPage(of: day)
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
