// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Where the keyboard goes among months, years and decades; it keeps the day of the month.
  func destination(of move: CellMove, _ context: ReduceContext) -> EpochDay {
    let months = Int64(level.cellMonths)
    switch move {
    case .cells(let count): return shifted(by: Int64(count) * months)
    case .rows(let count):
      return shifted(by: Int64(count) * Int64(columns(context.metrics)) * months)
    case .pages(let count): return shifted(by: Int64(count) * viewport.page.months)
    case .rowStart, .rowEnd, .pageStart, .pageEnd:
      return shifted(by: (edge(move, context) - Int64(cell)) * months)
    }
  }

  /// The cell that the keyboard is in, counted from 0.
  private var cell: Int32 { PeriodPage(viewport.page).cell(of: period(of: focus.day)) }

  private func edge(_ move: CellMove, _ context: ReduceContext) -> Int64 {
    let page = PeriodPage(viewport.page)
    let columns = columns(context.metrics)
    let row = cell - cell % columns
    let (first, last) = (page.leading, PeriodPage.cellCount - 1 - page.leading)
    switch move {
    case .rowStart: return Int64(max(row, first))
    case .rowEnd: return Int64(min(row + columns - 1, last))
    case .pageStart: return Int64(first)
    default: return Int64(last)
    }
  }
}
