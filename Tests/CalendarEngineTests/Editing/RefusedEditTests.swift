// SPDX-License-Identifier: MIT
import CalendarModel
import Testing

@testable import CalendarEngine

/// Where an edit began may be gone when the app refuses it: then the app is asked what is there.
struct RefusedEditTests {
  private static let start: Place = ("2024-02-20", 645)
  private static let later: Place = ("2024-02-21", 645)
  private static let original = "2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"

  private func refuse(_ id: Int32, _ harness: EngineHarness) {
    harness.send(.edit(.settle(id: id, .refused(reason: []))))
  }

  @Test func bothMovesOfAnEventAreRefused() {
    let harness = EngineHarness.withMeeting()
    harness.drag(Self.start, to: Self.later)
    harness.drag(Self.later, to: ("2024-02-22", 645))
    refuse(1, harness)
    refuse(2, harness)
    harness.answer([.meeting()])
    #expect(harness.events() == [Self.original])
  }

  @Test func whatIsNewIsMovedBeforeItHasItsName() {
    let harness = EngineHarness.withMeeting()
    harness.drag(Self.later, to: ("2024-02-21", 705))
    harness.drag(("2024-02-21", 675), to: ("2024-02-22", 675))
    harness.send(.edit(.settle(id: 1, .allowed)))
    let made = Occurrence.meeting(630...720, on: "2024-02-21", "made")
    harness.answer([.meeting(), made])
    // The app knows nothing of that name by now.
    refuse(2, harness)
    harness.answer([.meeting(), made])
    #expect(harness.events() == [Self.original, "2024-02-21 \(made.written)"])
  }

  @Test func anEventIsDeletedWhileItsMoveIsNotAnswered() {
    let harness = EngineHarness.withMeeting()
    harness.drag(Self.start, to: Self.later)
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer([])
    #expect(harness.events() == ["2024-02-21 2024-02-21T10:00 2024-02-21T11:30 a"])
    refuse(1, harness)
    harness.answer([])
    #expect(harness.events().isEmpty)
  }

  @Test func whatTheAppWantedElsewhereIsMovedOnAndRefused() {
    let harness = EngineHarness.withMeeting()
    harness.drag(Self.start, to: Self.later)
    harness.drag(Self.later, to: ("2024-02-22", 645))
    harness.send(.edit(.adjust(id: 1, to: .meeting(300...390, on: "2024-02-21"))))
    harness.send(.edit(.settle(id: 1, .allowed)))
    harness.answer([.meeting(300...390, on: "2024-02-21")])
    refuse(2, harness)
    harness.answer([.meeting(300...390, on: "2024-02-21")])
    #expect(harness.events() == ["2024-02-21 2024-02-21T05:00 2024-02-21T06:30 a"])
  }

  /// What is as the app has said is not asked for again.
  @Test func whatIsKnownIsPutBackAtOnce() {
    let harness = EngineHarness.withMeeting()
    harness.drag(Self.start, to: Self.later)
    refuse(1, harness)
    #expect(harness.events() == [Self.original])
    #expect(harness.state.facts.window.pending.isEmpty)
  }
}
