// SPDX-License-Identifier: MIT

/// Estimates how wide texts are in semibold faces without serifs, for hosts that do not measure.
///
/// A little more than in Inter and Noto Sans. What the engine decides counts all letters alike.
enum LetterWidths {
  /// The width of a text, UTF-8, in the unit of its size.
  static func width(of text: ArraySlice<UInt8>, size: Double) -> Double {
    var hundredths = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      hundredths += width(of: scalar.value)
    }
    return Double(hundredths) * size / 100
  }

  /// The width of a letter in hundredths of its size.
  private static func width(of letter: UInt32) -> Int {
    switch letter {
    case 0...0x7F: Int(ascii[Int(letter)])
    // Between the letters of Arabic and Hebrew are marks without a width.
    case 0x0300...0x036F, 0x0591...0x05C7, 0x064B...0x065F, 0x200B...0x200F: 0
    case 0x0600...0x06FF: 50
    case 0x2018...0x201B: 30
    case 0x2000...0x2026: 62
    case 0...0x10FF, 0x1E00...0x1FFF: 62
    default: 100
    }
  }

  private static let ascii: [UInt8] = {
    var widths = [UInt8](repeating: 61, count: 0x80)
    for letter in 0x30...0x39 { widths[letter] = 65 }
    for letter in 0x41...0x5A { widths[letter] = 74 }
    for letter in "fjrt()[]{}/\\-\"*`".utf8 { widths[Int(letter)] = 42 }
    for letter in "ijl|!.,:;'I".utf8 { widths[Int(letter)] = 30 }
    for letter in "mwMW@%".utf8 { widths[Int(letter)] = 95 }
    widths[0x20] = 28
    return widths
  }()
}
