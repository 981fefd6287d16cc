// SPDX-License-Identifier: MIT

/// Where the focus goes among months, years and decades.
public enum CellMove: Hashable, Sendable {
  /// So many cells on.
  case cells(Int32)
  /// So many rows on, in the same column.
  case rows(Int32)
  /// So many pages on, in the same cell.
  case pages(Int32)
  /// The first cell of the row.
  case rowStart
  /// The last cell of the row.
  case rowEnd
  /// The first cell of the page.
  case pageStart
  /// The last cell of the page.
  case pageEnd
}
