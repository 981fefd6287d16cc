// SPDX-License-Identifier: MIT
import CivilTime

/// The lines under the numbers of a view: which ones there are, and how high they are.
struct DayLines {
  let hasImage: Bool
  let hasAlternate: Bool
  /// Lines of the subtitle that there is room for, 0...2.
  let subtitleLines: Double
  let lineHeight: Double
  let imageHeight: Double

  /// Between the shape and the lines, where streaks have a ring.
  static let gap = 4.0

  /// No lines.
  static let none = DayLines()

  private init() {
    (hasImage, hasAlternate, subtitleLines) = (false, false, 0)
    (lineHeight, imageHeight) = (0, 0)
  }

  /// The lines that the content needs and for which a column has room.
  init(_ content: MonthContent, _ metrics: CalendarMetrics) {
    // With large type, second lines are dropped where not even five of their letters would fit.
    let isReadable = metrics.width / 7 >= 30 * metrics.texts.of(10)
    hasImage = content.kinds.contains(.image)
    hasAlternate = content.hasAlternates && isReadable
    let wanted = content.kinds.contains(.secondLine) ? 2.0 : 1
    subtitleLines = content.kinds.contains(.subtitle) && isReadable ? wanted : 0
    lineHeight = 12 * metrics.texts.of(10)
    imageHeight = 16 * min(metrics.textScale, 2)
  }

  /// Height of all lines including the gap above them, or 0 without lines.
  var height: Double {
    let lines = (hasAlternate ? lineHeight : 0) + subtitleLines * lineHeight
    let all = lines + (hasImage ? imageHeight : 0)
    return all > 0 ? all + Self.gap : 0
  }
}
