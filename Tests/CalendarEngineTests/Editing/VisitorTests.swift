// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What is dragged in from elsewhere.
struct VisitorTests {
  private func move(_ phase: PointerSample.Phase, _ place: Place, _ harness: EngineHarness) {
    let (x, y) = harness.point(place)
    harness.pointer(phase, x: x, y: y, id: -1, device: .visitor)
  }

  @Test func itMakesAnEventWhereItIsDropped() {
    let harness = EngineHarness.withMeeting()
    move(.moved, ("2024-02-21", 610), harness)
    #expect(harness.held == "2024-02-21T10:00 2024-02-21T11:00 ")
    move(.moved, ("2024-02-22", 796), harness)
    #expect(harness.held == "2024-02-22T13:15 2024-02-22T14:15 ")
    move(.up, ("2024-02-22", 796), harness)
    #expect(harness.told() == ["1 create 2024-02-22T13:15 2024-02-22T14:15 new:1"])
    #expect(harness.held == nil)
  }

  @Test func whatIsTakenAwayLeavesNoTrace() {
    let harness = EngineHarness.withMeeting()
    let before = harness.events()
    move(.moved, ("2024-02-21", 610), harness)
    move(.cancelled, ("2024-02-21", 610), harness)
    #expect(harness.events() == before && harness.told().isEmpty)
    // It may come back.
    move(.moved, ("2024-02-21", 610), harness)
    #expect(harness.held != nil)
  }

  @Test func aboveTheHoursItLastsTheWholeDay() throws {
    let harness = EngineHarness.withMeeting()
    let lane = try #require(harness.frame(of: .allDayCell, "2024-02-21"))
    harness.pointer(.moved, x: lane.x + 9, y: lane.y + 9, id: -1, device: .visitor)
    harness.pointer(.up, x: lane.x + 9, y: lane.y + 9, id: -1, device: .visitor)
    #expect(harness.told() == ["1 create 2024-02-21 2024-02-22 new:1"])
  }

  @Test func inAMonthItLastsTheWholeDay() throws {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
    }
    harness.answerAll([Occurrence]())
    harness.forget()
    let cell = try #require(harness.frame(of: .dayCell, "2024-02-14"))
    harness.pointer(.moved, x: cell.x + 9, y: cell.y + 9, id: -1, device: .visitor)
    harness.pointer(.up, x: cell.x + 9, y: cell.y + 9, id: -1, device: .visitor)
    #expect(harness.told() == ["1 create 2024-02-14 2024-02-15 new:1"])
  }

  /// Nothing comes of it where nothing is edited, and nothing while a hand holds an event.
  @Test func itIsLeftToThePageElsewhere() {
    let harness = EngineHarness.withMeeting()
    harness.configure { $0.timeline.isEditable = false }
    move(.moved, ("2024-02-21", 610), harness)
    #expect(harness.held == nil)
    move(.up, ("2024-02-21", 610), harness)
    #expect(harness.told().isEmpty)
  }
}
