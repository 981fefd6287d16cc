// SPDX-License-Identifier: MIT
import CivilTime

/// A range of times on the clocks, from a start to an end that is not included: 9:00 to 10:30 on
/// February 20, 2024.
///
/// It lasts less than 24 hours on the clocks, and may go on to the next day.
/// It is in no zone. In an hour that clocks repeat, such as 2:30 on 2026-10-25 in Berlin, it means the
/// first of the two; in one that they skip, such as 2:30 on 2026-03-29, it is shown as much later.
public struct TimeRange: Hashable, Sendable {
  /// When it begins, in minutes since midnight of 1970-01-01.
  public let start: Int64
  /// When it ends, in minutes since midnight of 1970-01-01; 1...1439 minutes later than its start.
  public let end: Int64

  /// A range of times; nil unless it ends after it begins, less than 24 hours later, and on days that
  /// there are.
  @inline(never)
  public init?(start: Int64, end: Int64) {
    let (first, last) = (Int64(EpochDay.min.rawValue), Int64(EpochDay.max.rawValue))
    let known = first * 1440..<(last + 1) * 1440
    guard known.contains(start), known.contains(end), start < end, end - start < 1440 else {
      return nil
    }
    (self.start, self.end) = (start, end)
  }

  /// A range that has been one before.
  init(start: Int64, minutes: Int64) { (self.start, end) = (start, start + minutes) }

  /// The same between two times of days, in minutes since their midnights: 540 is 9:00.
  public init?(on first: EpochDay, at start: Int32, until last: EpochDay, at end: Int32) {
    self.init(
      start: Int64(first.rawValue) * 1440 + Int64(start),
      end: Int64(last.rawValue) * 1440 + Int64(end))
  }
}

// Not inlined at their callers, for the size of the WebAssembly module.
extension TimeRange {
  /// The days of which it takes any minute.
  @inline(never)
  public var days: DayInterval {
    let first = EpochDay(clamping: start.flooredQuotient(1440))
    let last = EpochDay(clamping: (end - 1).flooredQuotient(1440))
    return DayInterval(first: first, last: last) ?? DayInterval(first)
  }

  /// How long it lasts on the clocks, in minutes.
  public var minutes: Int64 { end - start }
}
