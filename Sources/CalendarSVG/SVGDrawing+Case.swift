// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// The text in capitals, where its script has them.
  ///
  /// Turkish and Azerbaijani have a dotted capital I, which the root mapping does not know: they
  /// keep their letters, as on the web.
  func upperCased(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let language = renderer.options.language.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
    let letters = language.map { $0 | 0x20 }
    if letters == [0x74, 0x72] || letters == [0x61, 0x7A] { return Array(text) }
    return Array(String(decoding: text, as: UTF8.self).uppercased().utf8)
  }
}
