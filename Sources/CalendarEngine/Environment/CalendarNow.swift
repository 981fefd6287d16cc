// SPDX-License-Identifier: MIT
import CivilTime

/// The present minute as the viewer's clocks show it.
public struct CalendarNow: Hashable, Sendable {
  /// The day.
  public var day: EpochDay
  /// Minutes since midnight on the wall, 0...1439; where clocks go back the same ones come twice.
  public var minute: Int32
  /// When the next minute begins, in microseconds of the host's monotonic clock; nil where time stands
  /// still.
  public var ends: Int64?

  /// A minute of a day; minutes outside 0...1439 count as the nearest.
  public init(day: EpochDay, minute: Int32, ends: Int64? = nil) {
    self.day = day
    self.minute = min(max(minute, 0), 1439)
    self.ends = ends
  }
}
