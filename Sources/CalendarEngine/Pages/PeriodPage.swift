// SPDX-License-Identifier: MIT

/// The cells of a page of months or of what is longer: twelve, in rows.
///
/// A year has twelve months. A decade has its ten years and the nearest year of each neighbouring
/// decade; a century has its decades in the same way.
///
///     PeriodPage(decade of 2024).period(at: 0)     // 2019, outside
struct PeriodPage {
  let page: CalendarPage
  /// The number of cells before the page's own.
  let leading: Int32

  static let cellCount: Int32 = 12

  /// The cells of a page whose scale has twelve of them at most.
  init(_ page: CalendarPage) {
    self.page = page
    leading = (Self.cellCount - Self.ownCells(page.scale)) / 2
  }

  /// What its cells stand for.
  var cellScale: PageScale { page.scale.cell }

  /// Cells that are the page's own.
  var ownCells: Int32 { Self.ownCells(page.scale) }

  private static func ownCells(_ scale: PageScale) -> Int32 { scale.months / scale.cell.months }

  /// The index of the page's own first cell.
  private var firstIndex: Int32 { page.index * ownCells }

  /// Whether a cell, counted from 0, belongs to a neighbouring page.
  func isOutside(_ cell: Int32) -> Bool {
    cell < leading || cell >= Self.cellCount - leading
  }

  /// What a cell stands for, or nil outside the calendar.
  func period(at cell: Int32) -> CalendarPage? {
    let period = CalendarPage(cellScale, index: firstIndex + cell - leading)
    return period.isInCalendar ? period : nil
  }

  /// The cell of a period; outside 0..<12 for distant ones.
  func cell(of period: CalendarPage) -> Int32 {
    period.index - firstIndex + leading
  }
}
