// SPDX-License-Identifier: MIT

/// What the clocks of a zone show on a run of days.
///
///     let offsets = zone.offsets(in: week)
///     offsets.hours(of: sunday).length           // 1380 where summer time begins
///
/// Small, so that it can be carried in a message: an offset, and each change of it.
public struct ZoneOffsets: Hashable, Sendable {
  /// The days that it knows.
  public let days: DayInterval
  /// The offset before the first of the changes.
  public let first: UTCOffset
  /// The changes that skip or repeat something on the days, in order.
  ///
  /// A change at their very start or end is among them only if it does: the one by which a first
  /// day begins at 1:00 is, the one by which the day after the last does is not.
  public let changes: [ZoneTransition]

  /// The offsets of days: one, and others from these instants on.
  ///
  /// Changes may be in any order; of two at an instant the later one counts. Changes before the
  /// days and after them may be among them and are left out, as are those that change nothing.
  public init(
    days: DayInterval, first: UTCOffset, changes: [(instant: Instant, offset: UTCOffset)]
  ) {
    var ordered: [(instant: Instant, offset: UTCOffset)] = []
    for change in changes {
      let place = ordered.lastIndex { $0.instant <= change.instant }.map { $0 + 1 } ?? 0
      ordered.insert(change, at: place)
    }
    let bounds = Self.wall(of: days)
    var (start, offset, found) = (first, first, [ZoneTransition]())
    for (index, change) in ordered.enumerated() {
      let isLast = index == ordered.count - 1 || ordered[index + 1].instant > change.instant
      guard isLast, change.offset != offset else { continue }
      let step = ZoneTransition(instant: change.instant, before: offset, after: change.offset)
      offset = change.offset
      if found.isEmpty, step.wall.end <= bounds.start { start = offset } else { found.append(step) }
    }
    while let last = found.last, last.wall.start >= bounds.end { found.removeLast() }
    (self.days, self.first, self.changes) = (days, start, found)
  }

  /// The wall times of days, in microseconds since 1970-01-01T00:00.
  static func wall(of days: DayInterval) -> (start: Int64, end: Int64) {
    let start = Int64(days.start.rawValue) &* TimeOfDay.microsecondsPerDay
    return (start, start &+ Int64(days.count) &* TimeOfDay.microsecondsPerDay)
  }
}

extension ZoneTransition {
  /// The wall times that it skips or repeats, in microseconds since 1970-01-01T00:00.
  var wall: (start: Int64, end: Int64) {
    let (low, high) = (min(before, after), max(before, after))
    let time = instant.microsecondsSince1970
    return (time &+ low.microseconds, time &+ high.microseconds)
  }
}

extension ZoneOffsets {
  /// How far the clocks are ahead of UTC at an instant.
  ///
  /// Before and after the days, as at their ends.
  public func offset(at instant: Instant) -> UTCOffset {
    changes.last { $0.instant <= instant }?.after ?? first
  }

  /// What the clocks show at an instant; like `offset(at:)` before and after the days.
  public func civil(at instant: Instant) -> CivilDateTime {
    instant.civil(at: offset(at: instant))
  }

  /// The hours of one of the days.
  ///
  /// Other days have 24 hours, except where a change on the days is one on them, too.
  public func hours(of day: EpochDay) -> DayHours {
    let (start, end) = Self.wall(of: DayInterval(unchecked: day, count: 1))
    guard changes.contains(where: { $0.wall.start < end && $0.wall.end > start }) else {
      return DayHours(day)
    }
    // Each stretch between changes shows the minutes between two places.
    func place(_ change: ZoneTransition, _ offset: UTCOffset) -> Int {
      let wall = change.instant.microsecondsSince1970 &+ offset.microseconds &- start
      return Int(min(max(-(-wall).floored(by: 60_000_000).quotient, 0), 1440))
    }
    var steps = [Int32](repeating: 0, count: 1441)
    steps[0] = 1
    for change in changes {
      steps[place(change, change.before)] -= 1
      steps[place(change, change.after)] += 1
    }
    return DayHours(day, steps: steps)
  }
}

extension ZoneRules {
  /// What the zone's clocks show on these days.
  ///
  /// A binary search for each change on them and within 26 hours of them.
  public func offsets(in days: DayInterval) -> ZoneOffsets {
    let (start, end) = ZoneOffsets.wall(of: days)
    var run = run(at: start - Self.reach)
    let first = run.offset
    var changes: [(instant: Instant, offset: UTCOffset)] = []
    while run.end <= end + Self.reach {
      run = self.run(at: run.end)
      changes.append((Instant(clamping: run.start), run.offset))
    }
    return ZoneOffsets(days: days, first: first, changes: changes)
  }
}
