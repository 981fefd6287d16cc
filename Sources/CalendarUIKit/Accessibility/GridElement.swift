// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import UIKit

  /// A grid of days with rows and columns, which VoiceOver says as a hand moves over them.
  final class GridElement: NodeElement, UIAccessibilityContainerDataTable {
    /// The elements in rows below it.
    private var cells: [CellElement] {
      let rows = (accessibilityElements ?? []).compactMap { $0 as? NodeElement }
      return rows.flatMap { row in
        (row.accessibilityElements ?? []).compactMap { $0 as? CellElement }
      }
    }

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.first { $0.row == row && $0.column == column }
    }

    func accessibilityRowCount() -> Int { (cells.map(\.row).max() ?? -1) + 1 }

    func accessibilityColumnCount() -> Int { (cells.map(\.column).max() ?? -1) + 1 }
  }

  /// A day, a name of a column or of a row in a grid.
  final class CellElement: NodeElement, UIAccessibilityContainerDataTableCell {
    /// Its row, counted from 0 as UIKit does.
    var row: Int { Int(meaning.row) - 1 }
    /// Its column, likewise.
    var column: Int { Int(meaning.column) - 1 }

    func accessibilityRowRange() -> NSRange { NSRange(location: max(row, 0), length: 1) }

    func accessibilityColumnRange() -> NSRange { NSRange(location: max(column, 0), length: 1) }
  }
#endif
