// SPDX-License-Identifier: MIT
import CivilTime

/// How wide letters are in a host's font, so that the layout knows which texts fit.
///
///     metrics.textWidths = TextWidths { letter in font.advance(of: letter) / font.size }
///
/// Without a measure every letter is estimated, generously, as 0.6 of its size or all of it; then a
/// time or a whole title may be left out although there is room for it. A text is as wide as its
/// letters together: kerning and joined letters make it a little narrower.
public struct TextWidths: Hashable, Sendable {
  /// The letters that are measured, each once and in order.
  ///
  /// They are those of Latin, Greek, Cyrillic, Hebrew and Arabic texts, and the punctuation of dates,
  /// times and intervals. Ideographs and kana are taken to be as wide as their size.
  public static let letters = blocks.flatMap { $0.compactMap { Unicode.Scalar($0) } }

  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F, 0x386...0x386, 0x388...0x3CE, 0x400...0x45F,
    0x5D0...0x5EA, 0x620...0x64A, 0x660...0x669, 0x671...0x6D3, 0x6F0...0x6F9, 0x2009...0x200A,
    0x2010...0x2027, 0x202F...0x202F,
  ]
  /// Above all letters that are measured.
  private static let end = 0x2030
  private static let unmeasured: UInt16 = .max

  /// By scalar, in 1/5000 of the size; empty where nothing was measured.
  private let widths: [UInt16]

  /// Letters that are estimated.
  public init() { widths = [] }

  /// Measures `letters`: some 700 calls, so a host keeps the result for as long as its font.
  ///
  /// - Parameter width: The width of a letter as a part of the size of the type, in the heaviest
  ///   weight in which texts are drawn, so that what fits also fits in lighter ones. What is no
  ///   width (less than 0, more than 8, NaN) leaves the letter estimated.
  public init(_ width: (Unicode.Scalar) -> Double) {
    var widths = [UInt16](repeating: Self.unmeasured, count: Self.end)
    for letter in Self.letters {
      let measured = width(letter)
      guard measured >= 0, measured <= 8 else { continue }
      widths[Int(letter.value)] = UInt16((measured * 5000).rounded(.up))
    }
    self.widths = widths
  }

  /// The width of a text, UTF-8, in the unit of its size; nil where nothing was measured.
  package func width(of text: ArraySlice<UInt8>, size: Double) -> Double? {
    guard !widths.isEmpty else { return nil }
    var measured = 0
    var estimated = 0.0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let value = Int(scalar.value)
      if value < Self.end, widths[value] != Self.unmeasured {
        measured += Int(widths[value])
      } else if !scalar.properties.isDefaultIgnorableCodePoint,
        scalar.properties.generalCategory != .nonspacingMark
      {
        estimated += value < 0x800 ? 0.6 : 1
      }
    }
    return (Double(measured) / 5000 + estimated) * size
  }
}
