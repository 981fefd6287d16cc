// SPDX-License-Identifier: MIT

extension ThemeColor {
  /// The least contrast of text and background, WCAG 2.2 level AA.
  public static let textContrast = 4.5
  /// The same, level AAA.
  public static let highTextContrast = 7.0

  /// The relative luminance after WCAG 2.2: 0 for black, 1 for white.
  ///
  /// The opacity is ignored.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio with another colour after WCAG 2.2, 1...21.
  ///
  /// Opacities are ignored.
  public func contrast(with other: ThemeColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour, or the nearest darker or lighter one of its hue, whose contrast with an opaque
  /// background reaches 4.5 or another ratio.
  ///
  /// It moves away from the background on its own side, darker or lighter, if that suffices. Black
  /// or white always reaches 4.5; for a ratio that neither reaches, the result is the one with more
  /// contrast. A translucent colour counts as it appears on the background. Takes some ten
  /// luminances.
  public func readable(
    on ground: ThemeColor, atLeast least: Double = ThemeColor.textContrast
  ) -> ThemeColor {
    let seen = over(ground)
    if seen.contrast(with: ground) >= least { return self }
    let isDarker = seen.luminance < ground.luminance
    let near: ThemeColor = isDarker ? .black : .white
    let far: ThemeColor = isDarker ? .white : .black
    if near.contrast(with: ground) >= least {
      return seen.firstReadable(towards: near, on: ground, atLeast: least)
    }
    if far.contrast(with: ground) >= least {
      return seen.firstReadable(towards: far, on: ground, atLeast: least)
    }
    return near.contrast(with: ground) > far.contrast(with: ground) ? near : far
  }

  // Towards a readable end the contrast may fall at first, where the colour passes the background,
  // and then only rises. So the readable colours are the last of the 256 steps. Mixing with black
  // or white keeps the hue.
  private func firstReadable(
    towards end: ThemeColor, on ground: ThemeColor, atLeast least: Double
  ) -> ThemeColor {
    var (low, high): (Int32, Int32) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if mixed(with: end, middle).contrast(with: ground) >= least {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return mixed(with: end, high)
  }

  /// The linear value of a channel (WCAG 2.2, relative luminance), 0...1.
  static func linear(_ channel: UInt8) -> Double { linearValues[Int(channel)] }

  // Every colour that is drawn is measured against its background.
  private static let linearValues: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    return power2_4((value + 0.055) / 1.055)
  }

  // There is no `pow` in the WebAssembly build. x^2.4 is the fifth root of x^12, which Newton's
  // method approaches from x^2; for 0 < x <= 1 that is never below it.
  private static func power2_4(_ base: Double) -> Double {
    let square = base * base
    let fourth = square * square
    let radicand = fourth * fourth * fourth
    var root = square
    for _ in 0..<10 {
      let power = root * root * root * root
      root -= (root - radicand / power) / 5
    }
    return root
  }
}
