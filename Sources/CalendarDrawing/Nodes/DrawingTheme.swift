// SPDX-License-Identifier: MIT
import CalendarEngine

/// A theme for the schemes of a drawing; nodes that are drawn share it.
final class DrawingTheme: Sendable {
  let theme: Theme
  let options: DrawingOptions
  /// What small months are drawn with, where there are any.
  let glances: GlanceLooks?
  private let palette: ThemePalette
  private let darkPalette: ThemePalette?

  init(_ theme: Theme, _ options: DrawingOptions, _ scene: CalendarScene) {
    self.theme = theme
    self.options = options
    glances = scene.glances.isEmpty ? nil : GlanceLooks(scene, theme, options)
    palette = theme[options.scheme]
    darkPalette = options.hasBothSchemes ? theme[.dark] : nil
  }

  /// The look of a node in the schemes of the drawing.
  func style(of node: SceneNode) -> StylePair {
    StylePair(
      first: theme.style(of: node, in: options.scheme, palette),
      dark: darkPalette.map { theme.style(of: node, in: .dark, $0) })
  }
}
