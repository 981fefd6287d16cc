// SPDX-License-Identifier: MIT
import CivilTime

extension AttributeText {
  /// Hours of the day as in `9-17` or `8:30-16:45`.
  ///
  /// Up to 48 where they go on after midnight. Nil where the text is something else, or where nothing
  /// lies between.
  @inline(never)
  static func hours(_ text: ArraySlice<UInt8>) -> MinuteRange? {
    guard let dash = text.firstIndex(of: 0x2D), let start = minute(text[..<dash]),
      let end = minute(text[(dash + 1)...]), start < end
    else { return nil }
    return MinuteRange(start: start, end: end)
  }

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

  /// Appends hours as they are read.
  static func append(_ hours: MinuteRange, to out: inout [UInt8]) {
    for (index, minute) in [hours.start, hours.end].enumerated() {
      if index > 0 { out.append(0x2D) }
      out.append(decimal: Int64(minute / 60))
      guard minute % 60 > 0 else { continue }
      out.append(0x3A)
      if minute % 60 < 10 { out.append(0x30) }
      out.append(decimal: Int64(minute % 60))
    }
  }
}
