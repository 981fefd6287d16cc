// SPDX-License-Identifier: MIT

/// The hours of one day as the clocks of a zone show them, from 0:00 to 24:00 on the wall.
///
/// In whole minutes: a minute is shown when its first second is.
public struct DayHours: Hashable, Sendable {
  /// The day.
  public let day: EpochDay
  /// How many minutes the clocks show the day: 1440, less in gaps, more in folds.
  ///
  /// Unlike `ZoneRules.secondsInDay`, it counts what returns after midnight with the day that is
  /// shown: where clocks go back from 0:01 to 23:01, that hour is one of the day before.
  public let length: Int32
  /// Minutes that the clocks skip, in order.
  public let gaps: [MinuteRange]
  /// Minutes that the clocks show twice, in order; apart from the gaps.
  public let folds: [MinuteRange]

  /// Whether the clocks show the day at all; they skipped 30 December 2011 in Apia.
  public var exists: Bool { length > 0 }

  /// A day of 24 hours.
  init(_ day: EpochDay) {
    (self.day, length, gaps, folds) = (day, 1440, [], [])
  }

  /// The day of which the clocks show a minute as often as the sum of the steps up to it.
  ///
  /// - Precondition: There are 1441 steps; no sum is negative.
  init(_ day: EpochDay, steps: [Int32]) {
    var (gaps, folds): ([MinuteRange], [MinuteRange]) = ([], [])
    var (length, times): (Int32, Int32) = (0, steps[0])
    var (start, minute) = (0, 1)
    while minute <= 1440 {
      if steps[minute] != 0 || minute == 1440 {
        let range = MinuteRange(start: Int32(start), end: Int32(minute))
        length += times * range.count
        if times == 0 { gaps.append(range) }
        if times > 1 { folds.append(range) }
        (times, start) = (times + steps[minute], minute)
      }
      minute += 1
    }
    (self.day, self.length, self.gaps, self.folds) = (day, length, gaps, folds)
  }
}
