// SPDX-License-Identifier: MIT

extension Theme {
  /// The numbers of tints that are colours of the app's own.
  public static let ownTints: ClosedRange<UInt8> = 32...126

  /// The tint of a colour of the app's own, for facts, occurrences and legends.
  ///
  ///     fact.tint = theme.tint(ThemeColor(0x7D3AC1))
  ///
  /// The same colour always has the same number. A theme has 95 such tints; each further colour gets
  /// the number of the nearest of them. What is made of a colour says `ColorFamily`.
  ///
  /// - Parameter color: The colour; its opacity does not count.
  /// - Returns: A number of `ownTints`.
  public mutating func tint(_ color: ThemeColor) -> UInt8 {
    let color = color.opacity(255)
    if let known = ownColors.firstIndex(of: color) { return Self.number(known) }
    if ownColors.count < Self.ownTints.count {
      ownColors.append(color)
      return Self.number(ownColors.count - 1)
    }
    let nearest = ownColors.indices.min {
      ownColors[$0].distance(to: color) < ownColors[$1].distance(to: color)
    }
    return Self.number(nearest ?? 0)
  }

  private static func number(_ index: Int) -> UInt8 { ownTints.lowerBound + UInt8(index) }
}

extension ThemePalette {
  /// The colours of a tint by the number that a node has for it; nil for 0 and for unknown ones.
  public func colors(of number: UInt8) -> TintColors? {
    if let tint = Tint(rawValue: number) { return self[tint] }
    return family(of: number).map { TintColors(ground: $0.soft, ink: $0.ink, solid: $0.solid) }
  }

  /// What goes with a colour of the app's own; nil for all other numbers.
  func family(of number: UInt8) -> ColorFamily? {
    let index = Int(number) - Int(Theme.ownTints.lowerBound)
    return own.indices.contains(index) ? ColorFamily(own[index], on: self[.ground]) : nil
  }
}

extension ThemeColor {
  /// The sum of the squares of what the channels differ by.
  fileprivate func distance(to other: ThemeColor) -> Int32 {
    var sum: Int32 = 0
    for (one, two) in [(red, other.red), (green, other.green), (blue, other.blue)] {
      let step = Int32(one) - Int32(two)
      sum += step * step
    }
    return sum
  }
}
