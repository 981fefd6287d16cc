// SPDX-License-Identifier: MIT

/// The cells of a page of months, years or decades: twelve, in rows.
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

  /// The cells of a page of years, decades or centuries.
  init(_ page: CalendarPage) {
    self.page = page
    leading = page.scale == .year ? 0 : 1
  }

  /// What its cells stand for.
  var cellScale: PageScale {
    switch page.scale {
    case .month, .weeks, .year: return .month
    case .decade: return .year
    case .century: return .decade
    }
  }

  /// The index of the page's own first cell.
  private var firstIndex: Int32 {
    page.scale == .year ? page.index * 12 : page.index * 10
  }

  /// Whether a cell, counted from 0, belongs to a neighbouring page.
  func isOutside(_ cell: Int32) -> Bool {
    cell < leading || cell >= Self.cellCount - leading
  }

  /// The month, year or decade in a cell, or nil outside the calendar.
  func period(at cell: Int32) -> CalendarPage? {
    let period = CalendarPage(cellScale, index: firstIndex + cell - leading)
    return period.isInCalendar ? period : nil
  }

  /// The cell of a month, year or decade; outside 0..<12 for distant ones.
  func cell(of period: CalendarPage) -> Int32 {
    period.index - firstIndex + leading
  }
}
