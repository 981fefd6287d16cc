// SPDX-License-Identifier: MIT

extension ISO8601Error.Reason {
  /// What is wrong, in plain words: `there is no such day`.
  public var words: StaticString {
    switch self {
    case .expectedDigit: "a digit is missing"
    case .expected(UInt8(ascii: "T")): "there is no time behind the date"
    case .expected: "a sign such as - or : is missing"
    case .expectedOffset: "the offset is not one such as +01:00 or Z"
    case .trailingBytes: "it goes on behind its end"
    case .negativeZeroYear: "there is no year -0000"
    case .yearDigits: "a year has four digits, or a sign and six"
    case .yearOutOfRange: "years go from -9999 to 9999"
    case .monthOutOfRange: "months go from 01 to 12"
    case .weekOutOfRange: "the year has no such week"
    case .weekdayOutOfRange: "weekdays go from 1 to 7"
    case .dayOutOfRange: "there is no such day"
    case .hourOutOfRange: "hours go from 00 to 23"
    case .minuteOutOfRange: "minutes go from 00 to 59"
    case .secondOutOfRange: "seconds go from 00 to 59"
    case .leapSecond: "leap seconds, :60, are not kept; write :59 or the next minute"
    case .fractionTooLong: "times are kept to the microsecond, six digits behind the seconds"
    case .offsetOutOfRange: "offsets go from -25:59 to +25:59"
    case .instantOutOfRange: "it lies outside years -9999 to 9999"
    case .suffixUnreadable: "in brackets there is no zone such as [Europe/Berlin]"
    case .suffixCritical: "what is marked with ! in brackets cannot be heeded"
    case .suffixWithoutOffset: "a zone in brackets needs an offset before it, such as +01:00"
    }
  }
}
