// SPDX-License-Identifier: MIT
import CivilTime

/// Today: pinned by the app, or read from the host's clock in a zone.
public struct CalendarClock: Hashable, Sendable {
  /// A day that the app has set as today.
  public var pinned: EpochDay?
  /// The zone of the viewer.
  public var zone: ZoneRules
  private var reading: Reading?

  /// A moment on both of the host's clocks.
  private struct Reading: Hashable, Sendable {
    let wall: Instant
    /// Microseconds of the monotonic clock.
    let time: Int64
  }

  /// A clock in a zone that has not been read yet.
  public init(zone: ZoneRules = .utc, pinned: EpochDay? = nil) {
    self.zone = zone
    self.pinned = pinned
  }

  /// Notes what the wall clock says at a time of the monotonic clock, in microseconds.
  ///
  /// Read it again when the user has set the clock, and when the machine has slept.
  public mutating func read(_ wall: Instant, at time: Int64) {
    reading = Reading(wall: wall, time: Self.clamp(time))
  }

  /// Today, and when it ends on the monotonic clock; a pinned day does not end.
  ///
  /// Nil before the clock has been read. Days end where the zone's do: 2024-03-31 in Berlin ends 23
  /// hours after it began.
  public func today(at time: Int64) -> (day: EpochDay?, ends: Int64?) {
    if let pinned { return (pinned, nil) }
    guard let reading else { return (nil, nil) }
    let time = Self.clamp(time)
    let now = reading.wall.addingClamped(microseconds: time - reading.time)
    let ends = zone.nextMidnight(after: now).map { time + now.microseconds(until: $0) }
    return (zone.day(at: now), ends)
  }

  /// The present minute at a time of the monotonic clock, and when it ends; of a pinned day the minute
  /// that the clock shows.
  ///
  /// Nil before the clock has been read.
  public func now(at time: Int64) -> CalendarNow? {
    guard let reading else { return nil }
    let time = Self.clamp(time)
    let now = reading.wall.addingClamped(microseconds: time - reading.time)
    let civil = zone.civil(at: now)
    let passed = civil.time.microsecondOfDay % 60_000_000
    return CalendarNow(
      day: pinned ?? civil.day, minute: civil.time.minuteOfDay, ends: time + 60_000_000 - passed)
  }

  /// The nearest time that can be calculated with: from 0 through some 146 000 years.
  private static func clamp(_ time: Int64) -> Int64 { min(max(time, 0), 1 << 62) }
}
