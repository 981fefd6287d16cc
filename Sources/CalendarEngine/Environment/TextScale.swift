// SPDX-License-Identifier: MIT

/// By how much texts are larger than usual, each by its size, and how wide they are then.
struct TextScale {
  /// How much they are on the whole, which says how much room they need.
  let common: Double
  let sizes: TextSizes
  let widths: TextWidths

  init(_ metrics: CalendarMetrics) {
    (common, sizes, widths) = (metrics.textScale, metrics.textSizes, metrics.textWidths)
  }

  /// How many times as large a text is that usually has a size, in points.
  func of(_ size: Double) -> Double { sizes.factor(of: size) ?? common }

  /// The width of a text, UTF-8, in the unit of its size, which it has grown to already.
  func width(of text: ArraySlice<UInt8>, size: Double) -> Double {
    widths.width(of: text, size: size) ?? TextEstimate.width(of: text, size: size)
  }

  /// The same of a weekday above the number of its day, at most 2.
  var ofDates: Double { min(max(of(12), of(17)), 2) }
}

extension TextScale {
  /// Appends how many more there are as there is room for it: "+231", "231", or "…", because a number
  /// that is cut would be another one.
  func append(
    more count: [UInt8], in room: Double, size: Double, _ locale: LocaleProfile,
    to out: inout [UInt8]
  ) {
    var text: [UInt8] = []
    locale.appendPlus(to: &text)
    text.append(contentsOf: count)
    for text in [text[...], count[...]] where width(of: text, size: size) <= room {
      return out.append(contentsOf: text)
    }
    out.append("…")
  }
}

extension CalendarMetrics {
  /// By how much texts are larger than usual.
  var texts: TextScale { TextScale(self) }
}
