// SPDX-License-Identifier: MIT
import CivilTime

// Pages. `weekStart` is the weekday on which weeks begin in the locale.
extension Arrangement {
  /// The weekday in the first column: the app's, else the locale's.
  func firstWeekday(_ weekStart: Weekday) -> Weekday { ownWeekday ?? weekStart }

  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The page that a day is on; of months side by side the first one, so that the day's month is
  /// among them and the least of them has to change.
  @inline(never)
  func page(of day: EpochDay, _ weekStart: Weekday) -> CalendarPage {
    if let timeline { return timeline.page(of: day, firstWeekday(weekStart)) }
    let own = singlePage(of: day, weekStart)
    return beside > 1 ? min(max(page, own.addingClamped(pages: 1 - beside)), own) : own
  }

  @inline(never)
  private func singlePage(of day: EpochDay, _ weekStart: Weekday) -> CalendarPage {
    CalendarPage(of: day, scale, firstWeekday: firstWeekday(weekStart), from: firstCounted)
  }

  /// The first page that can be reached.
  func firstPage(_ weekStart: Weekday) -> CalendarPage { singlePage(of: bounds.start, weekStart) }

  /// The last page that can be reached; of months side by side the first one.
  func lastPage(_ weekStart: Weekday) -> CalendarPage {
    let last = singlePage(of: bounds.last ?? bounds.start, weekStart)
    return beside > 1 ? max(last.addingClamped(pages: 1 - beside), firstPage(weekStart)) : last
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
  /// How many months stand side by side and turn together.
  var beside: Int32 { columns.count }

  /// The rows of a page, and of the months beside it whichever has the most.
  func rowCount(of page: CalendarPage, _ firstWeekday: Weekday) -> Int32 {
    var most = GridPage(page, firstWeekday: firstWeekday, rows: rows).rowCount
    guard beside > 1 else { return most }
    for count in 1..<beside {
      let month = page.addingClamped(pages: count)
      most = max(most, GridPage(month, firstWeekday: firstWeekday, rows: rows).rowCount)
    }
    return most
  }

  /// Whether several months are in view, each with its own days alone.
  var joinsMonths: Bool { movement.joinsMonths || beside > 1 }

  /// The page of a day that can be chosen: its own month where several are in view, its own day where
  /// days are columns.
  func ownPage(of day: EpochDay) -> CalendarPage {
    if joinsMonths { return CalendarPage(day.civil.yearMonth) }
    return movement.joinsDays ? CalendarPage(.day, index: day.rawValue) : page
  }

  /// The node that stands for a day on the current page: its own, or its month's, year's or decade's.
  func cell(of day: EpochDay) -> NodeKey {
    guard level == .days else { return NodeKey(period: level.period(of: day), on: page) }
    let role: Role = movement == .agenda ? .agendaDay : movement.joinsDays ? .dayColumn : .dayCell
    return NodeKey(role, page: ownPage(of: day), day: day)
  }

  /// The page that the keys for a month's ends stay on: of weeks the month of the keyboard's day.
  func month(of day: EpochDay) -> CalendarPage {
    if page.scale.isDays { return CalendarPage(day.civil.yearMonth) }
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
    if breadth < 1000 { return 4 }
    // Where there is room for either, the months that become larger.
    return Self.size(4, metrics) > Self.size(6, metrics) ? 4 : 6
  }

  /// About how large the days of a small month are together where so many months stand side by side; as
  /// high as the host likes, six have room.
  private static func size(_ columns: Int32, _ metrics: CalendarMetrics) -> Double {
    guard metrics.height > 0 else { return Double(columns) }
    let (rows, name, gap) = (12 / Double(columns), 32.0, 12.0)
    let across = (metrics.width - gap) / Double(columns) - gap
    let down = (metrics.height - gap) / rows - gap - name
    return across * min(down, across * 1.15)
  }
}
