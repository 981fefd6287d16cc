// SPDX-License-Identifier: MIT

/// A set of weekdays.
///
///     WeekdaySet([.saturday, .sunday]).contains(.sunday)      // true
public struct WeekdaySet: Hashable, Sendable {
  /// A bit for each weekday, Monday's the lowest.
  public private(set) var rawValue: UInt8

  /// The weekdays of these bits; bits above the seventh are ignored.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0x7F
  }

  /// A set of these weekdays.
  public init(_ weekdays: [Weekday] = []) {
    rawValue = 0
    for weekday in weekdays { insert(weekday) }
  }

  /// Whether it is empty.
  public var isEmpty: Bool { rawValue == 0 }

  /// Whether it contains a weekday.
  public func contains(_ weekday: Weekday) -> Bool {
    rawValue & Self.bit(weekday) != 0
  }

  /// Adds a weekday.
  public mutating func insert(_ weekday: Weekday) {
    rawValue |= Self.bit(weekday)
  }

  private static func bit(_ weekday: Weekday) -> UInt8 {
    1 << UInt8(weekday.isoNumber - 1)
  }
}

extension DayInterval {
  /// How many of its days fall on one of the weekdays.
  ///
  /// Takes constant time.
  public func count(on weekdays: WeekdaySet) -> Int32 {
    let weeks = count / 7
    var days: Int32 = 0
    for offset in 0..<Int32(7) {
      guard weekdays.contains(start.weekday.adding(days: offset)) else { continue }
      days += offset < count % 7 ? weeks + 1 : weeks
    }
    return days
  }
}
