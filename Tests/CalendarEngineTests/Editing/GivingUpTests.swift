// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Escape while an event is held: it is where it was, in view, with the keyboard on it, and that is said.
struct GivingUpTests {
  typealias Key = KeySample.Key

  /// The keyboard is on the meeting.
  private func onMeeting() throws -> EngineHarness {
    let harness = EngineHarness.withMeeting()
    harness.send(.focusOccurrence(try #require(harness.parts(.timedEvent).first).node.key))
    harness.forget()
    return harness
  }

  private func expectMeeting(_ harness: EngineHarness) throws {
    #expect(harness.state.viewport.shows(day("2024-02-20")))
    #expect(harness.events() == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
    let focused = try #require(harness.state.focus.occurrence)
    #expect(harness.state.facts.event(of: focused)?.occurrence.id == Array("a".utf8))
    #expect(
      harness.spoken
        == "Nothing changed, Tuesday, February 20, 2024, 10:00 AM to 11:30 AM, free")
  }

  @Test(arguments: [[.down, .right], [.pageDown], [.pageUp, .pageUp, .down], []] as [[Key]])
  func theViewAndTheKeyboardAreBackOnIt(keys: [Key]) throws {
    let harness = try onMeeting()
    harness.key(.space)
    for key in keys {
      harness.key(key)
      harness.settle()
      harness.answer([.meeting()])
    }
    harness.key(.escape)
    harness.answer([.meeting()])
    try expectMeeting(harness)
    #expect(harness.told().isEmpty)
  }

  /// As the menu of an event takes hold of its end.
  @Test func theKeyboardIsBackOnAnEventWhoseEndWasHeld() throws {
    let harness = try onMeeting()
    harness.send(.edit(.take(Array("a".utf8), .resizeEnd)))
    #expect(
      harness.spoken
        == "Tuesday, February 20, 2024, 10:00 AM to 11:30 AM, free. Grabbed. Use the arrow keys to "
        + "move its end, Enter to drop it, Escape to cancel.")
    harness.send(.focusEntered(day("2024-02-22")))
    harness.key(.down)
    harness.key(.escape)
    try expectMeeting(harness)
  }

  @Test func ofAnEventThatWasToBeNewNothingIsThere() throws {
    let harness = try onMeeting()
    harness.key(.escape)
    harness.key(.right)
    harness.key(.down, .shift)
    #expect(harness.held != nil)
    harness.key(.escape)
    #expect(harness.held == nil)
    #expect(harness.spoken == "Nothing changed")
  }

  /// Of its start the same; another end is taken of what is held as it is by then.
  @Test func bothEndsOfWhatIsHeldAreMovedOneAfterTheOther() throws {
    let harness = try onMeeting()
    harness.send(.edit(.take(Array("a".utf8), .resizeStart)))
    let (place, keys) = ("10:00 AM to 11:30 AM, free", "Enter to drop it, Escape to cancel.")
    #expect(
      harness.spoken
        == "Tuesday, February 20, 2024, \(place). Grabbed. Use the arrow keys to move its start, "
        + keys)
    harness.key(.up)
    #expect(harness.held == "2024-02-20T09:45 2024-02-20T11:30 a")
    harness.send(.edit(.take(Array("a".utf8), .resizeEnd)))
    #expect(harness.spoken.contains("9:45 AM to 11:30 AM, free. Grabbed."))
    #expect(harness.spoken.contains("move its end"))
    harness.key(.down)
    #expect(harness.held == "2024-02-20T09:45 2024-02-20T11:45 a" && harness.told().isEmpty)
    // A tap means the end that was taken last.
    harness.send(.edit(.take(Array("a".utf8), .resizeStart)))
    harness.tap(harness.point(("2024-02-20", 510)))
    #expect(harness.told() == ["1 resizeEnd 2024-02-20T08:30 2024-02-20T11:45 a"])
  }

  @Test func ofWhatIsGivenUpBothEndsAreBack() throws {
    let harness = try onMeeting()
    for (kind, key) in [(Edit.Kind.resizeStart, KeySample.Key.up), (.resizeEnd, .down)] {
      harness.send(.edit(.take(Array("a".utf8), kind)))
      harness.key(key)
    }
    harness.key(.escape)
    try expectMeeting(harness)
    #expect(harness.events() == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
  }
}
