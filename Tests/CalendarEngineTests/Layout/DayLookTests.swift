// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What a day says of itself that hosts only draw.
struct DayLookTests {
  @Test(
    arguments: [
      (0, 100, 0), (1, 100, 1), (80, 100, 80), (99, 100, 99), (-5, 100, 0), (Int64.max, 100, 100),
      (10, 0, 50),
    ] as [(Int64, Int64, UInt8)])
  func aDayShortOfItsGoalSaysHowMuchIsReached(_ points: Int64, _ goal: Int64, _ percent: UInt8) {
    let harness = EngineHarness()
    harness.configure { $0.loadsFacts = true }
    var fact = DayFact(day: day("2024-02-14"))
    fact.tint = Tint.streakShort.rawValue
    fact.progress = DayFact.Progress(points: points, goal: goal)
    harness.answerAll([fact])
    let key = NodeKey(.dayCell, page: harness.state.viewport.page, day: day("2024-02-14"))
    #expect(harness.node(key)?.progress == percent)
  }

  @Test func aClosedDayAmongOpenOnesIsStruck() {
    let harness = EngineHarness()
    harness.configure { $0.disabled = DisabledDays(weekdays: WeekdaySet([.saturday, .sunday])) }
    #expect(harness.traits("2024-02-17")?.contains(.closed) == true)
    #expect(harness.traits("2024-02-16")?.contains(.closed) == false)
  }

  @Test func daysOutsideTheBoundsAreNot() {
    let harness = EngineHarness()
    harness.configure { $0.bounds = days("2024-02-12", "2024-03-31") }
    let traits = harness.traits("2024-02-09")
    #expect(traits?.contains(.disabled) == true && traits?.contains(.closed) == false)
  }

  @Test func daysBeforeTheFirstThatCanBeChosenAreNot() {
    let harness = EngineHarness()
    harness.configure { $0.disabled = DisabledDays(before: day("2024-02-12")) }
    let traits = harness.traits("2024-02-11")
    #expect(traits?.contains(.disabled) == true && traits?.contains(.closed) == false)
  }
}
