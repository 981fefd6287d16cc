// SPDX-License-Identifier: MIT

/// Makes bytes valid UTF-8.
enum UTF8Text {
  /// The bytes, with U+FFFD in place of each byte that does not belong to a character.
  ///
  /// Texts of a reply are decoded as one and split by their lengths: an invalid one would shift all
  /// that follow.
  static func repaired(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    // Most text is ASCII.
    if bytes.allSatisfy({ $0 < 0x80 }) { return Array(bytes) }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.first {
      let count = characterLength(rest)
      if count > 0 {
        out.append(contentsOf: rest.prefix(count))
      } else if byte < 0x80 {
        out.append(byte)
      } else {
        out.append(contentsOf: [0xEF, 0xBF, 0xBD])
      }
      rest = rest.dropFirst(max(count, 1))
    }
    return out
  }

  /// The length of the multi-byte character at the start, or 0 when there is none.
  private static func characterLength(_ bytes: ArraySlice<UInt8>) -> Int {
    let start = bytes.startIndex
    let length: Int
    switch bytes[start] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard bytes.count >= length else { return 0 }
    for index in (start + 1)..<(start + length) where bytes[index] & 0xC0 != 0x80 { return 0 }
    let second = bytes[start + 1]
    switch bytes[start] {
    // Overlong forms, surrogates, and what lies beyond U+10FFFF.
    case 0xE0: return second >= 0xA0 ? length : 0
    case 0xED: return second <= 0x9F ? length : 0
    case 0xF0: return second >= 0x90 ? length : 0
    case 0xF4: return second <= 0x8F ? length : 0
    default: return length
    }
  }
}
