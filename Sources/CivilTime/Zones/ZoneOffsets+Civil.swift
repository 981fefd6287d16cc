// SPDX-License-Identifier: MIT

extension ZoneOffsets {
  /// What a civil time on one of the days means: one instant, none, or two.
  public func resolve(_ civil: CivilDateTime) -> LocalResolution {
    let wall = civil.microseconds
    var (from, offset) = (Int64.min, first)
    var found: (first: Int64, last: Int64)?
    var gap: ZoneTransition?
    for index in 0...changes.count {
      let change = index < changes.count ? changes[index] : nil
      let until = change?.instant.microsecondsSince1970 ?? Int64.max
      let instant = wall &- offset.microseconds
      if instant >= from, instant < until { found = (found?.first ?? instant, instant) }
      guard let change else { break }
      if gap == nil, change.shift > 0, wall >= change.wall.start, wall < change.wall.end {
        gap = change
      }
      (from, offset) = (until, change.after)
    }
    if let found {
      return found.first == found.last
        ? .unique(Instant(clamping: found.first))
        : .fold(earlier: Instant(clamping: found.first), later: Instant(clamping: found.last))
    }
    return gap.map { .gap($0) } ?? .unique(Instant(clamping: wall &- offset.microseconds))
  }

  /// The instant at which the clocks show a minute of a day, given policies for gaps and folds.
  ///
  /// - Parameters:
  ///   - minute: Minutes on the wall since 0:00 of the day; those of other days are outside 0..<1440.
  ///   - day: One of the days.
  ///   - gap: What a minute means that the clocks skip.
  ///   - fold: Which of two instants is meant.
  /// - Returns: The instant, or nil where a policy rejects.
  public func instant(
    ofMinute minute: Int32, on day: EpochDay, gap: GapPolicy, fold: FoldPolicy
  ) -> Instant? {
    let civil = CivilDateTime(day: day, time: .midnight)
      .addingClamped(microseconds: Int64(minute) &* 60_000_000)
    return resolve(civil).instant(of: civil, gap: gap, fold: fold)
  }
}
