// SPDX-License-Identifier: MIT
import CivilTime

extension ISO8601Error.Reason {
  /// The reason without words, as a value of causes such as `notATime`.
  public var code: String {
    switch self {
    case .expectedDigit: "digitMissing"
    case .expected(UInt8(ascii: "T")): "timeMissing"
    case .expected: "signMissing"
    case .expectedOffset: "badOffset"
    case .trailingBytes: "goesOn"
    case .negativeZeroYear, .yearDigits, .yearOutOfRange, .instantOutOfRange: "yearRange"
    case .monthOutOfRange: "monthRange"
    case .weekOutOfRange, .weekdayOutOfRange, .dayOutOfRange: "noSuchDay"
    case .hourOutOfRange: "hourRange"
    case .minuteOutOfRange, .secondOutOfRange: "minuteRange"
    case .leapSecond: "leapSecond"
    case .fractionTooLong: "fraction"
    case .offsetOutOfRange: "badOffset"
    case .suffixUnreadable, .suffixCritical: "noZone"
    case .suffixWithoutOffset: "offsetMissing"
    }
  }
}
