// SPDX-License-Identifier: MIT

extension ZoneRules {
  /// The day that calendars in the zone show at this instant.
  public func day(at instant: Instant) -> EpochDay {
    civil(at: instant).day
  }

  /// The first instant at which calendars in the zone show this day or a later one.
  ///
  /// Usually midnight. Where clocks skip midnight, the instant when they do: 26 April 2024 began at
  /// 01:00 in Cairo, at 22:00Z on 25 April. A day that is skipped altogether begins with the next
  /// one: Apia's 30 December 2011 with the 31st, at 10:00Z on 30 December. Where midnight occurs
  /// twice, the first one: in St. John's, 29 October 2006 began, was interrupted after a minute by
  /// another hour of the 28th, and went on. So days never overlap and leave no gaps. Clamped within
  /// 26 hours of the ends of the calendar.
  public func startOfDay(_ day: EpochDay) -> Instant {
    Instant(clamping: start(ofRawDay: day.rawValue))
  }

  /// Seconds from the start of this day until the start of the next.
  ///
  /// Usually 86_400; but in Berlin 82_800 on 2024-03-31 and 90_000 on 2024-10-27, on Lord Howe
  /// Island 84_600 on 2024-10-06, and 0 on 2011-12-30, which Apia skipped.
  public func secondsInDay(_ day: EpochDay) -> Int32 {
    let length = start(ofRawDay: day.rawValue + 1) - start(ofRawDay: day.rawValue)
    return Int32(truncatingIfNeeded: length / 1_000_000)
  }

  /// The next instant, strictly after this one, at which calendars in the zone turn to another day.
  ///
  /// Where clocks are set back over midnight, the previous day returns for a while; that counts,
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
