// SPDX-License-Identifier: MIT

/// A run of consecutive days, half-open: the start is included, the end is not.
///
/// The end may lie one day past `EpochDay.max`, so that an interval can hold the last day.
///
/// - Invariant: `count >= 0`; every day of the interval lies in the calendar.
public struct DayInterval: Hashable, Sendable {
  /// The first day; for an empty interval, its position.
  public let start: EpochDay
  /// Number of days, 0 or more.
  public let count: Int32

  /// The days from `start` up to but not including `end`, or nil when `end` is earlier than
  /// `start`.
  public init?(start: EpochDay, end: EpochDay) {
    guard end >= start else { return nil }
    self.init(unchecked: start, count: start.days(until: end))
  }

  /// The days from `first` through `last`, or nil when `last` is earlier than `first`.
  public init?(first: EpochDay, last: EpochDay) {
    guard last >= first else { return nil }
    self.init(unchecked: first, count: first.days(until: last) &+ 1)
  }

  /// `count` days from `start` on, or nil when `count` is negative or leads past the end of the
  /// calendar.
  public init?(start: EpochDay, count: Int32) {
    guard count >= 0, Int64(start.rawValue) + Int64(count) <= Int64(EpochDay.max.rawValue) + 1
    else { return nil }
    self.init(unchecked: start, count: count)
  }

  /// One day.
  public init(_ day: EpochDay) {
    self.init(unchecked: day, count: 1)
  }

  init(unchecked start: EpochDay, count: Int32) {
    self.start = start
    self.count = count
  }

  /// Every day of the calendar.
  public static let all = DayInterval(
    unchecked: .min, count: EpochDay.max.rawValue - EpochDay.min.rawValue + 1)
}

extension DayInterval {
  /// The raw day number of the exclusive end; at most one past `EpochDay.max`.
  public var endRawValue: Int32 {
    // Cannot overflow, by the invariant.
    start.rawValue &+ count
  }

  /// Whether it contains no days.
  public var isEmpty: Bool { count == 0 }

  /// The first day, or nil when empty.
  public var first: EpochDay? { isEmpty ? nil : start }

  /// The last day, inclusive, or nil when empty.
  public var last: EpochDay? { isEmpty ? nil : EpochDay(unchecked: endRawValue &- 1) }

  /// Whether the day lies in the interval.
  public func contains(_ day: EpochDay) -> Bool {
    day.rawValue >= start.rawValue && day.rawValue < endRawValue
  }

  /// Whether every day of the other interval lies in this one; true for an empty one.
  public func contains(_ other: DayInterval) -> Bool {
    other.isEmpty || (other.start >= start && other.endRawValue <= endRawValue)
  }

  /// Whether any day lies in both.
  public func overlaps(_ other: DayInterval) -> Bool {
    Swift.max(start.rawValue, other.start.rawValue) < Swift.min(endRawValue, other.endRawValue)
  }

  /// The days in both, or nil when there are none.
  public func intersection(_ other: DayInterval) -> DayInterval? {
    guard overlaps(other) else { return nil }
    let low = Swift.max(start.rawValue, other.start.rawValue)
    let high = Swift.min(endRawValue, other.endRawValue)
    return DayInterval(unchecked: EpochDay(unchecked: low), count: high &- low)
  }

  /// The shortest interval that covers both; an empty one counts as its position.
  public func hull(_ other: DayInterval) -> DayInterval {
    let low = Swift.min(start.rawValue, other.start.rawValue)
    let high = Swift.max(endRawValue, other.endRawValue)
    return DayInterval(unchecked: EpochDay(unchecked: low), count: high &- low)
  }

  /// The day in the interval that is nearest to this one, or nil when empty.
  public func clamp(_ day: EpochDay) -> EpochDay? {
    guard let last else { return nil }
    return Swift.min(Swift.max(day, start), last)
  }
}

#if !hasFeature(Embedded)
  extension DayInterval: CustomStringConvertible {
    /// The first and the exclusive end day: 2024-02-01..<2024-03-01; 10000-01-01 past the last day.
    public var description: String {
      let end = start.adding(days: count)?.description ?? "10000-01-01"
      return "\(start)..<\(end)"
    }
  }
#endif
