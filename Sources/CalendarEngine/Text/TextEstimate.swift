// SPDX-License-Identifier: MIT
import CivilTime

/// Estimates how much room text takes where the host has measured no letters.
package enum TextEstimate {
  /// The width of UTF-8 text in the unit of its size.
  ///
  /// A letter counts as 0.6 of its size. One of three or more bytes (beyond the Latin, Greek,
  /// Cyrillic, Hebrew and Arabic scripts) counts as its full size.
  package static func width(of text: ArraySlice<UInt8>, size: Double) -> Double {
    var letters = 0.0
    for byte in text where byte & 0xC0 != 0x80 { letters += byte < 0xE0 ? 0.6 : 1 }
    return (letters - marks(in: text)) * size
  }

  /// Direction marks, U+200E and U+200F, which are common in Arabic and Hebrew dates, take no room.
  private static func marks(in text: ArraySlice<UInt8>) -> Double {
    var count = 0.0
    for index in text.indices.dropLast(2)
    where text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] | 1 == 0x8F {
      count += 1
    }
    return count
  }
}
