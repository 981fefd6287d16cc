// SPDX-License-Identifier: MIT
import CalendarEngine

extension TerminalRenderer {
  /// What prints one of several months, and how many of them stand beside each other.
  ///
  /// Up to three, where each of them has 21 columns.
  func sharing(among months: Int32) -> (renderer: TerminalRenderer, abreast: Int32) {
    guard months > 1 else { return (self, 1) }
    let gap = TerminalGrid.gap
    let room = (options.width + gap) / (TerminalGrid.least + 1 + gap)
    let abreast = max(min(months, room, 3), 1)
    var renderer = self
    renderer.options.width = (options.width - (abreast - 1) * gap) / abreast
    renderer.options.density = max(options.density, .dense)
    return (renderer, abreast)
  }

  /// The sizes to lay months out with, so that their weekday names fit into the columns of each.
  public func metrics(months: Int32 = 1, locale: LocaleProfile) -> CalendarMetrics {
    let options = sharing(among: months).renderer.options
    return CalendarMetrics(
      terminalColumns: options.width, density: options.density, locale: locale)
  }
}
