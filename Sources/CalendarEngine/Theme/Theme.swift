// SPDX-License-Identifier: MIT

/// What scenes look like: the colours of every token and tint, light and dark.
///
/// Scenes say what things are; a theme says how that looks, and hosts that draw ask it. A host
/// with a style language of its own, as the web has, says the same in that.
public struct Theme: Hashable, Sendable {
  /// The light colours.
  public var light: ThemePalette
  /// The dark colours.
  public var dark: ThemePalette

  /// A theme of two palettes.
  public init(light: ThemePalette, dark: ThemePalette) {
    self.light = light
    self.dark = dark
  }

  /// The palette of a scheme.
  public subscript(scheme: ThemeScheme) -> ThemePalette {
    switch scheme {
    case .light: return light
    case .dark: return dark
    }
  }
}

extension Theme {
  /// Quiet paper with one blue accent.
  public static let standard = Theme(light: .standardLight, dark: .standardDark)

  /// The same with a purple selection, which stands out from the green and red of streaks.
  public static let streak: Theme = {
    var theme = standard
    theme.light[.selection] = ThemeColor(0x7D3AC1)
    theme.dark[.selection] = ThemeColor(0x7D3AC1)
    return theme
  }()
}
