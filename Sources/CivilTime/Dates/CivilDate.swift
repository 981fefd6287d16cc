// SPDX-License-Identifier: MIT

/// A date as the wall calendar shows it: year, month and day, without a zone.
///
///     CivilDate(year: 2023, month: 2, day: 29)      // nil, 2023 is no leap year
///
/// Years are astronomical: 0 is 1 BC, −1 is 2 BC. Proleptic Gregorian throughout.
///
/// - Invariant: an existing day of years −9999 through 9999.
public struct CivilDate: Hashable, Sendable {
  /// Astronomical year, −9999...9999.
  public let year: Int32
  /// Month of the year, 1...12.
  public let month: UInt8
  /// Day of the month, 1...31.
  public let day: UInt8

  /// The date with these fields, or nil when there is no such day.
  public init?(year: Int32, month: Int32, day: Int32) {
    guard let yearMonth = YearMonth(year: year, month: month), day >= 1,
      day <= yearMonth.dayCount
    else { return nil }
    self.init(unchecked: year, month: UInt8(month), day: UInt8(day))
  }

  init(unchecked year: Int32, month: UInt8, day: UInt8) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension CivilDate: Comparable {
  /// Earlier dates come first.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate {
  /// The day number of this date.
  public var epochDay: EpochDay {
    EpochDay(uncheckedYear: year, month: month, day: day)
  }

  /// The month this date lies in.
  public var yearMonth: YearMonth {
    YearMonth(unchecked: year &* 12 &+ Int32(month) &- 1)
  }

  /// Day of the year, 1...366.
  public var dayOfYear: Int32 {
    EpochDay(uncheckedYear: year, month: 1, day: 1).days(until: epochDay) + 1
  }
}
