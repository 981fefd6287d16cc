// SPDX-License-Identifier: MIT

/// The colours of one scheme: one for each token, two for each tint.
public struct ThemePalette: Hashable, Sendable {
  // Filled for all tokens and tints when made, so that no look-up fails.
  private var tokens: [ThemeColor]
  private var tints: [TintColors]

  /// A palette with one colour for everything that is drawn on one ground.
  public init(ground: ThemeColor, text: ThemeColor) {
    tokens = ColorToken.allCases.map { _ in text }
    tints = Tint.allCases.map { _ in TintColors(ground: ground, ink: text) }
    self[.ground] = ground
    self[.raised] = ground
    self[.grouped] = ground
    self[.onSelection] = ground
    self[.onTint] = ground
  }

  /// The colour of a token.
  public subscript(token: ColorToken) -> ThemeColor {
    get { tokens[Int(token.rawValue)] }
    set { tokens[Int(token.rawValue)] = newValue }
  }

  /// The colours of a tint.
  public subscript(tint: Tint) -> TintColors {
    get { tints[Int(tint.rawValue) - 1] }
    set { tints[Int(tint.rawValue) - 1] = newValue }
  }
}

/// The two colours of a tint.
public struct TintColors: Hashable, Sendable {
  /// What fills a day's shape or an event.
  public var ground: ThemeColor
  /// Dots and text in the tint's colour; the text on its ground too, but on the full colours of
  /// streaks, whose text is `ColorToken.onTint`.
  public var ink: ThemeColor

  /// Two colours.
  public init(ground: ThemeColor, ink: ThemeColor) {
    self.ground = ground
    self.ink = ink
  }
}
