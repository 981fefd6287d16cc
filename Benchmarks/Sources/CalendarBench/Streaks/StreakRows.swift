// SPDX-License-Identifier: MIT

/// A small and a large book, changed and read in turns.
struct StreakRows {
  private var small = StreakWork(sessions: 1000)
  private var large = StreakWork(sessions: 1_000_000)
  private let rounds: Int

  /// The rows about the pages and the streaks of a book.
  static func rows(rounds: Int) -> [Row] {
    var rows = StreakRows(rounds: rounds)
    let pages = rows.atRest { $0.pages() }
    let longest = rows.atRest { $0.longest() }
    let current = rows.atRest { $0.current() }
    let ratios = rows.afterChanges()
    return [
      .ratio("streak page: 1e6 sessions ÷ 1e3, at rest", pages.large / pages.small, atMost: 2)
    ] + ratios + [
      .ratio(
        "longest streak: 1e6 sessions ÷ 1e3, settled", longest.large / longest.small, atMost: 2),
      .information("streak page, 1e6 sessions", pages.large / 12, "ns"),
      .information("longest streak, 1e6 sessions, settled", longest.large, "ns"),
      .information("current streak, 1e6 sessions", current.large, "ns"),
    ] + rows.afterGoals()
  }

  private init(rounds: Int) {
    self.rounds = rounds
  }

  private typealias Times = (small: Double, large: Double)

  /// Nanoseconds of one read of books that nobody changes.
  private func atRest(_ read: @escaping (StreakWork) -> Void) -> Times {
    let many = 200
    let times = Stopwatch(rounds: rounds).nanoseconds([
      { for _ in 0..<many { read(small) } }, { for _ in 0..<many { read(large) } },
    ])
    return (times[0] / Double(many), times[1] / Double(many))
  }

  /// The twelve pages of a year, read once right after each change of both books.
  private mutating func afterChanges() -> [Row] {
    let added = afterEach { work, round in work.add(1_000_000 + round) }
    let removed = afterEach { work, round in work.remove(1_000_000 + round) }
    let goal = afterEach { work, round in work.setGoal(by: round % 2 == 0 ? 7 : -7) }
    return [
      .ratio(
        "streak page: 1e6 ÷ 1e3, right after an addition", added.large / added.small, atMost: 2),
      .ratio(
        "streak page: 1e6 ÷ 1e3, right after a removal", removed.large / removed.small, atMost: 2),
      .ratio("streak page: 1e6 ÷ 1e3, right after a new goal", goal.large / goal.small, atMost: 2),
    ]
  }

  /// Nanoseconds of twelve pages right after a change, the least of many changes.
  private mutating func afterEach(_ change: (inout StreakWork, Int32) -> Void) -> Times {
    var times: Times = (.infinity, .infinity)
    for round in 0..<Int32(rounds * 40) {
      change(&small, round)
      times.small = min(times.small, Stopwatch.time(small.pages))
      change(&large, round)
      times.large = min(times.large, Stopwatch.time(large.pages))
    }
    return times
  }

  /// What the longest streak of a million sessions costs when the goal has just changed.
  private mutating func afterGoals() -> [Row] {
    var (first, settling, after) = (Double.infinity, Double.infinity, Double.infinity)
    for round in 0..<rounds * 4 {
      // Far enough for about every block of 64 days to hold a day that flips.
      large.setGoal(by: round % 2 == 0 ? 500 : -500)
      first = min(first, Stopwatch.time(large.longest))
      settling = min(settling, Stopwatch.time { large.settle() })
      after = min(after, Stopwatch.time(large.longest))
    }
    return [
      .information(
        "longest streak right after a new goal (30 years, every block flips)", first, "ns"),
      .information("settling for a new goal (30 years, every block flips)", settling, "ns"),
      .information("longest streak once settled", after, "ns"),
    ]
  }
}
