// SPDX-License-Identifier: MIT
import CalendarEngine

extension ThemeColor {
  /// The nearest of xterm's 240 fixed colours, 16...255: a cube of 6 x 6 x 6 and 24 greys.
  ///
  /// Colours whose hue differs by more than 22 degrees are considered only if there is no other:
  /// our red is nearer to an orange than to any red there.
  var ansi256: UInt8 {
    var (best, least) = (UInt8(16), Int32.max)
    for index in UInt8(16)...255 {
      let candidate = ThemeColor(ansi256: index)
      let distance = distance(to: candidate) + (hasHue(of: candidate) ? 0 : Self.farthest)
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }

  /// From black to white.
  private static let farthest: Int32 = 3 * 255 * 255

  private init(ansi256 index: UInt8) {
    guard index < 232 else {
      let grey = 8 + 10 * (index - 232)
      self.init(red: grey, green: grey, blue: grey)
      return
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = Int(index) - 16
    self.init(red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
  }

  private func distance(to other: ThemeColor) -> Int32 {
    let (r, g) = (Int32(red) - Int32(other.red), Int32(green) - Int32(other.green))
    let b = Int32(blue) - Int32(other.blue)
    return r * r + g * g + b * b
  }

  /// How much chroma a tint has that is no grey: that of events on a light ground is little.
  private static var faint: Int32 { 10 }

  private func hasHue(of other: ThemeColor) -> Bool {
    guard let hue = hue(from: Self.faint) else { return other.hue(from: Self.faint) == nil }
    guard let otherHue = other.hue(from: Self.faint) else { return false }
    let apart = abs(hue - otherHue)
    return min(apart, 360 - apart) <= 22
  }

  /// The ANSI colour that people would call by the same name.
  ///
  /// Not the nearest one: the shades of the sixteen differ between users, but green is green in all
  /// of them.
  var ansi16: UInt8 {
    guard let hue else {
      return luminance < 0.02 ? 0 : luminance < 0.3 ? 8 : luminance < 0.7 ? 7 : 15
    }
    return Self.name(ofHue: hue) + (luminance < 0.3 ? 0 : 8)
  }

  /// The hue in degrees, 0...359, with red first; nil for what people call grey.
  private var hue: Int32? { hue(from: (Int32(max(red, green, blue)) + 5) / 6) }

  /// The hue of a colour with so much chroma.
  private func hue(from least: Int32) -> Int32? {
    let (r, g, b) = (Int32(red), Int32(green), Int32(blue))
    let high = max(r, g, b)
    let chroma = high - min(r, g, b)
    guard chroma > 0, chroma >= least else { return nil }
    if r == high { return (60 * (g - b) / chroma + 360) % 360 }
    if g == high { return 120 + 60 * (b - r) / chroma }
    return 240 + 60 * (r - g) / chroma
  }

  private static func name(ofHue hue: Int32) -> UInt8 {
    switch hue {
    case 20..<70: 3
    case 70..<165: 2
    case 165..<200: 6
    case 200..<255: 4
    case 255..<345: 5
    default: 1
    }
  }
}
