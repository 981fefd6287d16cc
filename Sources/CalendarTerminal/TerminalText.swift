// SPDX-License-Identifier: MIT

/// Measures text in the columns of a terminal.
public enum TerminalText {
  /// How many columns UTF-8 text takes.
  public static func width(_ text: some Collection<UInt8>) -> Int32 {
    DisplayWidth.of(text)
  }

  /// The longest prefix of UTF-8 text that fits into so many columns.
  public static func prefix(_ text: [UInt8], columns: Int32) -> ArraySlice<UInt8> {
    DisplayWidth.prefix(text[...], columns: columns)
  }

  /// UTF-8 text whose direction ends with it, so that a title cannot turn round what stands beside it.
  ///
  /// Embeddings and overrides (U+202A to U+202E) are left out, isolates that are open at the end are closed,
  /// and what would close one that is not open is left out; Unicode Standard Annex 9.
  static func enclosed(_ text: some Collection<UInt8>) -> [UInt8] {
    guard text.contains(0xE2) else { return Array(text) }
    var (result, open) = (String.UnicodeScalarView(), 0)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x202A...0x202E: continue
      case 0x2066...0x2068: open += 1
      case 0x2069:
        guard open > 0 else { continue }
        open -= 1
      default: break
      }
      result.append(scalar)
    }
    return Array(String(result).utf8) + Array(String(repeating: "\u{2069}", count: open).utf8)
  }
}
