// SPDX-License-Identifier: MIT
import CalendarEngine

/// Where things stand in the columns of a terminal.
struct TerminalGrid {
  /// Columns of a day with the gap to the next one.
  let cellWidth: Int32
  /// Columns before the text of a day in its cell.
  let inset: Int32
  /// Whether there is room between the weeks.
  let isRoomy: Bool

  /// The grid for so many columns and a month's weekday names.
  ///
  /// Roomy cells are twice as wide as high where a character is twice as high as wide.
  init(width: Int32, weekdayWidth: Int32) {
    let most = width / 7
    isRoomy = most >= Self.roomy
    let wanted = max(isRoomy ? Self.roomy : Self.dense, weekdayWidth + 1)
    cellWidth = max(min(wanted, most, Self.widest), TerminalDay.width)
    inset = (cellWidth - TerminalDay.width) / 2
  }

  /// Columns of a week.
  var width: Int32 { 7 * cellWidth }

  private static let dense: Int32 = 6
  private static let roomy: Int32 = 8
  private static let widest: Int32 = 12
}

extension TerminalGrid {
  /// The column in the middle of the numbers of all days, for what is centred above them.
  func middle(isRightToLeft: Bool) -> Int32 {
    3 * cellWidth + inset + (isRightToLeft ? 3 : 2)
  }

  /// The column at which text of so many columns begins, so that it stands with a day's number.
  ///
  /// Up to three columns it ends where the number ends, and mirrored it begins there; wider text is
  /// centred on the day.
  func column(cell: Int, textWidth: Int32, isRightToLeft: Bool) -> Int32 {
    let start = Int32(cell) * cellWidth
    guard textWidth <= 3 else {
      let centred = inset + (TerminalDay.width - textWidth) / 2
      return start + min(max(centred, 0), max(cellWidth - textWidth, 0))
    }
    return start + inset + (isRightToLeft ? 2 : 3 - textWidth)
  }
}
