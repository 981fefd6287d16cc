// SPDX-License-Identifier: MIT

/// A choice of font; attributes that are nil keep their default.
public struct ThemeFont: Hashable, Sendable {
  /// The name of a family or of a face, such as `72-Bold`, UTF-8; empty for the host's own, nil for
  /// the default.
  public var name: [UInt8]?
  /// The size in 1/64 points at a text scale of 100 %, or nil for the layout's.
  public var size: Int32?
  /// The weight, 100...900, or nil for the part's own.
  public var weight: Int32?
  /// Whether it is italic, or nil for the default.
  public var isItalic: Bool?
  /// The letter case, or nil for the part's own: weekdays are in capitals.
  ///
  /// Applies to titles, weekdays and the names of months.
  public var letterCase: LetterCase?

  /// A choice without attributes.
  public init() {}

  /// The choice overlaid with another one's attributes.
  func overlaid(by other: ThemeFont) -> ThemeFont {
    var font = self
    font.name = other.name ?? name
    font.size = other.size ?? size
    font.weight = other.weight ?? weight
    font.isItalic = other.isItalic ?? isItalic
    font.letterCase = other.letterCase ?? letterCase
    return font
  }
}

extension ThemeFont {
  /// The families to look for, in order of preference; empty for the host's own.
  ///
  /// `HelveticaNeue-Bold` is the name of a face. Where only families have names, as on the web,
  /// `Helvetica Neue` finds it, in combination with the weight.
  public var families: [[UInt8]] {
    guard let name, !name.isEmpty else { return [] }
    var family: [UInt8] = []
    for byte in name {
      if byte == 0x2D { break }
      let isCapital = (0x41...0x5A).contains(byte)
      if isCapital, let last = family.last, (0x61...0x7A).contains(last) { family.append(0x20) }
      family.append(byte)
    }
    return family.isEmpty || family == name ? [name] : [name, family]
  }
}
