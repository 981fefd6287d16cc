// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarEngine
  import UIKit

  /// The sizes of texts at what people have set, asked of the platform once for each setting, and the
  /// widths of letters.
  package final class TextBook {
    private var known: (category: UIContentSizeCategory, metrics: CalendarMetrics)?

    /// The platform's styles, and the sizes of their texts where nothing is set.
    private static let styles: [(style: UIFont.TextStyle, size: CGFloat)] = [
      (.caption2, 11), (.caption1, 12), (.footnote, 13), (.subheadline, 15), (.callout, 16),
      (.body, 17), (.title3, 20), (.title2, 22), (.title1, 28), (.largeTitle, 34),
    ]

    /// The widths of letters, measured once for all calendars: in the weight of titles, and at the
    /// smallest size that is drawn, whose letters stand furthest apart for it.
    private static let widths: TextWidths = {
      let size: CGFloat = 10
      let font = UIFont.monospacedDigitSystemFont(ofSize: size, weight: .bold)
      return TextWidths { letter in
        let drawn = NSAttributedString(string: String(letter), attributes: [.font: font])
        return Double(drawn.size().width / size)
      }
    }()

    /// A book that has asked for nothing yet.
    package init() {}

    /// Metrics whose texts are as large as a setting has them.
    package func metrics(for category: UIContentSizeCategory) -> CalendarMetrics {
      if let known, known.category == category { return known.metrics }
      func scaled(_ style: UIFont.TextStyle, _ size: CGFloat) -> Double {
        Double(UIFontMetrics(forTextStyle: style).scaled(size, for: category))
      }
      var metrics = CalendarMetrics(width: 1, textScale: scaled(.body, 17) / 17)
      metrics.textSizes = TextSizes(
        Self.styles.map { (Double($0.size), scaled($0.style, $0.size)) })
      metrics.textWidths = Self.widths
      known = (category, metrics)
      return metrics
    }
  }

  extension UIFontMetrics {
    /// A size at a setting; a watch knows only that of its wearer.
    fileprivate func scaled(_ size: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
      #if os(watchOS)
        scaledValue(for: size)
      #else
        scaledValue(
          for: size,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      #endif
    }
  }
#endif
