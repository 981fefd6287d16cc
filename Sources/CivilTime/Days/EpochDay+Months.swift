// SPDX-License-Identifier: MIT

extension EpochDay {
  /// The same day of the month, some months later (earlier when negative).
  ///
  /// If that month is too short, its last day: 31 January 2024 plus one month is 29 February 2024,
  /// and 31 March 2023 minus one month is 28 February 2023. So going one month forth and back need
  /// not return to the same day. Nil past the ends of the calendar.
  public func adding(months: Int32) -> EpochDay? {
    adding(wideMonths: Int64(months))
  }

  /// Like `adding(months:)`, but clamped to the first or last day of the calendar.
  public func addingClamped(months: Int32) -> EpochDay {
    adding(wideMonths: Int64(months)) ?? (months < 0 ? .min : .max)
  }

  /// The same day, some years later (earlier when negative).
  ///
  /// 29 February 2024 plus one year is 28 February 2025; plus four years it is 29 February 2028.
  /// Nil past the ends of the calendar.
  public func adding(years: Int32) -> EpochDay? {
    adding(wideMonths: Int64(years) &* 12)
  }

  /// Like `adding(years:)`, but clamped to the first or last day of the calendar.
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
  /// The number of months from this one to the other; positive when the other is later.
  public func months(until other: YearMonth) -> Int32 {
    other.index - index
  }
}
