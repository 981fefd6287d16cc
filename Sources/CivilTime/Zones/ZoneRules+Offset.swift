// SPDX-License-Identifier: MIT

extension ZoneRules {
  /// How far the zone's clocks are ahead of UTC at this instant.
  ///
  /// A binary search among the transitions; after 2099 the yearly rule is evaluated.
  public func offset(at instant: Instant) -> UTCOffset {
    offset(at: instant.microsecondsSince1970)
  }

  /// The next time the clocks are set, strictly after this instant, or nil when never again.
  public func nextTransition(after instant: Instant) -> ZoneTransition? {
    let run = run(at: instant.microsecondsSince1970)
    guard run.end <= Instant.max.microsecondsSince1970 else { return nil }
    return ZoneTransition(
      instant: Instant(unchecked: run.end), before: run.offset, after: offset(at: run.end))
  }

  /// The last time the clocks were set, strictly before this instant, or nil when never before.
  public func previousTransition(before instant: Instant) -> ZoneTransition? {
    let run = run(at: instant.microsecondsSince1970 - 1)
    guard run.start >= Instant.min.microsecondsSince1970 else { return nil }
    return ZoneTransition(
      instant: Instant(unchecked: run.start), before: offset(at: run.start - 1),
      after: run.offset)
  }
}

/// A stretch of time with one offset, half-open, in microseconds since 1970-01-01T00:00:00Z.
struct OffsetRun {
  /// `Int64.min` when there was no change before it.
  let start: Int64
  /// `Int64.max` when no change follows.
  let end: Int64
  let offset: UTCOffset
}

extension ZoneRules {
  func offset(at microseconds: Int64) -> UTCOffset {
    if microseconds >= yearlySince, let yearly { return yearly.offset(at: microseconds) }
    let index = changeCount(until: microseconds)
    return index == 0 ? initial : changes[index - 1].offset
  }

  /// The longest stretch around this instant during which the clocks are not set.
  func run(at microseconds: Int64) -> OffsetRun {
    let index = changeCount(until: microseconds)
    var start = index == 0 ? Int64.min : changes[index - 1].microseconds
    var end = index == changes.count ? Int64.max : changes[index].microseconds
    guard index == changes.count, let yearly else {
      return OffsetRun(
        start: start, end: end, offset: index == 0 ? initial : changes[index - 1].offset)
    }
    if microseconds >= yearlySince, let change = yearly.previousChange(until: microseconds),
      change > yearlySince
    {
      start = change
    }
    end = yearly.nextChange(after: Swift.max(microseconds, yearlySince)) ?? end
    return OffsetRun(start: start, end: end, offset: offset(at: microseconds))
  }

  /// The number of changes at or before this instant.
  private func changeCount(until microseconds: Int64) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = low + (high - low) / 2
      if changes[middle].microseconds <= microseconds {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
