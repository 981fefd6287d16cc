// SPDX-License-Identifier: MIT

/// The sizes of a page of months, small months, years or decades, in points before rounding.
struct PeriodMeasures {
  let columns: Int32
  let width: Double
  /// Height of the page, margins included.
  let height: Double
  /// Whether the months are small ones, with their days.
  let isYear: Bool
  let texts: TextScale
  private let margin = 8.0
  private let gap: Double

  /// - Parameters:
  ///   - measures: Those of a month in the same place; a page of names alone is as high as that.
  ///   - metrics: Sizes that the host gives.
  ///   - columns: Cells side by side.
  ///   - isYear: Whether the months are small ones, with their days.
  init(_ measures: MonthMeasures, _ metrics: CalendarMetrics, columns: Int32, isYear: Bool) {
    self.columns = columns
    self.isYear = isYear
    width = metrics.width
    texts = metrics.texts
    gap = isYear ? 12 : 8
    guard isYear else {
      height = measures.height(rows: 6) - measures.gridTop
      return
    }
    let rows = Double(PeriodPage.cellCount / columns)
    let across = (metrics.width - 16 - 12 * Double(columns - 1)) / Double(columns)
    let name = Self.nameHeight(texts)
    let day = min(across / 7, 34)
    let letters = across / 7 >= Self.roomy ? day : 0
    let natural = name + letters + 6 * day
    let most = (metrics.height - measures.gridTop - 16 - 12 * (rows - 1)) / rows
    let cell = metrics.height > 0 ? max(most, name + letters + 6 * 8) : natural
    height = 16 + rows * cell + 12 * (rows - 1)
  }

  // A day of this width just holds two digits of ten points, the smallest type in use.
  private static let roomy = 15.5

  private static func nameHeight(_ texts: TextScale) -> Double {
    8 + 18 * min(texts.of(15), 2)
  }
}

extension PeriodMeasures {
  private var rows: Int32 { PeriodPage.cellCount / columns }

  private var cellSize: (width: Double, height: Double) {
    let across = width - 2 * margin - gap * Double(columns - 1)
    let down = height - 2 * margin - gap * Double(rows - 1)
    return (max(across / Double(columns), 1), max(down / Double(rows), 1))
  }

  /// A row of cells.
  func row(_ row: Int32) -> LayoutRect {
    let height = cellSize.height
    return LayoutRect(
      x: 0, y: margin + Double(row) * (height + gap), width: width, height: height)
  }

  /// A cell in its row; columns count from the leading edge.
  func cell(_ column: Int32, _ input: LayoutInput) -> LayoutRect {
    let (across, down) = cellSize
    let leading = margin + Double(column) * (across + gap)
    return LayoutRect(
      x: input.x(leading: leading, width: across, in: width), y: 0, width: across, height: down)
  }

  /// The place of a small month's weekday names and days in its cell.
  var days: LayoutRect {
    let (across, down) = cellSize
    let top = Self.nameHeight(texts)
    let lines = hasLetters ? 7.0 : 6.0
    let height = min(down - top, across / 7 * 1.15 * lines)
    return LayoutRect(x: 0, y: top, width: across, height: max(height, 1))
  }

  /// The same without the weekday names: the part that a zoom turns into the days of a month.
  func days(in cell: LayoutRect) -> LayoutRect {
    var frame = days
    let letters = hasLetters ? frame.height / 7 : 0
    frame.x += cell.x
    frame.y += cell.y + letters
    frame.height -= letters
    return frame
  }

  /// Whether days have numbers, and columns weekday names: there is room for both or for neither.
  var hasNumbers: Bool { cellSize.width / 7 >= Self.roomy }
  var hasLetters: Bool { hasNumbers }

  /// Size of the type of names, where they are not too long for it.
  var nameSize: Double {
    let size = isYear ? 15.0 : 17
    return size * min(texts.of(size), 2)
  }

  /// How wide a name can be.
  var nameRoom: Double { cellSize.width - 8 }

  /// Size of the type of the numbers, or 0 without them.
  var numberSize: Double {
    hasNumbers ? min(cellSize.width / 7 * 0.62, 13 * min(texts.of(13), 2)) : 0
  }
}
