// SPDX-License-Identifier: MIT

/// Up to three dots, each the index of a tint, and the number of further ones.
public struct Dots: Hashable, Sendable {
  /// The tints of the first three in bits 0...23, eight bits each, 0 for no dot; the number of
  /// further ones in bits 24...31.
  public let rawValue: UInt32

  /// No dots.
  public static let none = Dots()

  /// No dots.
  public init() { rawValue = 0 }

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Dots with these tints: three are shown, and up to 255 more are counted.
  ///
  /// 0 means no tint and is left out.
  public init(_ tints: [UInt8]) {
    var bits: UInt32 = 0
    var shown: UInt32 = 0
    var more: UInt32 = 0
    for tint in tints where tint != 0 {
      if shown < 3 {
        bits |= UInt32(tint) << (8 * shown)
        shown += 1
      } else if more < 255 {
        more += 1
      }
    }
    rawValue = bits | more << 24
  }

  /// The value of a dot without a tint of its own, which gets the theme's event colour.
  public static let untinted: UInt8 = 255

  /// The tints of the visible dots.
  public var tints: [UInt8] {
    [rawValue, rawValue >> 8, rawValue >> 16].map { UInt8(truncatingIfNeeded: $0) }
      .filter { $0 != 0 }
  }

  /// These dots and those of further things, of which some have tints and all are counted.
  func adding(_ tints: [UInt8], count: Int32) -> Dots {
    guard count > 0 else { return self }
    var shown = self.tints
    for tint in tints where shown.count < 3 { shown.append(tint) }
    var bits: UInt32 = 0
    for (index, tint) in shown.enumerated() { bits |= UInt32(tint) << UInt32(8 * index) }
    let more = self.count + count - Int32(shown.count)
    return Dots(rawValue: bits | UInt32(min(max(more, 0), 255)) << 24)
  }

  /// Whether a visible dot has a tint.
  func contains(_ tint: UInt8) -> Bool {
    let wanted = UInt32(tint)
    return rawValue & 0xFF == wanted || rawValue >> 8 & 0xFF == wanted
      || rawValue >> 16 & 0xFF == wanted
  }

  /// The number of dots, including those that are only counted.
  var count: Int32 {
    var count = moreCount
    for shift in [0, 8, 16] as [UInt32] where rawValue >> shift & 0xFF != 0 { count += 1 }
    return count
  }

  /// The number of dots that are only counted.
  public var moreCount: Int32 { Int32(rawValue >> 24) }
}
