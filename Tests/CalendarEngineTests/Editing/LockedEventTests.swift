// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Events that nobody changes.
struct LockedEventTests {
  private static let place = "2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"

  private func harness(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness.editable(configure)
    var locked = Occurrence.meeting()
    locked.isLocked = true
    harness.answer([locked])
    harness.forget()
    return harness
  }

  private func notice(_ harness: EngineHarness) -> String? {
    harness.scene.nodes.first { $0.role == .notice }.map { harness.words($0.text) }
  }

  @Test func itSaysSoWhereOthersCanBeEdited() throws {
    let harness = harness()
    let node = try #require(harness.parts(.timedEvent).first?.node)
    #expect(node.traits.contains(.locked))
    #expect(harness.words(node.label).hasSuffix("AM, locked"))
    let dump = String(decoding: harness.scene.dump(), as: UTF8.self)
    #expect(dump.contains(" .locked") && !dump.contains("multiselectable"))
    harness.configure { $0.timeline.isEditable = false }
    let read = try #require(harness.parts(.timedEvent).first?.node)
    #expect(!read.traits.contains(.locked) && harness.words(read.label).hasSuffix("AM"))
  }

  @Test(arguments: [PointerSample.Device.mouse, .touch], [602.0, 645, 688])
  func noHandTakesIt(device: PointerSample.Device, minute: Double) {
    let harness = harness()
    harness.drag(("2024-02-20", minute), to: ("2024-02-21", 800), device)
    harness.settle()
    #expect(harness.told().isEmpty && harness.held == nil)
    #expect(harness.events(.vacated).isEmpty)
    #expect(harness.state.editing == Editing())
  }

  @Test func aMouseThatWouldMoveItIsToldWhy() {
    let harness = harness()
    harness.drag(("2024-02-20", 645), to: ("2024-02-21", 645), .mouse)
    #expect(notice(harness) == "This event is locked.")
    #expect(harness.text(.announcement).hasPrefix("This event is locked."))
    #expect(harness.told().isEmpty && harness.held == nil && harness.events() == [Self.place])
  }

  /// It holds nothing, so no page turns under it either.
  @Test func aMouseThatStaysAtASideTurnsNoPage() throws {
    let harness = harness()
    let start = harness.point(("2024-02-20", 645))
    let last = try #require(harness.frame(of: .dayColumn, "2024-02-22"))
    let side = last.x + last.width - 3
    harness.pointer(.down, x: start.x, y: start.y, device: .mouse)
    harness.pointer(.moved, x: side, y: start.y, device: .mouse)
    harness.pointer(.moved, x: side + 1, y: start.y, device: .mouse)
    #expect(notice(harness) == "This event is locked.")
    harness.wait(milliseconds: 3_000)
    #expect(harness.frame(of: .dayColumn, "2024-02-22")?.x == last.x)
    #expect(harness.told().isEmpty)
  }

  @Test func noKeyMovesItAndTheReasonIsSaid() throws {
    let harness = harness()
    let node = try #require(harness.parts(.timedEvent).first)
    harness.send(.focusOccurrence(node.node.key))
    harness.forget()
    for (key, held) in [
      (KeySample.Key.down, Modifiers.alt), (.left, .alt), (.up, [.alt, .control]), (.space, []),
    ] {
      harness.key(key, held)
      #expect(harness.text(.announcement).hasPrefix("This event is locked."))
      #expect(notice(harness) == "This event is locked.")
      #expect(harness.told().isEmpty && harness.held == nil)
    }
    harness.send(.edit(.take(Array("a".utf8), .resizeEnd)))
    #expect(harness.held == nil && harness.events() == [Self.place])
  }

  /// The copy is an event like any other.
  @Test func itCanBeCopied() throws {
    let harness = harness()
    let (start, end) = (harness.point(("2024-02-20", 645)), harness.point(("2024-02-21", 645)))
    harness.pointer(.down, x: start.x, y: start.y, device: .mouse, modifiers: .alt)
    for part in [0.1, 0.5, 1] {
      harness.skip(milliseconds: 16)
      harness.pointer(
        .moved, x: start.x + (end.x - start.x) * part, y: start.y, device: .mouse,
        modifiers: .alt)
    }
    // Without Alt it would be the event itself.
    harness.pointer(.moved, x: end.x, y: end.y, device: .mouse)
    #expect(harness.events(.refused).count == 1)
    harness.pointer(.up, x: end.x, y: end.y, device: .mouse, modifiers: .alt)
    #expect(harness.edits.map(\.edit.kind) == [.copy])
    #expect(harness.edits.first?.edit.after.isLocked == false)
    #expect(harness.events().count == 2)
    harness.drag(("2024-02-21", 645), to: ("2024-02-21", 705))
    #expect(harness.edits.count == 2)
  }

  /// It is locked by the time it is let go.
  @Test func whatIsLockedUnderTheHandStays() {
    let harness = EngineHarness.withMeeting()
    harness.take(("2024-02-20", 645))
    harness.carry(from: ("2024-02-20", 645), to: ("2024-02-21", 645))
    harness.send(.invalidated(days("2024-02-01", "2024-03-20"), sequence: nil))
    var locked = Occurrence.meeting()
    locked.isLocked = true
    harness.answer([locked])
    #expect(harness.events(.refused).count == 1)
    harness.drop(at: ("2024-02-21", 645))
    #expect(harness.told().isEmpty && notice(harness) == "This event is locked.")
  }

  @Test func inAMonthItStaysToo() {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
    }
    var locked = Occurrence.meeting()
    locked.isLocked = true
    harness.answerAll([locked])
    let bar = harness.scene.nodes.first { $0.role == .eventBar }
    #expect(bar?.traits.contains(.locked) == true)
    guard let key = bar?.key else { return }
    harness.send(.focusOccurrence(key))
    harness.forget()
    harness.key(.right, .alt)
    #expect(harness.told().isEmpty && notice(harness) == "This event is locked.")
  }
}
