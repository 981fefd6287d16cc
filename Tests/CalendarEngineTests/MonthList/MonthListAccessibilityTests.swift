// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What a screen reader is told about a list of months.
struct MonthListAccessibilityTests {
  private func elements(
    _ harness: EngineHarness, _ kind: AccessibilityElement.Kind
  ) -> [AccessibilityElement] {
    harness.runtime.accessibility.elements.filter { $0.kind == kind }
  }

  private func names(_ elements: [AccessibilityElement]) -> [String] {
    elements.map { String(decoding: $0.label, as: UTF8.self) }
  }

  @Test func eachMonthIsAGridBehindItsHeading() {
    let harness = EngineHarness.list(showing: "2024-02-01")
    #expect(names(elements(harness, .grid)) == ["February 2024", "March 2024"])
    #expect(
      names(elements(harness, .heading)) == ["February 2024", "February 2024", "March 2024"])
    // The weekdays above are only for the eye: every day says its own.
    #expect(elements(harness, .columnHeader).isEmpty)
    #expect(elements(harness, .cell).filter { $0.states.contains(.tabStop) }.count == 1)
    let tree = harness.runtime.accessibility.elements
    for cell in tree where cell.kind == .cell {
      #expect(tree[Int(cell.parent)].kind == .row)
      #expect(tree[Int(tree[Int(cell.parent)].parent)].kind == .grid)
    }
  }

  @Test func theTitleAndEachGridTurnMonthsUpToTheEnds() throws {
    let harness = EngineHarness.list(showing: "2024-02-01") {
      $0.bounds = days("2024-02-01", "2024-05-31")
    }
    let grid = try #require(elements(harness, .grid).last)
    #expect(grid.actions.map { $0.trigger } == [.increment, .named])
    #expect(String(decoding: grid.label, as: UTF8.self) == "March 2024")
    let next = try #require(grid.actions.first)
    for _ in 0..<3 {
      harness.send(next.input)
      harness.settle()
    }
    #expect(harness.state.viewport.list.isAtEnd)
    #expect(elements(harness, .grid).first?.actions.map { $0.trigger } == [.decrement, .named])
  }
}
