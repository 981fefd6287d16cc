// SPDX-License-Identifier: MIT
import CalendarEngine

extension TerminalRenderer {
  /// The renderer for one of several months, and how many months are printed side by side.
  ///
  /// Up to three, if each of them has 21 columns.
  func sharing(
    among months: Int32, _ extras: TerminalGrid.Extras
  ) -> (renderer: TerminalRenderer, abreast: Int32) {
    guard months > 1 else { return (self, 1) }
    let gap = TerminalGrid.gap
    let room = (options.width + gap) / (TerminalGrid.least + 1 + extras.gutter + gap)
    let abreast = max(min(months, room, 3), 1)
    var renderer = self
    renderer.options.width = (options.width - (abreast - 1) * gap) / abreast
    renderer.options.density = max(options.density, .dense)
    renderer.options.lanes = 0
    return (renderer, abreast)
  }

  /// Metrics for laying months out so that weekday names fit into the columns of each.
  ///
  /// - Parameters:
  ///   - months: How many months are printed together.
  ///   - weekNumbers: Whether the numbers of weeks stand beside the days.
  ///   - locale: Whose names the weekdays have.
  /// - Returns: What an environment for these months has.
  public func metrics(
    months: Int32 = 1, weekNumbers: Bool = false, locale: LocaleProfile
  ) -> CalendarMetrics {
    let extras: TerminalGrid.Extras = weekNumbers ? .weekNumbers : []
    let options = sharing(among: months, extras).renderer.options
    return CalendarMetrics(
      terminalColumns: options.width - extras.gutter, density: options.density, locale: locale,
      lanes: options.lanes)
  }

  /// How many bars of occurrences can stand above each other so that a roomy month of six weeks is no
  /// higher than a terminal.
  ///
  /// - Parameter rows: Lines of the terminal; 0 where it has no end.
  /// - Returns: Their number; 0 where there is no room for any.
  public static func lanes(rows: Int32) -> Int32 {
    // The title, an empty line and the weekdays; in each week an empty line and the numbers.
    rows > 0 ? max((rows - 3) / 6 - 2, 0) : usualLanes
  }

  private static let usualLanes: Int32 = 4
}
