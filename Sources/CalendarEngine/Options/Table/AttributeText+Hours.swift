// SPDX-License-Identifier: MIT
import CivilTime

extension AttributeText {
  /// Hours of the day as in `9-17` or `8:30-16:45`.
  ///
  /// Up to 48 where they go on after midnight. Nil where the text is something else, or where nothing
  /// lies between.
  @inline(never)
  static func hours(_ text: ArraySlice<UInt8>) -> MinuteRange? {
    guard let dash = text.firstIndex(of: 0x2D), let start = ClockText.minute(text[..<dash]),
      let end = ClockText.minute(text[(dash + 1)...]), start < end
    else { return nil }
    return MinuteRange(start: start, end: end)
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
