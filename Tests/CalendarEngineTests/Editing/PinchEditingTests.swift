// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Two fingers that pinch where one of them would edit: nothing of that is left.
struct PinchEditingTests {
  enum End: CaseIterable { case firstFirst, secondFirst, cancelled }

  /// Two fingers go down, the first at a time, and move apart by so many points.
  private func pinch(
    _ harness: EngineHarness, from place: Place, by way: Double = 60, resting: Int64 = 0, _ end: End
  ) {
    let (x, y) = harness.point(place)
    harness.pointer(.down, x: x, y: y, id: 1)
    harness.skip(milliseconds: 20)
    harness.pointer(.down, x: x - 15, y: y - 140, id: 2)
    if resting > 0 { harness.wait(milliseconds: resting) }
    #expect(harness.held == nil)
    for step in 1...12 where way > 0 {
      let part = way * Double(step) / 12
      harness.skip(milliseconds: 15)
      harness.pointer(.moved, x: x, y: y + part, id: 1)
      harness.pointer(.moved, x: x - 15, y: y - 140 - part, id: 2)
    }
    let (first, second) = ((x, y + way), (x - 15, y - 140 - way))
    let phase: PointerSample.Phase = end == .cancelled ? .cancelled : .up
    let ends = end == .secondFirst ? [(2, second), (1, first)] : [(1, first), (2, second)]
    for (id, place) in ends {
      harness.pointer(phase, x: place.0, y: place.1, id: Int32(id))
      harness.wait(milliseconds: 300)
    }
    harness.settle()
  }

  @Test(arguments: End.allCases, [645.0, 800])
  func aPinchLeavesNothingBehind(_ end: End, _ minute: Double) throws {
    let harness = EngineHarness.withMeeting(height: 1_400)
    let height = try #require(harness.frame(of: .dayColumn, "2024-02-20")).height
    pinch(harness, from: ("2024-02-20", minute), end)
    #expect(try #require(harness.frame(of: .dayColumn, "2024-02-20")).height > height * 1.2)
    harness.wait(milliseconds: 1_500)
    #expect(harness.held == nil)
    #expect(harness.state.selecting.pressed == nil)
    #expect(harness.told().isEmpty)
    #expect(harness.events() == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
    // One finger scrolls again.
    let before = harness.columnDays
    harness.swipe(from: (600, 500), by: (-300, 0), rests: false)
    harness.settle()
    #expect(harness.columnDays != before)
  }

  /// Also two that rest, and do not pinch.
  @Test(arguments: [End.firstFirst, .secondFirst], [645.0, 800])
  func aSecondFingerEndsALongPress(_ end: End, _ minute: Double) {
    let harness = EngineHarness.withMeeting(height: 1_400)
    pinch(harness, from: ("2024-02-20", minute), by: 0, resting: 900, end)
    #expect(harness.held == nil && harness.told().isEmpty)
    #expect(harness.state.selecting.pressed == nil)
  }

  /// One that comes back while the other one rests presses nothing either.
  @Test func aFingerThatComesBackPressesNothing() {
    let harness = EngineHarness.withMeeting(height: 1_400)
    let (x, y) = harness.point(("2024-02-20", 800))
    harness.pointer(.down, x: x, y: y, id: 1)
    harness.pointer(.down, x: x, y: y - 140, id: 2)
    harness.pointer(.moved, x: x, y: y + 60, id: 1)
    harness.pointer(.up, x: x, y: y + 60, id: 1)
    harness.wait(milliseconds: 100)
    harness.pointer(.down, x: x, y: y, id: 1)
    harness.wait(milliseconds: 900)
    #expect(harness.held == nil)
    harness.pointer(.up, x: x, y: y, id: 1)
    harness.pointer(.up, x: x, y: y - 140, id: 2)
    #expect(harness.told().isEmpty)
  }

  /// What a finger drags when a second one comes lets go, and comes to rest.
  @Test func aDragEndsWithAPinch() {
    let harness = EngineHarness.withMeeting(height: 1_400)
    harness.pointer(.down, x: 500, y: 600, id: 1)
    for step in 1...6 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: 500 - Double(step) * 20, y: 600, id: 1)
    }
    #expect(!harness.state.motion.isRest)
    harness.pointer(.down, x: 500, y: 400, id: 2)
    harness.pointer(.moved, x: 500, y: 300, id: 2)
    harness.pointer(.moved, x: 500, y: 250, id: 2)
    harness.pointer(.up, x: 380, y: 600, id: 1)
    harness.pointer(.up, x: 500, y: 250, id: 2)
    #expect(harness.settle())
    #expect(harness.state.motion.isRest)
  }
}
