// SPDX-License-Identifier: MIT

/// How many points make a day count.
///
///     StreakGoal(points: 100).state(ofTotal: 80)      // .short
///
/// A goal of 0 or less asks for nothing, and yet a day on which nothing was scored is not kept:
/// it counts as a goal of 1, so that every day with more points than none is kept.
public struct StreakGoal: Hashable, Sendable {
  /// The points asked for, as given; may be 0 or negative.
  public let points: Int32

  /// A goal of so many points a day.
  public init(points: Int32) {
    self.points = points
  }
}

extension StreakGoal {
  /// The state of a day whose points add up to this total.
  ///
  /// A total of 0 is `none` whatever the goal; a negative one is `short`.
  public func state(ofTotal total: Int64) -> DayState {
    if total >= threshold { return .kept }
    return total == 0 ? .none : .short
  }

  /// The least total that keeps a day; 1 or more, so that a day without points never does.
  var threshold: Int64 { Int64(Swift.max(points, 1)) }
}
