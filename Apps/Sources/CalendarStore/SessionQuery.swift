// SPDX-License-Identifier: MIT
import CivilTime

/// Which sessions to list: those that start on the days of an interval, for a viewer in a zone.
public struct SessionQuery: Sendable {
  /// The days.
  public var days: DayInterval
  /// The zone in which zoned sessions find their day.
  public var zone: ZoneRules
  /// The most sessions to return.
  public var limit: Int
  /// The cursor from the previous page, or nil for the first page.
  public var after: String?

  /// A query for the first page of sessions on some days.
  public init(days: DayInterval, zone: ZoneRules, limit: Int = 1_000, after: String? = nil) {
    self.days = days
    self.zone = zone
    self.limit = limit
    self.after = after
  }
}
