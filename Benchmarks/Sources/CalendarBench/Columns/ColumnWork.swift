// SPDX-License-Identifier: MIT

import CalendarModel
import CivilTime

/// Weeks of so many timed occurrences of 15 to 120 minutes, from occurrences to columns.
///
/// Several, since a processor learns by heart how a thousand numbers are sorted.
struct ColumnWork {
  private let weeks: [Week]

  init(count: Int) {
    var numbers = BenchmarkNumbers(seed: 7)
    weeks = (0..<max(1, 100_000 / count)).map { _ in Week(count: count, &numbers) }
  }

  /// The standard library's sort of the keys.
  @inline(never)
  func sort() {
    for week in weeks {
      var sorted = week.keys
      sorted.sort()
      sink &+= Int64(truncatingIfNeeded: sorted[sorted.count / 2])
    }
  }

  /// The places of the spans, which are given in no order.
  @inline(never)
  func pack() {
    for week in weeks {
      for spans in week.spans { Self.add(ColumnPacking.places(of: spans, minimum: 15)) }
    }
  }

  /// The parts of each day, and their places.
  @inline(never)
  func segmentAndPack() {
    for week in weeks {
      for segments in TimedSegments.of(week.occurrences, in: Week.days) {
        Self.add(ColumnPacking.places(of: segments.map { $0.span }, minimum: 15))
      }
    }
  }

  private static func add(_ places: [ColumnPlace]) {
    sink &+= Int64(places.last?.column ?? 0)
  }

  /// The rows about columns.
  static func rows(rounds: Int) -> [Row] {
    var (rows, former): ([Row], Double?) = ([], nil)
    for (count, name) in [(1000, "1e3"), (10_000, "1e4"), (100_000, "1e5")] {
      let work = ColumnWork(count: count)
      let times = Stopwatch(rounds: max(5, rounds / 4))
        .nanoseconds([work.sort, work.pack, work.segmentAndPack])
        .map { $0 / Double(work.weeks.count) }
      rows += [
        .ratio(
          "columns of a week of \(name): packing ÷ sort of the keys", times[1] / times[0],
          atMost: 1.5),
        .ratio(
          "columns of a week of \(name): with segments ÷ sort of the keys", times[2] / times[0],
          atMost: 4),
      ]
      if let former {
        rows.append(
          .ratio("columns of a week: \(name) ÷ a tenth of it", times[1] / former, atMost: 13))
      }
      rows += [
        .information("columns of a week of \(name), packing", times[1] / 1000, "µs"),
        .information("columns of a week of \(name), with segments", times[2] / 1000, "µs"),
      ]
      former = times[1]
    }
    return rows
  }
}

/// A week of occurrences in no order.
private struct Week {
  static let days = DayInterval(start: .epoch, count: 7) ?? .all

  let occurrences: [Occurrence]
  /// The spans of each day.
  let spans: [[TimedSpan]]
  /// What the spans are sorted by, as one number each.
  let keys: [UInt64]

  init(count: Int, _ numbers: inout BenchmarkNumbers) {
    let occurrences = (0..<count).map { Self.occurrence($0, &numbers) }
    let spans = TimedSegments.of(occurrences, in: Self.days).map { $0.map { $0.span } }
    self.occurrences = occurrences
    self.spans = spans
    keys = spans.enumerated().flatMap { day, spans in
      spans.map { span in
        let minutes = UInt64(span.start) << 12 | UInt64(4095 - span.end)
        return (UInt64(day) << 24 | minutes) << 32 | UInt64(span.key)
      }
    }.shuffled(using: &numbers)
  }

  private static func occurrence(_ number: Int, _ numbers: inout BenchmarkNumbers) -> Occurrence {
    let day = days.start.addingClamped(days: Int32.random(in: 0..<7, using: &numbers))
    let start = Int32.random(in: 0..<1320, using: &numbers)
    var item = Occurrence(
      id: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) },
      days: DayInterval(start: day, count: 1) ?? .all)
    item.hours = Occurrence.Hours(
      start: start, end: start + Int32.random(in: 15...120, using: &numbers))
    return item
  }
}
