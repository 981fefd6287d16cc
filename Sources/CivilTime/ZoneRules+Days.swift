// SPDX-License-Identifier: MIT

extension ZoneRules {
  /// The day the zone's calendars show at this instant.
  public func day(at instant: Instant) -> EpochDay {
    civil(at: instant).day
  }

  /// The first instant at which the zone's calendars show this day or a later one.
  ///
  /// Mostly midnight. Where clocks leap over midnight, the instant they do: in Cairo 26 April 2024
  /// began at 01:00, 25 April 22:00Z. A day that is missing altogether begins where the next one
  /// does: Apia's 30 December 2011 with the 31st, on 30 December 10:00Z. Where midnight comes twice,
  /// the first: St. John's 29 October 2006 began, was the 28th again after a minute for an hour, and
  /// went on. So days never overlap and leave nothing between them. Clamped within 26 hours of the
  /// ends of the calendar.
  public func startOfDay(_ day: EpochDay) -> Instant {
    Instant(clamping: start(ofRawDay: day.rawValue))
  }

  /// Seconds from the start of this day until the start of the next.
  ///
  /// 86_400, but in Berlin 82_800 on 2024-03-31 and 90_000 on 2024-10-27, on Lord Howe Island
  /// 84_600 on 2024-10-06, and 0 on the day that Apia left out, 2011-12-30.
  public func secondsInDay(_ day: EpochDay) -> Int32 {
    let length = start(ofRawDay: day.rawValue + 1) - start(ofRawDay: day.rawValue)
    return Int32(truncatingIfNeeded: length / 1_000_000)
  }

  /// The next instant, strictly after this one, at which the zone's calendars turn to another day.
  ///
  /// Where clocks are set back over midnight, the day before returns for a while; that is a turn
  /// too. Nil where the calendar ends before the day does.
  public func nextMidnight(after instant: Instant) -> Instant? {
    var now = instant.microsecondsSince1970
    let today = self.day(at: instant)
    guard let tomorrow = today.adding(days: 1) else { return nil }
    let midnight = CivilDateTime(day: tomorrow, time: .midnight).microseconds
    while now <= Instant.max.microsecondsSince1970 {
      let run = run(at: now)
      let turn = midnight - run.offset.microseconds
      if turn < run.end { return Instant(microsecondsSince1970: turn) }
      guard run.end <= Instant.max.microsecondsSince1970 else { return nil }
      if self.day(at: Instant(unchecked: run.end)) != today { return Instant(unchecked: run.end) }
      now = run.end
    }
    return nil
  }

  /// The first instant whose wall time is at or after this day's 00:00.
  private func start(ofRawDay day: Int32) -> Int64 {
    let wall = Int64(day) &* TimeOfDay.microsecondsPerDay
    var run = run(at: wall - Self.reach)
    while true {
      let candidate = Swift.max(run.start, wall - run.offset.microseconds)
      if candidate < run.end { return candidate }
      run = self.run(at: run.end)
    }
  }
}
