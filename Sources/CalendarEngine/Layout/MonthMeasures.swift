// SPDX-License-Identifier: MIT

/// The sizes of a month view in points, before rounding.
struct MonthMeasures {
  let width: Double
  /// The width of a month: of several side by side, one.
  let monthWidth: Double
  let texts: TextScale
  /// Whether the buttons are below the title, because large type leaves no room beside it.
  let stacksHeader: Bool
  let headerHeight: Double
  let weekdayHeight: Double
  let rowHeight: Double
  let bottomPadding = 4.0
  /// The room for more than numbers.
  let content: ContentMeasures
  /// Diameter of the shape behind a number.
  let shapeDiameter: Double

  var noticeHeight: Double { content.noticeHeight }
  var legendHeight: Double { content.legendHeight }
  var gutter: Double { content.gutter }
  var lines: DayLines { content.lines }
  var lanes: LaneMeasures? { content.lanes }

  /// The top of the grid.
  var gridTop: Double { headerHeight + noticeHeight }
  var columnWidth: Double { Self.columnWidth(monthWidth, gutter) }
  /// From a month to the next one side by side.
  var pitch: Double { monthWidth + Columns.gap }

  init(
    _ metrics: CalendarMetrics, rows: Double, hasNotice: Bool,
    content wanted: MonthContent = MonthContent(), beside: Int32 = 1
  ) {
    width = metrics.width
    var metrics = metrics
    if beside > 1 {
      metrics.width = max((width + Columns.gap) / Double(beside) - Columns.gap, 1)
    }
    monthWidth = metrics.width
    texts = metrics.texts
    var content = ContentMeasures(wanted, metrics, hasNotice: hasNotice)
    let titleLine = 28 * min(texts.of(22), 2)
    let buttonLine = max(44, 24 * min(texts.of(15), 2))
    stacksHeader = texts.common > 1.15 && width < 330 * texts.common
    let headLine = stacksHeader ? titleLine + 8 + buttonLine : max(44, titleLine + 16)
    headerHeight = wanted.hasHeader ? headLine : 0
    weekdayHeight = wanted.hasWeekdays ? max(24, 16 * texts.of(12) + 8) : 0
    // At least a touch target, with room for the number and its shape.
    let shape = Self.shapeDiameter(
      7 * Self.columnWidth(monthWidth, content.gutter), texts)
    let least = max(44, shape + 8)
    let around =
      headerHeight + content.noticeHeight + weekdayHeight + bottomPadding + content.legendHeight
    let available = (metrics.height - around) / max(rows, 1)
    let lines = DayLines(wanted, metrics)
    let isFilling = metrics.height > 0
    // Rows grow for the lines; if they cannot, the lines are dropped.
    let grown = max(least, shape + 8 + lines.height)
    content.lines = isFilling && available < grown ? .none : lines
    let needed = content.lines.height > 0 ? grown : least
    let most = wanted.maximumHeight
    let limited = most > 0 ? (most - around) / max(rows, 1) : nil
    rowHeight =
      isFilling ? max(available, needed) : Self.rowHeight(monthWidth, needed, limited: limited)
    // Above bars the shape is smaller, and at the top of the cell.
    let small = min(shape, max(28, 28 * texts.of(14)))
    if wanted.hasOccurrences {
      content.lanes = LaneMeasures(
        metrics, rowHeight: rowHeight, top: 4 + small + 4 + content.lines.height)
    }
    self.content = content
    shapeDiameter = content.lanes == nil ? shape : small
  }

  /// The height of rows in a calendar of no given height: as high as columns are wide, within bounds,
  /// or their share of the maximum height.
  private static func rowHeight(
    _ width: Double, _ needed: Double, limited: Double?
  ) -> Double {
    if let limited { return max(min(max(limited, 44), 51), needed) }
    return min(max(needed, width / 7), max(needed, 52))
  }

  /// The middle of a day's number, from the top of its cell: the shape and the lines below it are
  /// centred together.
  var numberMiddle: Double {
    lanes == nil ? (rowHeight - lines.height) / 2 : 4 + shapeDiameter / 2
  }

  /// The top of the lines under a number, from the top of the cell; they leave room for a ring
  /// around the shape.
  var linesTop: Double { numberMiddle + shapeDiameter / 2 + DayLines.gap }

  /// The height with a number of rows, which is fractional while pages of different heights slide.
  func height(rows: Double) -> Double {
    gridTop + weekdayHeight + rows * rowHeight + bottomPadding + legendHeight
  }

  var style: SceneStyle {
    var style = SceneStyle(
      numberSize: Self.units(numberSize),
      shapeDiameter: Self.units(shapeDiameter),
      weekdaySize: Self.units(min(12 * texts.of(12), columnWidth * 0.5)),
      titleSize: Self.units(min(22 * texts.of(22), monthWidth / 11)),
      textSize: Self.units(15 * min(texts.of(15), 2)),
      textSizes: texts.sizes, textWidths: texts.widths)
    if lines.height > 0 || lanes != nil { style.numberMiddle = Self.units(numberMiddle) }
    if lines.height > 0 { style.lineSize = Self.units(10 * texts.of(10)) }
    return style
  }

  private static func columnWidth(_ width: Double, _ gutter: Double) -> Double {
    (width - gutter) / 7
  }

  private var numberSize: Double {
    let size = Self.numberSize(7 * columnWidth, texts)
    return lanes == nil ? size : min(size, 14 * texts.of(14))
  }

  // 17 points, or 13 where seven columns leave little room. Large type grows until two digits and
  // their shape fill the column.
  private static func numberSize(_ width: Double, _ texts: TextScale) -> Double {
    let base = width < 360 ? 13.0 : 17.0
    return min(base * texts.of(base), width / 7 * 0.55)
  }

  private static func shapeDiameter(_ width: Double, _ texts: TextScale) -> Double {
    let base = width < 308 ? 32.0 : 36.0
    let grown = max(base, numberSize(width, texts) * 1.75)
    return min(grown, width / 7 - 8)
  }

  static func units(_ points: Double) -> Int32 {
    Int32((max(points, 1) * 64).rounded(.toNearestOrEven))
  }
}
