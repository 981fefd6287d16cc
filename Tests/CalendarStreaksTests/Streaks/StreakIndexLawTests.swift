// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarStreaks
import CivilTime
import Testing

/// `StreakIndex` against `StreakOracle`, step by step.
struct StreakIndexLawTests {
  /// One index and its oracle, changed and asked together.
  private struct Pair {
    var index: StreakIndex
    var oracle: StreakOracle
    var numbers: SeededNumbers
    let span: DayInterval
    var today: EpochDay
    var scored: [(points: Int32, day: EpochDay)] = []

    init(seed: UInt64, span: DayInterval) {
      numbers = SeededNumbers(seed: seed)
      self.span = span
      today = span.start.addingClamped(days: span.count / 2)
      index = StreakIndex(goal: StreakGoal(points: 100))
      oracle = StreakOracle(goal: 100, firstDay: nil)
    }

    mutating func anyDay() -> EpochDay {
      span.start.addingClamped(days: Int32.random(in: 0..<span.count, using: &numbers))
    }

    mutating func anyInterval() -> DayInterval {
      let (one, other) = (anyDay(), anyDay())
      return DayInterval(start: min(one, other), end: max(one, other)) ?? span
    }

    mutating func change() {
      switch Int.random(in: 0..<21, using: &numbers) {
      case 0...9: add()
      case 10...13: remove()
      case 14, 15: setGoal()
      case 16: today = anyDay()
      case 17: setFirstDay(Bool.random(using: &numbers) ? anyDay() : nil)
      case 18: addRun()
      case 19: setPoints()
      default: index.settle()
      }
    }

    mutating func add() {
      add([-20, 0, 20, 30, 50, 80, 100, 120].randomElement(using: &numbers) ?? 0, on: anyDay())
    }

    mutating func add(_ points: Int32, on day: EpochDay) {
      scored.append((points, day))
      index.add(points, on: day)
      oracle.change(Int64(points), on: day)
    }

    mutating func setPoints() {
      let (day, points) = (anyDay(), Int64.random(in: -5...150, using: &numbers))
      index.setPoints(points, on: day)
      oracle.change(points - (oracle.totals[day] ?? 0), on: day)
    }

    mutating func addRun() {
      let start = anyDay()
      for days in 0..<Int32.random(in: 1...90, using: &numbers) {
        add(100, on: start.addingClamped(days: days))
      }
    }

    mutating func remove() {
      guard let place = scored.indices.randomElement(using: &numbers) else { return }
      let (points, day) = scored.remove(at: place)
      index.remove(points, on: day)
      oracle.change(-Int64(points), on: day)
    }

    mutating func setGoal() {
      let goal = [-5, 0, 1, 30, 50, 99, 100, 101, 150, Int32.max].randomElement(using: &numbers)
      oracle.goal = goal ?? 0
      index.goal = StreakGoal(points: oracle.goal)
    }

    mutating func setFirstDay(_ day: EpochDay?) {
      index.firstDay = day
      oracle.firstDay = day
    }

    mutating func disagreement() -> String? {
      let (day, days) = (anyDay(), anyInterval())
      if index.state(on: day, asOf: today) != oracle.state(on: day, asOf: today) { return "state" }
      let page = index.states(of: days, asOf: today)
      for place in 0..<page.count {
        let day = days.start.addingClamped(days: place)
        if page.state(on: day) != oracle.state(on: day, asOf: today) { return "page" }
      }
      if index.total(in: days, asOf: today) != oracle.total(in: days, asOf: today) {
        return "total"
      }
      if index.keptCount(in: days, asOf: today) != oracle.keptCount(in: days, asOf: today) {
        return "kept count"
      }
      return disagreementOfStreaks(day, days)
    }

    func disagreementOfStreaks(_ day: EpochDay, _ days: DayInterval) -> String? {
      let longest = index.longestStreak(in: days, asOf: today)?.listed ?? []
      if longest != oracle.longestStreak(in: days, asOf: today) { return "longest streak" }
      let ending = index.streak(endingOn: day, asOf: today)?.listed ?? []
      if ending != oracle.streak(endingOn: day, asOf: today) { return "streak ending" }
      let current = index.currentStreak(asOf: today)?.listed ?? []
      if current != oracle.currentStreak(asOf: today) { return "current streak" }
      return nil
    }
  }

  @Test(arguments: [
    (1, "2024-01-01", "2024-03-31"), (2, "2023-01-01", "2024-12-31"),
    (3, "0000-02-01", "0001-07-01"),
  ])
  func agreesWithTheOracleAfterEveryStep(seed: UInt64, first: String, last: String) {
    var pair = Pair(seed: seed, span: days(first, through: last))
    var steps = 0
    for step in 0..<3000 {
      pair.change()
      let disagreement = pair.disagreement()
      guard disagreement == nil else {
        #expect(disagreement == nil, "at step \(step)")
        return
      }
      steps += 1
    }
    #expect(steps == 3000)
  }

  @Test(arguments: [EpochDay.min, EpochDay.max.addingClamped(days: -200)])
  func agreesWithTheOracleAtTheEndsOfTheCalendar(start: EpochDay) {
    var pair = Pair(seed: 4, span: DayInterval(start: start, count: 201) ?? .all)
    var steps = 0
    for _ in 0..<1000 {
      pair.change()
      guard pair.disagreement() == nil else { break }
      steps += 1
    }
    #expect(steps == 1000)
  }

  @Test func removingEverythingLeavesNothing() {
    var pair = Pair(seed: 5, span: days("2024-01-01", through: "2024-12-31"))
    for _ in 0..<1000 { pair.add() }
    var removed = 0
    while !pair.scored.isEmpty {
      pair.remove()
      removed += 1
    }
    #expect(removed == 1000)
    #expect(pair.index.total(in: .all, asOf: .max) == 0)
    #expect(pair.index.keptCount(in: .all, asOf: .max) == 0)
    #expect(pair.index.longestStreak(asOf: .max) == nil)
  }
}
