// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// With Shift and arrows an event is drawn by keys alone: the table of accessibility 3d.
struct KeyDrawingTests {
  typealias Key = KeySample.Key

  /// The keyboard is on nine o'clock of 2024-02-20, where nothing is; "a" begins at ten.
  private func atNine(_ configure: (inout CalendarOptions) -> Void = { _ in }) -> EngineHarness {
    let harness = EngineHarness.withMeeting(configure)
    harness.send(.focusEntered(day("2024-02-20")))
    while (harness.state.focus.minute ?? 0) != 540 {
      harness.key((harness.state.focus.minute ?? 0) < 540 ? .down : .up)
    }
    harness.forget()
    return harness
  }

  @Test(arguments: [Key.down, .up, .right, .left]) func itBeginsWithAnHour(key: Key) {
    let harness = atNine()
    harness.key(key, .shift)
    #expect(harness.held == "2024-02-20T09:00 2024-02-20T10:00 ")
    #expect(
      harness.spoken.hasPrefix("Tuesday, February 20, 2024, 9:00 AM to 10:00 AM, free. Grabbed."))
    #expect(harness.told().isEmpty)
  }

  @Test func withShiftArrowsGoOnToStretchItAndWithoutTheyMoveIt() {
    let harness = atNine()
    for key in [Key.down, .down, .down, .up] { harness.key(key, .shift) }
    #expect(harness.held == "2024-02-20T09:00 2024-02-20T10:15 ")
    #expect(harness.spoken == "Tuesday, February 20, 2024, 9:00 AM to 10:15 AM, 1 event")
    for key in [Key.right, .up, .up] { harness.key(key) }
    #expect(harness.held == "2024-02-21T08:30 2024-02-21T09:45 ")
    harness.key(.enter)
    #expect(harness.told() == ["1 create 2024-02-21T08:30 2024-02-21T09:45 new:1"])
    // The keyboard is on it.
    let focused = harness.state.focus.occurrence
    #expect(focused.flatMap { harness.state.facts.occurrence(of: $0) }?.id == Occurrence.newID(1))
  }

  /// Sideways it goes on over days, above the hours as soon as it takes a day or more, and back among them.
  @Test func sidewaysItGoesOnOverDays() {
    let harness = atNine()
    for _ in 0..<3 { harness.key(.right, .shift) }
    #expect(harness.held == nil)
    #expect(harness.bars(.lifted) == ["2024-02-20T09:00 2024-02-22T10:00 "])
    // The time at which it began is none of its hours.
    #expect(!harness.scene.nodes.contains { $0.role == .timeCursor })
    for _ in 0..<4 { harness.key(.left, .shift) }
    #expect(harness.held == "2024-02-20T09:00 2024-02-20T10:00 ")
    #expect(harness.scene.nodes.contains { $0.role == .timeCursor })
    for key in [Key.down, .right] { harness.key(key, .shift) }
    harness.key(.enter)
    #expect(harness.told() == ["1 create 2024-02-20T09:00 2024-02-21T10:15 new:1"])
    #expect(harness.bars().contains { $0.contains("2024-02-21T10:15") })
  }

  @Test func escapeLeavesTheKeyboardAtItsTime() {
    let harness = atNine()
    let focus = harness.state.focus
    for key in [Key.down, .down] { harness.key(key, .shift) }
    harness.key(.escape)
    #expect(harness.held == nil && harness.told().isEmpty)
    #expect(harness.state.focus == focus)
    harness.key(.down)
    #expect(harness.state.focus.minute == 570)
  }

  /// It is shortened to one step, and grows to no more than a day.
  @Test func itIsAlwaysAnEventWithHours() {
    let harness = atNine()
    for _ in 0..<9 { harness.key(.up, .shift) }
    #expect(harness.held == "2024-02-20T09:00 2024-02-20T09:15 ")
    for _ in 0..<120 { harness.key(.down, .shift) }
    #expect(harness.held == "2024-02-20T09:00 2024-02-21T08:45 ")
  }

  @Test func itBelongsToTheColumnOfTheKeyboard() throws {
    let harness = atNine { options in
      options.groups = [
        CalendarGroup(number: 1, name: Array("Home".utf8), tint: 0),
        CalendarGroup(number: 2, name: Array("Work".utf8), tint: 0),
      ]
      options.timeline.columnsByGroup = true
    }
    harness.key(.right)
    harness.key(.down, .shift)
    harness.key(.enter)
    #expect(try #require(harness.edits.first).edit.after.group == 2)
  }

  @Test func whereEventsCannotBeMadeNothingIs() {
    let harness = atNine { $0.timeline.isEditable = false }
    harness.key(.down, .shift)
    #expect(harness.held == nil && !harness.state.editing.isHeld)
  }

  /// A rule bars it while it is drawn, and Enter does not leave it there.
  @Test func rulesHold() {
    let harness = atNine { $0.timeline.overlapLimit = 1 }
    for _ in 0..<2 { harness.key(.down, .shift) }
    #expect(harness.spoken.hasSuffix("This time is already taken."))
    harness.key(.enter)
    #expect(harness.told().isEmpty && harness.held != nil)
    harness.key(.up, .shift)
    harness.key(.enter)
    #expect(harness.told() == ["1 create 2024-02-20T09:00 2024-02-20T10:00 new:1"])
  }
}
