// SPDX-License-Identifier: MIT
import CivilTime

// Among days.
extension KeyboardFocus {
  /// Where a key leads, in bounds or out of them.
  ///
  /// - Parameters:
  ///   - move: What the key says.
  ///   - firstWeekday: On which weekday weeks begin.
  ///   - month: The page that the keys for a month's first and last day refer to.
  ///   - rules: Which days can be chosen.
  /// - Returns: The day.
  func destination(
    of move: FocusMove, firstWeekday: Weekday, month: CalendarPage, _ rules: DayRules
  ) -> EpochDay {
    let column = firstWeekday.days(until: day.weekday)
    switch move {
    case .days(let count): return day.addingClamped(days: count)
    case .weeks(let count): return day.addingClamped(days: Int32(clamping: Int64(count) * 7))
    case .months(let count): return shifted(by: Int64(count))
    case .weekStart: return day.addingClamped(days: -column)
    case .weekEnd: return day.addingClamped(days: 6 - column)
    case .monthStart: return rules.firstEnabledDay(of: month) ?? month.firstDay
    case .monthEnd: return rules.lastEnabledDay(of: month) ?? month.lastDay
    }
  }

  /// The day so many months later: the same day of the month, or the last one.
  func shifted(by months: Int64) -> EpochDay {
    let date = day.civil
    let month = date.yearMonth.addingClamped(months: Int32(clamping: months))
    return month.day(clamping: wantedDayOfMonth ?? Int32(date.day))
  }
}

// Among months, years and decades.
extension KeyboardFocus {
  /// Where a key leads among cells, in bounds or out of them; it keeps the day of the month.
  ///
  /// - Parameters:
  ///   - move: What the key says.
  ///   - level: What a cell stands for.
  ///   - page: The page that is in view.
  ///   - columns: How many cells stand side by side.
  /// - Returns: The day.
  func destination(
    of move: CellMove, _ level: ZoomLevel, on page: CalendarPage, columns: Int32
  ) -> EpochDay {
    if case .pages(let count) = move { return shifted(by: Int64(count) * page.months) }
    let page = PeriodPage(page)
    let cell = page.cell(of: level.period(of: day))
    let row = cell - cell % columns
    let (first, last) = (page.leading, PeriodPage.cellCount - 1 - page.leading)
    let cells: Int64
    switch move {
    case .cells(let count): cells = Int64(count)
    case .rows(let count): cells = Int64(count) * Int64(columns)
    case .pages: cells = 0
    case .rowStart: cells = Int64(max(row, first) - cell)
    case .rowEnd: cells = Int64(min(row + columns - 1, last) - cell)
    case .pageStart: cells = Int64(first - cell)
    case .pageEnd: cells = Int64(last - cell)
    }
    return shifted(by: cells * Int64(level.cellMonths))
  }

  /// The counterpart of the keyboard's day in another month, year or decade; the day itself if it
  /// lies in that one.
  func day(in period: CalendarPage, _ level: ZoomLevel) -> EpochDay {
    let cells = level.period(of: day).pages(until: period)
    return shifted(by: Int64(cells) * Int64(level.cellMonths))
  }
}
