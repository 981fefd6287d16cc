// SPDX-License-Identifier: MIT

// The figures are measured contrasts with the background; tests enforce them.
extension ThemePalette {
  /// Dark text on white.
  public static let standardLight: ThemePalette = {
    var palette = ThemePalette(ground: ThemeColor(0xFFFFFF), text: ThemeColor(0x1D1D1F))
    palette[.grouped] = ThemeColor(0xF5F5F7)
    palette[.secondary] = ThemeColor(0x6E6E73)  // 5.1
    palette[.outside] = ThemeColor(0x767679)  // 4.5
    palette[.hairline] = ThemeColor(0x1D1D1F, alpha: 31)  // 12 %
    palette[.accent] = ThemeColor(0x0B6BDB)  // 5.1
    palette[.run] = ThemeColor(0x1B7F3D, alpha: 41)  // 16 %
    palette[.ringShort] = ThemeColor(0xC9342B)
    palette[.streakShort] = TintColors(
      ground: ThemeColor(0xC9342B, alpha: 20), ink: ThemeColor(0xC9342B))  // 8 %, 4.7
    palette[.streakNone] = TintColors(
      ground: ThemeColor(0x1D1D1F, alpha: 15), ink: palette[.text])  // 6 %
    palette[.failure] = ThemeColor(0xA3231B)
    palette[.now] = ThemeColor(0xD2382E)
    palette.fillShapes()
    palette[.blue] = TintColors(0xE3EFFD, 0x0B4FA8, 0x0B6BDB)
    palette[.green] = TintColors(0xE2F4E8, 0x17642F, 0x1B8A46)
    palette[.orange] = TintColors(0xFDEBD9, 0x8A4100, 0xC76A00)
    palette[.red] = TintColors(0xFBE3E1, 0xA3231B, 0xD2382E)
    palette[.purple] = TintColors(0xF1E6FA, 0x65309A, 0x8640B8)
    palette[.teal] = TintColors(0xDDF3F4, 0x0B5F66, 0x0E8389)
    palette[.pink] = TintColors(0xFBE3EE, 0x9B1C5A, 0xC72C77)
    palette[.graphite] = TintColors(0xEDEDF0, 0x48484C, 0x6E6E73)
    return palette
  }()

  /// Light text on near black.
  public static let standardDark: ThemePalette = {
    var palette = ThemePalette(ground: ThemeColor(0x1C1C1E), text: ThemeColor(0xF5F5F7))
    palette[.raised] = ThemeColor(0x2C2C2E)
    palette[.grouped] = ThemeColor(0x000000)
    palette[.secondary] = ThemeColor(0x98989D)  // 5.9
    palette[.outside] = ThemeColor(0x8E8E93)  // 5.2
    palette[.hairline] = ThemeColor(0xF5F5F7, alpha: 41)  // 16 %
    palette[.accent] = ThemeColor(0x4DA3FF)  // 6.5
    palette[.run] = ThemeColor(0x4CC679, alpha: 41)  // 16 %
    palette[.ringShort] = ThemeColor(0xFF8A80)
    palette[.streakShort] = TintColors(
      ground: ThemeColor(0xFF8A80, alpha: 41), ink: ThemeColor(0xFF8A80))  // 16 %, 5.6
    palette[.streakNone] = TintColors(
      ground: ThemeColor(0xF5F5F7, alpha: 20), ink: palette[.text])  // 8 %
    palette[.failure] = ThemeColor(0xFF8A80)
    palette[.now] = ThemeColor(0xFF7369)
    palette.fillShapes()
    palette[.blue] = TintColors(0x12335E, 0xB9D8FF, 0x4DA3FF)
    palette[.green] = TintColors(0x133D22, 0xB5EBC6, 0x4CC679)
    palette[.orange] = TintColors(0x4A2A0A, 0xFFD3A8, 0xFFA64D)
    palette[.red] = TintColors(0x4D1A17, 0xFFC2BC, 0xFF7369)
    palette[.purple] = TintColors(0x36204F, 0xE2C8FB, 0xC58AF0)
    palette[.teal] = TintColors(0x0D3B40, 0xB0EDF2, 0x45C8CF)
    palette[.pink] = TintColors(0x4A1731, 0xFFC4DE, 0xFF78B3)
    palette[.graphite] = TintColors(0x3A3A3E, 0xE3E3E8, 0xA0A0A6)
    return palette
  }()

  // The full colours bear white text in both schemes.
  private mutating func fillShapes() {
    self[.weekend] = self[.text]
    self[.event] = self[.secondary]
    self[.selection] = ThemeColor(0x0B6BDB)
    self[.onSelection] = .white
    self[.onTint] = .white
    self[.streakKept] = TintColors(0x1B7F3D, 0x1B7F3D, 0x1B7F3D)
  }
}

extension TintColors {
  init(_ ground: UInt32, _ ink: UInt32, _ solid: UInt32) {
    self.init(ground: ThemeColor(ground), ink: ThemeColor(ink), solid: ThemeColor(solid))
  }
}
