// SPDX-License-Identifier: MIT

import CalendarStreaks
import CivilTime

/// What it costs to add a session to a book and to remove it again.
struct BookRows {
  private var book = SessionBook(goal: StreakGoal(points: 100), zone: .utc)
  private var numbers = BenchmarkNumbers(seed: 9)
  private let span: Int32

  private init(sessions: Int32, days: Int32) {
    span = days
    for number in 0..<sessions { book.put(session(number)) }
  }

  private mutating func session(_ number: Int32) -> Session {
    let day = StreakWork.start.addingClamped(days: Int32.random(in: 0..<span, using: &numbers))
    let time = TimeOfDay(clamping: Int64.random(in: 0..<86_400, using: &numbers) * 1_000_000)
    // Ids in no order, as those of a UUID are.
    let bytes = UInt32(bitPattern: number) &* 2_654_435_761
    return Session(
      id: SessionID(bytes: (0..<4).map { UInt8(truncatingIfNeeded: bytes >> (8 * $0)) }),
      start: .civil(CivilDateTime(day: day, time: time)),
      end: .civil(CivilDateTime(day: day, time: .max)), points: 10)
  }

  /// Nanoseconds of adding and removing one session, the least of many batches.
  private mutating func pair(rounds: Int) -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
      let sessions = (0..<100).map { session(2_000_000 + $0) }
      let time = Stopwatch.time {
        for session in sessions { book.put(session) }
        for session in sessions { _ = try? book.remove(session.id) }
      }
      least = min(least, time / 100)
    }
    return least
  }

  /// The rows about changes; all on one day is the worst that can happen to a list by day.
  static func rows(rounds: Int) -> [Row] {
    var small = BookRows(sessions: 1000, days: 10_958)
    var large = BookRows(sessions: 1_000_000, days: 10_958)
    var oneDay = BookRows(sessions: 1_000_000, days: 1)
    return [
      .information("adding and removing a session, 1e3", small.pair(rounds: rounds), "ns"),
      .information("adding and removing a session, 1e6", large.pair(rounds: rounds), "ns"),
      .information(
        "adding and removing a session, 1e6 on one day", oneDay.pair(rounds: rounds), "ns"),
    ]
  }
}
