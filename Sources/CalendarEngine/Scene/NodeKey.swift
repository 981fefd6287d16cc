// SPDX-License-Identifier: MIT
import CivilTime

/// What a node is, packed into an integer: its role, its page and its day or ordinal.
///
/// The same thing has the same key in every scene, so keys carry identity from scene to scene.
/// Bits 56...63 role, 32...55 page (months since January of year −9999), 0...31 the value.
public struct NodeKey: Hashable, Sendable {
  /// The packed integer.
  public let rawValue: UInt64

  init(_ role: Role) {
    rawValue = UInt64(role.rawValue) << 56
  }

  init(_ role: Role, ordinal: Int32) {
    rawValue = UInt64(role.rawValue) << 56 | UInt64(UInt32(bitPattern: ordinal))
  }

  init(_ role: Role, page: YearMonth, ordinal: Int32 = 0) {
    let months = UInt64(UInt32(page.index - YearMonth.min.index))
    rawValue =
      UInt64(role.rawValue) << 56 | months << 32 | UInt64(UInt32(bitPattern: ordinal))
  }

  init(_ role: Role, page: YearMonth, day: EpochDay) {
    self.init(role, page: page, ordinal: day.rawValue)
  }
}

extension NodeKey: Comparable {
  /// By role, then by page, then by day or ordinal.
  public static func < (left: NodeKey, right: NodeKey) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension NodeKey {
  /// The role of the node.
  public var role: Role {
    Role(rawValue: UInt8(truncatingIfNeeded: rawValue >> 56)) ?? .calendar
  }

  /// The page it belongs to; January of year −9999 for nodes outside pages.
  public var page: YearMonth {
    let months = Int64(rawValue >> 32 & 0xFF_FFFF)
    return YearMonth(clampingIndex: months + Int64(YearMonth.min.index))
  }

  /// The day of a day cell, else nil.
  public var day: EpochDay? {
    role == .dayCell ? EpochDay(Int32(truncatingIfNeeded: rawValue)) : nil
  }

  /// The ordinal, or the raw number of the day.
  var ordinal: Int32 { Int32(truncatingIfNeeded: rawValue) }
}
