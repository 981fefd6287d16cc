// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing

/// How a text is set: whatever is drawn or measured is laid out by this.
@MainActor
struct TextFace {
  /// The height of the type in points.
  let size: Double
  /// From 100 to 900, as in CSS.
  let weight: UInt32
  /// The names of fonts, the first of which that is there counts; empty is the context's own font.
  var families = ""
  var isItalic = false
  var isStruck = false
  /// What is added between letters, in points.
  var letterSpacing = 0.0

  init(size: Double, weight: UInt32) {
    (self.size, self.weight) = (size, weight)
  }

  /// The face of a mark.
  init(_ text: MarkText) {
    self.init(size: Double(text.size) / 64, weight: UInt32(clamping: text.weight))
    families = text.families.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
    (isItalic, isStruck) = (text.isItalic, text.isStruck)
    letterSpacing = Double(text.letterSpacing) / 64
  }
}

extension TextFace {
  /// A layout without text, which is the caller's.
  func layout(with fonts: OpaquePointer?) -> OpaquePointer? {
    let layout = pango_layout_new(fonts)
    let font = pango_font_description_copy(pango_context_get_font_description(fonts))
    if !families.isEmpty { pango_font_description_set_family(font, families) }
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(rawValue: weight))
    if isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    if isStruck { pango_attr_list_insert(attributes, pango_attr_strikethrough_new(1)) }
    if letterSpacing != 0 {
      let units = Int32(letterSpacing * Double(PANGO_SCALE))
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(units))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }
}

extension OpaquePointer {
  /// How wide the line of a layout is, in points.
  var lineWidth: Double {
    var width: Int32 = 0
    pango_layout_get_size(self, &width, nil)
    return Double(width) / Double(PANGO_SCALE)
  }
}
