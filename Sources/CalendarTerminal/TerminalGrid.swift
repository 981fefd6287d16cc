// SPDX-License-Identifier: MIT
import CalendarEngine

/// Where things stand in the columns of a terminal.
struct TerminalGrid {
  /// Columns of a day with the gap to the next one.
  let cellWidth: Int32
  /// Columns before the text of a day in its cell; −1 where the first day's sign has no room.
  let inset: Int32
  /// Whether there is room between the weeks.
  let isRoomy: Bool
  /// Whether neighbouring days share the column between their numbers.
  let isCompact: Bool
  /// Whether dots stand on a line of their own; else one stands beside the number.
  let hasDotLines: Bool
  /// Columns of the numbers of weeks beside the days, or 0 without them.
  let gutter: Int32

  /// The grid for so many columns and a month's weekday names.
  ///
  /// Roomy cells are twice as wide as high where a character is twice as high as wide.
  ///
  /// - Parameters:
  ///   - width: Columns of all of it.
  ///   - weekdayWidth: Those of the longest name of a weekday.
  ///   - density: How much room days have, at most.
  ///   - extras: What the month has beside days.
  init(
    width: Int32, weekdayWidth: Int32, density: TerminalDensity = .roomy, extras: Extras = []
  ) {
    gutter = extras.gutter
    let width = width - gutter
    let most = width / 7
    isCompact = density == .compact || most < TerminalDay.width
    hasDotLines = density == .roomy && !isCompact
    guard !isCompact else {
      isRoomy = false
      cellWidth = most >= Self.apart ? Self.apart : Self.compact
      inset = width < Self.compact * 7 + 1 && cellWidth == Self.compact ? -1 : 0
      self.width = min(7 * cellWidth + 1 + inset, max(width, Self.least))
      return
    }
    isRoomy = density == .roomy && most >= Self.roomy
    let wanted = max(isRoomy ? Self.roomy : Self.dense, weekdayWidth + 1)
    // Titles take what there is.
    cellWidth =
      extras.contains(.bars)
      ? min(most, Self.titled) : max(min(wanted, most, Self.widest), TerminalDay.width)
    inset = (cellWidth - TerminalDay.width) / 2
    self.width = 7 * cellWidth
  }

  /// Columns of a week; where days share columns, with that of the last sign if it has room.
  let width: Int32

  /// What a month has beside days.
  struct Extras: OptionSet {
    let rawValue: UInt8

    static let weekNumbers = Extras(rawValue: 1)
    static let bars = Extras(rawValue: 2)

    var gutter: Int32 { contains(.weekNumbers) ? 3 : 0 }
  }

  /// Columns of the days and of the numbers of weeks.
  var wholeWidth: Int32 { width + gutter }

  /// Columns before the texts below the days.
  var margin: Int32 { inset + 1 }

  /// The columns that a month needs at least, without the numbers of weeks.
  static let least: Int32 = 20
  /// The columns between months that stand beside each other.
  static let gap: Int32 = 2

  private static let compact: Int32 = 3
  private static let apart: Int32 = 4
  private static let dense: Int32 = 6
  private static let roomy: Int32 = 8
  private static let widest: Int32 = 12
  private static let titled: Int32 = 20
}

extension TerminalGrid {
  /// The column in the middle of the numbers of all days, for what is centred above them.
  func middle(isRightToLeft: Bool) -> Int32 {
    if isCompact { return 3 * cellWidth + inset + 2 }
    return 3 * cellWidth + inset + (isRightToLeft ? 3 : 2)
  }

  /// The most columns of a weekday's name.
  var nameWidth: Int32 { cellWidth - 1 }

  /// The column at which text of so many columns begins, so that it stands with a day's number.
  ///
  /// Up to three columns it ends where the number ends, and mirrored it begins there; wider text is
  /// centred on the day.
  func column(cell: Int, textWidth: Int32, isRightToLeft: Bool) -> Int32 {
    let start = Int32(cell) * cellWidth
    if isCompact {
      // The number has two columns behind the first one.
      return start + inset + (isRightToLeft ? 1 : 3 - textWidth)
    }
    guard textWidth <= 3 else {
      let centred = inset + (TerminalDay.width - textWidth) / 2
      return start + min(max(centred, 0), max(cellWidth - textWidth, 0))
    }
    return start + inset + (isRightToLeft ? 2 : 3 - textWidth)
  }
}
