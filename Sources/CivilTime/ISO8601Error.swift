// SPDX-License-Identifier: MIT

/// Why a text is no date or time as ISO 8601 writes it, and where.
public struct ISO8601Error: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// A digit was expected.
    case expectedDigit
    /// This byte was expected, for instance `-` or `T`.
    case expected(UInt8)
    /// `Z` or a sign was expected, as an instant needs.
    case expectedOffset
    /// The text goes on where it should end.
    case trailingBytes
    /// The year is −0000.
    case negativeZeroYear
    /// The year has more than six digits, or a sign and fewer than four.
    case yearDigits
    /// The year, or the day in it, lies outside −9999 through 9999.
    case yearOutOfRange
    /// The month is outside 1...12.
    case monthOutOfRange
    /// The week is none of this year.
    case weekOutOfRange
    /// The weekday is outside 1...7.
    case weekdayOutOfRange
    /// The day is none of this month, or of this year in an ordinal date.
    case dayOutOfRange
    /// The hour is outside 0...23, and not the end of a day, 24:00.
    case hourOutOfRange
    /// The minute is outside 0...59.
    case minuteOutOfRange
    /// The second is outside 0...59.
    case secondOutOfRange
    /// The second is 60: POSIX time has no instant for a leap second.
    case leapSecond
    /// The fraction of the second has something other than zeros behind its sixth digit.
    case fractionTooLong
    /// The offset is beyond 25:59:59 either way.
    case offsetOutOfRange
    /// The offset takes the instant beyond years −9999 through 9999.
    case instantOutOfRange
    /// What stands in brackets behind the offset is not as RFC 9557 has it.
    case suffixUnreadable
    /// What stands in brackets is marked with `!` and cannot be heeded.
    case suffixCritical
    /// A zone in brackets stands behind a time that has no offset.
    case suffixWithoutOffset
  }

  /// What was wrong.
  public let reason: Reason
  /// The byte at which the wrong part begins, 0-based; the number of bytes at the end of the text.
  public let byteOffset: Int32

  /// The error with these parts.
  public init(reason: Reason, byteOffset: Int32) {
    self.reason = reason
    self.byteOffset = byteOffset
  }
}
