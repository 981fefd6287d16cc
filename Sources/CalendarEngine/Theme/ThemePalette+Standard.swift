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
    palette[.ringKept] = ThemeColor(0x1B7F3D)
    palette[.ringShort] = ThemeColor(0xC9342B)
    palette[.failure] = ThemeColor(0xA3231B)
    palette.fillShapes()
    palette[.blue] = TintColors(0xE3EFFD, 0x0B4FA8)
    palette[.green] = TintColors(0xE2F4E8, 0x17642F)
    palette[.orange] = TintColors(0xFDEBD9, 0x8A4100)
    palette[.red] = TintColors(0xFBE3E1, 0xA3231B)
    palette[.purple] = TintColors(0xF1E6FA, 0x65309A)
    palette[.teal] = TintColors(0xDDF3F4, 0x0B5F66)
    palette[.pink] = TintColors(0xFBE3EE, 0x9B1C5A)
    palette[.graphite] = TintColors(0xEDEDF0, 0x48484C)
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
    palette[.ringKept] = ThemeColor(0x4CC774)
    palette[.ringShort] = ThemeColor(0xFF7B72)
    palette[.failure] = ThemeColor(0xFF8A80)
    palette.fillShapes()
    palette[.blue] = TintColors(0x12335E, 0xB9D8FF)
    palette[.green] = TintColors(0x133D22, 0xB5EBC6)
    palette[.orange] = TintColors(0x4A2A0A, 0xFFD3A8)
    palette[.red] = TintColors(0x4D1A17, 0xFFC2BC)
    palette[.purple] = TintColors(0x36204F, 0xE2C8FB)
    palette[.teal] = TintColors(0x0D3B40, 0xB0EDF2)
    palette[.pink] = TintColors(0x4A1731, 0xFFC4DE)
    palette[.graphite] = TintColors(0x3A3A3E, 0xE3E3E8)
    return palette
  }()

  // The full colours carry white text in both schemes.
  private mutating func fillShapes() {
    self[.weekend] = self[.text]
    self[.event] = self[.secondary]
    self[.selection] = ThemeColor(0x0B6BDB)
    self[.onSelection] = .white
    self[.onTint] = .white
    self[.streakKept] = TintColors(0x1B7F3D, 0x1B7F3D)
    self[.streakShort] = TintColors(0xC9342B, 0xC9342B)
    self[.streakNone] = TintColors(0x6E6E73, 0x6E6E73)
  }
}

extension TintColors {
  init(_ ground: UInt32, _ ink: UInt32) {
    self.init(ground: ThemeColor(ground), ink: ThemeColor(ink))
  }
}
