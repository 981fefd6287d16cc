// SPDX-License-Identifier: MIT

import CivilTime

/// The states of up to 64 consecutive days, as masks: bit 0 is `start`, bit 1 the day after it.
///
/// One value covers a whole month grid of 42 cells.
///
/// - Invariant: `kept` and `short` are disjoint subsets of `stated`; no bit is set from `count` on.
public struct DayStates: Hashable, Sendable {
  /// The most days of one value.
  public static let capacity: Int32 = 64

  /// The day of bit 0.
  public let start: EpochDay
  /// Number of days, 0...64.
  public let count: Int32
  /// The days that have a state: from the first counted day through today.
  public let stated: UInt64
  /// The days that reach the goal.
  public let kept: UInt64
  /// The days with points, but too few.
  public let short: UInt64
}

extension DayStates {
  /// The days that have a state but no points.
  public var none: UInt64 { stated & ~kept & ~short }

  /// The state of a day, or nil when it has none or is none of these days.
  public func state(on day: EpochDay) -> DayState? {
    guard day >= start, start.days(until: day) < count else { return nil }
    let bit = UInt64(1) << UInt64(start.days(until: day))
    if kept & bit != 0 { return .kept }
    if short & bit != 0 { return .short }
    return stated & bit != 0 ? DayState.none : nil
  }

  /// The same with states only on these days, for a month page that shows only its own
  /// month's.
  public func limited(to days: DayInterval) -> DayStates {
    let low = Swift.min(Swift.max(start.days(until: days.start), 0), Self.capacity)
    let high = Swift.min(Swift.max(days.endRawValue - start.rawValue, 0), Self.capacity)
    let mask = UInt64(onesBelow: high) & ~UInt64(onesBelow: low)
    return DayStates(
      start: start, count: count, stated: stated & mask, kept: kept & mask, short: short & mask)
  }
}

extension UInt64 {
  /// Ones in the lowest `count` places, 0...64.
  init(onesBelow count: Int32) {
    self = count >= 64 ? .max : (1 << UInt64(count)) - 1
  }
}
