// SPDX-License-Identifier: MIT
import CivilTime

/// How intervals are selected by choosing days, and how long they may be.
public struct IntervalPolicy: Hashable, Sendable {
  /// What choosing a day does when there is a start or a complete interval.
  ///
  /// The raw values are part of the web host's protocol.
  public enum Taps: UInt8, CaseIterable, Hashable, Sendable {
    /// Before the start: the day becomes the start.
    ///
    /// In the interval: it ends there; on its start, only the start remains. Outside: the selection
    /// is cleared.
    case shrinkInside = 0
    /// After a start: the interval runs from there to the day, in either direction.
    ///
    /// With a complete interval: the day becomes the start of a new one.
    case restart = 1
    /// After a start: the interval runs from there to the day, in either direction.
    ///
    /// With a complete interval: its nearer end moves to the day, the last day if both are equally
    /// near.
    case extendNearest = 2
  }

  /// What choosing a day does.
  public var taps = Taps.shrinkInside
  /// Whether choosing the start again makes an interval of that day; otherwise it cancels the
  /// start.
  public var allowsOneDay = false
  /// Whether no day between the ends may be one that cannot be chosen.
  public var refusesDisabled = false
  /// The fewest days, including disabled ones.
  public var minimumCount: Int32 = 1
  /// The most days, including disabled ones.
  public var maximumCount = Int32.max

  /// The rules without limits.
  public init() {}
}

extension IntervalPolicy {
  /// The selection after choosing a day, without regard to limits.
  func selection(_ selection: Selection, choosing day: EpochDay) -> Selection {
    guard let first = selection.first, let last = selection.last else { return .day(day) }
    return selection.kind == .interval
      ? self.selection(from: first, through: last, choosing: day)
      : self.selection(from: first, choosing: day)
  }

  private func selection(from start: EpochDay, choosing day: EpochDay) -> Selection {
    if day == start { return allowsOneDay ? span(day, day) : .none }
    if day < start, taps == .shrinkInside { return .day(day) }
    return span(start, day)
  }

  private func selection(
    from first: EpochDay, through last: EpochDay, choosing day: EpochDay
  ) -> Selection {
    switch taps {
    case .shrinkInside:
      if day == first { return .day(first) }
      return day > first && day <= last ? span(first, day) : .none
    case .restart: return .day(day)
    case .extendNearest:
      let isNearerToFirst = first.distance(to: day) < last.distance(to: day)
      return isNearerToFirst ? span(day, last) : span(first, day)
    }
  }

  /// The days between two, both included; a single day is a start if it cannot be an interval.
  func span(_ one: EpochDay, _ other: EpochDay) -> Selection {
    guard one != other || allowsOneDay,
      let days = DayInterval(first: min(one, other), last: max(one, other))
    else { return .day(one) }
    return .interval(days)
  }
}

extension EpochDay {
  /// The number of days between two, never negative.
  fileprivate func distance(to other: EpochDay) -> Int32 {
    abs(days(until: other))
  }
}
