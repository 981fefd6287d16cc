// SPDX-License-Identifier: MIT

/// The sizes of a month view in points, before rounding.
struct MonthMeasures {
  let width: Double
  let textScale: Double
  /// Whether the buttons stand below the title, because large type leaves no room beside it.
  let stacksHeader: Bool
  let headerHeight: Double
  let weekdayHeight: Double
  let rowHeight: Double
  let bottomPadding = 4.0
  /// Height of the line between header and grid that tells of a failure, or 0 without one.
  let noticeHeight: Double

  /// Where the grid begins.
  var gridTop: Double { headerHeight + noticeHeight }
  var columnWidth: Double { width / 7 }

  init(_ metrics: CalendarMetrics, rows: Double, hasNotice: Bool) {
    width = metrics.width
    textScale = metrics.textScale
    let titleLine = 28 * min(textScale, 2)
    let buttonLine = max(44, 24 * min(textScale, 2))
    stacksHeader = textScale > 1.15 && width < 330 * textScale
    headerHeight = stacksHeader ? titleLine + 8 + buttonLine : max(44, titleLine + 16)
    noticeHeight = hasNotice ? max(28, 20 * min(textScale, 2) + 8) : 0
    weekdayHeight = max(24, 16 * textScale + 8)
    // A touch target at least, and room for the number with its shape.
    let least = max(44, Self.shapeDiameter(width: width, textScale: textScale) + 8)
    let above = headerHeight + noticeHeight + weekdayHeight + bottomPadding
    if metrics.height > 0 {
      rowHeight = max((metrics.height - above) / max(rows, 1), least)
    } else {
      rowHeight = min(max(least, width / 7), max(least, 52))
    }
  }

  /// The height with so many rows; while pages of different heights slide, rows are broken.
  func height(rows: Double) -> Double {
    gridTop + weekdayHeight + rows * rowHeight + bottomPadding
  }

  var style: SceneStyle {
    SceneStyle(
      numberSize: Self.units(Self.numberSize(width: width, textScale: textScale)),
      shapeDiameter: Self.units(Self.shapeDiameter(width: width, textScale: textScale)),
      weekdaySize: Self.units(min(12 * textScale, columnWidth * 0.5)),
      titleSize: Self.units(min(22 * textScale, width / 11)),
      textSize: Self.units(15 * min(textScale, 2)))
  }

  // 17 points, 13 where seven columns leave little room; large type grows until two digits and
  // their shape fill the column.
  private static func numberSize(width: Double, textScale: Double) -> Double {
    let base = width < 280 ? 13.0 : 17.0
    return min(base * textScale, width / 7 * 0.55)
  }

  private static func shapeDiameter(width: Double, textScale: Double) -> Double {
    let base = width < 308 ? 32.0 : 36.0
    let grown = max(base, numberSize(width: width, textScale: textScale) * 1.75)
    return min(grown, width / 7 - 8)
  }

  private static func units(_ points: Double) -> Int32 {
    Int32((max(points, 1) * 64).rounded(.toNearestOrEven))
  }
}
