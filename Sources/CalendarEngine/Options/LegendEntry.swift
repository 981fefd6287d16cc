// SPDX-License-Identifier: MIT

/// A kind of day that the app has named: days with a tint, as their shape or as a dot, or with an
/// image.
public struct LegendEntry: Hashable, Sendable {
  /// The name of the kind, UTF-8.
  public var name: [UInt8]
  /// The tint of its days, by index in the theme; 0 for none.
  public var tint: UInt8
  /// The image of its days, as in `DayFact.image`; empty for none.
  public var image: [UInt8]

  /// A kind of days.
  public init(name: [UInt8], tint: UInt8 = 0, image: [UInt8] = []) {
    self.name = name
    self.tint = tint
    self.image = image
  }
}

extension LegendEntry {
  /// Whether a day is visibly of the kind.
  func isOn(_ fact: DayFact, showsDots: Bool) -> Bool {
    if !image.isEmpty { return fact.image == image }
    guard tint != 0 else { return false }
    return fact.tint == tint || showsDots && fact.showsIndicator && fact.dots.contains(tint)
  }
}
