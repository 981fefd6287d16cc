// SPDX-License-Identifier: MIT

/// A day of the week.
public enum Weekday: Int8, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension Weekday {
  /// The number in ISO 8601, from 1 Monday to 7 Sunday.
  public var isoNumber: Int32 { Int32(rawValue) }

  /// The number as in Foundation and CLDR data, from 1 Sunday to 7 Saturday.
  public var sundayNumber: Int32 { Int32(rawValue) % 7 + 1 }

  /// The weekday with this ISO 8601 number, or nil outside 1...7.
  public init?(isoNumber: Int32) {
    guard (1...7).contains(isoNumber) else { return nil }
    self = Weekday(wrapping: isoNumber - 1)
  }

  /// The weekday with this number, from 1 Sunday to 7 Saturday, or nil outside 1...7.
  public init?(sundayNumber: Int32) {
    guard (1...7).contains(sundayNumber) else { return nil }
    self = Weekday(wrapping: sundayNumber + 5)
  }

  /// The weekday this many days later; wraps around the week.
  public func adding(days: Int32) -> Weekday {
    Weekday(wrapping: (Int32(rawValue) - 1 + days % 7 + 7))
  }

  /// Days from this weekday until the next given one, 0...6.
  public func days(until other: Weekday) -> Int32 {
    (Int32(other.rawValue) - Int32(rawValue) + 7) % 7
  }

  /// The weekday at this distance from Monday, which must not be negative.
  init(wrapping daysFromMonday: Int32) {
    switch daysFromMonday % 7 {
    case 0: self = .monday
    case 1: self = .tuesday
    case 2: self = .wednesday
    case 3: self = .thursday
    case 4: self = .friday
    case 5: self = .saturday
    default: self = .sunday
    }
  }
}

extension EpochDay {
  /// The weekday of this day: a multiplication, an addition and a shift.
  public var weekday: Weekday {
    // 613_566_757 is 2³² / 7 rounded up, so the top three bits of the product count days modulo 7;
    // the addend makes them 1 on a Monday. Exact within ±89 million days (as in the crate jiff).
    let scaled = rawValue &* 613_566_757
    let number = UInt32(bitPattern: scaled &+ Int32(bitPattern: 0x9000_0000)) >> 29
    return Weekday(wrapping: Int32(bitPattern: number) - 1)
  }

  /// The first day of the week that contains this day, clamped at the start of the calendar.
  ///
  ///     EpochDay(20_000)?.startOfWeek(on: .monday)      // 2024-09-30
  public func startOfWeek(on first: Weekday) -> EpochDay {
    addingClamped(days: -first.days(until: weekday))
  }
}
