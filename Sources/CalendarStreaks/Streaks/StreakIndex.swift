// SPDX-License-Identifier: MIT

import CivilTime

/// Points by day, and what follows from them and a goal: states, streaks, counts, totals.
///
///     var index = StreakIndex(goal: StreakGoal(points: 100), firstDay: newYear)
///     index.add(80, on: sunday)
///     index.add(20, on: sunday)
///     index.state(on: sunday, asOf: today)      // .kept
///
/// Only the days from `firstDay` through today have a state. Today is a parameter of every read
/// that depends on it, because there is no clock here. Points of other days are kept, and count as
/// soon as the day falls within the range.
///
/// Cost, with d the days of the calendar (at most 18 steps, see `StreakTree`): adding and removing
/// points O(log d); states, totals, the current streak and the streak ending on a day
/// O(log d) for any goal; changing the goal or the first day O(1). The longest streak and the count
/// of kept days are O(log d) once the index is settled for the goal. Before that they visit the
/// blocks of 64 days in which some day flipped, at worst all that were ever used; `settle()` does
/// this once. (Keeping the longest run for every goal would make changing the goal free, but then
/// one added point could change the answer for each of them.) The number of sessions does not
/// matter.
public struct StreakIndex: Sendable {
  /// The goal against which days are measured; setting it is O(1).
  public var goal: StreakGoal
  /// The first day that counts, or nil when all days through today count; setting it is O(1).
  public var firstDay: EpochDay?
  private var tree = StreakTree()

  /// An index without points.
  public init(goal: StreakGoal, firstDay: EpochDay? = nil) {
    self.goal = goal
    self.firstDay = firstDay
  }
}

extension StreakIndex {
  /// Adds points to a day; O(log d).
  ///
  /// Totals are 64-bit and saturate; 2³² additions of the greatest number still fit.
  public mutating func add(_ points: Int32, on day: EpochDay) {
    tree.add(Int64(points), at: Self.place(of: day), threshold: goal.threshold)
  }

  /// Takes points from a day, the inverse of adding them; O(log d).
  public mutating func remove(_ points: Int32, on day: EpochDay) {
    tree.add(-Int64(points), at: Self.place(of: day), threshold: goal.threshold)
  }

  /// Sets the points of a day, replacing any earlier ones; O(log d).
  public mutating func setPoints(_ points: Int64, on day: EpochDay) {
    tree.set(points, at: Self.place(of: day), threshold: goal.threshold)
  }

  /// Recounts the runs wherever a day flipped since the goal changed.
  ///
  /// Results stay the same; `longestStreak` and `keptCount` are O(log d) afterwards.
  public mutating func settle() {
    tree.settle(goal.threshold)
  }
}

extension StreakIndex {
  /// The points of a day, even one without a state; O(log d).
  public func points(on day: EpochDay) -> Int64 {
    tree.total(at: Self.place(of: day))
  }

  /// The state of a day, or nil before the first day and after today; O(log d).
  public func state(on day: EpochDay, asOf today: EpochDay) -> DayState? {
    state(ofTotal: points(on: day), on: day, asOf: today)
  }

  /// The state of a day with known points, or nil as in `state(on:asOf:)`; O(1).
  public func state(ofTotal points: Int64, on day: EpochDay, asOf today: EpochDay) -> DayState? {
    guard day <= today, day >= firstDay ?? .min else { return nil }
    return goal.state(ofTotal: points)
  }

  /// The states of the first 64 days of an interval, such as the 42 of a month page; O(log d).
  public func states(of days: DayInterval, asOf today: EpochDay) -> DayStates {
    let count = Swift.min(days.count, DayStates.capacity)
    var (stated, kept, scored) = (UInt64(0), UInt64(0), UInt64(0))
    if let shown = DayInterval(start: days.start, count: count),
      let counted = counted(shown, asOf: today)
    {
      let skipped = UInt64(days.start.days(until: counted.start))
      let masks = tree.masks(Self.places(of: counted), threshold: goal.threshold)
      stated = UInt64(onesBelow: counted.count) << skipped
      (kept, scored) = (masks.kept << skipped, masks.scored << skipped)
    }
    return DayStates(
      start: days.start, count: count, stated: stated, kept: kept, short: scored & ~kept)
  }

  /// The points of the days of an interval that have a state, such as those of a week; saturates.
  ///
  /// O(log d).
  public func total(in days: DayInterval, asOf today: EpochDay) -> Int64 {
    guard let days = counted(days, asOf: today) else { return 0 }
    return tree.sum(Self.places(of: days))
  }

  /// How many days of an interval are kept; O(log d) when settled.
  public func keptCount(in days: DayInterval, asOf today: EpochDay) -> Int32 {
    guard let days = counted(days, asOf: today) else { return 0 }
    return tree.runs(Self.places(of: days), threshold: goal.threshold).kept
  }
}

extension StreakIndex {
  /// The longest streak in an interval, or nil without a kept day; among equals the latest.
  ///
  /// A streak that began before the interval counts from the interval's start. O(log d) when
  /// settled.
  public func longestStreak(in days: DayInterval = .all, asOf today: EpochDay) -> Streak? {
    guard let days = counted(days, asOf: today) else { return nil }
    let runs = tree.runs(Self.places(of: days), threshold: goal.threshold)
    guard runs.best > 0 else { return nil }
    let first = days.start.addingClamped(days: runs.bestStart)
    return Streak(unchecked: first, last: first.addingClamped(days: runs.best - 1))
  }

  /// The streak that reaches today, or yesterday while today is not kept yet; nil without one.
  ///
  /// O(log d) for any goal.
  public func currentStreak(asOf today: EpochDay) -> Streak? {
    if let streak = streak(endingOn: today, asOf: today) { return streak }
    guard let yesterday = today.adding(days: -1) else { return nil }
    return streak(endingOn: yesterday, asOf: today)
  }

  /// The kept days up to and including this one, or nil when it is not kept; O(log d) for any goal.
  public func streak(endingOn day: EpochDay, asOf today: EpochDay) -> Streak? {
    guard day <= today, let days = DayInterval(first: firstDay ?? .min, last: day) else {
      return nil
    }
    let places = Self.places(of: days)
    let gap = tree.lastPlace(in: places, below: goal.threshold)
    let count = places.upperBound - 1 - (gap ?? places.lowerBound - 1)
    guard count > 0 else { return nil }
    return Streak(unchecked: day.addingClamped(days: 1 - count), last: day)
  }
}

extension StreakIndex {
  /// The days of an interval that have a state, or nil when none has.
  private func counted(_ days: DayInterval, asOf today: EpochDay) -> DayInterval? {
    DayInterval(first: firstDay ?? .min, last: today)?.intersection(days)
  }

  /// The place of a day in the tree.
  private static func place(of day: EpochDay) -> Int32 {
    EpochDay.min.days(until: day)
  }

  private static func places(of days: DayInterval) -> Range<Int32> {
    let first = place(of: days.start)
    return first..<first + days.count
  }
}
