// SPDX-License-Identifier: MIT
import CivilTime

/// The days of a month's page: where the grid begins and how many weeks it has.
///
///     MonthPage(YearMonth(year: 2026, month: 2)!, firstWeekday: .sunday, rows: .fitting).rowCount
///     // 4: February 2026 begins on a Sunday and has 28 days
public struct MonthPage: Hashable, Sendable {
  /// The month.
  public let month: YearMonth
  /// The number of the day in the first cell; may be before the first day of the calendar.
  public let startRawValue: Int32
  /// Weeks on the page, 4...6.
  public let rowCount: Int32

  /// The page of a month.
  ///
  /// Takes two conversions from civil dates.
  public init(_ month: YearMonth, firstWeekday: Weekday, rows: RowsPolicy) {
    let first = month.firstDay
    let leading = firstWeekday.days(until: first.weekday)
    self.month = month
    startRawValue = first.rawValue - leading
    switch rows {
    case .alwaysSix: rowCount = 6
    case .fitting: rowCount = (leading + month.dayCount + 6) / 7
    }
  }
}

extension MonthPage {
  /// Number of cells, 28...42.
  public var cellCount: Int32 { rowCount * 7 }

  /// The day in a cell, counted from 0, or nil outside the calendar.
  public func day(at cell: Int32) -> EpochDay? {
    EpochDay(startRawValue + cell)
  }

  /// The days on the page that are in the calendar.
  public var days: DayInterval {
    let start = EpochDay(clamping: Int64(startRawValue))
    let end = min(startRawValue + cellCount, EpochDay.max.rawValue + 1)
    return DayInterval(start: start, count: end - start.rawValue) ?? month.days
  }

  /// A bit for each cell, the lowest for the first cell, set if the day is in the interval.
  public func mask(of interval: DayInterval) -> UInt64 {
    let low = min(max(interval.start.rawValue - startRawValue, 0), cellCount)
    let high = min(max(interval.endRawValue - startRawValue, 0), cellCount)
    guard low < high else { return 0 }
    return ((1 << UInt64(high - low)) - 1) << UInt64(low)
  }

  /// The cells of the month itself.
  public var monthMask: UInt64 {
    let leading = UInt64(UInt32(month.firstDay.rawValue - startRawValue))
    return ((1 << UInt64(month.dayCount)) - 1) << leading
  }
}
