// SPDX-License-Identifier: MIT
import CalendarEngine

extension CalendarMetrics {
  /// Metrics with which the scene's weekday names fit into a terminal.
  ///
  /// Short names if each day has room for them, otherwise the shortest. Everything else is
  /// independent of sizes, which a terminal does not have.
  ///
  /// - Parameters:
  ///   - columns: Columns of a month.
  ///   - density: How much room its days have.
  ///   - locale: Whose names they are.
  ///   - lanes: How many bars of occurrences stand above each other in a month of six weeks, where
  ///     days are roomy; elsewhere, and with less than two, occurrences are dots.
  public init(
    terminalColumns columns: Int32, density: TerminalDensity = .roomy, locale: LocaleProfile,
    lanes: Int32 = 0
  ) {
    let widest = locale.shortWeekdays.map { DisplayWidth.of($0) }.max() ?? 0
    let extras: TerminalGrid.Extras = lanes > 1 ? .bars : []
    let grid = TerminalGrid(
      width: columns, weekdayWidth: widest, density: density, extras: extras)
    let hasBars = grid.isRoomy && !extras.isEmpty
    // At 100 points a day every language has its short names, at 10 none; beside week numbers they
    // fit, too. A title with 14 columns has room for the hour.
    let width = max(740, hasBars ? 56 * Double(grid.cellWidth) : 0)
    self.init(
      width: widest < grid.cellWidth ? width : 70,
      height: hasBars ? Self.height(lanes: min(lanes, 32)) : 0)
  }

  /// A height in which each of six rows has room for `lanes` bars.
  private static func height(lanes: Int32) -> Double {
    // The title and the weekdays; then, in each row, the number and 24 points for each bar.
    80 + 6 * (40 + 24 * Double(lanes))
  }
}
