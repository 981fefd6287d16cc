// SPDX-License-Identifier: MIT

import CalendarStreaks
import CivilTime

/// The worst that a new goal can do: something was scored in every block of 64 days that there is.
enum WholeCalendarRows {
  /// The row about it.
  static func rows(rounds: Int) -> [Row] {
    var index = StreakIndex(goal: StreakGoal(points: 100))
    var next: EpochDay? = .min
    while let day = next {
      index.add(75, on: day)
      index.add(200, on: day.addingClamped(days: 1))
      next = day.adding(days: 64)
    }
    var least = Double.infinity
    for round in 0..<rounds {
      // One day of each block flips, another is always kept, so that no block answers by itself.
      index.goal = StreakGoal(points: round % 2 == 0 ? 50 : 100)
      least = min(
        least, Stopwatch.time { sink &+= Int64(index.longestStreak(asOf: .max)?.count ?? 0) })
      index.settle()
    }
    return [
      .information(
        "longest streak right after a new goal (20 000 years, every block)", least / 1e6, "ms")
    ]
  }
}
