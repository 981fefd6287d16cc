// SPDX-License-Identifier: MIT

/// Text as scalars in which all digits are ASCII and letters are lower-case, so that what people
/// type can be compared.
struct TypedDigits {
  /// The locale's own 0; negative if it has none.
  private let zero: Int32

  init(_ locale: LocaleProfile) {
    zero = Self.decoded(LocaleProfile.name(0, of: locale.digits)).first ?? -1
  }

  /// The scalars of UTF-8, with digits in ASCII and small letters.
  func scalars(_ text: [UInt8]) -> [Int32] {
    var scalars = Self.decoded(text)
    for index in scalars.indices { scalars[index] = Self.small(ascii(scalars[index])) }
    return scalars
  }

  /// Whether a scalar is an ASCII digit.
  static func isDigit(_ scalar: Int32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

  /// The ASCII digit for a digit of any script that is in use for dates.
  ///
  /// The digits of a script are consecutive, and those of India's scripts 128 apart.
  private func ascii(_ scalar: Int32) -> Int32 {
    var first: Int32
    switch scalar {
    case 0x660...0x669: first = 0x660
    case 0x6F0...0x6F9: first = 0x6F0
    case 0x966...0xDEF: first = scalar - (scalar - 0x966) % 0x80
    case 0xE50...0xE59: first = 0xE50
    case 0xED0...0xED9: first = 0xED0
    case 0xF20...0xF29: first = 0xF20
    case 0x1040...0x1049: first = 0x1040
    case 0x17E0...0x17E9: first = 0x17E0
    case 0xFF10...0xFF19: first = 0xFF10
    default: first = zero
    }
    return first >= 0 && scalar >= first && scalar <= first + 9 ? 0x30 + scalar - first : scalar
  }

  /// A small Latin, Greek or Cyrillic letter for a capital one.
  private static func small(_ scalar: Int32) -> Int32 {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xDE, 0x391...0x3A9, 0x410...0x42F: return scalar + 0x20
    case 0xFF21...0xFF3A: return scalar - 0xFF21 + 0x61
    default: return scalar
    }
  }

  /// The scalars of repaired UTF-8.
  @inline(never)
  private static func decoded(_ text: [UInt8]) -> [Int32] {
    var scalars: [Int32] = []
    for byte in text {
      if byte & 0xC0 == 0x80, let last = scalars.popLast() {
        scalars.append(last << 6 | Int32(byte & 0x3F))
      } else {
        // The first byte of two, three or four carries five, four or three bits.
        scalars.append(Int32(byte < 0x80 ? byte : byte & (byte < 0xE0 ? 0x1F : 0x0F)))
      }
    }
    return scalars
  }
}
