// SPDX-License-Identifier: MIT

/// Finds what a palette says of a part, in the order of its sources.
struct StyleLookup {
  let palette: ThemePalette
  let part: ThemePart
  let sources: [ThemePrecedence.Source]

  /// The first colour of the sources: what is said of a state, what its token is, or the fact's.
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

  /// The type of the part with what its states say in front.
  var font: ThemeFont { palette[part, .normal].font.overlaid(by: statedFont) }

  /// What its states beside `normal` say of the type.
  var statedFont: ThemeFont {
    var font = ThemeFont()
    for source in sources.reversed() {
      guard case .state(let state) = source, state != .normal else { continue }
      font = font.overlaid(by: palette[part, state].font)
    }
    return font
  }
}
