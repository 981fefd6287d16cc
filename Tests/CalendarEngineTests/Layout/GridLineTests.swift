// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarEngine

/// `grid-lines`: hairlines between the weeks of a page.
struct GridLineTests {
  /// For each row of the current page, whether it has a line above it.
  private func lines(_ gridLines: GridLines, _ view: ViewKind = .month) -> [Bool] {
    let harness = EngineHarness()
    harness.configure {
      $0.gridLines = gridLines
      $0.view = view
      $0.weeks = 3
    }
    let page = NodeKey(.page, page: harness.state.viewport.page)
    let nodes = harness.scene.nodes
    guard let index = nodes.firstIndex(where: { $0.key == page }) else { return [] }
    return nodes.filter { $0.role == .weekRow && $0.parent == Int32(index) }
      .map { $0.traits.contains(.ruled) }
  }

  @Test func aPageHasNoneUnlessItIsAskedFor() {
    #expect(lines(.none) == Array(repeating: false, count: 6))
  }

  @Test func eachWeekButTheFirstHasALineAboveIt() {
    #expect(lines(.weeks) == [false, true, true, true, true, true])
    #expect(lines(.weeks, .week) == [false, true, true])
  }
}
