// SPDX-License-Identifier: MIT

/// Reads the footer of a TZif file: a line feed, a POSIX TZ string or nothing, a line feed.
///
///     CET-1CEST,M3.5.0,M10.5.0/3
///
/// The string as in RFC 9636, section 3.3: hours 0...24 in offsets, −167...167 in rules, names in
/// angle brackets, and both rules whenever there is daylight time.
struct FooterReader {
  let bytes: [UInt8]
  var position: Int

  /// The rule, or nil when there is nothing between the line feeds.
  mutating func footer() throws(TZifError) -> YearlyZoneRule? {
    guard skip(Self.lineFeed) else { throw error(.footerNotEnclosed) }
    if skip(Self.lineFeed) { return nil }
    let rule = try rule()
    guard skip(Self.lineFeed) else {
      throw error(position < bytes.count ? .footerSyntax : .footerNotEnclosed)
    }
    return rule
  }

  private mutating func rule() throws(TZifError) -> YearlyZoneRule {
    try abbreviation()
    let standard = try offset()
    guard let next = peek, next != Self.lineFeed else {
      return YearlyZoneRule(standard: standard, daylight: nil)
    }
    try abbreviation()
    var daylight = UTCOffset(seconds: standard.seconds + 3600)
    if peek != Self.comma { daylight = try offset() }
    guard let daylight else { throw error(.footerNumberOutOfRange) }
    try expect(Self.comma)
    let start = try moment()
    try expect(Self.comma)
    let end = try moment()
    return YearlyZoneRule(
      standard: standard,
      daylight: YearlyZoneRule.Daylight(offset: daylight, start: start, end: end))
  }

  /// Three or more letters, or a name of letters, digits and signs in angle brackets.
  private mutating func abbreviation() throws(TZifError) {
    let isQuoted = skip(UInt8(ascii: "<"))
    let start = position
    while let byte = peek, Self.isLetter(byte) || (isQuoted && Self.isDigitOrSign(byte)) {
      position += 1
    }
    guard position - start >= 3 else { throw error(.footerAbbreviation) }
    if isQuoted, !skip(UInt8(ascii: ">")) { throw error(.footerAbbreviation) }
  }

  /// POSIX counts offsets westward, we count eastward.
  private mutating func offset() throws(TZifError) -> UTCOffset {
    let start = position
    let seconds = try clock(maximalHours: 24)
    guard let offset = UTCOffset(seconds: -seconds) else {
      throw error(.footerNumberOutOfRange, at: start)
    }
    return offset
  }

  private mutating func moment() throws(TZifError) -> YearlyMoment {
    let day: YearlyMoment.Day
    if skip(UInt8(ascii: "J")) {
      day = .julian(try number(in: 1...365))
    } else if skip(UInt8(ascii: "M")) {
      let month = try number(in: 1...12)
      try expect(Self.dot)
      let week = try number(in: 1...5)
      try expect(Self.dot)
      day = .weekday(month: month, week: week, weekday: try number(in: 0...6))
    } else {
      day = .zeroBased(try number(in: 0...365))
    }
    // 02:00 when no time is given.
    let seconds = skip(UInt8(ascii: "/")) ? try clock(maximalHours: 167) : 7200
    return YearlyMoment(day: day, seconds: seconds)
  }

  /// Hours and, after colons, minutes and seconds, optionally with a sign; in seconds.
  private mutating func clock(maximalHours: Int32) throws(TZifError) -> Int32 {
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    var seconds = try number(in: 0...maximalHours) * 3600
    if skip(Self.colon) {
      seconds += try number(in: 0...59) * 60
      if skip(Self.colon) { seconds += try number(in: 0...59) }
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(in range: ClosedRange<Int32>) throws(TZifError) -> Int32 {
    let start = position
    var value: Int32 = 0
    while let byte = peek, byte >= 0x30, byte <= 0x39 {
      value = value * 10 + Int32(byte - 0x30)
      position += 1
      guard value <= range.upperBound else { throw error(.footerNumberOutOfRange, at: start) }
    }
    guard position > start else { throw error(.footerNumber) }
    guard value >= range.lowerBound else { throw error(.footerNumberOutOfRange, at: start) }
    return value
  }
}

extension FooterReader {
  private static let lineFeed: UInt8 = 0x0A
  private static let comma = UInt8(ascii: ",")
  private static let dot = UInt8(ascii: ".")
  private static let colon = UInt8(ascii: ":")

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigitOrSign(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(TZifError) {
    guard skip(byte) else { throw error(.footerSyntax) }
  }

  private func error(_ reason: TZifError.Reason, at place: Int? = nil) -> TZifError {
    TZifError(reason: reason, byteOffset: Int32(clamping: place ?? position))
  }
}
