// SPDX-License-Identifier: MIT
import CalendarEngine

extension CalendarMetrics {
  /// The sizes to lay out with, so that the weekday names of the scene fit into a terminal.
  ///
  /// Short names where each day has room for them, the shortest elsewhere; more does not depend on
  /// sizes, which a terminal does not have.
  ///
  /// - Parameters:
  ///   - columns: Columns of a month.
  ///   - density: How much room its days have.
  ///   - locale: Whose names they are.
  public init(
    terminalColumns columns: Int32, density: TerminalDensity = .roomy, locale: LocaleProfile
  ) {
    let widest = locale.shortWeekdays.map { DisplayWidth.of($0) }.max() ?? 0
    let grid = TerminalGrid(width: columns, weekdayWidth: widest, density: density)
    // At 100 points a day every language has its short names, at 10 none.
    self.init(width: widest < grid.cellWidth ? 700 : 70)
  }
}
