// SPDX-License-Identifier: MIT

/// A colour in sRGB with an opacity, eight bits each.
///
///     ThemeColor(0x0B6BDB)                    // opaque
///     ThemeColor(0x1D1D1F, alpha: 31)         // 12 % of it
public struct ThemeColor: Hashable, Sendable {
  /// Red in bits 24...31, green, blue, and the opacity in bits 0...7.
  public let rawValue: UInt32

  /// A colour.
  ///
  /// - Parameters:
  ///   - rgb: Red in bits 16...23, green in 8...15, blue in 0...7; higher bits do not count.
  ///   - alpha: The opacity, 255 for opaque.
  public init(_ rgb: UInt32, alpha: UInt8 = 255) {
    rawValue = rgb << 8 | UInt32(alpha)
  }

  /// A colour of three channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.init(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), alpha: alpha)
  }

  /// Opaque white.
  public static let white = ThemeColor(0xFFFFFF)
  /// Opaque black.
  public static let black = ThemeColor(0x000000)
}

extension ThemeColor {
  /// The red channel.
  public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
  /// The green channel.
  public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  /// The blue channel.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  /// The opacity.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  /// The channels without the opacity, as in `0x0B6BDB`.
  public var rgb: UInt32 { rawValue >> 8 }
}

extension ThemeColor {
  /// The same colour with another opacity.
  public func opacity(_ alpha: UInt8) -> ThemeColor {
    ThemeColor(rgb, alpha: alpha)
  }

  /// How the colour appears on an opaque background.
  public func over(_ ground: ThemeColor) -> ThemeColor {
    ground.mixed(with: self, Int32(alpha))
  }

  /// `share` 255ths of the way to another colour, opaque.
  func mixed(with other: ThemeColor, _ share: Int32) -> ThemeColor {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let sum = Int32(from) * (255 - share) + Int32(to) * share
      return UInt8(clamping: (sum + 127) / 255)
    }
    return ThemeColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
