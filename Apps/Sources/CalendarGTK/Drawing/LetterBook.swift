// SPDX-License-Identifier: MIT
import CGtk
import CalendarEngine

/// The widths of the letters of a font, measured when it is another one than before.
@MainActor
struct LetterBook {
  private var known: (font: String, widths: TextWidths)?

  /// The widths of letters in the font of a context, in the weight of titles.
  mutating func widths(with fonts: OpaquePointer?) -> TextWidths {
    let font = Self.name(pango_context_get_font_description(fonts))
    if let known, known.font == font { return known.widths }
    let widths = Self.measure(fonts)
    known = (font, widths)
    return widths
  }

  private static func name(_ description: OpaquePointer?) -> String {
    guard let name = pango_font_description_to_string(description) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }

  private static func measure(_ fonts: OpaquePointer?) -> TextWidths {
    // Large enough that whole pixels do not matter.
    let size = 100.0
    let layout = pango_layout_new(fonts)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_copy(pango_context_get_font_description(fonts))
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return TextWidths { letter in
      pango_layout_set_text(layout, String(letter), -1)
      var width: Int32 = 0
      pango_layout_get_size(layout, &width, nil)
      return Double(width) / Double(PANGO_SCALE) / size
    }
  }
}
