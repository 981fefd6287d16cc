// SPDX-License-Identifier: MIT
import CalendarEngine

/// A theme for the schemes of a drawing; nodes that are drawn share it.
final class DrawingTheme: Sendable {
  let theme: Theme
  let options: DrawingOptions
  /// The looks of the days of small months.
  let glances: GlanceStyles
  private let palette: ThemePalette
  private let darkPalette: ThemePalette?

  init(_ theme: Theme, _ options: DrawingOptions, _ glances: [MonthGlance]) {
    self.theme = theme
    self.options = options
    self.glances = GlanceStyles(glances, theme, options)
    palette = theme[options.scheme]
    darkPalette = options.hasBothSchemes ? theme[.dark] : nil
  }

  /// The look of the names of weekdays.
  var weekday: StylePair {
    StylePair(
      first: theme.style(of: .weekday, in: options.scheme),
      dark: options.hasBothSchemes ? theme.style(of: .weekday, in: .dark) : nil)
  }

  /// The look of a node in the schemes of the drawing.
  func style(of node: SceneNode) -> StylePair {
    StylePair(
      first: theme.style(of: node, in: options.scheme, palette),
      dark: darkPalette.map { theme.style(of: node, in: .dark, $0) })
  }
}
