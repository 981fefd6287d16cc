// SPDX-License-Identifier: MIT

/// How many points keep a day.
///
///     StreakGoal(points: 100).state(ofTotal: 80)      // .short
///
/// A goal of 0 or less asks for nothing, but a day without points is not kept even then: the goal
/// counts as 1.
public struct StreakGoal: Hashable, Sendable {
  /// The points as given; may be 0 or negative.
  public let points: Int32

  /// A goal of so many points per day.
  public init(points: Int32) {
    self.points = points
  }
}

extension StreakGoal {
  /// The state of a day with this total.
  ///
  /// A total of 0 is `none`, whatever the goal; a negative one is `short`.
  public func state(ofTotal total: Int64) -> DayState {
    if total >= threshold { return .kept }
    return total == 0 ? .none : .short
  }

  /// The least total that keeps a day; 1 or more, so a day without points is never kept.
  var threshold: Int64 { Int64(Swift.max(points, 1)) }
}
