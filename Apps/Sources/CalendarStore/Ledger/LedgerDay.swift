// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// A day of a `StreakLedger`.
public struct LedgerDay: Hashable, Sendable {
  /// The day.
  public var day: EpochDay
  /// Points of the sessions that start on it.
  public var points: Int64
  /// How many sessions start on it; 0 for a day without.
  public var count: Int64
  /// Whether it was kept, or nil before the first day and after today.
  public var state: DayState?

  /// A day of these values.
  public init(day: EpochDay, points: Int64, count: Int64, state: DayState?) {
    self.day = day
    self.points = points
    self.count = count
    self.state = state
  }
}
