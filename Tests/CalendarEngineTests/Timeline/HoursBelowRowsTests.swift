// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Rows for whole days come and go above the hours, which stay where somebody has seen them.
struct HoursBelowRowsTests {
  private let rows: [Occurrence]
  private let busy = "2024-02-21"

  init() throws {
    rows = try ["A", "B"].map { try .whole("2024-02-21", "2024-02-21", $0, .blue) }
  }

  /// A day at a time, with two rows on Wednesday alone.
  private func harness(editable: Bool = false) -> EngineHarness {
    let harness = EngineHarness.timeline(days: 1) {
      $0.timeline.isEditable = editable
      $0.timeline.laneLimit = 10
    }
    harness.change { $0.metrics.height = 600 }
    harness.answer(rows)
    return harness
  }

  /// Where a minute of the day is on the screen.
  private func y(_ minute: Double, _ day: String, _ harness: EngineHarness) throws -> Double {
    let column = try #require(harness.frame(of: .dayColumn, day))
    return column.y + minute / 60 * 56
  }

  private func turn(_ harness: EngineHarness, _ step: CalendarAction) {
    harness.send(step)
    harness.settle()
    harness.answer(rows)
    harness.settle()
  }

  @Test func whatSomebodyHasScrolledToStaysWhereItIs() throws {
    let harness = harness()
    harness.swipe(from: (400, 400), by: (0, -150), rests: true)
    let before = try y(720, "2024-02-20", harness)
    let top = harness.state.moving.hours.top
    turn(harness, .page(by: 1))
    #expect(try y(720, busy, harness) == before)
    #expect(harness.state.moving.hours.top == top + 54 * 64)
    turn(harness, .page(by: -1))
    #expect(try y(720, "2024-02-20", harness) == before)
    #expect(harness.state.moving.hours.top == top)
  }

  /// At its ends the day goes no further.
  @Test func theDayEndsWhereItEnds() throws {
    let harness = harness()
    harness.swipe(from: (400, 200), by: (0, 350))
    harness.settle()
    #expect(harness.state.moving.hours.top == 0)
    turn(harness, .page(by: 1))
    turn(harness, .page(by: -1))
    #expect(harness.state.moving.hours.top == 0)
  }

  /// Before anybody has scrolled, the morning is where it belongs.
  @Test func untilThenTheMorningIsInView() throws {
    let harness = harness()
    let top = try y(480, "2024-02-20", harness)
    turn(harness, .page(by: 1))
    #expect(try y(480, busy, harness) > top)
  }

  /// The time of what is held is the hand's, whose place on the screen has not changed.
  @Test func whatIsCarriedToADayWithMoreRowsKeepsItsTime() throws {
    let harness = harness(editable: true)
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer(rows + [.meeting()])
    let start = (x: 400.0, y: try y(630, "2024-02-20", harness))
    harness.take(at: start, .mouse)
    let held = try #require(harness.held)
    turn(harness, .page(by: 1))
    harness.pointer(.moved, x: start.x + 4, y: start.y, device: .mouse)
    #expect(try #require(harness.held) == held.replacing("2024-02-20", with: busy))
  }
}
