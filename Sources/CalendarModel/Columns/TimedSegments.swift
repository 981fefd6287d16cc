// SPDX-License-Identifier: MIT
import CivilTime

/// Cuts timed occurrences into the parts that stand on each day.
public enum TimedSegments {
  /// The parts of occurrences on each of some days, in the order of the list.
  ///
  /// Occurrences that are not timed have none (`Occurrence.isTimed`). Ends are half-open: what ends
  /// at the first of the hours has no part, and what takes no time has one where it begins. Where
  /// the end is not after the start on the clocks, it is as much later as time really passes: an
  /// occurrence from 02:30 until 02:15, when the clocks are set back, reaches until 03:15.
  ///
  /// O(n) and the number of days.
  ///
  /// - Parameters:
  ///   - occurrences: Occurrences in any order.
  ///   - days: The days.
  ///   - hours: The minutes that are shown of each.
  /// - Returns: As many lists as there are days. An occurrence has at most one part on each.
  public static func of(
    _ occurrences: [Occurrence], in days: DayInterval, hours: MinuteRange = .wholeDay
  ) -> [[TimedSegment]] {
    var segments = [[TimedSegment]](repeating: [], count: Int(days.count))
    for index in occurrences.indices {
      // What is timed takes less than a day, and what is shown of one less than two.
      let distance = days.start.days(until: occurrences[index].days.start)
      guard distance > -2, distance <= days.count, let own = occurrences[index].timedHours else {
        continue
      }
      let length = Occurrence.minutes(of: occurrences[index].days.count, own)
      for place in max(distance - 1, 0)..<max(min(distance + 2, days.count), 0) {
        let start = (distance - place) * 1440 + own.start
        let end = start + (length > 0 ? length : min((own.duration ?? 0) / 60, 1440))
        guard start < hours.end, end > hours.start || start == end && start == hours.start else {
          continue
        }
        let (low, high) = (max(start, hours.start), min(end, hours.end))
        segments[Int(place)].append(
          TimedSegment(
            occurrence: Int32(index), span: TimedSpan(start: low, end: high, key: Int32(index)),
            continuesBefore: low > start, continuesAfter: high < end))
      }
    }
    return segments
  }

  /// The parts of occurrences on one day; see `of(_:in:hours:)`.
  public static func of(
    _ occurrences: [Occurrence], on day: EpochDay, hours: MinuteRange = .wholeDay
  ) -> [TimedSegment] {
    of(occurrences, in: DayInterval(start: day, count: 1) ?? .all, hours: hours).first ?? []
  }
}
