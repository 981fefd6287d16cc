// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Selecting by dragging in a list of months, which scrolls meanwhile near its top and bottom.
///
/// The view is 352 points high, starting at 68 points; within 48 points of its edges it scrolls.
struct MonthListPaintingTests {
  private func list(
    _ policy: SelectionPolicy, _ change: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness.list(showing: "2024-02-01") {
      $0.selection = policy
      $0.swipe = .selects
      change(&$0)
    }
  }

  private func down(on text: String, in harness: EngineHarness) throws -> (x: Double, y: Double) {
    let page = CalendarPage(day(text).civil.yearMonth)
    let place = try #require(
      harness.middle(of: NodeKey(.dayCell, page: page, day: day(text))))
    harness.pointer(.down, x: place.x, y: place.y)
    harness.skip(milliseconds: 16)
    return place
  }

  @Test func fui35ASidewaysSwipeSelectsAndMayGoOnDown() throws {
    let harness = list(.multiple)
    let place = try down(on: "2024-02-13", in: harness)
    harness.pointer(.moved, x: place.x + 50, y: place.y)
    #expect(harness.isClaimed)
    harness.pointer(.moved, x: place.x + 50, y: place.y + 50)
    harness.pointer(.up, x: place.x + 50, y: place.y + 50)
    #expect(harness.state.selection.written == "2024-02-13/2024-02-14 2024-02-21")
    #expect(harness.placed == "2024-02 0.0")
  }

  @Test func aFingerThatMovesUpOrDownScrolls() throws {
    let harness = list(.multiple)
    let place = try down(on: "2024-02-13", in: harness)
    harness.pointer(.moved, x: place.x, y: place.y - 11)
    harness.pointer(.moved, x: place.x, y: place.y - 61)
    #expect(harness.state.selection == .none)
    #expect(harness.placed == "2024-02 51.0")
  }

  @Test func aMouseSelectsInAnyDirection() throws {
    let harness = list(.multiple)
    let place = try #require(
      harness.middle(of: NodeKey(.dayCell, page: page("2024-02"), day: day("2024-02-06"))))
    harness.pointer(.down, x: place.x, y: place.y, device: .mouse)
    harness.pointer(.moved, x: place.x, y: place.y + 50, device: .mouse)
    harness.pointer(.up, x: place.x, y: place.y + 50, device: .mouse)
    #expect(harness.state.selection.written == "2024-02-06 2024-02-13")
  }

  @Test func anEndOfAnIntervalIsDraggedInAnyDirection() throws {
    let harness = list(.interval) { $0.swipe = .turnsPages }
    harness.send(.select(.interval(days("2024-02-06", "2024-02-08"))))
    let place = try down(on: "2024-02-08", in: harness)
    harness.pointer(.moved, x: place.x, y: place.y + 50)
    harness.pointer(.up, x: place.x, y: place.y + 50)
    #expect(harness.state.selection.written == "2024-02-06/2024-02-15")
    #expect(harness.placed == "2024-02 0.0")
  }

  @Test func fui35AtTheBottomTheListScrollsAndTheSelectionGoesOn() throws {
    let harness = list(.interval)
    let place = try down(on: "2024-02-13", in: harness)
    harness.pointer(.moved, x: place.x + 20, y: place.y)
    harness.pointer(.moved, x: place.x + 20, y: 418)
    harness.wait(milliseconds: 1_000)
    #expect(harness.wantsFrame)
    // 720 points per second at the edge.
    let passed = harness.state.viewport.page
    #expect(passed > page("2024-02"))
    let last = try #require(harness.state.selection.last)
    #expect(harness.state.viewport.shows(last))
    #expect(last >= day("2024-03-20"))
    harness.pointer(.up, x: place.x + 20, y: 418)
    let place2 = harness.placed
    harness.settle()
    #expect(harness.placed == place2)
    #expect(harness.state.selection.first == day("2024-02-13"))
  }

  @Test func fui35AboveTheTopItScrollsToEarlierDays() throws {
    let harness = list(.interval)
    let place = try down(on: "2024-02-20", in: harness)
    harness.pointer(.moved, x: place.x - 20, y: place.y)
    harness.pointer(.moved, x: place.x - 20, y: -40)
    harness.wait(milliseconds: 1_000)
    let first = try #require(harness.state.selection.first)
    #expect(first < day("2024-01-15"))
    #expect(harness.state.viewport.shows(first))
    #expect(harness.state.selection.last == day("2024-02-20"))
  }

  @Test func theNearerToTheEdgeTheFaster() throws {
    var ways: [Int32] = []
    for y in [380.0, 395, 410, 440] {
      let harness = list(.interval)
      let list = MonthList(harness.state, harness.runtime.environment.metrics, weekStart: .sunday)
      let before = list.place(of: harness.state.viewport)
      let place = try down(on: "2024-02-13", in: harness)
      harness.pointer(.moved, x: place.x + 20, y: place.y)
      harness.pointer(.moved, x: place.x + 20, y: y)
      harness.wait(milliseconds: 500)
      ways.append(list.way(from: before, to: list.place(of: harness.state.viewport)))
    }
    #expect(ways == ways.sorted() && Set(ways).count == ways.count)
    #expect((ways.last ?? 0) <= 361 * 64)
  }

  @Test func atTheEndOfTheListNothingMovesAnyMore() throws {
    let harness = list(.interval) { $0.bounds = days("2024-02-01", "2024-03-31") }
    let place = try down(on: "2024-02-13", in: harness)
    harness.pointer(.moved, x: place.x + 20, y: place.y)
    harness.pointer(.moved, x: place.x + 20, y: 430)
    harness.wait(milliseconds: 5_000)
    #expect(harness.state.viewport.list.isAtEnd)
    #expect(harness.state.viewport.list.stretch == 0)
  }

  @Test func restingWhereItWentDownScrollsNothing() throws {
    let harness = list(.multiple)
    harness.scroll(60)
    // In the last row in view.
    _ = try down(on: "2024-03-01", in: harness)
    harness.wait(milliseconds: 3_000)
    #expect(harness.placed == "2024-02 60.0")
    #expect(harness.state.selection.written == "2024-03-01")
  }

  @Test func escapeTakesThePaintingBackAndStopsTheScrolling() throws {
    let harness = list(.interval)
    let place = try down(on: "2024-02-13", in: harness)
    harness.pointer(.moved, x: place.x + 20, y: place.y)
    harness.pointer(.moved, x: place.x + 20, y: 418)
    harness.wait(milliseconds: 300)
    harness.key(.escape)
    #expect(harness.state.selection == .none)
    let placed = harness.placed
    harness.wait(milliseconds: 300)
    #expect(harness.placed == placed)
  }

  @Test func aListThatSnapsDoesSoAfterwards() throws {
    let harness = list(.interval) { $0.list.snapsToMonths = true }
    let place = try down(on: "2024-02-13", in: harness)
    harness.pointer(.moved, x: place.x + 20, y: place.y)
    harness.pointer(.moved, x: place.x + 20, y: 418)
    harness.wait(milliseconds: 500)
    harness.pointer(.up, x: place.x + 20, y: 418)
    harness.settle()
    #expect(harness.placed.hasSuffix(" 0.0"))
  }
}
