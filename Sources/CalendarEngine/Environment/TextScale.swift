// SPDX-License-Identifier: MIT

/// By how much texts are larger than usual, each by its size.
struct TextScale {
  /// How much they are on the whole, which says how much room they need.
  let common: Double
  let sizes: TextSizes

  init(_ metrics: CalendarMetrics) { (common, sizes) = (metrics.textScale, metrics.textSizes) }

  /// How many times as large a text is that usually has a size, in points.
  func of(_ size: Double) -> Double { sizes.factor(of: size) ?? common }

  /// The same of a weekday above the number of its day, at most 2.
  var ofDates: Double { min(max(of(12), of(17)), 2) }
}

extension CalendarMetrics {
  /// By how much texts are larger than usual.
  var texts: TextScale { TextScale(self) }
}
