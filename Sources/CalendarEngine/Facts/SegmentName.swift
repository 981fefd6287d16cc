// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What tells the bar of an occurrence in one week from the others of its page: the number that the
/// occurrence has in the week, and which of sixteen weeks it is.
struct SegmentName {
  /// The number of the segment.
  let number: Int32
  private let week: Int32

  init(_ segment: Segment, in week: PackedWeek) { self.init(segment.number, in: week) }

  init(_ number: Int32, in week: PackedWeek) {
    self.number = number
    self.week = Self.index(week)
  }

  init(_ key: NodeKey) {
    number = Int32(truncatingIfNeeded: UInt32(bitPattern: key.ordinal) >> 4)
    week = key.ordinal & 15
  }

  func key(on page: CalendarPage) -> NodeKey {
    let bits = UInt32(bitPattern: number) << 4 | UInt32(bitPattern: week)
    return NodeKey(.eventBar, page: page, ordinal: Int32(bitPattern: bits))
  }

  func isOf(_ week: PackedWeek) -> Bool { Self.index(week) == self.week }

  private static func index(_ week: PackedWeek) -> Int32 {
    week.start.flooredQuotient(7) & 15
  }
}
