// SPDX-License-Identifier: MIT

extension EpochDay {
  /// The same day of the month so many months later (earlier when negative).
  ///
  /// Where the month is too short, its last day: 31 January 2024 and one month is 29 February 2024,
  /// 31 March 2023 less one month is 28 February 2023. So one month there and one back need not
  /// return. Nil past the ends of the calendar.
  public func adding(months: Int32) -> EpochDay? {
    adding(wideMonths: Int64(months))
  }

  /// As `adding(months:)`, but the first or last day of the calendar where it would be nil.
  public func addingClamped(months: Int32) -> EpochDay {
    adding(wideMonths: Int64(months)) ?? (months < 0 ? .min : .max)
  }

  /// The same day so many years later (earlier when negative).
  ///
  /// 29 February 2024 and one year is 28 February 2025, and four years 29 February 2028. Nil past
  /// the ends of the calendar.
  public func adding(years: Int32) -> EpochDay? {
    adding(wideMonths: Int64(years) &* 12)
  }

  /// As `adding(years:)`, but the first or last day of the calendar where it would be nil.
  public func addingClamped(years: Int32) -> EpochDay {
    adding(wideMonths: Int64(years) &* 12) ?? (years < 0 ? .min : .max)
  }

  private func adding(wideMonths: Int64) -> EpochDay? {
    let date = civil
    let index = Int64(date.yearMonth.index) + wideMonths
    guard index >= Int64(YearMonth.min.index), index <= Int64(YearMonth.max.index)
    else { return nil }
    return YearMonth(clampingIndex: index).day(clamping: Int32(date.day))
  }
}

extension YearMonth {
  /// The number of months from this one until the other: positive when the other is later.
  public func months(until other: YearMonth) -> Int32 {
    other.index - index
  }
}
