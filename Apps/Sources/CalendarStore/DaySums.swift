// SPDX-License-Identifier: MIT
import CivilTime

/// Adds up sessions by day; fast for starts in ascending order.
struct DaySums {
  private var sums: [Int32: (points: Int64, count: Int64)] = [:]
  /// The day being added up, from its first microsecond to that of the next day.
  private var day: Range<Int64> = 0..<0
  private var points: Int64 = 0
  private var count: Int64 = 0

  /// Adds points to the day of a wall time.
  mutating func add(_ points: Int64, wall: Int64) {
    if !day.contains(wall) {
      put()
      let start = wall.dividedDown(by: WallInterval.microsecondsPerDay)
      let first = start * WallInterval.microsecondsPerDay
      day = first..<first + WallInterval.microsecondsPerDay
    }
    // Fewer than 2³² sessions of fewer than 2³¹ points each: no sum exceeds 64 bits.
    self.points += points
    count += 1
  }

  private mutating func put() {
    guard count > 0 else { return }
    let number = Int32(truncatingIfNeeded: day.lowerBound / WallInterval.microsecondsPerDay)
    let sum = sums[number] ?? (0, 0)
    sums[number] = (sum.points + points, sum.count + count)
    (points, count) = (0, 0)
  }

  /// The days that have sessions, in order.
  consuming func totals() -> [DayTotal] {
    put()
    return sums.sorted { $0.key < $1.key }.map { number, sum in
      DayTotal(day: EpochDay(clamping: Int64(number)), points: sum.points, count: sum.count)
    }
  }
}
