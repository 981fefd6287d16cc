// SPDX-License-Identifier: MIT

// Every text reaches 7 on its background and every line 4.5; tests enforce this.
extension ThemePalette {
  /// Black on white, with strong lines and rings.
  public static let highContrastLight: ThemePalette = {
    var palette = ThemePalette.standardLight
    palette[.text] = .black
    palette[.weekend] = .black
    palette[.secondary] = ThemeColor(0x3A3A3E)
    palette[.outside] = ThemeColor(0x545458)
    palette[.event] = palette[.secondary]
    palette[.hairline] = ThemeColor(0x545458)
    palette[.accent] = ThemeColor(0x0A4A9E)
    palette[.selection] = ThemeColor(0x0A4A9E)
    palette[.run] = ThemeColor(0x0E5A28, alpha: 77)
    palette[.ringShort] = ThemeColor(0x8E1B14)
    palette[.failure] = ThemeColor(0x8E1B14)
    palette[.now] = palette[.failure]
    palette.raiseContrast()
    return palette
  }()

  /// White on black, with strong lines and rings.
  public static let highContrastDark: ThemePalette = {
    var palette = ThemePalette.standardDark
    palette[.ground] = .black
    palette[.text] = .white
    palette[.weekend] = .white
    palette[.secondary] = ThemeColor(0xD0D0D6)
    palette[.outside] = ThemeColor(0xB0B0B6)
    palette[.event] = palette[.secondary]
    palette[.hairline] = ThemeColor(0xB0B0B6)
    palette[.accent] = ThemeColor(0x8CC2FF)
    palette[.selection] = ThemeColor(0x8CC2FF)
    palette[.onSelection] = .black
    palette[.run] = ThemeColor(0x7BE39C, alpha: 77)
    palette[.ringShort] = ThemeColor(0xFFA59E)
    palette[.failure] = ThemeColor(0xFFB3AD)
    palette[.now] = palette[.failure]
    palette.raiseContrast()
    return palette
  }()

  private mutating func raiseContrast() {
    self[.streakKept] = TintColors(0x0E5A28, 0x0E5A28, 0x0E5A28)
    self[.streakShort].ink = self[.ringShort]
    self[.streakNone].ink = self[.text]
    for tint in Tint.allCases {
      let colors = self[tint]
      let base = tint == .streakKept ? self[.ground] : colors.ground.over(self[.ground])
      self[tint].ink = colors.ink.readable(on: base, atLeast: ThemeColor.highTextContrast)
      self[tint].solid = self[tint].ink
    }
  }
}
