// SPDX-License-Identifier: MIT

extension EpochDay {
  /// Appends the date: 2024-02-29, and −000044-03-15 before year 0, as ECMAScript writes it.
  public func appendISO8601(to bytes: inout [UInt8]) {
    civil.appendISO8601(to: &bytes)
  }
}

extension CivilDate {
  /// Appends the date: 2024-02-29, and −000044-03-15 before year 0, as ECMAScript writes it.
  public func appendISO8601(to bytes: inout [UInt8]) {
    yearMonth.appendISO8601(to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    bytes.appendDecimal(Int32(day), width: 2)
  }
}

extension YearMonth {
  /// Appends the month: 2024-02.
  public func appendISO8601(to bytes: inout [UInt8]) {
    let year = year
    if year < 0 {
      bytes.append(UInt8(ascii: "-"))
      bytes.appendDecimal(-year, width: 6)
    } else {
      bytes.appendDecimal(year, width: 4)
    }
    bytes.append(UInt8(ascii: "-"))
    bytes.appendDecimal(month, width: 2)
  }
}

extension TimeOfDay {
  /// Appends the time, always with seconds, and with as many digits of the fraction as it needs:
  /// 09:30:15.25.
  public func appendISO8601(to bytes: inout [UInt8]) {
    bytes.appendClock(secondOfDay, alwaysSeconds: true)
    var fraction = microsecond
    guard fraction > 0 else { return }
    var width: Int32 = 6
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    bytes.append(UInt8(ascii: "."))
    bytes.appendDecimal(fraction, width: width)
  }
}

extension CivilDateTime {
  /// Appends date and time: 2024-02-29T09:30:00.
  public func appendISO8601(to bytes: inout [UInt8]) {
    day.appendISO8601(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    time.appendISO8601(to: &bytes)
  }
}

extension UTCOffset {
  /// Appends the offset: +02:00, with seconds only if it has any; +00:00 for UTC.
  public func appendISO8601(to bytes: inout [UInt8]) {
    bytes.append(seconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    bytes.appendClock(abs(seconds), alwaysSeconds: false)
  }
}

extension Instant {
  /// Appends the instant in UTC: 2024-02-29T09:30:00Z.
  public func appendISO8601(to bytes: inout [UInt8]) {
    civil(at: .utc).appendISO8601(to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  /// Appends what a clock at this offset shows, and the offset: 2024-02-29T10:30:00+01:00.
  ///
  /// Uses UTC instead where that clock has left the calendar, within 26 hours of its ends.
  public func appendISO8601(at offset: UTCOffset, to bytes: inout [UInt8]) {
    let civil = civil(at: offset)
    guard civil.instant(at: offset) == self else { return appendISO8601(to: &bytes) }
    civil.appendISO8601(to: &bytes)
    offset.appendISO8601(to: &bytes)
  }
}

extension [UInt8] {
  /// Appends a number that is not negative, padded with zeros to a width.
  fileprivate mutating func appendDecimal(_ value: Int32, width: Int32) {
    var power: Int32 = 1
    for _ in 1..<width { power *= 10 }
    while power > 0 {
      append(0x30 + UInt8(truncatingIfNeeded: value / power % 10))
      power /= 10
    }
  }

  /// Appends hours and minutes; seconds too if requested or not 0.
  fileprivate mutating func appendClock(_ seconds: Int32, alwaysSeconds: Bool) {
    appendDecimal(seconds / 3600, width: 2)
    append(UInt8(ascii: ":"))
    appendDecimal(seconds / 60 % 60, width: 2)
    guard alwaysSeconds || seconds % 60 != 0 else { return }
    append(UInt8(ascii: ":"))
    appendDecimal(seconds % 60, width: 2)
  }
}
