// SPDX-License-Identifier: MIT

/// The colours of one scheme: one for each token, three for each tint.
public struct ThemePalette: Hashable, Sendable {
  // Filled for all tokens and tints on creation, so that no lookup fails.
  private var tokens: [ThemeColor]
  private var tints: [TintColors]
  /// The band behind the days of a selected interval; nil for a faint form of the selection colour.
  public var range: ThemeColor?
  /// The colours of the app's own, which `Theme.tint(_:)` numbers.
  var own: [ThemeColor] = []
  // Few of the 42 are set, so they are a list.
  private var attributes: [Attribute] = []

  private struct Attribute: Hashable {
    let part: ThemePart
    let state: ThemeState
    var style: PartStyle
  }

  /// A palette with one text colour on one background.
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

extension ThemePalette {
  /// The same on today: red is for what has gone wrong, and the day can still be kept.
  ///
  /// Colours of an app's own hold on today, too.
  var ofToday: ThemePalette {
    guard !hasOwnShort else { return self }
    var palette = self
    let accent = self[.accent]
    palette[.streakShort] = TintColors(ground: accent.opacity(20), ink: accent)
    palette[.ringShort] = accent
    return palette
  }

  /// Whether days that are short of their goal have other colours than in the shipped palettes.
  var hasOwnShort: Bool {
    let shipped: [ThemePalette] = [
      .standardLight, .standardDark, .highContrastLight, .highContrastDark,
    ]
    return !shipped.contains { sharesShort(with: $0) }
  }

  /// Whether days that are short of their goal have the colours of another palette.
  func sharesShort(with other: ThemePalette) -> Bool {
    other[.ringShort] == self[.ringShort]
      && other[.streakShort].ground == self[.streakShort].ground
  }

  /// The attributes of a part in a state, which override the tokens.
  ///
  ///     palette[.day, .weekend].text = ThemeColor(0xA3231B)
  public subscript(part: ThemePart, state: ThemeState) -> PartStyle {
    get { attributes.first { $0.part == part && $0.state == state }?.style ?? PartStyle() }
    set {
      attributes.removeAll { $0.part == part && $0.state == state }
      guard newValue != PartStyle() else { return }
      // In the order of the cases, so that equal palettes are equal however they were made.
      let rank = Self.rank(part, state)
      let index = attributes.firstIndex { Self.rank($0.part, $0.state) > rank }
      attributes.insert(
        Attribute(part: part, state: state, style: newValue), at: index ?? attributes.count)
    }
  }

  private static func rank(_ part: ThemePart, _ state: ThemeState) -> UInt8 {
    part.rawValue << 3 | state.rawValue
  }
}

/// The colours of a tint.
public struct TintColors: Hashable, Sendable {
  /// The fill of a day's shape or of an event.
  public var ground: ThemeColor
  /// Text in the tint's colour, including text on its ground.
  ///
  /// Text on the full colour of a kept day is `ColorToken.onTint`.
  public var ink: ThemeColor
  /// What is too small for text: dots, edges of bars, swatches.
  public var solid: ThemeColor

  /// Colours; without a third, what is small has the colour of text.
  public init(ground: ThemeColor, ink: ThemeColor, solid: ThemeColor? = nil) {
    self.ground = ground
    self.ink = ink
    self.solid = solid ?? ink
  }
}
