// SPDX-License-Identifier: MIT
import CivilTime

/// Cuts timed occurrences into the parts that stand on one day.
public enum TimedSegments {
  /// The parts of occurrences on a day, in the order of the list.
  ///
  /// Occurrences that are not timed have none (`Occurrence.isTimed`). Ends are half-open: what ends
  /// at the first of the hours has no part, and what takes no time has one where it begins. Where
  /// the end is not after the start on the clocks, it is as much later as time really passes: an
  /// occurrence from 02:30 until 02:15, when the clocks are set back, reaches until 03:15.
  ///
  /// O(n).
  ///
  /// - Parameters:
  ///   - occurrences: Occurrences in any order.
  ///   - day: The day.
  ///   - hours: The minutes of the day that are shown.
  /// - Returns: At most one part of each.
  public static func of(
    _ occurrences: [Occurrence], on day: EpochDay, hours: MinuteRange = .wholeDay
  ) -> [TimedSegment] {
    var segments: [TimedSegment] = []
    for index in occurrences.indices {
      // What is shown of a day reaches two days, and what is timed takes less than one.
      let distance = day.days(until: occurrences[index].days.start)
      guard distance > -3, distance < 3, !occurrences[index].days.isEmpty,
        let own = occurrences[index].hours, occurrences[index].isTimed
      else { continue }
      let start = distance * 1440 + own.start
      let passed = min((own.duration ?? 0) / 60, 1440)
      let wall = start + occurrences[index].wallMinutes
      let end = wall > start ? wall : start + passed
      guard start < hours.end, end > hours.start || start == end && start == hours.start else {
        continue
      }
      let (low, high) = (max(start, hours.start), min(end, hours.end))
      segments.append(
        TimedSegment(
          occurrence: Int32(index), span: TimedSpan(start: low, end: high, key: Int32(index)),
          continuesBefore: low > start, continuesAfter: high < end))
    }
    return segments
  }
}
