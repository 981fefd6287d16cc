// SPDX-License-Identifier: MIT

/// A time as a wall clock shows it, to the microsecond, without a day and without a zone.
///
///     TimeOfDay(hour: 9, minute: 30)?.minuteOfDay      // 570
///
/// Half-open like the day: 00:00 belongs to it, and 24:00 is the next day's 00:00. An end at 24:00
/// is stored with the next day; reading `2024-02-29T24:00` gives 1 March. As in POSIX time, there
/// is no second 60.
///
/// - Invariant: `microsecondOfDay` lies in 0 ..< 86_400_000_000.
public struct TimeOfDay: Hashable, Sendable {
  /// Microseconds since 00:00 on the clock's face.
  ///
  /// Not the time since the day began, since DST does not count.
  public let microsecondOfDay: Int64

  /// The time with this many microseconds on the clock, or nil outside 0 ..< 86_400_000_000.
  public init?(microsecondOfDay: Int64) {
    guard microsecondOfDay >= 0, microsecondOfDay < Self.microsecondsPerDay else { return nil }
    self.microsecondOfDay = microsecondOfDay
  }

  /// The time with these fields, or nil outside hours 0...23, minutes and seconds 0...59,
  /// microseconds 0...999_999.
  public init?(hour: Int32, minute: Int32 = 0, second: Int32 = 0, microsecond: Int32 = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999_999).contains(microsecond)
    else { return nil }
    let seconds = (hour * 60 + minute) * 60 + second
    self.init(unchecked: Int64(seconds) &* 1_000_000 &+ Int64(microsecond))
  }

  /// The nearest time of day: 00:00 for negative values, one microsecond before 24:00 for 24:00 or
  /// later.
  public init(clamping microsecondOfDay: Int64) {
    self.init(unchecked: Swift.min(Swift.max(microsecondOfDay, 0), Self.microsecondsPerDay - 1))
  }

  init(unchecked microsecondOfDay: Int64) {
    self.microsecondOfDay = microsecondOfDay
  }

  /// 00:00.
  public static let midnight = TimeOfDay(unchecked: 0)
  /// 12:00.
  public static let noon = TimeOfDay(unchecked: 43_200_000_000)
  /// 23:59:59.999999.
  public static let max = TimeOfDay(unchecked: 86_399_999_999)

  static let microsecondsPerDay: Int64 = 86_400_000_000
}

extension TimeOfDay: Comparable {
  /// Earlier times come first.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.microsecondOfDay < right.microsecondOfDay
  }
}

extension TimeOfDay {
  /// Whole seconds on the clock, 0...86_399.
  public var secondOfDay: Int32 { Int32(truncatingIfNeeded: microsecondOfDay / 1_000_000) }

  /// Whole minutes on the clock, 0...1439.
  public var minuteOfDay: Int32 { secondOfDay / 60 }

  /// Hour, 0...23.
  public var hour: Int32 { secondOfDay / 3600 }

  /// Minute of the hour, 0...59.
  public var minute: Int32 { minuteOfDay % 60 }

  /// Second of the minute, 0...59.
  public var second: Int32 { secondOfDay % 60 }

  /// Microsecond of the second, 0...999_999.
  public var microsecond: Int32 { Int32(truncatingIfNeeded: microsecondOfDay % 1_000_000) }

  /// The time at a minute of the day, or nil outside 0...1439.
  public init?(minuteOfDay: Int32) {
    guard (0...1439).contains(minuteOfDay) else { return nil }
    self.init(unchecked: Int64(minuteOfDay) &* 60_000_000)
  }

  /// The time at a second of the day, or nil outside 0...86_399.
  public init?(secondOfDay: Int32) {
    guard (0...86_399).contains(secondOfDay) else { return nil }
    self.init(unchecked: Int64(secondOfDay) &* 1_000_000)
  }
}
