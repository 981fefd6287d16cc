// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// The text in the letter case of a style, otherwise in that of its part.
  func cased(
    _ text: ArraySlice<UInt8>, _ style: SVGStyle, else own: LetterCase = .asWritten
  ) -> ArraySlice<UInt8> {
    switch style.first.font.letterCase ?? own {
    case .asWritten: text
    case .upper: upperCased(text)[...]
    case .capitalized: capitalized(text)[...]
    }
  }

  /// The text with the first letter of each word capitalised and the others unchanged.
  private func capitalized(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    for word in text.split(separator: 0x20, omittingEmptySubsequences: false) {
      if word.startIndex > text.startIndex { out.append(0x20) }
      let letters = String(decoding: word, as: UTF8.self)
      let first = letters.prefix(1)
      out.append(contentsOf: upperCased(Array(first.utf8)[...]))
      out.append(contentsOf: letters.dropFirst().utf8)
    }
    return out
  }

  /// The text in capitals, where its script has them.
  ///
  /// Turkish and Azerbaijani have a dotted capital I, which the root mapping does not know: texts
  /// in these languages stay as they are, as on the web.
  private func upperCased(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let language = renderer.options.language.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
    let letters = language.map { $0 | 0x20 }
    if letters == [0x74, 0x72] || letters == [0x61, 0x7A] { return Array(text) }
    return Array(String(decoding: text, as: UTF8.self).uppercased().utf8)
  }
}
