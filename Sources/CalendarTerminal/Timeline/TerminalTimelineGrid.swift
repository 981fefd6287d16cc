// SPDX-License-Identifier: MIT
import CalendarEngine

/// The places of a timeline's parts in the columns of a terminal.
///
/// Times stand before the days, then each day has a line at its edge and its cells:
///
///      9 AM│▌Standup │        │▌Interview
struct TerminalTimelineGrid {
  /// Days beside each other.
  let count: Int32
  /// Columns of the times of one zone, without the gap before them.
  let timeWidth: Int32
  /// Columns of a day, with the line at its edge.
  let dayWidth: Int32
  /// Columns of all of it.
  let width: Int32
  let isRightToLeft: Bool
  private let zones: Int32

  /// - Parameters:
  ///   - columns: The width of the terminal.
  ///   - count: Days beside each other.
  ///   - times: The widths of what stands beside them, and of how many zones.
  ///   - isRightToLeft: Whether times stand at the right.
  init(columns: Int32, count: Int32, times: (widest: Int32, zones: Int32), isRightToLeft: Bool) {
    self.count = max(count, 1)
    self.isRightToLeft = isRightToLeft
    zones = max(times.zones, 1)
    // In steps, so that days stay where they are when other hours come into view.
    timeWidth = [5, 8, 12].first { times.widest <= $0 } ?? 16
    let gutter = zones * (timeWidth + 1)
    dayWidth = max((columns - gutter) / self.count, 3)
    width = gutter + dayWidth * self.count
  }

  /// The fewest columns of a day when a terminal is too narrow for all that are asked for.
  static let leastDayWidth: Int32 = 10
  /// The columns that times usually take.
  static let usualGutter: Int32 = 6
}

extension TerminalTimelineGrid {
  private var gutter: Int32 { width - dayWidth * count }

  /// The column of the line at the edge of a day.
  func edge(_ day: Int32) -> Int32 {
    isRightToLeft ? (day + 1) * dayWidth - 1 : gutter + day * dayWidth
  }

  /// The columns of a day, without the line at its edge.
  func cells(_ day: Int32) -> Range<Int32> { cells(day, 1) }

  /// The columns of several days.
  func cells(_ day: Int32, _ count: Int32) -> Range<Int32> {
    let first = (isRightToLeft ? 0 : gutter + 1) + day * dayWidth
    return first..<first + max(count * dayWidth - 1, 1)
  }

  /// The columns of the times of a zone, 0 at the left.
  func times(_ zone: Int32) -> Range<Int32> {
    let zone = min(max(zone, 0), zones - 1)
    let first = (isRightToLeft ? dayWidth * count + 1 : 0) + zone * (timeWidth + 1)
    return first..<first + timeWidth
  }

  /// The columns of a group, whose place in its day is given of the day's width; after a line that
  /// divides it from the one at its left.
  func cells(_ day: Int32, group: Range<Int32>?, of unit: Int32) -> Range<Int32> {
    let whole = cells(day)
    guard let group else { return whole }
    let all = cells(
      whole, from: Double(group.lowerBound) / Double(unit),
      to: Double(group.upperBound) / Double(unit))
    let isFirst = all.lowerBound == whole.lowerBound
    return isFirst || all.count < 2 ? all : all.lowerBound + 1..<all.upperBound
  }

  /// The columns of a part of a day or a group whose frame is so far from the left and so wide, of the
  /// whole width.
  func cells(_ whole: Range<Int32>, from left: Double, to right: Double) -> Range<Int32> {
    let room = Double(whole.count)
    let first = min(max(Int32((left * room).rounded()), 0), Int32(whole.count) - 1)
    let last = min(max(Int32((right * room).rounded()), first + 1), Int32(whole.count))
    return whole.lowerBound + first..<whole.lowerBound + last
  }
}
