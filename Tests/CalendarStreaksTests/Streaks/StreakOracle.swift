// SPDX-License-Identifier: MIT

import CalendarStreaks
import CivilTime

/// What `StreakIndex` promises, said in the plainest way: a dictionary and loops over days.
struct StreakOracle {
  var goal: Int32
  var firstDay: EpochDay?
  private(set) var totals: [EpochDay: Int64] = [:]

  init(goal: Int32, firstDay: EpochDay?) {
    self.goal = goal
    self.firstDay = firstDay
  }

  mutating func change(_ points: Int64, on day: EpochDay) {
    totals[day, default: 0] += points
  }

  func state(on day: EpochDay, asOf today: EpochDay) -> DayState? {
    if day > today { return nil }
    if let firstDay, day < firstDay { return nil }
    let total = totals[day] ?? 0
    if total == 0 { return DayState.none }
    return total >= max(1, Int64(goal)) ? .kept : .short
  }

  func days(of interval: DayInterval) -> [EpochDay] {
    (0..<interval.count).map { interval.start.addingClamped(days: $0) }
  }

  func total(in interval: DayInterval, asOf today: EpochDay) -> Int64 {
    days(of: interval).reduce(0) { sum, day in
      state(on: day, asOf: today) == nil ? sum : sum + (totals[day] ?? 0)
    }
  }

  func keptCount(in interval: DayInterval, asOf today: EpochDay) -> Int32 {
    Int32(days(of: interval).count { state(on: $0, asOf: today) == .kept })
  }

  func streak(endingOn day: EpochDay, asOf today: EpochDay) -> [EpochDay] {
    var run: [EpochDay] = []
    var next: EpochDay? = day
    while let day = next, state(on: day, asOf: today) == .kept {
      run.insert(day, at: 0)
      next = day.adding(days: -1)
    }
    return run
  }

  func currentStreak(asOf today: EpochDay) -> [EpochDay] {
    let run = streak(endingOn: today, asOf: today)
    guard run.isEmpty, let yesterday = today.adding(days: -1) else { return run }
    return streak(endingOn: yesterday, asOf: today)
  }

  func longestStreak(in interval: DayInterval, asOf today: EpochDay) -> [EpochDay] {
    var longest: [EpochDay] = []
    var run: [EpochDay] = []
    for day in days(of: interval) {
      if state(on: day, asOf: today) == .kept { run.append(day) } else { run = [] }
      if !run.isEmpty, run.count >= longest.count { longest = run }
    }
    return longest
  }
}

extension Streak {
  /// The days one by one, as the oracle gives them.
  var listed: [EpochDay] { (0..<count).map { first.addingClamped(days: $0) } }
}
