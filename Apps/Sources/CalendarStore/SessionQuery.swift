// SPDX-License-Identifier: MIT
import CivilTime

/// Which sessions to list: those that start on days of an interval, for a viewer in a zone.
public struct SessionQuery: Sendable {
  /// The days.
  public var days: DayInterval
  /// The zone in which zoned sessions find their day.
  public var zone: ZoneRules
  /// How many at most.
  public var limit: Int
  /// The cursor of the page before, or nil for the first.
  public var after: String?

  /// A query for the first sessions of days.
  public init(days: DayInterval, zone: ZoneRules, limit: Int = 1_000, after: String? = nil) {
    self.days = days
    self.zone = zone
    self.limit = limit
    self.after = after
  }
}
