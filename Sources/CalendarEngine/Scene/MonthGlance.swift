// SPDX-License-Identifier: MIT

/// The days of a small month as one value: where they are, and what can be seen at a glance.
///
/// The grid has seven columns and six rows. A year is thus twelve values instead of some five
/// hundred nodes.
public struct MonthGlance: Hashable, Sendable {
  /// Cells before the first day, 0...6.
  public var leading: UInt8
  /// Days, 28...31.
  public var count: UInt8
  /// The number of today, or 0.
  public var today: UInt8 = 0
  /// The selected days; bit 0 is the first one.
  public var selected: UInt32 = 0
  /// The days that cannot be chosen.
  public var disabled: UInt32 = 0
  /// A byte for each day, eight days per word starting at the lowest byte.
  private var heats: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// A month whose days hold nothing.
  public init(leading: UInt8, count: UInt8) {
    self.leading = leading
    self.count = count
  }
}

extension MonthGlance {
  /// What a day holds.
  public enum Heat: Hashable, Sendable {
    /// Nothing.
    case none
    /// A tint, by index in the theme.
    case tint(UInt8)
    /// A count's step on the heat scale, 1...4.
    case step(UInt8)

    /// Its encoding: a tint's index, or a step with the highest bit set.
    var byte: UInt8 {
      switch self {
      case .none: return 0
      case .tint(let index): return index & 0x7F
      case .step(let step): return 0x80 | step
      }
    }
  }

  /// What a day holds; days count from 1.
  public subscript(day: Int32) -> Heat {
    get {
      let byte = UInt8(truncatingIfNeeded: word(Self.place(day)) >> Self.shift(day))
      return byte == 0 ? .none : byte & 0x80 == 0 ? .tint(byte) : .step(byte & 0x7F)
    }
    set {
      let place = Self.place(day)
      let shift = Self.shift(day)
      setWord(place, to: word(place) & ~(0xFF << shift) | UInt64(newValue.byte) << shift)
    }
  }

  /// The bytes of eight days, from day 1 + 8 · place on, with the first day's lowest; places 0...3.
  public func word(_ place: Int32) -> UInt64 {
    switch place {
    case 0: return heats.0
    case 1: return heats.1
    case 2: return heats.2
    default: return heats.3
    }
  }

  private mutating func setWord(_ place: Int32, to word: UInt64) {
    switch place {
    case 0: heats.0 = word
    case 1: heats.1 = word
    case 2: heats.2 = word
    default: heats.3 = word
    }
  }

  private static func place(_ day: Int32) -> Int32 { min(max(day - 1, 0), 31) / 8 }

  private static func shift(_ day: Int32) -> UInt64 {
    UInt64(min(max(day - 1, 0), 31) % 8) * 8
  }

  /// Whether a day, counted from 1, is in a mask.
  public static func contains(_ day: Int32, in mask: UInt32) -> Bool {
    day >= 1 && day <= 31 && mask >> UInt32(day - 1) & 1 == 1
  }
}

extension MonthGlance {
  /// Whether two months look alike.
  public static func == (left: MonthGlance, right: MonthGlance) -> Bool {
    left.leading == right.leading && left.count == right.count && left.today == right.today
      && left.selected == right.selected && left.disabled == right.disabled
      && left.heats == right.heats
  }

  /// Hashes all of it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(leading)
    hasher.combine(count)
    hasher.combine(today)
    hasher.combine(selected)
    hasher.combine(disabled)
    for place in 0..<Int32(4) { hasher.combine(word(place)) }
  }
}
