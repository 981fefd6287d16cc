// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Quarters: a level between months and years, shown where it is asked for.
struct QuarterTests {
  private func key(_ written: String, _ harness: EngineHarness) -> NodeKey {
    NodeKey(period: harness.state.level.period(of: day(written)), on: harness.state.viewport.page)
  }

  private func quarters(
    showing: String = "2024-02-20", _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness(showing: showing) {
      $0.zooms = true
      configure(&$0)
    }
    harness.send(.zoom(to: .quarters))
    harness.settle()
    return harness
  }

  @Test func aPageHasThreeYearsInRowsOfFour() {
    let harness = quarters()
    #expect(harness.state.level == .quarters && harness.text(.title) == "2022 – 2024")
    let cells = harness.scene.nodes.filter { $0.role == .periodCell }
    let texts = cells.map { String(decoding: harness.scene.utf8($0.text), as: UTF8.self) }
    #expect(cells.count == 12 && texts.first == "Q1 2022" && texts.last == "Q4 2024")
    let rows = Set(cells.map(\.parent))
    #expect(rows.count == 3)
  }

  @Test func theTitleAndAChoiceGoOverItUnlessItIsPicked() {
    let harness = quarters()
    harness.tap(.zoomButton)
    harness.settle()
    #expect(harness.state.level == .years)
    harness.key(.enter)
    harness.settle()
    #expect(harness.state.level == .months)
    harness.tap(.zoomButton)
    harness.settle()
    #expect(harness.state.level == .years)

    let picking = quarters { $0.picks = .quarters }
    picking.tap(.zoomButton)
    picking.settle()
    picking.key(.enter)
    picking.settle()
    #expect(picking.state.level == .quarters)
  }

  @Test func aQuarterOpensItsMonths() {
    let harness = quarters()
    harness.tap(key("2023-08-01", harness))
    harness.settle()
    #expect(harness.state.level == .months && harness.text(.title) == "2023")
    #expect(harness.state.focus.day == day("2023-08-20"))
  }

  @Test func aQuarterIsPickedAsTheIntervalOfItsDays() {
    let harness = EngineHarness { $0.picks = .quarters }
    #expect(harness.state.level == .quarters)
    harness.forget()
    harness.tap(key("2023-08-01", harness))
    #expect(harness.take("selection") == ["selection 2023-07-01/2023-09-30"])
    #expect(harness.spoken == "3rd quarter 2023, selected")
    #expect(harness.node(key("2023-08-01", harness))?.traits.contains(.selected) == true)
  }

  @Test func theKeyboardWalksQuartersAndYears() {
    let harness = quarters(showing: "2023-05-31")
    for (key, modifiers, expected) in [
      (KeySample.Key.right, Modifiers(), "2023-08-31"), (.right, [], "2023-11-30"),
      (.home, [], "2023-02-28"), (.down, [], "2024-02-29"), (.end, [], "2024-11-30"),
      (.home, .control, "2022-02-28"), (.pageDown, [], "2025-02-28"), (.left, [], "2024-11-30"),
      (.end, .control, "2024-11-30"), (.pageUp, [], "2021-11-30"), (.up, [], "2020-11-30"),
    ] {
      harness.key(key, modifiers)
      harness.settle()
      #expect(harness.state.focus.day == day(expected), "\(key)")
      #expect(harness.state.viewport.page.contains(harness.state.focus.day))
    }
  }

  @Test func quartersTurnByThreeYearsUpToTheEnds() {
    let harness = quarters(showing: "9997-01-01")
    #expect(harness.text(.title) == "9996 – 9998")
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.text(.title) == "9999")
    #expect(harness.scene.nodes.filter { $0.role == .periodCell }.count == 4)
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.text(.title) == "9999")
    #expect(harness.label(.nextButton) == "Next years")
  }

  @Test func withoutZoomingQuartersAreNotReached() {
    let harness = EngineHarness()
    harness.send(.zoom(to: .quarters))
    #expect(harness.state.level == .days)
  }
}
