// SPDX-License-Identifier: MIT

/// A colour as style sheets write it: `#3A7BD5`, red, green and blue from 0 to 255.
public struct HexColor: Hashable, Sendable {
  /// Red times 65 536, plus green times 256, plus blue; 0 to 16 777 215.
  public let rawValue: Int32

  /// The colour of a number, or nil beyond `#FFFFFF`.
  public init?(rawValue: Int32) {
    guard (0...0xFF_FFFF).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The blue of a calendar for which nobody has chosen a colour: `#3A7BD5`.
  public static let standard = HexColor(unchecked: 0x3A7BD5)

  private init(unchecked: Int32) {
    rawValue = unchecked
  }
}

extension HexColor: CustomStringConvertible {
  /// The colour in a text of `#` and six hexadecimal digits of either case, or nil.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 7, bytes[0] == 0x23, bytes.dropFirst().allSatisfy(Self.isDigit),
      let number = Int32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(rawValue: number)
  }

  /// `#` and six hexadecimal digits in upper case.
  public var description: String {
    let digits = String(rawValue, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
