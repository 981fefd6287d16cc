// SPDX-License-Identifier: MIT
import CalendarEngine

/// The letter cases of a language.
struct TextCase {
  /// Whether the root mapping knows the language's capitals.
  ///
  /// Turkish and Azerbaijani have a dotted capital I, which it does not know: texts in these
  /// languages stay as they are, as on the web.
  private let hasCapitals: Bool

  /// The cases of a BCP 47 tag, UTF-8.
  init(language tag: [UInt8]) {
    let language = tag.prefix { $0 != 0x2D && $0 != 0x5F }.map { $0 | 0x20 }
    hasCapitals = language != [0x74, 0x72] && language != [0x61, 0x7A]
  }

  /// A text in a letter case.
  func text(_ text: ArraySlice<UInt8>, in letterCase: LetterCase) -> [UInt8] {
    switch letterCase {
    case .asWritten: Array(text)
    case .upper: upper(text)
    case .capitalized: capitalized(text)
    }
  }

  /// The text with the first letter of each word capitalised and the others unchanged.
  private func capitalized(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    for word in text.split(separator: 0x20, omittingEmptySubsequences: false) {
      if word.startIndex > text.startIndex { out.append(0x20) }
      let letters = String(decoding: word, as: UTF8.self)
      out.append(contentsOf: upper(Array(letters.prefix(1).utf8)[...]))
      out.append(contentsOf: letters.dropFirst().utf8)
    }
    return out
  }

  private func upper(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard hasCapitals else { return Array(text) }
    return Array(String(decoding: text, as: UTF8.self).uppercased().utf8)
  }
}
