// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What a list of months asks and reports.
struct MonthListReportTests {
  @Test func titleAndVisibleDaysAreToldAsTheyCome() {
    let harness = EngineHarness.list(showing: "2024-02-01")
    harness.touchList()
    harness.forget()
    harness.pointer(.moved, x: 175, y: 289 - 310)
    #expect(
      harness.take() == [
        "page 2024-03 turning", "title 2024-03", "visible 2024-03-01...2024-03-31",
      ])
    harness.pointer(.moved, x: 175, y: 289 - 309)
    #expect(harness.take() == [])
  }

  @Test func factsAreAskedForWhatIsInViewAndTheMonthsBeside() {
    let harness = EngineHarness.list(showing: "2024-02-01")
    harness.configure { $0.loadsFacts = true }
    // February to March are in view.
    #expect(
      harness.take("load") == [
        "load 1 2024-02-01...2024-03-31", "load 2 2024-04-01...2024-04-30",
        "load 3 2024-01-01...2024-01-31",
      ])
  }

  @Test func noScrollAsksMoreThanThreeQuestionsAtATime() {
    let harness = EngineHarness.list { $0.loadsFacts = true }
    for step in 0..<400 {
      harness.scroll(step % 2 == 0 ? 900 : -150)
      #expect(harness.state.facts.window.pending.count <= FactWindow.mostPending)
    }
    harness.answerAll()
    let view = harness.state.arrangement.days(in: harness.state.viewport, .sunday) ?? .all
    #expect(harness.state.facts.window.missing(in: view) == nil)
  }

  @Test func fui31APageBoundSelectionWaitsUntilTheListIsAtRest() {
    let harness = EngineHarness.list(showing: "2024-02-20") { $0.selection = .singlePerPage }
    #expect(harness.state.selection == .day(day("2024-02-20")))
    harness.touchList()
    harness.forget()
    harness.pointer(.moved, x: 175, y: 289 - 700)
    #expect(harness.take("selection") == [])
    harness.skip(milliseconds: 200)
    harness.pointer(.up, x: 175, y: 289 - 700)
    harness.settle()
    #expect(harness.take("selection") == ["selection 2024-04-01"])
  }

  @Test func fui33ScrollingNeverChangesAKeptSelection() {
    let harness = EngineHarness.list { $0.selection = .single }
    harness.tap("2024-02-14")
    harness.scroll(5_000)
    harness.scroll(-9_000)
    #expect(harness.state.selection == .day(day("2024-02-14")))
  }

  @Test func buttonsSayWhichMonthComes() {
    let harness = EngineHarness.list()
    harness.tap(.nextButton)
    #expect(harness.spoken == "March 2024")
    harness.scroll(1_000)
    #expect(harness.spoken == "March 2024")
  }

  @Test func twoQuickTapsAreTwoMonths() {
    let harness = EngineHarness.list()
    harness.tap(.nextButton)
    harness.wait(milliseconds: 32)
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.placed == "2024-04 0.0")
    harness.tap(.previousButton)
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.placed == "2024-04 0.0")
  }

  @Test func aListIsNotAskedAboutMonthsThatPassBy() {
    let harness = EngineHarness.list { $0.asksBeforeTurning = true }
    harness.touchList()
    harness.pointer(.moved, x: 175, y: 289 - 700)
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.take("ask") == [])
  }

  @Test func aNativeScrollViewSaysWhereItIs() {
    let harness = EngineHarness.list { $0.list.snapsToMonths = true }
    harness.send(.scrolled(NativeScroll(offset: 100, phase: .moving)))
    #expect(harness.placed == "2024-02 100.0")
    // From here on, positions are measured from March.
    harness.send(.scrolled(NativeScroll(offset: 320, phase: .moving)))
    #expect(harness.placed == "2024-03 14.0")
    harness.forget()
    harness.send(.scrolled(NativeScroll(offset: 14, velocity: 0, phase: .released)))
    #expect(harness.take("snap") == ["snap 0.0"])
    harness.send(.scrolled(NativeScroll(offset: 0, phase: .ended)))
    #expect(harness.placed == "2024-03 0.0")
    #expect(harness.state.motion == .rest)
  }

  @Test func anotherViewShowsTheMonthOfTheKeyboard() {
    let harness = EngineHarness.list()
    harness.scroll(1_000)
    let month = harness.state.focus.day.civil.yearMonth
    harness.configure { $0.view = .month }
    #expect(harness.state.viewport == Viewport(page: CalendarPage(month)))
    harness.configure { $0.view = .months }
    #expect(harness.placed == "\(month) 0.0")
  }
}
