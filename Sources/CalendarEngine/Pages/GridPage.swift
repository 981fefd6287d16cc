// SPDX-License-Identifier: MIT
import CivilTime

/// A page as rows of seven cells: the weeks that a month touches, or only weeks.
struct GridPage {
  /// The page.
  let page: CalendarPage
  /// The number of the day in the first cell; may be before the first day of the calendar.
  let startRawValue: Int32
  /// Weeks on the page.
  let rowCount: Int32
  /// The days of the page itself; other days in its weeks belong to a neighbour.
  let days: DayInterval

  init(_ page: CalendarPage, firstWeekday: Weekday, rows: RowsPolicy) {
    self.page = page
    days = page.days
    if case .weeks = page.scale {
      startRawValue = page.startRawValue
      rowCount = page.scale.step / 7
    } else {
      let month = MonthPage(page.month, firstWeekday: firstWeekday, rows: rows)
      startRawValue = month.startRawValue
      rowCount = month.rowCount
    }
  }
}

extension GridPage {
  /// The day in a cell, counted from 0, or nil outside the calendar.
  func day(at cell: Int32) -> EpochDay? { EpochDay(startRawValue + cell) }

  /// The row of a day, or nil if it is not on the page.
  func row(of day: EpochDay) -> Int32? {
    let cell = day.rawValue - startRawValue
    return cell >= 0 && cell < rowCount * 7 ? cell / 7 : nil
  }
}
