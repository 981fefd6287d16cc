// SPDX-License-Identifier: MIT
import CivilTime

/// The shown days as columns beside each other, numbered without those of hidden weekdays.
///
/// Column 0 is the first shown day of the week of Monday, 1969-12-29. Of seven weekdays at least one
/// is shown: where all are hidden, none is.
///
///     let columns = DayColumns(hiding: WeekdaySet([.saturday, .sunday]))
///     columns.column(of: saturday) == columns.column(of: monday)      // Monday is the next one shown
struct DayColumns: Hashable, Sendable {
  /// Whether each weekday is shown, Monday's bit the lowest.
  private let shown: UInt8
  /// Columns a week, 1...7.
  let perWeek: Int32

  init(hiding hidden: WeekdaySet) {
    let rest = ~hidden.rawValue & 0x7F
    shown = rest == 0 ? 0x7F : rest
    perWeek = Int32(shown.nonzeroBitCount)
  }

  /// The most columns in view.
  static let most: Int32 = 14
  /// The number of 1970-01-01, a Thursday, counted from the Monday before it.
  private static let thursday: Int32 = 3
}

extension DayColumns {
  /// Whether a day has a column.
  func shows(_ day: EpochDay) -> Bool { shown & 1 << Self.place(day.rawValue) != 0 }

  /// The column of a day; of one that is hidden, the next one's.
  func column(of day: EpochDay) -> Int32 {
    let week = (day.rawValue + Self.thursday).flooredQuotient(7)
    let before = shown & (1 << Self.place(day.rawValue) - 1)
    return week * perWeek + Int32(before.nonzeroBitCount)
  }

  /// The day of a column, or the nearest one in the calendar.
  func day(at column: Int32) -> EpochDay {
    let week = column.flooredQuotient(perWeek)
    // A remainder of columns far outside may pass the numbers on its way.
    var rest = column &- week &* perWeek
    var place: Int32 = 0
    while place < 6 {
      if shown & 1 << UInt8(place) != 0 {
        if rest == 0 { break }
        rest -= 1
      }
      place += 1
    }
    return EpochDay(clamping: Int64(week) * 7 + Int64(place - Self.thursday))
  }

  /// The first column of the week of a column, given the weekday on which weeks begin.
  func weekStart(of column: Int32, _ first: Weekday) -> Int32 {
    let offset = Self.before(first, shown)
    return (column - offset).flooredQuotient(perWeek) * perWeek + offset
  }

  /// How many weekdays from Monday to the one before are shown.
  private static func before(_ weekday: Weekday, _ shown: UInt8) -> Int32 {
    let bits = shown & (1 << UInt8(weekday.isoNumber - 1) - 1)
    return Int32(bits.nonzeroBitCount)
  }

  private static func place(_ rawDay: Int32) -> UInt8 {
    let shifted = rawDay + thursday
    return UInt8(truncatingIfNeeded: shifted - shifted.flooredQuotient(7) * 7)
  }
}
