// SPDX-License-Identifier: MIT

extension ThemeColor {
  /// The least contrast of text and ground, WCAG 2.2 level AA.
  public static let textContrast = 4.5
  /// The same, level AAA.
  public static let highTextContrast = 7.0

  /// The relative luminance after WCAG 2.2: 0 for black, 1 for white.
  ///
  /// The opacity does not count.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio with another colour after WCAG 2.2, 1...21.
  ///
  /// Opacities do not count.
  public func contrast(with other: ThemeColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour, or the nearest darker or lighter one of its hue whose contrast with an opaque
  /// ground reaches 4.5, or what is asked for.
  ///
  /// It goes where it already lies, darker or lighter than the ground, if that suffices; one of
  /// black and white always reaches 4.5. Where neither reaches more than that, the answer is the
  /// one of them with more contrast. A colour with an opacity counts as it is seen on the ground.
  /// Costs some ten luminances.
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

  // On the way to an end that is readable the contrast may fall at first, where the colour passes
  // the ground, and then only rises: the readable ones are the last of the 256 steps. Mixing with
  // black or white keeps the hue.
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
  static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    return power2_4((value + 0.055) / 1.055)
  }

  // There is no `pow` in the WebAssembly build: x^2.4 is the fifth root of x^12. Newton's steps
  // come down to it from x^2, which for 0 < x <= 1 is never below it.
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
