// SPDX-License-Identifier: MIT

/// Times of day as attributes and selections write them.
enum ClockText {
  /// Minutes since midnight of a time as in `9` or `8:30`, 0...2880.
  static func minute(_ text: ArraySlice<UInt8>) -> Int32? {
    let parts = text.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard parts.count < 3, let first = parts.first, let hour = number(first) else { return nil }
    let minute = parts.count > 1 ? parts.last.flatMap(number) : 0
    guard let minute, minute < 60, hour * 60 + minute <= 2880 else { return nil }
    return hour * 60 + minute
  }

  private static func number(_ text: ArraySlice<UInt8>) -> Int32? {
    guard text.count == 1 || text.count == 2 else { return nil }
    var number: Int32 = 0
    for byte in text {
      guard 0x30...0x39 ~= byte else { return nil }
      number = number * 10 + Int32(byte - 0x30)
    }
    return number
  }
}

extension [UInt8] {
  /// Appends a time of day, as in "T09:30".
  mutating func append(clockTime minute: Int32) {
    append(0x54)
    for (index, number) in [minute / 60, minute % 60].enumerated() {
      if index > 0 { append(0x3A) }
      append(0x30 + UInt8(number / 10 % 10))
      append(0x30 + UInt8(number % 10))
    }
  }
}
