// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarEngine
  import UIKit

  extension ThemeColor {
    /// The colour for Core Graphics.
    var cgColor: CGColor {
      func share(_ channel: UInt8) -> CGFloat { CGFloat(channel) / 255 }
      return CGColor(
        srgbRed: share(red), green: share(green), blue: share(blue), alpha: share(alpha))
    }

    #if !os(watchOS)
      /// The nearest colour to one of UIKit in some traits; nil for a pattern.
      public init?(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let resolved = color.resolvedColor(with: traits)
        guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        func channel(_ share: CGFloat) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }
        self.init(
          red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
      }
    #endif
  }
#endif
