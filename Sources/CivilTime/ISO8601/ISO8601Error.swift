// SPDX-License-Identifier: MIT

/// Why a text is not a valid ISO 8601 date or time, and where.
public struct ISO8601Error: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// A digit was expected.
    case expectedDigit
    /// This byte was expected, for instance `-` or `T`.
    case expected(UInt8)
    /// `Z` or a sign was expected, because an instant needs an offset.
    case expectedOffset
    /// The text continues after its end.
    case trailingBytes
    /// The year is −0000.
    case negativeZeroYear
    /// The year has more than six digits, or a sign and fewer than four.
    case yearDigits
    /// The year, or the day in it, lies outside −9999 through 9999.
    case yearOutOfRange
    /// The month is outside 1...12.
    case monthOutOfRange
    /// The year does not have this week.
    case weekOutOfRange
    /// The weekday is outside 1...7.
    case weekdayOutOfRange
    /// The month does not have this day, or the year does not in an ordinal date.
    case dayOutOfRange
    /// The hour is outside 0...23, and not 24:00 as the end of a day.
    case hourOutOfRange
    /// The minute is outside 0...59.
    case minuteOutOfRange
    /// The second is outside 0...59.
    case secondOutOfRange
    /// The second is 60: POSIX time has no instant for a leap second.
    case leapSecond
    /// The fraction of the second has digits other than zero after the sixth.
    case fractionTooLong
    /// The offset is beyond 25:59:59 either way.
    case offsetOutOfRange
    /// The offset takes the instant beyond years −9999 through 9999.
    case instantOutOfRange
    /// The suffix in brackets is not as in RFC 9557.
    case suffixUnreadable
    /// The suffix in brackets is marked as critical with `!`, but is not supported.
    case suffixCritical
    /// A zone in brackets follows a time without an offset.
    case suffixWithoutOffset
  }

  /// What was wrong.
  public let reason: Reason
  /// Where the offending part begins, as a 0-based byte offset; the length of the text if it ended
  /// early.
  public let byteOffset: Int32

  /// The error with these parts.
  public init(reason: Reason, byteOffset: Int32) {
    self.reason = reason
    self.byteOffset = byteOffset
  }
}

#if !hasFeature(Embedded)
  extension ISO8601Error: CustomStringConvertible {
    /// What is wrong and where, for developers: "dayOutOfRange at byte 8".
    public var description: String { "\(reason) at byte \(byteOffset)" }
  }
#endif
