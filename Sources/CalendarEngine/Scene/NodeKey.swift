// SPDX-License-Identifier: MIT
import CivilTime

/// What a node is, packed into an integer: its role, its page and its day or ordinal.
///
/// The same thing has the same key in every scene, so keys carry identity from scene to scene.
/// Bits 56...63 are the role, 32...55 the page, 0...31 the value. Bits 52...54 of a page are its
/// scale's `PageScale.number`; bit 55 is set for weeks.
public struct NodeKey: Hashable, Sendable {
  /// The packed integer.
  public let rawValue: UInt64

  /// The key of the only node with a role: a title, a button, the grid.
  public init(_ role: Role) {
    rawValue = UInt64(role.rawValue) << 56
  }

  init(_ role: Role, ordinal: Int32) {
    rawValue = UInt64(role.rawValue) << 56 | UInt64(UInt32(bitPattern: ordinal))
  }

  init(_ role: Role, page: CalendarPage, ordinal: Int32 = 0) {
    rawValue =
      UInt64(role.rawValue) << 56 | Self.bits(of: page) << 32
      | UInt64(UInt32(bitPattern: ordinal))
  }

  /// The key of the cell on a page that stands for what is longer than a day: a month of a year.
  public init(period: CalendarPage, on page: CalendarPage) {
    self.init(.periodCell, page: page, ordinal: period.index)
  }

  /// The key of a day's cell on a page; the same day may also stand on a neighbouring one.
  public init(day: EpochDay, on page: CalendarPage) {
    self.init(.dayCell, page: page, day: day)
  }

  init(_ role: Role, page: CalendarPage, day: EpochDay) {
    self.init(role, page: page, ordinal: day.rawValue)
  }

  /// The key of one of several things on a day, by its number, of which 24 bits count.
  init(_ role: Role, number: Int32, day: EpochDay) {
    rawValue =
      UInt64(role.rawValue) << 56 | UInt64(UInt32(bitPattern: number) & 0xFF_FFFF) << 32
      | UInt64(UInt32(bitPattern: day.rawValue))
  }
}

extension NodeKey {
  private static let weeks: Int32 = 1 << 23
  /// The earliest possible first day of a page of weeks: such pages may begin up to 1 000 weeks
  /// before the calendar.
  private static let firstWeek = EpochDay.min.rawValue - 7_000

  private static func bits(of page: CalendarPage) -> UInt64 {
    let bits: Int32
    if page.scale.isDays {
      bits = weeks | (page.index - firstWeek) & (weeks - 1)
    } else {
      let number = page.scale.number
      bits = number << 20 | (page.index - firstIndex(number))
    }
    return UInt64(UInt32(bitPattern: bits))
  }

  /// From which index on pages of a scale are counted, by its number: below the first one.
  private static func firstIndex(_ number: Int32) -> Int32 {
    number == 0 ? YearMonth.min.index : -50_000
  }
}

extension NodeKey: Comparable {
  /// By role, then by page, then by day or ordinal.
  public static func < (left: NodeKey, right: NodeKey) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension NodeKey {
  /// The role of the node.
  public var role: Role {
    Role(rawValue: UInt8(truncatingIfNeeded: rawValue >> 56)) ?? .calendar
  }

  /// The page that it belongs to; January of year −9999 for nodes outside pages.
  ///
  /// For pages of several weeks, the first week.
  public var page: CalendarPage {
    let bits = Int32(truncatingIfNeeded: rawValue >> 32 & 0xFF_FFFF)
    if bits >= Self.weeks {
      return CalendarPage(.weeks(1), index: bits - Self.weeks + Self.firstWeek)
    }
    let number = bits >> 20
    return CalendarPage(
      PageScale(number: number), index: bits & 0xF_FFFF + Self.firstIndex(number))
  }

  /// The day of a day's cell or column, otherwise nil.
  public var day: EpochDay? {
    role == .dayCell || role.isOfDay ? EpochDay(Int32(truncatingIfNeeded: rawValue)) : nil
  }

  /// The day of a cell, or the first of the days that it stands for; nil for other nodes.
  public var firstDay: EpochDay? { day ?? period?.firstDay }

  /// What a cell stands for if it is longer than a day, otherwise nil.
  public var period: CalendarPage? {
    guard role == .periodCell, page.scale.isYears else { return nil }
    let period = CalendarPage(PeriodPage(page).cellScale, index: ordinal)
    return period.isInCalendar ? period : nil
  }

  /// The key of one of the columns of a day that is divided into groups.
  init(part: Int32, of day: EpochDay) { self.init(.dayColumn, number: part + 1, day: day) }

  /// Which of the columns of a divided day it is, from 0; −1 for any other node.
  package var part: Int32 {
    role == .dayColumn && number < Self.weeks ? number - 1 : -1
  }

  /// The number of one of several things on a day.
  var number: Int32 { Int32(truncatingIfNeeded: rawValue >> 32 & 0xFF_FFFF) }

  /// The ordinal, or the raw number of the day.
  var ordinal: Int32 { Int32(truncatingIfNeeded: rawValue) }
}

// The strips of a timeline are moved together, some along one axis only: their ordinals say so.
extension NodeKey {
  static let sideways: Int32 = 32
  static let upright: Int32 = 64

  /// Whether a strip moves sideways.
  var followsX: Bool { ordinal & Self.upright == 0 }

  /// Whether a strip moves up and down.
  var followsY: Bool { ordinal & Self.sideways == 0 }
}
