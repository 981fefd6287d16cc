// SPDX-License-Identifier: MIT

/// What scenes look like: the colours of every token and tint, light and dark.
///
/// Scenes say what things are; a theme says how they look, and drawing hosts ask it. A host with a
/// style language of its own, such as the web, uses that.
public struct Theme: Hashable, Sendable {
  /// The light colours.
  public var light: ThemePalette
  /// The dark colours.
  public var dark: ThemePalette
  /// Which of a day's states gives it its colours when it is in several.
  public var precedence = ThemePrecedence.selectionFirst
  /// The least contrast of text on its background: 4.5 (WCAG 2.2, AA), or 7 (AAA).
  ///
  /// Text with less contrast is changed in lightness, and stays as near to its colour as possible.
  public var leastContrast = ThemeColor.textContrast
  /// How round the shapes of days are: 1 for circles, 0 for squares.
  ///
  /// Values outside are clamped; NaN becomes 1.
  public var roundness = 1.0 {
    didSet { roundness = roundness < 1 ? max(roundness, 0) : 1 }
  }
  /// Whether a selected day has a line around its shape instead of a full shape; days of streaks
  /// always have.
  public var framesSelection = false
  /// How wide the lines between the rows of days are, in points, 0...4; 0 draws none.
  ///
  /// They have the colour of `ColorToken.hairline`. Values outside are clamped; NaN becomes 0.
  public var separatorWidth = 0.0 {
    didSet { separatorWidth = separatorWidth > 0 ? min(separatorWidth, 4) : 0 }
  }
  /// The diameter of the dots under numbers in points, 3...8.
  ///
  /// Values outside are clamped; NaN becomes 5.
  public var dotSize = 5.0 {
    didSet { dotSize = dotSize.isNaN ? 5 : min(max(dotSize, 3), 8) }
  }

  /// The colours of the app's own, in the order of their numbers.
  var ownColors: [ThemeColor] = []

  /// A theme of two palettes.
  public init(light: ThemePalette, dark: ThemePalette) {
    self.light = light
    self.dark = dark
  }

  /// The palette of a scheme.
  public subscript(scheme: ThemeScheme) -> ThemePalette {
    get {
      var palette = scheme == .light ? light : dark
      palette.own = ownColors
      return palette
    }
    set { if scheme == .light { light = newValue } else { dark = newValue } }
  }
}

extension Theme {
  /// Quiet paper with one blue accent.
  public static let standard = Theme(light: .standardLight, dark: .standardDark)

  /// The standard theme with a purple selection, which stands out from the green and red of
  /// streaks, and around which it is a ring.
  public static let streak: Theme = {
    var theme = standard
    theme.light[.selection] = ThemeColor(0x7D3AC1)
    theme.dark[.selection] = ThemeColor(0xC58AF0)
    theme.framesSelection = true
    return theme
  }()

  /// Black and white with strong lines, for people who ask for more contrast.
  ///
  /// Text reaches 7 (WCAG 2.2, AAA).
  public static let highContrast: Theme = {
    var theme = Theme(light: .highContrastLight, dark: .highContrastDark)
    theme.leastContrast = ThemeColor.highTextContrast
    return theme
  }()
}
