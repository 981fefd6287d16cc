// SPDX-License-Identifier: MIT

/// A day and a time as the wall shows them, without a zone.
///
///     CivilDateTime(day: day, time: .noon).adding(days: 1)
///
/// Only `ZoneRules` can say which instant that is, and whether there is one. Arithmetic here is
/// that of a clock that is never set: every day has 24 hours.
///
/// - Invariant: lies in years −9999 through 9999.
public struct CivilDateTime: Hashable, Sendable {
  /// The day.
  public let day: EpochDay
  /// The time on that day.
  public let time: TimeOfDay

  /// A time on a day.
  public init(day: EpochDay, time: TimeOfDay) {
    self.day = day
    self.time = time
  }

  /// A time on a date; 00:00 if none is given.
  public init(date: CivilDate, time: TimeOfDay = .midnight) {
    self.init(day: date.epochDay, time: time)
  }

  /// −9999-01-01T00:00.
  public static let min = CivilDateTime(day: .min, time: .midnight)
  /// 9999-12-31T23:59:59.999999.
  public static let max = CivilDateTime(day: .max, time: .max)
}

extension CivilDateTime: Comparable {
  /// Earlier on the wall comes first; not always earlier in time, see `ZoneRules`.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.microseconds < right.microseconds
  }
}

extension CivilDateTime {
  /// The date of the day.
  public var date: CivilDate { day.civil }

  /// Microseconds on the wall since 1970-01-01T00:00; negative before it.
  package var microseconds: Int64 {
    Int64(day.rawValue) &* TimeOfDay.microsecondsPerDay &+ time.microsecondOfDay
  }

  /// The civil time with this count, or the nearest one of the calendar.
  init(clamping microseconds: Int64) {
    let low = Self.min.microseconds
    let high = Self.max.microseconds
    let inside = Swift.min(Swift.max(microseconds, low), high)
    let (day, time) = inside.floored(by: TimeOfDay.microsecondsPerDay)
    self.init(
      day: EpochDay(unchecked: Int32(truncatingIfNeeded: day)), time: TimeOfDay(unchecked: time))
  }

  /// The same time so many days later (earlier when negative), or nil past the ends of the calendar.
  public func adding(days: Int32) -> CivilDateTime? {
    guard let day = day.adding(days: days) else { return nil }
    return CivilDateTime(day: day, time: time)
  }

  /// The wall time so many microseconds later, as if no clock were ever set, or nil past the ends.
  public func adding(microseconds: Int64) -> CivilDateTime? {
    let (sum, overflow) = self.microseconds.addingReportingOverflow(microseconds)
    guard !overflow, sum >= Self.min.microseconds, sum <= Self.max.microseconds
    else { return nil }
    return CivilDateTime(clamping: sum)
  }

  /// The wall time so many microseconds later, or the first or last one of the calendar.
  public func addingClamped(microseconds: Int64) -> CivilDateTime {
    adding(microseconds: microseconds) ?? (microseconds < 0 ? .min : .max)
  }

  /// Microseconds on the wall from this until the other: positive when the other is later.
  ///
  /// Not the time that passes: from 2024-03-31T01:00 to 04:00 the wall advances by three hours, but
  /// in Berlin two pass.
  public func microseconds(until other: CivilDateTime) -> Int64 {
    other.microseconds &- microseconds
  }
}
