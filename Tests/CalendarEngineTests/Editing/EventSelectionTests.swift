// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Several events that are selected, and what is made of all of them at once.
struct EventSelectionTests {
  /// Three events: "a" at ten and "b" at two on 2024-02-20, "c" at nine on 2024-02-21, each for an hour.
  private static func withThree(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness.editable(configure)
    harness.answer([
      .meeting(600...660), .meeting(840...900, "b"), .meeting(540...600, on: "2024-02-21", "c"),
    ])
    harness.forget()
    return harness
  }

  private func click(
    _ place: Place, _ harness: EngineHarness, _ modifiers: Modifiers = [],
    _ device: PointerSample.Device = .mouse
  ) {
    let (x, y) = harness.point(place)
    harness.pointer(.down, x: x, y: y, device: device, modifiers: modifiers)
    harness.pointer(.up, x: x, y: y, device: device, modifiers: modifiers)
  }

  private func selected(_ harness: EngineHarness) -> String {
    harness.state.editing.selected.map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }

  private func clock(_ minute: Int32) -> String {
    let (hours, minutes) = (minute / 60, minute % 60)
    return "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
  }

  private let a = ("2024-02-20", 630.0)
  private let b = ("2024-02-20", 870.0)
  private let c = ("2024-02-21", 570.0)

  @Test(arguments: [Modifiers.control, .shift]) func aClickWithAKeySelects(_ key: Modifiers) {
    let harness = Self.withThree()
    click(a, harness, key)
    click(c, harness, key)
    #expect(selected(harness) == "a c")
    #expect(harness.take("events") == ["events a", "events a c"])
    #expect(harness.events(.selected).map { $0.suffix(1) } == ["a", "c"])
    // Again, and it is not any more; nothing was opened meanwhile.
    click(a, harness, key)
    #expect(harness.take() == ["events c"])
  }

  /// Whoever turns the page does not go on changing what was selected on the one before.
  @Test func whatIsOutOfViewIsNotSelected() {
    let harness = Self.withThree()
    click(a, harness, .control)
    click(c, harness, .control)
    harness.forget()
    harness.send(.show(day("2024-02-21")))
    harness.settle()
    // One of them is still in view.
    #expect(selected(harness) == "a c")
    harness.send(.page(by: 1))
    harness.settle()
    #expect(selected(harness) == "")
    #expect(harness.take("events") == ["events "])
    harness.send(.page(by: -1))
    harness.settle()
    #expect(selected(harness) == "")
  }

  /// An app may select what it has not loaded yet.
  @Test func whatIsNotKnownYetStaysSelected() {
    let harness = Self.withThree()
    harness.send(.edit(.select([Array("later".utf8)])))
    harness.send(.page(by: 1))
    harness.settle()
    #expect(selected(harness) == "later")
  }

  @Test func allThatIsSelectedIsCarriedAsFar() {
    let harness = Self.withThree()
    click(a, harness, .control)
    click(c, harness, .control)
    harness.forget()
    harness.take(a)
    #expect(harness.events(.lifted).count == 2)
    harness.carry(from: a, to: ("2024-02-21", 690))
    // Both are seen where they would be, over where they come from.
    #expect(
      Set(harness.events(.lifted)) == [
        "2024-02-21 2024-02-21T11:00 2024-02-21T12:00 a",
        "2024-02-22 2024-02-22T10:00 2024-02-22T11:00 c",
      ])
    #expect(harness.events(.vacated).map { $0.suffix(1) } == ["a", "c"])
    harness.drop(at: ("2024-02-21", 690))
    #expect(
      harness.told() == [
        "1 move 2024-02-21T11:00 2024-02-21T12:00 a", "2 move 2024-02-22T10:00 2024-02-22T11:00 c",
      ])
    #expect(selected(harness) == "a c")
  }

  /// What is not selected goes alone, and so does an end.
  @Test func otherEventsAndEndsMoveAlone() throws {
    let harness = Self.withThree()
    click(a, harness, .control)
    click(c, harness, .control)
    harness.drag(b, to: ("2024-02-20", 930))
    #expect(harness.told() == ["1 move 2024-02-20T15:00 2024-02-20T16:00 b"])
    let event = try #require(
      harness.parts(.timedEvent).first { harness.words($0.node.detail).hasSuffix("a") })
    harness.send(.edit(.shift(event.node.key, .resizeEnd, days: 0, steps: 1)))
    #expect(harness.told() == ["2 resizeEnd 2024-02-20T10:00 2024-02-20T11:15 a"])
  }

  @Test func whatIsCancelledLeavesNoTrace() {
    let harness = Self.withThree()
    click(a, harness, .control)
    click(c, harness, .control)
    let before = harness.events()
    harness.forget()
    harness.take(a)
    harness.carry(from: a, to: ("2024-02-21", 690))
    harness.key(.escape)
    #expect(harness.events() == before)
    #expect(harness.told().isEmpty)
    #expect(selected(harness) == "a c")
  }

  /// With Alt copies of all are made.
  @Test func allAreCopied() {
    let harness = Self.withThree()
    harness.send(.edit(.select([Array("a".utf8), Array("b".utf8)])))
    harness.forget()
    harness.take(a)
    let end = harness.point(("2024-02-21", 630))
    harness.pointer(.moved, x: end.x, y: end.y, device: .mouse, modifiers: .alt)
    harness.pointer(.up, x: end.x, y: end.y, device: .mouse, modifiers: .alt)
    #expect(
      harness.told() == [
        "1 copy 2024-02-21T10:00 2024-02-21T11:00 new:1",
        "2 copy 2024-02-21T14:00 2024-02-21T15:00 new:2",
      ])
    #expect(harness.events().count == 5)
  }

  @Test func keysAreAboutWhatIsSelectedUnlessTheyAreOnAnotherEvent() throws {
    let harness = Self.withThree()
    func targets(_ focused: NodeKey?) -> String {
      harness.runtime.targets(at: focused).map { String(decoding: $0, as: UTF8.self) }
        .joined(separator: " ")
    }
    let nodes = try ["a", "b", "c"].map { id in
      try #require(
        harness.scene.nodes.map { $0.key }.first {
          harness.state.facts.occurrence(of: $0)?.id == Array(id.utf8)
        })
    }
    #expect(targets(nil).isEmpty && targets(nodes[0]) == "a")
    for place in [c, a] { click(place, harness, .control) }
    #expect(targets(nil) == "c a")
    #expect(nodes.map(targets) == ["c a", "b", "c a"])
    // A day is no event.
    #expect(targets(NodeKey(.dayColumn, number: 0, day: day("2024-02-20"))) == "c a")
  }

  @Test func keysSelectAndMove() throws {
    let harness = Self.withThree()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.key(.f2)
    harness.key(.space, .control)
    harness.key(.down)
    harness.key(.space, .control)
    #expect(selected(harness) == "a b")
    harness.forget()
    harness.key(.right, .alt)
    #expect(
      harness.told() == [
        "1 move 2024-02-21T14:00 2024-02-21T15:00 b", "2 move 2024-02-21T10:00 2024-02-21T11:00 a",
      ])
    // Stored, and loaded again.
    for id in 1...2 as ClosedRange<Int32> { harness.send(.edit(.settle(id: id, .allowed))) }
    harness.answer([
      .meeting(600...660, on: "2024-02-21"), .meeting(840...900, on: "2024-02-21", "b"),
      .meeting(540...600, on: "2024-02-21", "c"),
    ])
    // Escape selects nothing any more, and only then leaves the event.
    harness.key(.escape)
    #expect(selected(harness).isEmpty && harness.state.focus.occurrence != nil)
    harness.key(.space, .control)
    #expect(selected(harness) == "b")
    harness.key(.escape)
    harness.key(.escape)
    #expect(harness.state.focus.occurrence == nil)
  }

  /// After a drag, for example, the keyboard is on a day.
  @Test func chordsMoveWhatIsSelectedFromAnyDay() {
    let harness = Self.withThree()
    harness.send(.focusEntered(day("2024-02-22")))
    harness.key(.down, .alt)
    #expect(harness.told().isEmpty)
    harness.send(.edit(.select([Array("a".utf8), Array("c".utf8)])))
    harness.forget()
    harness.key(.down, .alt)
    #expect(
      harness.told() == [
        "1 move 2024-02-20T10:15 2024-02-20T11:15 a", "2 move 2024-02-21T09:15 2024-02-21T10:15 c",
      ])
  }

  /// By taps alone: the app selects the first one, taps the others.
  @Test func fingersSelectOnceSomethingIs() {
    let harness = Self.withThree()
    click(b, harness, [], .touch)
    #expect(harness.take() == ["occurrence b"])
    harness.send(.edit(.select([Array("a".utf8)])))
    click(b, harness, [], .touch)
    #expect(selected(harness) == "a b")
    // Taken by its id, both go to the time of a tap.
    harness.forget()
    harness.send(.edit(.take(Array("a".utf8), .move)))
    #expect(harness.events(.lifted).count == 2)
    click(("2024-02-22", 480), harness, [], .touch)
    #expect(
      harness.told() == [
        "1 move 2024-02-22T08:00 2024-02-22T09:00 a", "2 move 2024-02-22T12:00 2024-02-22T13:00 b",
      ])
  }

  @Test func whoSelectsNothingHoldsNothing() {
    let harness = Self.withThree()
    harness.send(.edit(.select([Array("a".utf8), Array("b".utf8)])))
    harness.send(.edit(.take(Array("a".utf8), .move)))
    harness.forget()
    harness.send(.edit(.select([])))
    #expect(harness.held == nil)
    click(("2024-02-22", 480), harness)
    #expect(harness.told().isEmpty && harness.events().count == 3)
  }

  @Test func aClickElsewhereEndsIt() {
    let harness = Self.withThree()
    click(a, harness, .control)
    click(("2024-02-22", 600), harness)
    #expect(selected(harness).isEmpty)
    click(a, harness, .control)
    harness.forget()
    click(b, harness)
    #expect(harness.take() == ["events ", "occurrence b"])
  }

  /// Events that follow each other may change places although no two may overlap.
  @Test func rulesSeeAllWhereTheyAreToBe() {
    let harness = EngineHarness.editable { $0.timeline.overlapLimit = 1 }
    harness.answer([.meeting(600...660), .meeting(660...720, "b")])
    harness.send(.edit(.select([Array("a".utf8), Array("b".utf8)])))
    harness.forget()
    harness.drag(("2024-02-20", 630), to: ("2024-02-20", 690))
    #expect(
      harness.told() == [
        "1 move 2024-02-20T11:00 2024-02-20T12:00 a", "2 move 2024-02-20T12:00 2024-02-20T13:00 b",
      ])
  }

  /// If one of them cannot go there, none does.
  @Test func oneThatIsBarredBarsAll() {
    let harness = EngineHarness.editable { $0.timeline.overlapLimit = 1 }
    harness.answer([
      .meeting(600...660), .meeting(840...900, "b"), .meeting(900...960, "d"),
    ])
    harness.send(.edit(.select([Array("a".utf8), Array("b".utf8)])))
    let before = harness.events()
    harness.forget()
    harness.drag(("2024-02-20", 630), to: ("2024-02-20", 660))
    #expect(harness.told().isEmpty)
    #expect(Set(harness.events()) == Set(before))
  }

  @Test func whatIsLockedIsNotSelected() throws {
    let harness = EngineHarness.editable()
    var locked = Occurrence.meeting()
    locked.isLocked = true
    harness.answer([locked])
    harness.forget()
    let event = try #require(harness.parts(.timedEvent).first)
    harness.send(.edit(.toggle(event.node.key)))
    #expect(harness.state.editing.selected.isEmpty)
    #expect(harness.take("events").isEmpty)
  }

  /// Who moves several is told which of them stays.
  @Test func whatKeepsTheOthersBackIsNamed() throws {
    let harness = EngineHarness.editable()
    let first = Occurrence.meeting(600...660)
    var other = Occurrence.meeting(840...900, "b")
    other.title = Array("Board".utf8)
    harness.answer([first, other])
    for id in ["a", "b"] {
      harness.send(.edit(.select(harness.state.editing.selected + [Array(id.utf8)])))
    }
    harness.send(.invalidated(nil, sequence: nil))
    other.isLocked = true
    harness.answer([first, other])
    harness.forget()
    harness.send(.focusOccurrence(try #require(harness.parts(.timedEvent).first).node.key))
    harness.key(.down, .alt)
    #expect(harness.told().isEmpty && harness.spoken == "Board: This event is locked.")
    // One alone is the one that somebody is on.
    harness.send(.edit(.select([])))
    harness.send(.focusOccurrence(try #require(harness.parts(.timedEvent).last).node.key))
    harness.key(.down, .alt)
    #expect(harness.told().isEmpty && harness.spoken == "This event is locked.")
  }

  @Test func withoutEditingNothingIsSelected() {
    let harness = Self.withThree()
    click(a, harness, .control)
    harness.configure { $0.timeline.isEditable = false }
    #expect(harness.state.editing.selected.isEmpty)
    click(a, harness, .control)
    #expect(harness.state.editing.selected.isEmpty)
  }

  /// After its event was deleted a column has the keyboard, and F2 leads to what is left.
  @Test func whoEntersADayIsOnNoEventOfIt() throws {
    let harness = Self.withThree()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.key(.f2)
    let first = try #require(harness.state.focus.occurrence)
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer([.meeting(840...900, "b")])
    harness.send(.focusLeft)
    harness.send(.focusEntered(day("2024-02-20")))
    #expect(harness.state.focus.occurrence == nil)
    harness.key(.f2)
    let second = try #require(harness.state.focus.occurrence)
    #expect(second != first)
  }

  /// Whole days follow by days, with what has hours in the lead.
  @Test func wholeDaysFollowByDays() {
    let harness = EngineHarness.editable()
    let trip = Occurrence(id: Array("t".utf8), days: days("2024-02-20", "2024-02-21"))
    harness.answer([.meeting(), trip])
    harness.send(.edit(.select([Array("a".utf8), Array("t".utf8)])))
    harness.forget()
    harness.drag(("2024-02-20", 620), to: ("2024-02-21", 800))
    #expect(
      harness.told() == [
        "1 move 2024-02-21T13:00 2024-02-21T14:30 a", "2 move 2024-02-21 2024-02-23 t",
      ])
  }

  /// By the earliest of them, whichever was copied first.
  @Test(arguments: [false, true]) func severalArePastedAtTheirDistance(isReversed: Bool) {
    let harness = EngineHarness.editable()
    harness.answer([])
    harness.send(.focusEntered(day("2024-02-21")))
    harness.forget()
    let events: [Occurrence] = [
      .meeting(555...615, on: "2024-01-09", "x"), .meeting(600...660, on: "2024-01-10", "y"),
    ]
    harness.send(.edit(.insert(isReversed ? events.reversed() : events)))
    let minute = harness.state.focus.minute ?? -1
    let first = "2024-02-21T\(clock(minute)) 2024-02-21T\(clock(minute + 60))"
    let second = "2024-02-22T\(clock(minute + 45)) 2024-02-22T\(clock(minute + 105))"
    #expect(harness.told() == ["1 copy \(first) new:1", "2 copy \(second) new:2"])
  }
}
