// SPDX-License-Identifier: MIT

extension ZoneRules {
  /// What the zone's clocks show at this instant.
  ///
  /// Clamped within 26 hours of the ends of the calendar, see `Instant.civil(at:)`.
  public func civil(at instant: Instant) -> CivilDateTime {
    instant.civil(at: offset(at: instant))
  }

  /// What this civil time means in the zone: one instant, none, or two.
  ///
  /// Within 26 hours of the ends of the calendar the instants are clamped.
  public func resolve(_ civil: CivilDateTime) -> LocalResolution {
    let wall = civil.microseconds
    var first: Int64?
    var last: Int64?
    var gap: ZoneTransition?
    // No clock is further from UTC than a day and two hours, so the instants that show this time
    // are in between.
    var run = run(at: wall - Self.reach)
    while true {
      let instant = wall - run.offset.microseconds
      if instant >= run.start, instant < run.end {
        first = first ?? instant
        last = instant
      }
      guard run.end <= wall + Self.reach else { break }
      let next = self.run(at: run.end)
      if gap == nil, leap(from: run, to: next, over: wall) {
        gap = transition(from: run, to: next)
      }
      run = next
    }
    if let first, let last {
      return first == last
        ? .unique(Instant(clamping: first))
        : .fold(earlier: Instant(clamping: first), later: Instant(clamping: last))
    }
    // The wall runs from before this time to after it, so some gap skipped it.
    return gap.map { .gap($0) } ?? .unique(Instant(clamping: wall - run.offset.microseconds))
  }

  /// The instant that a civil time means in the zone, given policies for gaps and folds.
  ///
  /// Nil only where a policy rejects. Clamped within 26 hours of the ends of the calendar.
  public func instant(
    of civil: CivilDateTime, gap: GapPolicy, fold: FoldPolicy
  ) -> Instant? {
    resolve(civil).instant(of: civil, gap: gap, fold: fold)
  }

  /// The instant that a civil time means in iCalendar (RFC 5545, section 3.3.5).
  ///
  /// In a gap it is as much later as the clocks were set forward; in a fold it is the first.
  public func instant(of civil: CivilDateTime) -> Instant {
    switch resolve(civil) {
    case .unique(let instant): instant
    case .gap(let transition): civil.instantClamped(at: transition.before)
    case .fold(let earlier, _): earlier
    }
  }
}

extension ZoneRules {
  /// More than the greatest distance from UTC: 26 hours, in microseconds.
  static let reach: Int64 = 93_600_000_000

  private func leap(from run: OffsetRun, to next: OffsetRun, over wall: Int64) -> Bool {
    wall >= run.end + run.offset.microseconds && wall < run.end + next.offset.microseconds
  }

  private func transition(from run: OffsetRun, to next: OffsetRun) -> ZoneTransition {
    ZoneTransition(
      instant: Instant(clamping: run.end), before: run.offset, after: next.offset)
  }
}
