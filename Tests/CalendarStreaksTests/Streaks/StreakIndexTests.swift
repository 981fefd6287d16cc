// SPDX-License-Identifier: MIT

import CalendarStreaks
import CivilTime
import Testing

struct StreakIndexTests {
  private let today = day("2024-02-29")

  /// An index with 100 points on each of these days.
  private func kept(_ days: String..., goal: Int32 = 100) -> StreakIndex {
    var index = StreakIndex(goal: StreakGoal(points: goal))
    for text in days { index.add(100, on: day(text)) }
    return index
  }

  @Test func aGoalOfZeroOrLessKeepsEveryDayWithPointsAndNoOther() {
    for goal in [0, -1, Int32.min] {
      let index = kept("2024-02-27", goal: goal)
      #expect(index.state(on: day("2024-02-27"), asOf: today) == .kept)
      #expect(index.state(on: day("2024-02-28"), asOf: today) == DayState.none)
    }
  }

  @Test func pointsThatCancelOutLeaveADayWithoutPoints() {
    var index = kept("2024-02-27")
    index.add(-100, on: day("2024-02-27"))
    #expect(index.state(on: day("2024-02-27"), asOf: today) == DayState.none)
  }

  @Test func negativePointsAreShort() {
    var index = StreakIndex(goal: StreakGoal(points: -50))
    index.add(-20, on: today)
    #expect(index.state(on: today, asOf: today) == .short)
  }

  @Test func aTodayThatIsNotKeptYetDoesNotBreakTheStreak() {
    let index = kept("2024-02-27", "2024-02-28")
    let streak = index.currentStreak(asOf: today)
    #expect(streak?.days == days("2024-02-27", through: "2024-02-28"))
  }

  @Test func aKeptTodayBelongsToTheStreak() {
    let index = kept("2024-02-27", "2024-02-28", "2024-02-29")
    #expect(index.currentStreak(asOf: today)?.count == 3)
  }

  @Test func anEarlierDayThatIsNotKeptBreaksTheStreak() {
    #expect(kept("2024-02-26", "2024-02-27").currentStreak(asOf: today) == nil)
  }

  @Test func daysBeforeTheFirstDayDoNotLengthenAStreak() {
    var index = kept("2024-02-26", "2024-02-27", "2024-02-28")
    index.firstDay = day("2024-02-28")
    #expect(index.currentStreak(asOf: today)?.count == 1)
    #expect(index.longestStreak(asOf: today)?.count == 1)
    #expect(index.keptCount(in: .all, asOf: today) == 1)
    #expect(index.total(in: .all, asOf: today) == 100)
    #expect(index.state(on: day("2024-02-27"), asOf: today) == nil)
  }

  @Test func daysAfterTodayHaveNoStateUntilTheyCome() {
    let index = kept("2024-02-29", "2024-03-01")
    #expect(index.state(on: day("2024-03-01"), asOf: today) == nil)
    #expect(index.longestStreak(asOf: today)?.count == 1)
    #expect(index.streak(endingOn: day("2024-03-01"), asOf: today) == nil)
    #expect(index.longestStreak(asOf: day("2024-03-01"))?.count == 2)
  }

  @Test func aTodayBeforeTheFirstDayLeavesNothingToCount() {
    var index = kept("2024-02-28")
    index.firstDay = day("2024-03-01")
    #expect(index.currentStreak(asOf: today) == nil)
    #expect(index.longestStreak(asOf: today) == nil)
    #expect(index.states(of: days("2024-02-01", through: "2024-03-13"), asOf: today).stated == 0)
  }

  @Test func theLatestOfSeveralLongestStreaksIsGiven() {
    let index = kept("2024-01-03", "2024-01-04", "2024-02-03", "2024-02-04")
    #expect(index.longestStreak(asOf: today)?.first == day("2024-02-03"))
  }

  @Test func changingTheGoalChangesTheAnswersWithAndWithoutSettling() {
    var index = kept("2024-02-26", "2024-02-27")
    index.goal = StreakGoal(points: 101)
    #expect(index.longestStreak(asOf: today) == nil)
    index.settle()
    #expect(index.longestStreak(asOf: today) == nil)
    index.goal = StreakGoal(points: 50)
    #expect(index.longestStreak(asOf: today)?.count == 2)
    index.settle()
    #expect(index.longestStreak(asOf: today)?.count == 2)
  }

  @Test func aCopyKeepsItsOwnDays() {
    let before = kept("2024-02-28")
    var after = before
    after.add(100, on: today)
    #expect(before.currentStreak(asOf: today)?.count == 1)
    #expect(after.currentStreak(asOf: today)?.count == 2)
  }

  @Test func extremePointsNeverTrap() {
    var index = StreakIndex(goal: StreakGoal(points: .max))
    for _ in 0..<10_000 { index.add(.max, on: .max) }
    for _ in 0..<10_000 { index.remove(.min, on: .min) }
    #expect(index.points(on: .max) == 10_000 * Int64(Int32.max))
    #expect(index.points(on: .min) == 10_000 * (Int64(Int32.max) + 1))
    #expect(index.keptCount(in: .all, asOf: .max) == 2)
    for _ in 0..<10_000 { index.add(.min, on: .min) }
    #expect(index.points(on: .min) == 0)
  }

  @Test func theEndsOfTheCalendarNeverTrap() {
    var index = StreakIndex(goal: StreakGoal(points: 1))
    index.add(1, on: .min)
    index.add(1, on: .max)
    #expect(index.currentStreak(asOf: .min)?.count == 1)
    #expect(index.currentStreak(asOf: .max)?.count == 1)
    #expect(index.longestStreak(asOf: .max)?.first == .max)
    let last = DayInterval(first: .max, last: .max) ?? .all
    #expect(index.states(of: last, asOf: .max).kept == 1)
    #expect(index.states(of: .all, asOf: .max).kept == 1)
  }

  @Test func anEmptyIntervalHasNothing() {
    let index = kept("2024-02-28")
    let empty = DayInterval(start: day("2024-02-28"), count: 0) ?? .all
    #expect(index.total(in: empty, asOf: today) == 0)
    #expect(index.keptCount(in: empty, asOf: today) == 0)
    #expect(index.longestStreak(in: empty, asOf: today) == nil)
    #expect(index.states(of: empty, asOf: today).stated == 0)
  }
}
