// SPDX-License-Identifier: MIT

/// Looks up a part's attributes in a palette, in the order of its sources.
struct StyleLookup {
  let palette: ThemePalette
  let part: ThemePart
  let sources: [ThemePrecedence.Source]

  /// The first colour that a source has: an attribute of a state, the state's token, or the fact's.
  func first(
    _ said: (PartStyle) -> ThemeColor?, fact: ThemeColor? = nil,
    token: (ThemeState) -> ThemeColor? = { _ in nil }
  ) -> ThemeColor? {
    for source in sources {
      switch source {
      case .fact: if let fact { return fact }
      case .state(let state):
        if let color = said(palette[part, state]) ?? token(state) { return color }
      }
    }
    return nil
  }

  /// The font of the part, overlaid by those of its states.
  var font: ThemeFont { palette[part, .normal].font.overlaid(by: statedFont) }

  /// The font attributes of its states other than `normal`.
  var statedFont: ThemeFont {
    var font = ThemeFont()
    for source in sources.reversed() {
      guard case .state(let state) = source, state != .normal else { continue }
      font = font.overlaid(by: palette[part, state].font)
    }
    return font
  }
}
