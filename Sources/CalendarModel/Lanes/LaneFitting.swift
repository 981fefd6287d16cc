// SPDX-License-Identifier: MIT
import CivilTime

/// What is shown of bars in lanes on a run of days when there is room for so many lanes.
///
/// Each day decides for itself, so what is shown of it depends on no other days and does not change
/// when they are loaded. Where a day has more lanes, the last one shows the count, and a bar that
/// would be there is interrupted.
public struct LaneFitting: Hashable, Sendable {
  /// What is shown of a bar without interruption.
  public struct Bar: Hashable, Sendable {
    /// The place of the occurrence in the list.
    public let occurrence: Int32
    /// The days on which it is shown.
    public let days: DayInterval
    /// Its place in the stack of bars, 0 at the top.
    public let lane: Int32
    /// Whether the occurrence began before these days.
    public let continuesBefore: Bool
    /// Whether the occurrence continues after these days.
    public let continuesAfter: Bool
  }

  /// The bars, in the order of the list.
  public let bars: [Bar]
  /// The number of further occurrences on each of the days.
  public let more: [Int32]
  /// The number of lanes that each of the days needs, the one of its count included.
  public let lanes: [Int32]

  /// What is shown of occurrences.
  ///
  /// O(n) and each day that they touch.
  ///
  /// - Parameters:
  ///   - occurrences: Occurrences in any order.
  ///   - lanes: The lane of each, from `StickyLanes`.
  ///   - days: The days that are shown; others are left out.
  ///   - limit: The number of lanes for which there is room, at least 1.
  public init(
    _ occurrences: [Occurrence], lanes: [Int32], in days: DayInterval, limit: Int32
  ) {
    let limit = min(max(limit, 1), PackedWeek.mostLanes)
    var tops = [Int32](repeating: 0, count: Int(days.count))
    let parts = zip(occurrences, lanes).map { $0.0.days.intersection(days) }
    for (part, lane) in zip(parts, lanes) {
      for place in Self.places(part, in: days) { tops[place] = max(tops[place], lane + 1) }
    }
    var (bars, more) = ([Bar](), [Int32](repeating: 0, count: tops.count))
    for (index, part) in parts.enumerated() {
      let whole = occurrences[index].days
      var open: Range<Int>?
      func show() {
        guard let shown = open, let start = days.start.adding(days: Int32(shown.lowerBound)),
          let run = DayInterval(start: start, count: Int32(shown.count))
        else { return }
        bars.append(
          Bar(
            occurrence: Int32(index), days: run, lane: lanes[index],
            continuesBefore: whole.start < run.start,
            continuesAfter: whole.endRawValue > run.endRawValue))
        open = nil
      }
      for place in Self.places(part, in: days) {
        if lanes[index] < (tops[place] > limit ? limit - 1 : limit) {
          open = (open?.lowerBound ?? place)..<place + 1
        } else {
          show()
          more[place] += 1
        }
      }
      show()
    }
    self.bars = bars
    self.more = more
    self.lanes = tops.map { min($0, limit) }
  }

  private static func places(_ part: DayInterval?, in days: DayInterval) -> Range<Int> {
    guard let part else { return 0..<0 }
    let first = Int(part.start.rawValue - days.start.rawValue)
    return first..<first + Int(part.count)
  }
}
