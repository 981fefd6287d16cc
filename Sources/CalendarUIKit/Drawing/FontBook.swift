// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarDrawing
  import UIKit

  /// The fonts of marks, each made once.
  final class FontBook {
    private struct Face: Hashable {
      let families: [[UInt8]]
      let size: Int32
      let weight: Int32
      let isItalic: Bool
    }

    private var fonts: [Face: UIFont] = [:]
    /// How often fonts were made anew: text set before looks different now.
    private(set) var edition = 0

    /// Has all fonts made anew: text is bold now, or not any more.
    func forget() {
      fonts = [:]
      edition += 1
    }

    /// The font of a text: the first of its families that is there, else the system's with digits of
    /// one width.
    func font(of text: MarkText) -> UIFont {
      let face = Face(
        families: text.families, size: text.size, weight: text.weight, isItalic: text.isItalic)
      if let font = fonts[face] { return font }
      let font = Self.make(text)
      fonts[face] = font
      return font
    }

    private static func make(_ text: MarkText) -> UIFont {
      let size = CGFloat(units: text.size)
      let found = text.families.lazy.compactMap { named(String(decoding: $0, as: UTF8.self), text) }
      let font =
        found.first ?? .monospacedDigitSystemFont(ofSize: size, weight: weight(text.weight))
      guard text.isItalic else { return font }
      let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
      return font.fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: size)
      }
        ?? font
    }

    private static func named(_ name: String, _ text: MarkText) -> UIFont? {
      let size = CGFloat(units: text.size)
      if !UIFont.fontNames(forFamilyName: name).isEmpty {
        let traits = [UIFontDescriptor.TraitKey.weight: weight(text.weight)]
        return UIFont(
          descriptor: UIFontDescriptor(fontAttributes: [.family: name, .traits: traits]), size: size
        )
      }
      return UIFont(name: name, size: size)
    }

    /// The nearest weight of UIKit to one of CSS.
    private static func weight(_ weight: Int32) -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[Int(min(max(weight / 100, 1), 9)) - 1]
    }
  }
#endif
