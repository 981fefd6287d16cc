// SPDX-License-Identifier: MIT

/// A month of a year.
///
///     YearMonth(year: 2024, month: 2)?.dayCount      // 29
///
/// - Invariant: lies in years −9999 through 9999.
public struct YearMonth: Hashable, Sendable {
  /// Months since January of year 0: `year * 12 + month − 1`.
  public let index: Int32

  /// The month with these numbers, or nil outside years −9999...9999 or months 1...12.
  public init?(year: Int32, month: Int32) {
    guard (-9999...9999).contains(year), (1...12).contains(month) else { return nil }
    self.init(unchecked: year * 12 + month - 1)
  }

  /// The month with this index, or the nearest one of years −9999 through 9999.
  public init(clampingIndex index: Int64) {
    let low = Int64(Self.min.index)
    let high = Int64(Self.max.index)
    self.index = Int32(Swift.min(Swift.max(index, low), high))
  }

  init(unchecked index: Int32) {
    self.index = index
  }

  /// January of year −9999.
  public static let min = YearMonth(unchecked: -9999 * 12)
  /// December of year 9999.
  public static let max = YearMonth(unchecked: 9999 * 12 + 11)
}

extension YearMonth: Comparable {
  /// Earlier months come first.
  public static func < (left: YearMonth, right: YearMonth) -> Bool {
    left.index < right.index
  }
}

extension YearMonth {
  /// Astronomical year, −9999...9999.
  public var year: Int32 { (index &- month &+ 1) / 12 }

  /// Month of the year, 1...12.
  public var month: Int32 { (index &+ 12 * 9999) % 12 &+ 1 }

  /// Whether February of this month's year has 29 days.
  public var isInLeapYear: Bool {
    let year = year
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Days of the month, 28...31.
  public var dayCount: Int32 {
    let month = month
    if month == 2 { return isInLeapYear ? 29 : 28 }
    // 31 in January, March, May and July and, with reversed parity, from August on.
    return 30 | (month ^ (month >> 3))
  }

  /// The first day of the month.
  public var firstDay: EpochDay {
    EpochDay(uncheckedYear: year, month: UInt8(month), day: 1)
  }

  /// The last day of the month.
  public var lastDay: EpochDay {
    EpochDay(uncheckedYear: year, month: UInt8(month), day: UInt8(dayCount))
  }

  /// The days of the month.
  public var days: DayInterval {
    DayInterval(unchecked: firstDay, count: dayCount)
  }

  /// The day with this number, or the last day if the month is shorter: 31 gives 2024-02-29.
  public func day(clamping number: Int32) -> EpochDay {
    EpochDay(unchecked: firstDay.rawValue + Swift.min(Swift.max(number, 1), dayCount) - 1)
  }

  /// The month this many months later (earlier when negative), or nil past the ends of the calendar.
  public func adding(months: Int32) -> YearMonth? {
    let sum = Int64(index) + Int64(months)
    guard sum >= Int64(Self.min.index), sum <= Int64(Self.max.index) else { return nil }
    return YearMonth(unchecked: Int32(sum))
  }

  /// The month this many months later, or the first or last of the calendar if that lies beyond it.
  public func addingClamped(months: Int32) -> YearMonth {
    YearMonth(clampingIndex: Int64(index) + Int64(months))
  }
}
