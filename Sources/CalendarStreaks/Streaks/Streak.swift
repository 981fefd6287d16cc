// SPDX-License-Identifier: MIT

import CivilTime

/// A run of consecutive kept days.
///
/// - Invariant: at least one day.
public struct Streak: Hashable, Sendable {
  /// The first day, inclusive.
  public let first: EpochDay
  /// The last day, inclusive.
  public let last: EpochDay

  /// - Precondition: `last` is not earlier than `first`.
  init(unchecked first: EpochDay, last: EpochDay) {
    self.first = first
    self.last = last
  }
}

extension Streak {
  /// Number of days, 1 or more.
  public var count: Int32 { first.days(until: last) + 1 }

  /// The days as an interval.
  public var days: DayInterval {
    // Never nil: `last` is not earlier than `first`.
    DayInterval(first: first, last: last) ?? .all
  }
}
