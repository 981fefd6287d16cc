// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// The totals of all days in one zone, and the streaks derived from them.
struct DayTally {
  /// The state of the store that the tally reflects.
  private(set) var token: ChangeToken
  private var settings: StoreSettings
  /// Days that have sessions, in order.
  private var totals: [DayTotal] = []
  private var streaks: StreakIndex

  init(_ recount: DayRecount) {
    (token, settings) = (recount.token, recount.settings.settings)
    streaks = StreakIndex(goal: StreakGoal(points: settings.goal), firstDay: settings.firstDay)
    take(recount)
  }

  /// Updates the tally; unchanged days cost nothing.
  mutating func take(_ recount: DayRecount) {
    (token, settings) = (recount.token, recount.settings.settings)
    let goal = StreakGoal(points: settings.goal)
    if recount.isWhole {
      totals = recount.totals
      streaks = StreakIndex(goal: goal, firstDay: settings.firstDay)
      for total in totals { streaks.setPoints(total.points, on: total.day) }
    } else {
      (streaks.goal, streaks.firstDay) = (goal, settings.firstDay)
      recount.totals.forEach { put($0) }
    }
    streaks.settle()
  }

  private mutating func put(_ total: DayTotal) {
    let index = index(notBefore: total.day.rawValue)
    let isThere = index < totals.count && totals[index].day == total.day
    switch (isThere, total.count > 0) {
    case (true, true): totals[index] = total
    case (false, true): totals.insert(total, at: index)
    case (true, false): totals.remove(at: index)
    case (false, false): return
    }
    streaks.setPoints(total.points, on: total.day)
  }

  /// The index of the first day on or after `day`.
  private func index(notBefore day: Int32) -> Int {
    var (low, high) = (0, totals.count)
    while low < high {
      let middle = low + (high - low) / 2
      if totals[middle].day.rawValue < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension DayTally {
  /// The days of an interval: those with sessions, or also those that only have a state.
  func days(in days: DayInterval, today: EpochDay, includingEmpty: Bool) -> [LedgerDay] {
    let found = totals[index(notBefore: days.start.rawValue)..<index(notBefore: days.endRawValue)]
    guard includingEmpty,
      let stated = DayInterval(first: settings.firstDay ?? .min, last: today)?.intersection(days)
    else { return found.map { ledgerDay($0, today: today) } }
    let first = index(notBefore: stated.start.rawValue)
    let end = index(notBefore: stated.endRawValue)
    var answer = totals[found.startIndex..<first].map { ledgerDay($0, today: today) }
    var next = first
    for number in 0..<stated.count {
      let day = stated.start.addingClamped(days: number)
      var total = DayTotal(day: day, points: 0, count: 0)
      if next < end, totals[next].day == day {
        total = totals[next]
        next += 1
      }
      answer.append(ledgerDay(total, today: today))
    }
    return answer + totals[end..<found.endIndex].map { ledgerDay($0, today: today) }
  }

  private func ledgerDay(_ total: DayTotal, today: EpochDay) -> LedgerDay {
    LedgerDay(
      day: total.day, points: total.points, count: total.count,
      state: streaks.state(ofTotal: total.points, on: total.day, asOf: today))
  }

  /// The figures as of a day.
  func figures(asOf day: EpochDay) -> LedgerFigures {
    LedgerFigures(
      current: streaks.currentStreak(asOf: day)?.count ?? 0,
      longest: streaks.longestStreak(asOf: day)?.count ?? 0,
      kept: streaks.keptCount(in: .all, asOf: day), total: streaks.total(in: .all, asOf: day),
      goal: settings.goal)
  }
}
