// SPDX-License-Identifier: MIT
import CivilTime

/// Counts, day by day, what lies on the days of a query; an occurrence takes the same time however
/// many days it has.
struct DayCounting {
  private let query: OccurrenceQuery
  /// By how much each day's count differs from that of the day before.
  private var steps: [Int64]

  init(_ query: OccurrenceQuery) {
    self.query = query
    steps = Array(repeating: 0, count: Int(query.days.count) + 1)
  }

  /// Counts an occurrence between two places of an axis.
  mutating func add(_ axis: TimeAxis, start: Int64, end: Int64) {
    let first = day(axis, start)
    // The end is not included, but an event without length has the day on which it begins.
    let last = end > start ? day(axis, end - 1) : first
    let bounds = Int64(query.days.start.rawValue)..<Int64(query.days.endRawValue)
    guard first < bounds.upperBound, last >= bounds.lowerBound else { return }
    steps[Int(max(first, bounds.lowerBound) - bounds.lowerBound)] += 1
    steps[Int(min(last + 1, bounds.upperBound) - bounds.lowerBound)] -= 1
  }

  private func day(_ axis: TimeAxis, _ place: Int64) -> Int64 {
    guard axis == .instant else { return place.dividedDown(by: WallInterval.microsecondsPerDay) }
    let instant = Instant(clamping: place)
    let day = query.zone.day(at: instant)
    // Where clocks are set back over midnight, the day before returns for a while. The days of a
    // query do not: the next one has begun.
    guard let next = day.adding(days: 1), query.zone.startOfDay(next) <= instant else {
      return Int64(day.rawValue)
    }
    return Int64(next.rawValue)
  }

  /// The days that have any, in order.
  consuming func days() -> [OccurrenceCounts.Day] {
    var (found, count): ([OccurrenceCounts.Day], Int64) = ([], 0)
    for (number, step) in steps.dropLast().enumerated() {
      count += step
      guard count > 0 else { continue }
      found.append(
        OccurrenceCounts.Day(
          day: query.days.start.addingClamped(days: Int32(number)), count: count))
    }
    return found
  }
}
