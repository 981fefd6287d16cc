// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// The keyboard is on the event that was edited last, whether keys or a hand did that.
struct EditedFocusTests {
  private static let devices = [PointerSample.Device.mouse, .touch]

  private func isLed(_ harness: EngineHarness, to key: NodeKey) -> Bool {
    harness.effects.contains { if case .focus(key) = $0 { true } else { false } }
  }

  @Test(arguments: devices) func keysGoOnWithWhatAHandHasMoved(device: PointerSample.Device) throws
  {
    let harness = EngineHarness.withMeeting()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.drag(("2024-02-20", 620), to: ("2024-02-22", 800), device)
    let key = try #require(harness.parts(.timedEvent).first).node.key
    #expect(harness.state.focus.occurrence == key)
    #expect(isLed(harness, to: key))
    #expect(harness.told() == ["1 move 2024-02-22T13:00 2024-02-22T14:30 a"])
    harness.key(.down, .alt)
    #expect(harness.told() == ["2 move 2024-02-22T13:15 2024-02-22T14:45 a"])
    // Who leaves it is at its time.
    harness.send(.focusOccurrence(nil))
    #expect(harness.state.focus.day == day("2024-02-22"))
    #expect(harness.state.focus.minute == 780)
  }

  /// One for which there is no column has its time.
  @Test func theKeyboardIsAtTheTimeOfWhatHasNoColumn() {
    let harness = EngineHarness.editable(days: 14)
    let crowd = (0..<9).map { Occurrence.meeting(900...960, on: "2024-02-21", "c\($0)") }
    harness.answer(crowd + [.meeting()])
    harness.send(.focusEntered(day("2024-02-20")))
    harness.drag(("2024-02-20", 620), to: ("2024-02-21", 920))
    #expect(harness.told() == ["1 move 2024-02-21T15:00 2024-02-21T16:30 a"])
    #expect(harness.state.focus.day == day("2024-02-21"))
    #expect(harness.state.focus.minute == 900)
  }

  @Test func aHandOutsideLeavesTheKeyboardAlone() {
    let harness = EngineHarness.withMeeting()
    let before = harness.state.focus
    harness.drag(("2024-02-20", 620), to: ("2024-02-22", 800))
    #expect(harness.told().count == 1)
    #expect(harness.state.focus == before)
    #expect(!harness.effects.contains { if case .focus = $0 { true } else { false } })
  }

  /// An event that begins above the view is let go where the hand is.
  @Test func theViewStaysWhereTheHandSeesIt() throws {
    let harness = EngineHarness.editable(height: 600)
    harness.answer([.meeting(0...1_200)])
    harness.forget()
    harness.send(.focusEntered(day("2024-02-20")))
    let top = harness.state.moving.hours.top
    #expect(top > 0)
    harness.drag(("2024-02-20", 600), to: ("2024-02-21", 630))
    #expect(harness.told() == ["1 move 2024-02-21T00:30 2024-02-21T20:30 a"])
    #expect(harness.state.moving.hours.top == top)
    #expect(harness.state.focus.occurrence?.day == day("2024-02-21"))
    #expect(harness.state.focus.minute == 30)
  }

  /// Also one that has no place among the bars that are shown.
  @Test(arguments: [true, false]) func whatIsLetGoAboveTheHoursIsSeen(isInside: Bool) throws {
    let harness = EngineHarness.editable()
    // All of them come before the one that is let go.
    let bars = ["B", "C", "D", "E", "F"].map { name in
      Occurrence.wholeDays("2024-02-20", "2024-02-20", name)
    }
    harness.answer(bars + [.meeting(on: "2024-02-21")])
    if isInside { harness.send(.focusEntered(day("2024-02-21"))) }
    harness.forget()
    let shown = harness.parts(.eventBar).count
    #expect(shown < bars.count)
    harness.take(("2024-02-21", 620))
    harness.carryAbove("2024-02-20")
    let end = harness.above("2024-02-20")
    harness.pointer(.up, x: end.x, y: end.y, device: .mouse)
    #expect(harness.edits.map(\.edit.after.days) == [days("2024-02-20", "2024-02-20")])
    #expect(harness.parts(.eventBar).count == bars.count + 1)
    #expect(harness.state.focus.occurrence?.role == (isInside ? .eventBar : nil))
  }

  /// What was copied is where it was: another drag is of one event.
  @Test func copiesLeaveNothingSelected() {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(), .meeting(720...780, "b")])
    harness.send(.edit(.select([Array("a".utf8), Array("b".utf8)])))
    harness.forget()
    harness.take(("2024-02-20", 620))
    let end = harness.point(("2024-02-21", 620))
    for phase in [PointerSample.Phase.moved, .up] {
      harness.skip(milliseconds: 16)
      harness.pointer(phase, x: end.x, y: end.y, device: .mouse, modifiers: .alt)
    }
    #expect(harness.edits.map(\.edit.kind) == [.copy, .copy])
    #expect(harness.state.editing.selected.isEmpty)
    #expect(
      harness.effects.contains { if case .eventsSelected([]) = $0 { true } else { false } })
  }
}
