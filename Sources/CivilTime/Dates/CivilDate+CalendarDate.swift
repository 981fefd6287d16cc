// SPDX-License-Identifier: MIT

extension CivilDate {
  /// The date in the extended calendar form only, or nil for any other text.
  ///
  ///     2024-02-29      +010000-01-01 is out of range      2024-060 and 20240229 are other forms
  ///
  /// Reads what HTML calls a valid date string, and signed years of four to six digits. Use
  /// `init(iso8601:)` for all forms of ISO 8601, and to learn what is wrong; it costs a web page a
  /// kilobyte more.
  public init?(calendarDate text: [UInt8]) {
    let isSigned = text.first == 0x2B || text.first == 0x2D
    // The last six bytes are -MM-DD.
    let yearEnd = text.count - 6
    let yearStart = isSigned ? 1 : 0
    guard isSigned ? (5...7).contains(yearEnd) : yearEnd == 4,
      text[yearEnd] == 0x2D, text[yearEnd + 3] == 0x2D,
      let year = Self.number(text[yearStart..<yearEnd]),
      let month = Self.number(text[(yearEnd + 1)..<(yearEnd + 3)]),
      let day = Self.number(text[(yearEnd + 4)...])
    else { return nil }
    let isNegative = text[0] == 0x2D
    // There is no year −0.
    if isNegative, year == 0 { return nil }
    self.init(year: isNegative ? -year : year, month: month, day: day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int32? {
    var value: Int32 = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      value = value * 10 + Int32(digit - 0x30)
    }
    return value
  }
}
