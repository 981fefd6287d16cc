// SPDX-License-Identifier: MIT

extension StyleSheetValue {
  /// The colour in a text, or nil.
  ///
  /// The forms are NUI's, and short hexadecimal ones: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, or
  /// the same after `0x`; `rgb()`, `rgba()`, `hsl()` and `hsla()`, where the last two mean hue,
  /// saturation and brightness; and the names of UIKit's colours. In parentheses, a number with a
  /// decimal point is a fraction of 1, one without is a fraction of 255; an opacity of 1 is opaque.
  init?(colorText text: ArraySlice<UInt8>) {
    let letters = text.filter { !StyleSheetScanner.isSpace($0) }.map { byte in
      (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }[...]
    if let named = NamedColor.all.first(where: { letters.isEqual(to: $0.name) }) {
      self = .color(light: named.light, dark: named.dark)
      return
    }
    let color =
      ThemeColor(hexadecimal: letters) ?? ThemeColor(function: letters)
    guard let color else { return nil }
    self = .color(light: color, dark: color)
  }
}

extension ThemeColor {
  /// `#rgb` and the other hexadecimal forms, in lower case.
  fileprivate init?(hexadecimal text: ArraySlice<UInt8>) {
    let digits: ArraySlice<UInt8>
    if text.first == 0x23 {
      digits = text.dropFirst()
    } else if text.starts(with: [0x30, 0x78] as [UInt8]) {
      digits = text.dropFirst(2)
    } else {
      return nil
    }
    var value: UInt32 = 0
    let isShort = digits.count < 5
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    for byte in digits {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x61...0x66: digit = byte - 0x57
      default: return nil
      }
      value = value << 4 | UInt32(digit)
      if isShort { value = value << 4 | UInt32(digit) }
    }
    let hasAlpha = digits.count == 4 || digits.count == 8
    self.init(
      hasAlpha ? value >> 8 : value, alpha: hasAlpha ? UInt8(truncatingIfNeeded: value) : 255)
  }

  /// `rgba(…)` and similar, in lower case without spaces.
  fileprivate init?(function text: ArraySlice<UInt8>) {
    guard let open = text.firstIndex(of: 0x28), text.last == 0x29 else { return nil }
    let name = text[text.startIndex..<open]
    let parts = text[(open + 1)..<(text.endIndex - 1)].parts(separatedBy: 0x2C)
    let hasAlpha = name.last == 0x61
    guard parts.count == (hasAlpha ? 4 : 3) else { return nil }
    var shares: [Double] = []
    for (index, part) in parts.enumerated() {
      guard let share = Self.share(part, isAlpha: index == 3) else { return nil }
      shares.append(share)
    }
    let channels: [Double]
    if name.isEqual(to: "rgb") || name.isEqual(to: "rgba") {
      channels = shares
    } else if name.isEqual(to: "hsl") || name.isEqual(to: "hsla") {
      channels = Self.channels(hue: shares[0], saturation: shares[1], brightness: shares[2])
    } else {
      return nil
    }
    self.init(
      red: Self.byte(channels[0]), green: Self.byte(channels[1]), blue: Self.byte(channels[2]),
      alpha: hasAlpha ? Self.byte(shares[3]) : 255)
  }

  // NUI reads `rgba(0, 0, 0, 1)` as an opacity of 1/255, which nobody means.
  private static func share(_ text: ArraySlice<UInt8>, isAlpha: Bool) -> Double? {
    guard let number = DecimalText.value(text) else { return nil }
    let isShare = text.contains(0x2E) || isAlpha && number <= 1
    let share = isShare ? number : number / 255
    return share <= 1 ? share : nil
  }

  private static func byte(_ share: Double) -> UInt8 {
    UInt8(max(0, min(255, (share * 255).rounded())))
  }

  private static func channels(hue: Double, saturation: Double, brightness: Double) -> [Double] {
    // Each channel rises and falls along the circle of hues, 120° apart.
    [5.0, 3, 1].map { offset in
      let turned = offset + hue * 6
      let place = turned < 6 ? turned : turned - 6
      let dip = max(0, min(place, 4 - place, 1))
      return brightness * (1 - saturation * dip)
    }
  }
}

/// A colour with a name in UIKit.
private struct NamedColor {
  let name: StaticString
  let light: ThemeColor
  let dark: ThemeColor

  init(_ name: StaticString, _ light: UInt32, _ dark: UInt32? = nil) {
    self.name = name
    self.light = ThemeColor(light)
    self.dark = ThemeColor(dark ?? light)
  }

  private init(clear name: StaticString) {
    self.name = name
    light = ThemeColor(0, alpha: 0)
    dark = light
  }

  /// In lower case.
  static let all = [
    NamedColor("black", 0x000000), NamedColor("darkgray", 0x555555),
    NamedColor("lightgray", 0xAAAAAA), NamedColor("white", 0xFFFFFF),
    NamedColor("gray", 0x808080), NamedColor("red", 0xFF0000),
    NamedColor("green", 0x00FF00), NamedColor("blue", 0x0000FF),
    NamedColor("cyan", 0x00FFFF), NamedColor("yellow", 0xFFFF00),
    NamedColor("magenta", 0xFF00FF), NamedColor("orange", 0xFF8000),
    NamedColor("purple", 0x800080), NamedColor("brown", 0x996633),
    NamedColor(clear: "clear"),
    NamedColor("systemred", 0xFF3B30, 0xFF453A), NamedColor("systemorange", 0xFF9500, 0xFF9F0A),
    NamedColor("systemyellow", 0xFFCC00, 0xFFD60A),
    NamedColor("systemgreen", 0x34C759, 0x30D158), NamedColor("systemmint", 0x00C7BE, 0x63E6E2),
    NamedColor("systemteal", 0x30B0C7, 0x40C8E0), NamedColor("systemcyan", 0x32ADE6, 0x64D2FF),
    NamedColor("systemblue", 0x007AFF, 0x0A84FF),
    NamedColor("systemindigo", 0x5856D6, 0x5E5CE6),
    NamedColor("systempurple", 0xAF52DE, 0xBF5AF2),
    NamedColor("systempink", 0xFF2D55, 0xFF375F), NamedColor("systembrown", 0xA2845E, 0xAC8E68),
    NamedColor("systemgray", 0x8E8E93),
  ]
}
