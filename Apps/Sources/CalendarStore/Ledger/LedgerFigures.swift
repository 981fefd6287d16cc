// SPDX-License-Identifier: MIT

/// The figures of a `StreakLedger` as of a day.
public struct LedgerFigures: Hashable, Sendable {
  /// Length in days of the streak that reaches today, or yesterday while today is not kept yet.
  public var current: Int32
  /// Length in days of the longest streak.
  public var longest: Int32
  /// How many days are kept.
  public var kept: Int32
  /// Points of the days that count.
  public var total: Int64
  /// Points needed to keep a day.
  public var goal: Int32

  /// Figures of these values.
  public init(current: Int32, longest: Int32, kept: Int32, total: Int64, goal: Int32) {
    self.current = current
    self.longest = longest
    self.kept = kept
    self.total = total
    self.goal = goal
  }
}
