// SPDX-License-Identifier: MIT
import CGtk
import CalendarEngine

/// The widths of the letters of a font, measured when it is another one than before.
@MainActor
struct LetterBook {
  private var known: (font: String, rounds: Bool, widths: TextWidths)?

  /// The widths of letters in the font of a context, in the weight of titles.
  mutating func widths(with fonts: OpaquePointer?) -> TextWidths {
    let font = Self.name(pango_context_get_font_description(fonts))
    let rounds = pango_context_get_round_glyph_positions(fonts) != 0
    if let known, known.font == font, known.rounds == rounds { return known.widths }
    let widths = Self.measure(fonts, at: rounds ? Self.sizes : [100])
    known = (font, rounds, widths)
    return widths
  }

  /// The sizes that are drawn most; where letters are whole pixels wide, each is wider at one of them.
  private static let sizes: [Double] = [10, 11, 12, 13, 15, 17]

  private static func name(_ description: OpaquePointer?) -> String {
    guard let name = pango_font_description_to_string(description) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }

  private static func measure(_ fonts: OpaquePointer?, at sizes: [Double]) -> TextWidths {
    let layouts = sizes.map { ($0, TextFace(size: $0, weight: 700).layout(with: fonts)) }
    defer { for (_, layout) in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) } }
    return TextWidths { letter in
      layouts.map { size, layout in
        func width(_ text: String) -> Double {
          pango_layout_set_text(layout, text, -1)
          return (layout?.lineWidth ?? 0) / size
        }
        let alone = width(String(letter))
        guard isSetApart(letter) else { return alone }
        let word = String(repeating: Character(letter), count: 3)
        return max(alone, (width(word + " ") - width(" ")) / 3)
      }.max() ?? 0
    }
  }

  /// Whether a letter may come from another font, and with it the spaces between its words, which may be
  /// wider there: a short word is measured with one.
  private static func isSetApart(_ letter: Unicode.Scalar) -> Bool {
    0x590...0x6FF ~= letter.value
  }
}
