// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

struct TodayTests {
  @Test func midnightIsAskedFor() {
    let harness = EngineHarness()
    harness.change { $0.todayEnds = 90_000_000 }
    #expect(harness.take() == ["wake 90000000"])
    harness.wait(milliseconds: 100)
    harness.tap("2024-02-14")
    #expect(harness.take("wake") == [])
  }

  @Test func theEarlierOfMidnightAndAPatienceCounts() {
    let harness = EngineHarness()
    harness.configure { $0.loadsFacts = true }
    harness.change { $0.todayEnds = 90_000_000 }
    #expect(harness.take("wake") == ["wake 16000000"])
    harness.answerAll()
    #expect(harness.take("wake") == ["wake 90000000"])
    harness.change { $0.todayEnds = 10_000_000 }
    #expect(harness.take("wake") == ["wake 10000000"])
  }

  @Test func aMidnightThatHasPassedDoesNotHideAQuestionsEnd() {
    let harness = EngineHarness()
    harness.change { $0.todayEnds = 1_500_000 }
    harness.skip(milliseconds: 10_000)
    harness.configure { $0.loadsFacts = true }
    #expect(harness.take("wake").last == "wake 26000000")
  }

  @Test func midnightMovesTodayAndNothingElse() {
    let harness = EngineHarness()
    harness.tap("2024-02-20")
    harness.forget()
    let before = harness.state
    #expect(harness.traits("2024-02-20") == [.today, .selected, .selectable, .tabStop])
    harness.change {
      $0.today = day("2024-02-21")
      $0.todayEnds = nil
    }
    #expect(harness.traits("2024-02-20") == [.selected, .selectable, .tabStop])
    #expect(harness.traits("2024-02-21") == [.today, .selectable])
    #expect(harness.label("2024-02-21") == "Wednesday, February 21, 2024, Today")
    #expect(harness.state.isSame(as: before))
    #expect(harness.take() == ["today 2024-02-21"])
  }

  @Test func midnightKeepsTheSelectionOfAPage() {
    let harness = EngineHarness { $0.selection = .singlePerPage }
    #expect(harness.state.selection.day == day("2024-02-20"))
    harness.change { $0.today = day("2024-02-21") }
    #expect(harness.state.selection.day == day("2024-02-20"))
  }

  @Test func midnightKeepsThePageInMotion() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    harness.drag(from: 289, to: 200)
    let before = harness.state
    harness.change { $0.today = day("2024-03-01") }
    #expect(harness.state.isSame(as: before))
  }

  @Test func withoutATodayThereIsNoMarkAndNoButton() {
    let harness = EngineHarness(today: nil)
    #expect(!harness.scene.nodes.contains { $0.traits.contains(.today) })
    #expect(harness.node(NodeKey(.todayButton)) == nil)
    let before = harness.state
    harness.send(.showToday)
    #expect(harness.state == before)
  }

  @Test func theMarkCanBeLeftOut() {
    let harness = EngineHarness { $0.marksToday = false }
    #expect(!harness.scene.nodes.contains { $0.traits.contains(.today) })
    #expect(harness.label("2024-02-20") == "Tuesday, February 20, 2024")
    #expect(harness.node(NodeKey(.todayButton)) != nil)
  }

  @Test func aTodayOutOfReachCannotBeShown() {
    let harness = EngineHarness(showing: "2023-01-10") {
      $0.bounds = days("2023-01-01", "2023-12-31")
    }
    #expect(harness.node(NodeKey(.todayButton))?.traits == .disabled)
    let before = harness.state
    harness.tap(.todayButton)
    harness.send(.activate(NodeKey(.todayButton)))
    harness.key(.letterT)
    harness.settle()
    #expect(harness.state.isSame(as: before))
  }

  @Test func everyDayOfAYearCanBeToday() {
    let harness = EngineHarness()
    var faults: [EpochDay] = []
    for offset: Int32 in 0..<366 {
      let today = day("2024-01-01").addingClamped(days: offset)
      harness.change { $0.today = today }
      harness.send(.showToday)
      let marked = harness.scene.nodes.filter { $0.traits.contains(.today) }
      if !marked.contains(where: { $0.key.day == today && $0.traits.contains(.tabStop) }) {
        faults.append(today)
      }
    }
    #expect(faults == [])
  }
}

extension CalendarState {
  /// Whether it equals another state, except for what the app has been told and how often facts may
  /// have changed.
  fileprivate func isSame(as other: CalendarState) -> Bool {
    var told = other
    told.telling.reported = telling.reported
    told.facts = facts
    return self == told && facts.window == other.facts.window
      && facts.alternates == other.facts.alternates && facts.content == other.facts.content
  }
}
