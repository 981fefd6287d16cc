// SPDX-License-Identifier: MIT
import CivilTime

/// A stretch of time between clock changes of a zone, as far as its wall shows the requested days.
///
/// Within it, instants and wall times run in parallel, so a range of days is one range of instants.
struct ZoneStretch {
  /// The first instant, in microseconds since 1970.
  var start: Int64
  /// The instant after the last one.
  var end: Int64
  /// How far the wall is ahead of UTC, in microseconds.
  var offset: Int64

  /// The wall time at an instant of the stretch; clamped at the ends of the calendar.
  func wall(at instant: Int64) -> Int64 {
    min(max(instant + offset, WallInterval.all.start), WallInterval.all.end - 1)
  }
}

/// Wall times from midnight to midnight, in microseconds since 1970-01-01T00:00, half-open.
struct WallInterval {
  var start: Int64
  var end: Int64

  static let all = WallInterval(.all)
  static let microsecondsPerDay: Int64 = 86_400_000_000

  init(_ days: DayInterval) {
    start = Int64(days.start.rawValue) * Self.microsecondsPerDay
    end = Int64(days.endRawValue) * Self.microsecondsPerDay
  }
}

extension ZoneRules {
  /// More than any clock's distance from UTC: 26 hours, in microseconds.
  static let greatestOffset: Int64 = 93_600_000_000

  /// The first stretch at or after an instant that shows some of these wall times, or nil.
  func stretch(of walls: WallInterval, from instant: Int64) -> ZoneStretch? {
    var from = max(instant, walls.start - Self.greatestOffset)
    while from < walls.end + Self.greatestOffset, from <= Instant.max.microsecondsSince1970 {
      let first = Instant(clamping: from)
      let next = nextTransition(after: first)?.instant.microsecondsSince1970
      let offset = Int64(self.offset(at: first).seconds) * 1_000_000
      // Times before the calendar's first wall time or after its last are shown as that one.
      let low = walls.start == WallInterval.all.start ? .min : walls.start - offset
      let high = walls.end == WallInterval.all.end ? .max : walls.end - offset
      let end = min(next ?? Instant.max.microsecondsSince1970 + 1, high)
      let start = max(first.microsecondsSince1970, low, from)
      if start < end { return ZoneStretch(start: start, end: end, offset: offset) }
      guard let next else { return nil }
      from = next
    }
    return nil
  }
}
