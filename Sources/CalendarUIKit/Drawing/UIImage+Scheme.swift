// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarEngine
  import UIKit

  // A watch has no traits: images have one look there, and text is white, or black on light ground.
  #if os(watchOS)
    extension UIImage {
      /// The app's image of a name for a scheme.
      convenience init?(named name: String, _ scheme: ThemeScheme) { self.init(named: name) }
    }

    extension UIColor {
      /// The colour of text.
      static func ink(_ scheme: ThemeScheme) -> UIColor { scheme == .dark ? .white : .black }
    }
  #else
    extension UIImage {
      /// The app's image of a name for a scheme.
      convenience init?(named name: String, _ scheme: ThemeScheme) {
        self.init(named: name, in: nil, compatibleWith: UITraitCollection(scheme))
      }
    }

    extension UIColor {
      /// The colour of text.
      static func ink(_ scheme: ThemeScheme) -> UIColor {
        .label.resolvedColor(with: UITraitCollection(scheme))
      }
    }

    extension UITraitCollection {
      fileprivate convenience init(_ scheme: ThemeScheme) {
        self.init(userInterfaceStyle: scheme == .dark ? .dark : .light)
      }
    }
  #endif
#endif
