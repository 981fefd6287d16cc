// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Whatever hands and keys do, no edit breaks a rule, and what is refused changes nothing.
struct EditRuleLawTests {
  private static let bounds = [EditBounds.anywhere, .workingHours, .open]

  private func harness(_ seed: UInt64) -> EngineHarness {
    let harness = EngineHarness.editable(days: 5) {
      $0.timeline.editWithin = Self.bounds[Int(seed % 3)]
      $0.timeline.overlapLimit = Int32(seed % 2) + 1
      $0.timeline.workingHours = MinuteRange(start: 480, end: 1080)
    }
    var open = Occurrence.meeting(300...1200, on: "2024-02-21", "o")
    (open.isBackground, open.isOpen) = (true, true)
    var locked = Occurrence.meeting(690...750, "l")
    locked.isLocked = true
    harness.answer([
      .meeting(), .meeting(560...620, on: "2024-02-21", "b"), locked, open,
      .meeting(900...960, on: "2024-02-22", "c"),
      Occurrence(id: Array("t".utf8), days: days("2024-02-20", "2024-02-21")),
    ])
    harness.settle()
    harness.forget()
    return harness
  }

  @Test(arguments: UInt64(1)...12) func noEditBreaksARule(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var harness = harness(seed)
    let first = harness.currentDay
    var (allowed, refused) = (0, 0)
    for _ in 0..<100 {
      let before = EngineHarness(copying: harness)
      Self.act(harness, &numbers)
      harness.settle()
      if let told = harness.edits.first {
        allowed += 1
        let rules = before.state.editRules([.saturday, .sunday])
        #expect(rules.broken(by: told.edit) == nil, "\(told.edit.written)")
        #expect(told.edit.isNew || told.edit.before.id != Array("l".utf8))
      } else {
        #expect(harness.events() == before.events() || harness.currentDay != first)
        let former = before.state.telling.notice
        if let notice = harness.state.telling.notice, notice != former { refused += 1 }
      }
      harness.forget()
      // What cannot be taken scrolls instead.
      if harness.currentDay != first { harness = before }
    }
    #expect(allowed > 5 && refused > 5, "\(allowed) \(refused)")
  }

  /// One gesture or key, from anywhere to anywhere.
  private static func act(_ harness: EngineHarness, _ numbers: inout SeededNumbers) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    func place() -> Place { ("2024-02-2\(number(0...2))", Double(number(0...1_400))) }
    switch number(0...9) {
    case 0...3: harness.drag(place(), to: place(), number(0...1) == 0 ? .mouse : .touch)
    case 4: harness.drag(("2024-02-20", 645), to: place())
    case 5: harness.drag(("2024-02-21", 590), to: place())
    case 6, 7:
      let nodes = harness.parts(.timedEvent)
      harness.send(.focusOccurrence(nodes[number(0...(nodes.count - 1))].node.key))
      harness.forget()
      let held: [Modifiers] = [.alt, [.alt, .control], [.alt, .control, .shift]]
      for _ in 0..<8 {
        guard harness.edits.isEmpty else { break }
        harness.key(number(0...1) == 0 ? .up : .down, held[number(0...2)])
      }
    case 8: harness.send(.edit(.insert([.meeting(on: "2024-02-01")])))
    default:
      let minute = Int32(number(0...1_400))
      harness.send(.edit(.take(Array("b".utf8), .move)))
      harness.send(.edit(.place(at: ClockPlace(day: day("2024-02-22"), minute: minute))))
      harness.send(.edit(.cancel))
    }
  }
}
