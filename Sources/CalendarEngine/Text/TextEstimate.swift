// SPDX-License-Identifier: MIT

/// About how much room text takes; nothing below the hosts measures.
enum TextEstimate {
  /// The width of UTF-8 text in the unit of its size.
  ///
  /// A letter counts as 0.6 of its size, one of three or more bytes (beyond the Latin, Greek,
  /// Cyrillic, Hebrew and Arabic scripts) as all of it.
  static func width(of text: ArraySlice<UInt8>, size: Double) -> Double {
    var letters = 0.0
    for byte in text where byte & 0xC0 != 0x80 { letters += byte < 0xE0 ? 0.6 : 1 }
    return letters * size
  }
}
