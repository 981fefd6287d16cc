// SPDX-License-Identifier: MIT

/// What the days of a `StreakLedger` come to.
public struct LedgerFigures: Hashable, Sendable {
  /// Days of the streak that reaches today, or yesterday when today is not kept yet.
  public var current: Int32
  /// Days of the longest streak.
  public var longest: Int32
  /// How many days are kept.
  public var kept: Int32
  /// Points of the days that count.
  public var total: Int64
  /// Points that a day asks for.
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
