// SPDX-License-Identifier: MIT
import Foundation

/// How texts are compared in a search: without regard to case, accents, width, the signs of vowels in
/// Arabic and Hebrew, and the script of digits.
///
/// The tables come from the Unicode data of the program. What they made of an event stays beside the
/// index, so a program with other data still takes away exactly what was added.
enum SearchFolding {
  /// What a character is to a search.
  enum Role {
    /// Part of a word.
    case letter
    /// Part of a word, in a script that writes words without spaces between them.
    case character
    /// Belongs to what is before it.
    case mark
    /// Ends a word.
    case separator
  }

  /// What a letter or digit in ASCII is compared as; nil for what ends a word.
  @inline(__always)
  static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    default: nil
    }
  }

  /// Visits what a scalar is compared as, which may be nothing.
  @inline(__always)
  static func fold(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar, Role) -> Void) {
    let value = scalar.value
    if value < 0x80 {
      let letter = letter(UInt8(value))
      body(Unicode.Scalar(letter ?? UInt8(value)), letter == nil ? .separator : .letter)
      return
    }
    if let known = table[value] {
      for scalar in known { body(scalar, role(scalar)) }
    } else if hasTable(value) {
      body(scalar, role(scalar))
    } else {
      for scalar in folded(scalar) { body(scalar, role(scalar)) }
    }
  }

  /// What is not compared as itself, of the scalars for which `hasTable` holds.
  private static let table: [UInt32: [Unicode.Scalar]] = {
    var table: [UInt32: [Unicode.Scalar]] = [:]
    for value in Array(0x80..<0x3400) + Array(0xF900..<0x1_0000) as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = folded(scalar)
      if folded != [scalar] { table[value] = folded }
    }
    return table
  }()

  /// Han and private scalars are themselves; the rest of those without a table are rare.
  private static func hasTable(_ value: UInt32) -> Bool {
    value < 0xA000 || (0xF900..<0x1_0000).contains(value)
  }

  private static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    for part in String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
    where !isIgnored(part) {
      for small in part.properties.lowercaseMapping.unicodeScalars where !isIgnored(small) {
        if small.properties.generalCategory == .decimalNumber,
          let digit = small.properties.numericValue
        {
          folded.append(Unicode.Scalar(0x30 + UInt8(digit)))
        } else if let others = substitutes[small] {
          folded += others.unicodeScalars
        } else {
          folded.append(small)
        }
      }
    }
    return folded
  }
}

extension SearchFolding {
  /// Letters that people write in several ways, and that no decomposition makes equal.
  private static let substitutes: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ς": "σ", "ى": "ي", "ی": "ي", "ک": "ك", "ة": "ه",
  ]

  /// Accents, the signs of vowels in Hebrew and Arabic, and what formats a text.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
      0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8,
      0x6EA...0x6ED, 0x8D3...0x8E1, 0x8E3...0x8FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      true
    default: scalar.properties.generalCategory == .format
    }
  }

  private static func role(_ scalar: Unicode.Scalar) -> Role {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      isOfJoinedScript(scalar.value) ? .character : .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    default: .separator
    }
  }

  /// Thai and Lao, Myanmar, Khmer, New Tai Lue and Tai Tham, kana, Bopomofo and Han.
  private static func isOfJoinedScript(_ value: UInt32) -> Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
      0x3005...0x3007, 0x3021...0x3029, 0x3031...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0x1_6FE0...0x1_8DFF,
      0x1_AFF0...0x1_B16F, 0x2_0000...0x3_FFFF:
      true
    default: false
    }
  }
}
