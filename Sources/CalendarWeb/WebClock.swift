// SPDX-License-Identifier: MIT
import CivilTime

/// Today: pinned by the app, or read from the host's clock in a zone.
struct WebClock {
  /// A day that the app has set as today.
  var pinned: EpochDay?
  /// The zone of the viewer.
  var zone = ZoneRules.utc
  /// The time on the wall clock, and on the monotonic clock at the same moment in microseconds.
  var reading: (wall: Instant, time: Int64)?

  /// Today, and when it ends on the monotonic clock; a pinned day does not end.
  func today(at time: Int64) -> (day: EpochDay?, ends: Int64?) {
    if let pinned { return (pinned, nil) }
    guard let reading else { return (nil, nil) }
    let now = reading.wall.addingClamped(microseconds: time - reading.time)
    let ends = zone.nextMidnight(after: now).map { time + now.microseconds(until: $0) }
    return (zone.day(at: now), ends)
  }
}
