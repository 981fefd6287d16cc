// SPDX-License-Identifier: MIT
import CalendarEngine

/// The places of a month's parts in the columns of a terminal.
struct TerminalGrid {
  /// Columns of a day, including the gap to the next one.
  let cellWidth: Int32
  /// Columns before the text of a day in its cell; −1 where there is no room for the first day's
  /// sign.
  let inset: Int32
  /// Whether there are empty lines between the weeks.
  let isRoomy: Bool
  /// Whether neighbouring days share the column between their numbers.
  let isCompact: Bool
  /// Whether dots have a line of their own; otherwise one is shown beside the number.
  let hasDotLines: Bool
  /// Columns of the week numbers beside the days; 0 without them.
  let gutter: Int32

  /// The grid for a number of columns and a month's weekday names.
  ///
  /// A roomy cell is twice as wide as it is high, given that a character is twice as high as it is
  /// wide.
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
    // Titles use whatever room there is.
    cellWidth =
      extras.contains(.bars)
      ? min(most, Self.titled) : max(min(wanted, most, Self.widest), TerminalDay.width)
    inset = (cellWidth - TerminalDay.width) / 2
    self.width = 7 * cellWidth
  }

  /// Columns of a week; where days share columns, including that of the last sign if there is room
  /// for it.
  let width: Int32

  /// What a month shows besides its days.
  struct Extras: OptionSet {
    let rawValue: UInt8

    static let weekNumbers = Extras(rawValue: 1)
    static let bars = Extras(rawValue: 2)

    var gutter: Int32 { contains(.weekNumbers) ? 3 : 0 }
  }

  /// Columns of the days and the week numbers.
  var wholeWidth: Int32 { width + gutter }

  /// Columns before the texts below the days.
  var margin: Int32 { inset + 1 }

  /// The fewest columns in which a month fits, without week numbers.
  static let least: Int32 = 20
  /// The columns between months side by side.
  static let gap: Int32 = 2

  private static let compact: Int32 = 3
  private static let apart: Int32 = 4
  private static let dense: Int32 = 6
  private static let roomy: Int32 = 8
  private static let widest: Int32 = 12
  private static let titled: Int32 = 20
}

extension TerminalGrid {
  /// The column in the middle of the numbers of all days, for centring text above them.
  func middle(isRightToLeft: Bool) -> Int32 {
    if isCompact { return 3 * cellWidth + inset + 2 }
    return 3 * cellWidth + inset + (isRightToLeft ? 3 : 2)
  }

  /// The most columns of a weekday's name.
  var nameWidth: Int32 { cellWidth - 1 }

  /// The column at which text of a width begins, so that it is aligned with a day's number.
  ///
  /// Text of up to three columns ends where the number ends (mirrored: begins where it begins).
  /// Wider text is centred on the day.
  func column(cell: Int, textWidth: Int32, isRightToLeft: Bool) -> Int32 {
    let start = Int32(cell) * cellWidth
    if isCompact {
      // The number ends two columns after its first.
      return start + inset + (isRightToLeft ? 1 : 3 - textWidth)
    }
    guard textWidth <= 3 else {
      let centred = inset + (TerminalDay.width - textWidth) / 2
      return start + min(max(centred, 0), max(cellWidth - textWidth, 0))
    }
    return start + inset + (isRightToLeft ? 2 : 3 - textWidth)
  }
}
