// SPDX-License-Identifier: MIT

/// The cells of a page of months, years or decades: twelve, in rows.
///
/// A year has twelve months; a decade has ten years with the neighbouring decades' nearest ones
/// before and behind them, and so has a century its decades.
///
///     PeriodPage(decade of 2024).period(at: 0)     // 2019, outside
struct PeriodPage {
  let page: CalendarPage
  /// Cells before the page's own.
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

  /// The first one of the page's own.
  private var firstIndex: Int32 {
    page.scale == .year ? page.index * 12 : page.index * 10
  }

  /// Whether a cell, counted from 0, belongs to a neighbouring page.
  func isOutside(_ cell: Int32) -> Bool {
    cell < leading || cell >= Self.cellCount - leading
  }

  /// The month, year or decade in a cell, or nil where the calendar has none.
  func period(at cell: Int32) -> CalendarPage? {
    let period = CalendarPage(cellScale, index: firstIndex + cell - leading)
    return period.isInCalendar ? period : nil
  }

  /// The cell of a month, year or decade; beside 0..<12 for what is further away.
  func cell(of period: CalendarPage) -> Int32 {
    period.index - firstIndex + leading
  }
}
