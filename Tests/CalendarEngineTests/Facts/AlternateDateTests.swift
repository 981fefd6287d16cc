// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// The dates of another calendar are asked for separately from facts, and once each.
struct AlternateDateTests {
  private static func harness() -> EngineHarness {
    let harness = EngineHarness()
    harness.configure { $0.showsAlternateDates = true }
    return harness
  }

  @Test func eachDayIsAskedForOnce() {
    let harness = Self.harness()
    #expect(harness.take("name") == ["name 2024-01-28...2024-03-09"])
    harness.name("2024-01-28", "2024-03-09")
    #expect(harness.take("name") == ["name 2024-03-10...2024-04-06"])
    harness.name("2024-03-10", "2024-04-06")
    #expect(harness.take("name") == ["name 2023-12-31...2024-01-27"])
    harness.name("2023-12-31", "2024-01-27")
    #expect(harness.take("name") == [])
  }

  @Test func neitherSlowNorFailedFactsTakeThemAway() {
    let harness = Self.harness()
    harness.name()
    harness.configure { $0.loadsFacts = true }
    #expect(harness.state.facts.window.pending.count == 3)
    #expect(harness.label("2024-02-20") == "Tuesday, February 20, 2024, 11 Adar I, Today")
    harness.send(.loadFailed(token: 1))
    #expect(harness.label("2024-02-20") == "Tuesday, February 20, 2024, 11 Adar I, Today")
  }

  @Test func aHostThatKnowsNothingIsNotAskedForEver() {
    let harness = Self.harness()
    for _ in 0..<9 { harness.send(.daysNamed(day("2024-02-01"), [])) }
    harness.forget()
    harness.send(.daysNamed(day("2024-02-01"), []))
    #expect(harness.take("name") == [])
    #expect(harness.label("2024-02-20") == "Tuesday, February 20, 2024, Today")
  }

  @Test func aDayThatTheHostIsNotSureOfHasNoDate() {
    let harness = Self.harness()
    var labels = [AlternateLabel](
      repeating: AlternateLabel(text: [0x31], spoken: [0x31]), count: 42)
    labels[23] = .none
    harness.send(.daysNamed(day("2024-01-28"), labels))
    #expect(harness.label("2024-02-19") == "Monday, February 19, 2024, 1")
    #expect(harness.label("2024-02-20") == "Tuesday, February 20, 2024, Today")
  }

  @Test func anotherCalendarAsksAnew() {
    let harness = Self.harness()
    harness.name()
    harness.forget()
    harness.send(.alternatesChanged)
    #expect(harness.take("name") == ["name 2024-01-28...2024-03-09"])
    #expect(harness.label("2024-02-20") == "Tuesday, February 20, 2024, Today")
  }

  @Test func whatIsFarAwayIsForgottenAndAskedForAgain() {
    let harness = Self.harness()
    harness.name()
    harness.send(.show(day("2034-02-01")))
    harness.settle()
    harness.name()
    harness.forget()
    harness.send(.show(day("2024-02-01")))
    harness.settle()
    #expect(harness.take("name").first == "name 2024-01-28...2024-03-09")
  }
}
