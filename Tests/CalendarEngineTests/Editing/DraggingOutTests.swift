// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Events that leave the calendar with a hand, or with the platform's own drag, and come back.
struct DraggingOutTests {
  private let start = ("2024-02-20", 620.0)

  private func ids(_ events: [Occurrence]) -> String {
    events.map { String(decoding: $0.id, as: UTF8.self) }.joined(separator: " ")
  }

  private func visit(
    _ phase: PointerSample.Phase, _ place: Place, _ harness: EngineHarness, id: Int32 = 0
  ) {
    let (x, y) = harness.point(place)
    harness.pointer(phase, x: x, y: y, id: id, device: .visitor)
  }

  private func under(_ place: Place, _ harness: EngineHarness) -> String {
    let (x, y) = harness.point(place)
    return ids(harness.runtime.events(atX: Int32(x * 64), y: Int32(y * 64)))
  }

  // MARK: - What goes along

  @Test(arguments: HandEditingTests.devices)
  func whatAHandCarriesGoesAlongAsItIsWithoutIt(_ device: PointerSample.Device) {
    let harness = EngineHarness.withMeeting()
    #expect(harness.runtime.carried.isEmpty)
    harness.take(start, device)
    harness.carry(from: start, to: ("2024-02-21", 800), device)
    #expect(harness.runtime.carried == [.meeting()])
    harness.drop(at: ("2024-02-21", 800), device)
    #expect(harness.runtime.carried.isEmpty)
  }

  @Test func neitherAnEndNorSomethingNewGoesAlong() {
    let harness = EngineHarness.withMeeting()
    harness.take(("2024-02-20", 688))
    harness.carry(from: ("2024-02-20", 688), to: ("2024-02-20", 800))
    #expect(harness.held != nil && harness.runtime.carried.isEmpty)
    harness.key(.escape)
    harness.drop(at: ("2024-02-20", 800))
    harness.take(("2024-02-21", 610))
    harness.carry(from: ("2024-02-21", 610), to: ("2024-02-21", 800))
    #expect(harness.held != nil && harness.runtime.carried.isEmpty)
  }

  /// Who moves an event by keys has no hand on it.
  @Test func whatKeysHoldStays() {
    let harness = EngineHarness.withMeeting()
    harness.send(.edit(.take(Array("a".utf8), .move)))
    #expect(harness.held != nil && harness.runtime.carried.isEmpty)
  }

  @Test func aCopyGoesAlongAsWhatItIsOf() {
    let harness = EngineHarness.withMeeting()
    harness.take(start)
    let (x, y) = harness.point(("2024-02-21", 700))
    harness.pointer(.moved, x: x, y: y, device: .mouse, modifiers: .alt)
    #expect(harness.state.editing.edit?.kind == .copy)
    #expect(harness.runtime.carried == [.meeting()])
  }

  @Test func allThatIsSelectedGoesAlongInOrder() {
    let harness = EngineHarness.editable()
    harness.answer([
      .meeting(), .meeting(540...600, "b"), .meeting(540...600, on: "2024-02-21", "c"),
    ])
    harness.send(.edit(.select(["c", "a", "b"].map { Array($0.utf8) })))
    #expect(under(start, harness) == "b a c")
    harness.take(start)
    #expect(ids(harness.runtime.carried) == "b a c")
    harness.key(.escape)
    harness.drop(at: start)
    // Who takes another one means that one.
    harness.send(.edit(.select([Array("c".utf8)])))
    #expect(under(start, harness) == "a")
  }

  /// Also where nobody edits, and of what is locked.
  @Test func thePlatformTakesWhatIsUnderAFinger() {
    let harness = EngineHarness.withMeeting { $0.timeline.isEditable = false }
    #expect(under(start, harness) == "a")
    #expect(under(("2024-02-20", 800), harness) == "")
    #expect(under(("2024-02-21", 620), harness) == "")
  }

  // MARK: - Coming back

  @Test func whatComesBackIsCarriedOnFromWhereItWasTaken() {
    let harness = EngineHarness.withMeeting()
    let before = harness.events()
    harness.take(start)
    harness.carry(from: start, to: ("2024-02-21", 800))
    let (x, y) = harness.point(("2024-02-21", 800))
    harness.pointer(.cancelled, x: x, y: y, device: .mouse)
    #expect(harness.events() == before && harness.told().isEmpty)
    for _ in 1...2 {
      visit(.moved, ("2024-02-22", 740), harness)
      #expect(harness.held == "2024-02-22T12:00 2024-02-22T13:30 a")
      visit(.cancelled, ("2024-02-22", 740), harness)
      #expect(harness.events() == before)
    }
    visit(.moved, ("2024-02-22", 740), harness)
    visit(.up, ("2024-02-22", 740), harness)
    #expect(harness.told() == ["1 move 2024-02-22T12:00 2024-02-22T13:30 a"])
    #expect(harness.held == nil)
  }

  @Test func nothingComesBackThatWasNotTaken() {
    let harness = EngineHarness.withMeeting()
    visit(.moved, ("2024-02-22", 740), harness)
    #expect(!harness.isClaimed && harness.held == nil)
    // An end does not leave either.
    harness.take(("2024-02-20", 688))
    let (x, y) = harness.point(("2024-02-20", 688))
    harness.pointer(.cancelled, x: x, y: y, device: .mouse)
    visit(.moved, ("2024-02-22", 740), harness)
    #expect(!harness.isClaimed && harness.held == nil)
  }

  @Test func aTextIsNewAlsoWhereAnEventHasLeft() {
    let harness = EngineHarness.withMeeting()
    harness.take(start)
    let (x, y) = harness.point(start)
    harness.pointer(.cancelled, x: x, y: y, device: .mouse)
    visit(.moved, ("2024-02-22", 740), harness, id: -1)
    visit(.up, ("2024-02-22", 740), harness, id: -1)
    #expect(harness.told().map { $0.prefix(8) } == ["1 create"])
  }

  // MARK: - Where the platform drags

  private func lifted() -> EngineHarness {
    let harness = EngineHarness.withMeeting()
    harness.change { $0.liftsEvents = true }
    return harness
  }

  @Test(arguments: HandEditingTests.devices)
  func aHandLeavesAnEventToThePlatform(_ device: PointerSample.Device) {
    let harness = lifted()
    harness.take(start, device)
    #expect(harness.held == nil && !harness.isClaimed)
    #expect(under(start, harness) == "a")
    let (x, y) = harness.point(start)
    harness.pointer(.cancelled, x: x, y: y, device: device)
    visit(.moved, ("2024-02-22", 740), harness)
    visit(.up, ("2024-02-22", 740), harness)
    #expect(harness.told() == ["1 move 2024-02-22T12:00 2024-02-22T13:30 a"])
  }

  /// A mouse that is not the calendar's scrolls nothing, since it is to be the platform's.
  @Test func aMouseOnAnEventScrollsNothing() {
    let harness = lifted()
    harness.take(start)
    harness.carry(from: start, to: ("2024-02-22", 620))
    #expect(!harness.isClaimed && harness.state.moving.isAtRest)
  }

  @Test(arguments: HandEditingTests.devices)
  func endsAndNewEventsAreStillTheCalendars(_ device: PointerSample.Device) {
    let harness = lifted()
    harness.take(("2024-02-20", 688), device)
    #expect(harness.held != nil && under(("2024-02-20", 688), harness) == "")
    harness.key(.escape)
    harness.drop(at: ("2024-02-20", 688), device)
    harness.drag(("2024-02-21", 610), to: ("2024-02-21", 700), device)
    #expect(harness.told() == ["1 create 2024-02-21T10:00 2024-02-21T11:45 new:1"])
  }

  @Test func aTapStillOpens() {
    let harness = lifted()
    let (x, y) = harness.point(start)
    harness.pointer(.down, x: x, y: y, device: .mouse)
    harness.pointer(.up, x: x, y: y, device: .mouse)
    let chosen = harness.effects.contains { effect in
      if case .occurrenceChosen = effect { true } else { false }
    }
    #expect(chosen)
  }
}
