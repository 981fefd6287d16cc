// SPDX-License-Identifier: MIT

extension ISO8601Reader {
  /// A date: calendar (2024-02-29, 20240229), week (2024-W09-4), or ordinal (2024-060).
  mutating func date() throws(ISO8601Error) -> EpochDay {
    let start = position
    let (year, isSigned) = try year()
    // After a sign, the basic form would leave open where the year ends.
    let isExtended = isSigned || peek == Self.hyphen
    if isExtended { try expect(Self.hyphen) }
    if skip(UInt8(ascii: "W")) {
      return try weekDate(ofYear: year, isExtended: isExtended, start: start)
    }
    return digitCount == 3
      ? try ordinalDate(ofYear: year)
      : try calendarDate(ofYear: year, isExtended: isExtended)
  }

  /// A month of a year: 2024-02.
  mutating func yearMonth() throws(ISO8601Error) -> YearMonth {
    let (year, _) = try year()
    try expect(Self.hyphen)
    let month = try number(digits: 2, in: 1...12, else: .monthOutOfRange)
    return YearMonth(unchecked: year * 12 + month - 1)
  }

  /// Four digits, or a sign and four to six.
  private mutating func year() throws(ISO8601Error) -> (value: Int32, isSigned: Bool) {
    let start = position
    let isNegative = skip(Self.hyphen)
    let isSigned = isNegative || skip(UInt8(ascii: "+"))
    guard isSigned else { return (try number(digits: 4), false) }
    let digits = digitCount
    guard digits > 0 else { throw error(.expectedDigit, at: position) }
    guard (4...6).contains(digits) else { throw error(.yearDigits, at: start) }
    let value = try number(digits: digits)
    guard value <= 9999 else { throw error(.yearOutOfRange, at: start) }
    if isNegative, value == 0 { throw error(.negativeZeroYear, at: start) }
    return (isNegative ? -value : value, true)
  }

  private mutating func calendarDate(
    ofYear year: Int32, isExtended: Bool
  ) throws(ISO8601Error) -> EpochDay {
    let month = try number(digits: 2, in: 1...12, else: .monthOutOfRange)
    if isExtended { try expect(Self.hyphen) }
    let first = YearMonth(unchecked: year * 12 + month - 1)
    let day = try number(digits: 2, in: 1...first.dayCount, else: .dayOutOfRange)
    return first.day(clamping: day)
  }

  private mutating func ordinalDate(ofYear year: Int32) throws(ISO8601Error) -> EpochDay {
    let january = YearMonth(unchecked: year * 12)
    let length: Int32 = january.isInLeapYear ? 366 : 365
    let number = try number(digits: 3, in: 1...length, else: .dayOutOfRange)
    return january.firstDay.addingClamped(days: number - 1)
  }

  private mutating func weekDate(
    ofYear year: Int32, isExtended: Bool, start: Int
  ) throws(ISO8601Error) -> EpochDay {
    let count = WeekRule.iso.weekCount(ofYear: year) ?? 52
    let week = try number(digits: 2, in: 1...count, else: .weekOutOfRange)
    if isExtended { try expect(Self.hyphen) }
    let weekday = try number(digits: 1, in: 1...7, else: .weekdayOutOfRange)
    // 9999-W52 ends on 2 January 10000.
    let monday = WeekRule.iso.firstDay(of: WeekOfYear(year: year, number: week))
    guard let day = monday?.adding(days: weekday - 1) else {
      throw error(.yearOutOfRange, at: start)
    }
    return day
  }

  private static let hyphen = UInt8(ascii: "-")
}
