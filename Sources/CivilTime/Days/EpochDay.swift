// SPDX-License-Identifier: MIT

/// A day, counted from 1970-01-01 in the proleptic Gregorian calendar.
///
///     CivilDate(year: 2024, month: 2, day: 29)?.epochDay.rawValue      // 19_782
///
/// A day is never an instant: it has no zone and no hours. Day 0 is a Thursday.
///
/// - Invariant: lies in `EpochDay.min ... EpochDay.max`, years −9999 through 9999.
public struct EpochDay: Hashable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public let rawValue: Int32

  /// The day with this number, or nil outside years −9999 through 9999.
  public init?(_ rawValue: Int32) {
    guard rawValue >= Self.min.rawValue, rawValue <= Self.max.rawValue else { return nil }
    self.rawValue = rawValue
  }

  /// The day with this number, or the nearest day of years −9999 through 9999.
  public init(clamping rawValue: Int64) {
    let low = Int64(Self.min.rawValue)
    let high = Int64(Self.max.rawValue)
    self.rawValue = Int32(Swift.min(Swift.max(rawValue, low), high))
  }

  init(unchecked rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// −9999-01-01.
  public static let min = EpochDay(unchecked: -4_371_587)
  /// 9999-12-31.
  public static let max = EpochDay(unchecked: 2_932_896)
  /// 1970-01-01.
  public static let epoch = EpochDay(unchecked: 0)
}

extension EpochDay: Comparable {
  /// Earlier days come first.
  public static func < (left: EpochDay, right: EpochDay) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension EpochDay {
  /// The day this many days later (earlier when negative), or nil past the ends of the calendar.
  public func adding(days: Int32) -> EpochDay? {
    let (sum, overflow) = rawValue.addingReportingOverflow(days)
    return overflow ? nil : EpochDay(sum)
  }

  /// The day this many days later, or the first or last day of the calendar if that lies beyond it.
  public func addingClamped(days: Int32) -> EpochDay {
    EpochDay(clamping: Int64(rawValue) &+ Int64(days))
  }

  /// The number of days from this day to the other; positive when the other is later.
  public func days(until other: EpochDay) -> Int32 {
    // Cannot overflow: days are within four million of the epoch.
    other.rawValue &- rawValue
  }
}
