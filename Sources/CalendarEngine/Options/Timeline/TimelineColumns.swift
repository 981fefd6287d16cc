// SPDX-License-Identifier: MIT
import CivilTime

/// How many columns a timeline has, and where its pages begin.
struct TimelineColumns: Hashable, Sendable {
  /// The days that have columns.
  let days: DayColumns
  /// Columns in view.
  let count: Int32
  /// Whether pages begin with weeks.
  let beginsWithWeeks: Bool

  /// The columns that the app asks for, or so many days as the user wants to see; no more than there
  /// is room for, and whole weeks then if one fits.
  init(_ options: TimelineOptions, _ wanted: Int32?, room: Int32 = .max) {
    let number = wanted ?? min(max(options.days, 1), TimelineOptions.mostDays)
    days = DayColumns(hiding: options.hiddenWeekdays)
    let isWeeks = options.beginsWithWeeks(number)
    let whole = isWeeks ? max(number / 7, 1) * days.perWeek : number
    beginsWithWeeks = isWeeks && min(whole, room) >= days.perWeek
    count = whole <= room ? whole : beginsWithWeeks ? room / days.perWeek * days.perWeek : room
  }

  /// How many days a page is further on: of whole weeks all of theirs, shown or not.
  var pageDays: Int32 { beginsWithWeeks ? count / days.perWeek * 7 : count }

  /// The page of the first day in view where a day is: its week's first one, or the day itself, of
  /// hidden days the next one shown.
  func page(of day: EpochDay, _ weekStart: Weekday) -> CalendarPage {
    let column = days.column(of: day)
    let first = beginsWithWeeks ? days.weekStart(of: column, weekStart) : column
    return CalendarPage(.day, index: days.day(at: first).rawValue)
  }
}
