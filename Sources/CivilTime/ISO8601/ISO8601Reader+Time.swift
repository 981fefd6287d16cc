// SPDX-License-Identifier: MIT

extension ISO8601Reader {
  /// A time: 09:30, 09:30:00, 09:30:00.25, or the same without colons.
  ///
  /// Nothing is cut or rounded. POSIX time has no leap seconds, so the second 60 is an error, and
  /// so are digits other than zero after the sixth of the fraction.
  mutating func time() throws(ISO8601Error) -> TimeOfDay {
    let start = position
    let microseconds = try clock()
    guard let time = TimeOfDay(microsecondOfDay: microseconds) else {
      throw error(.hourOutOfRange, at: start)
    }
    return time
  }

  /// A date, `T` (or `t`, or a space), and a time; 24:00 is 00:00 of the next day.
  mutating func dateTime() throws(ISO8601Error) -> CivilDateTime {
    let start = position
    let day = try date()
    guard skip(UInt8(ascii: "T")) || skip(UInt8(ascii: "t")) || skip(UInt8(ascii: " ")) else {
      throw error(.expected(UInt8(ascii: "T")), at: position)
    }
    let microseconds = try clock()
    let midnight = CivilDateTime(day: day, time: .midnight)
    guard let result = midnight.adding(microseconds: microseconds) else {
      throw error(.yearOutOfRange, at: start)
    }
    return result
  }

  /// An offset: `Z` (or `z`), +02:00, +02, +0200, +00:19:32.
  mutating func offset() throws(ISO8601Error) -> UTCOffset {
    let start = position
    if skip(UInt8(ascii: "Z")) || skip(UInt8(ascii: "z")) { return .utc }
    let isNegative = skip(UInt8(ascii: "-"))
    guard isNegative || skip(UInt8(ascii: "+")) else { throw error(.expectedOffset, at: start) }
    var seconds = try number(digits: 2, in: 0...25, else: .offsetOutOfRange) * 3600
    let isExtended = peek == Self.colon
    if isExtended ? skip(Self.colon) : digitCount > 0 {
      seconds += try number(digits: 2, in: 0...59, else: .minuteOutOfRange) * 60
      if isExtended ? skip(Self.colon) : digitCount > 0 {
        seconds += try number(digits: 2, in: 0...59, else: .secondOutOfRange)
      }
    }
    return UTCOffset(unchecked: isNegative ? -seconds : seconds)
  }

  /// Microseconds since 00:00, up to and including 24:00.
  private mutating func clock() throws(ISO8601Error) -> Int64 {
    let start = position
    let hour = try number(digits: 2, in: 0...24, else: .hourOutOfRange)
    let isExtended = peek == Self.colon
    if isExtended { try expect(Self.colon) }
    let minute = try number(digits: 2, in: 0...59, else: .minuteOutOfRange)
    var second: Int32 = 0
    var fraction: Int32 = 0
    if isExtended ? skip(Self.colon) : digitCount > 0 {
      second = try self.second()
      if skip(UInt8(ascii: ".")) || skip(UInt8(ascii: ",")) { fraction = try microseconds() }
    }
    let total = Int64((hour * 60 + minute) * 60 + second) &* 1_000_000 &+ Int64(fraction)
    guard total <= TimeOfDay.microsecondsPerDay else { throw error(.hourOutOfRange, at: start) }
    return total
  }

  private mutating func second() throws(ISO8601Error) -> Int32 {
    let start = position
    let second = try number(digits: 2, in: 0...60, else: .secondOutOfRange)
    guard second < 60 else { throw error(.leapSecond, at: start) }
    return second
  }

  /// One or more digits after the decimal sign; those after the sixth have to be zeros.
  private mutating func microseconds() throws(ISO8601Error) -> Int32 {
    let (start, digits) = (position, digitCount)
    var value = try number(digits: Swift.min(Swift.max(1, digits), 6))
    for _ in Swift.min(digits, 6)..<6 { value *= 10 }
    for _ in 6..<Swift.max(digits, 6) {
      guard skip(0x30) else { throw error(.fractionTooLong, at: start) }
    }
    return value
  }

  private static let colon = UInt8(ascii: ":")
}
