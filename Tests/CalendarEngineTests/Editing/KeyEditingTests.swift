// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What keys and single taps make of the events of a timeline: the table of accessibility 3d.
struct KeyEditingTests {
  typealias Key = KeySample.Key

  /// The keyboard is on the meeting.
  private func onMeeting(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) throws -> EngineHarness {
    let harness = EngineHarness.withMeeting(configure)
    let node = try #require(harness.parts(.timedEvent).first)
    harness.send(.focusOccurrence(node.node.key))
    harness.forget()
    return harness
  }

  private static let chords: [(key: Key, held: Modifiers, wanted: String)] = [
    (.up, .alt, "move 2024-02-20T09:45 2024-02-20T11:15"),
    (.down, .alt, "move 2024-02-20T10:15 2024-02-20T11:45"),
    (.left, .alt, "move 2024-02-19T10:00 2024-02-19T11:30"),
    (.right, .alt, "move 2024-02-21T10:00 2024-02-21T11:30"),
    (.up, [.alt, .control], "resizeEnd 2024-02-20T10:00 2024-02-20T11:15"),
    (.down, [.alt, .control], "resizeEnd 2024-02-20T10:00 2024-02-20T11:45"),
    (.up, [.alt, .control, .shift], "resizeStart 2024-02-20T09:45 2024-02-20T11:30"),
    (.down, [.alt, .control, .shift], "resizeStart 2024-02-20T10:15 2024-02-20T11:30"),
    (.right, [.alt, .control], "resizeEnd 2024-02-20T10:00 2024-02-21T11:30"),
    (.left, [.alt, .control, .shift], "resizeStart 2024-02-19T10:00 2024-02-20T11:30"),
  ]

  @Test(arguments: chords)
  func chordsMoveAnEventAndTheKeyboardFollows(_ row: (key: Key, held: Modifiers, wanted: String))
    throws
  {
    let harness = try onMeeting()
    harness.key(row.key, row.held)
    let edit = try #require(harness.edits.first)
    #expect(edit.edit.written == "\(row.wanted) a")
    // The keyboard is on it where it is now.
    let focused = try #require(harness.state.focus.occurrence)
    // A bar stands for all of its days.
    let start = edit.edit.after.days.start
    #expect(focused.day == (edit.edit.after.isTimed ? start : nil))
    #expect(harness.state.facts.occurrence(of: focused)?.days.start == start)
    // Once there and once back is as before.
    let back: [Key: Key] = [.up: .down, .down: .up, .left: .right, .right: .left]
    harness.key(try #require(back[row.key]), row.held)
    #expect(harness.events() == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
    #expect(harness.told().count == 2)
  }

  /// A host whose focus comes to an event by itself is not sent there: two that wait for each other would never end.
  @Test func aHostThatIsOnAnEventIsNotSentToIt() throws {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(), .meeting(900...960, "b")])
    let keys = harness.parts(.timedEvent).map(\.node.key)
    #expect(keys.count == 2)
    for key in keys + keys {
      harness.send(.focusEntered(day("2024-02-21")))
      harness.forget()
      harness.send(.occurrenceEntered(key))
      #expect(harness.state.focus.occurrence == key)
      #expect(harness.state.focus.day == day("2024-02-20"))
      #expect(!harness.effects.contains { if case .focus = $0 { true } else { false } })
      // Who goes out and comes back is inside.
      harness.send(.focusLeft)
      harness.send(.occurrenceEntered(key))
      #expect(harness.state.focus.isInside && harness.state.focus.occurrence == key)
    }
    // Keys lead the host.
    harness.send(.focusOccurrence(keys[0]))
    #expect(harness.effects.contains { if case .focus(keys[0]) = $0 { true } else { false } })
  }

  /// Whether a time is taken is said of the others: the event itself is there in any case.
  @Test func whatIsMovedDoesNotMeetItself() throws {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(), .meeting(720...780, "b")])
    harness.send(.focusOccurrence(try #require(harness.parts(.timedEvent).first).node.key))
    harness.key(.down, .alt)
    let place = "Tuesday, February 20, 2024, 10:15 AM to 11:45 AM, free"
    #expect(harness.spoken == "\(place); was 10:00 AM to 11:30 AM")
    // Held as well, where it comes from and where it meets another one.
    harness.key(.space)
    #expect(harness.spoken.hasPrefix("\(place). Grabbed."))
    for _ in 0..<2 { harness.key(.down) }
    let there = "Tuesday, February 20, 2024, 10:45 AM to 12:15 PM, 1 event"
    #expect(harness.spoken == there)
    harness.key(.enter)
    #expect(harness.spoken == "\(there); was 10:15 AM to 11:45 AM")
  }

  /// Undoing shows the event where it was: whoever is on it stays on it, and hears of no other day.
  @Test func whoIsOnAnEventStaysOnItWhileItsDayIsShown() throws {
    let harness = try onMeeting { $0.timeline.days = 7 }
    let (focused, spoken) = (harness.state.focus.occurrence, harness.spoken)
    #expect(focused != nil)
    harness.send(
      .scroll(
        to: ScrollTarget(
          id: 1, day: day("2024-02-20"), place: .start, minutes: MinuteRange(start: 600, end: 690)))
    )
    harness.settle()
    #expect(harness.state.focus.occurrence == focused)
    #expect(harness.spoken == spoken)
    #expect(harness.take("focus").isEmpty)
    // Another day takes the keyboard with it, and is named.
    harness.send(.scroll(to: ScrollTarget(id: 2, day: day("2024-03-20"), place: .start)))
    harness.settle()
    #expect(harness.state.focus.occurrence == nil && harness.spoken != spoken)
    #expect(harness.take("focus") == ["focus 2024-03-20 on 2024-03"])
  }

  @Test func rightToLeftArrowsGoWhereTheyPoint() throws {
    let harness = try onMeeting()
    harness.change { $0.locale.isRightToLeft = true }
    harness.key(.left, .alt)
    #expect(harness.told() == ["1 move 2024-02-21T10:00 2024-02-21T11:30 a"])
  }

  @Test func anEventMovedOutOfViewBringsItsDayIntoView() throws {
    let harness = try onMeeting()
    // Days of which nothing is known are loaded first, and the next press leads there.
    var presses = 0
    while harness.edits.count < 9, presses < 20 {
      harness.key(.right, .alt)
      harness.answer([.meeting()])
      presses += 1
    }
    harness.settle()
    #expect(harness.told().last == "9 move 2024-02-29T10:00 2024-02-29T11:30 a")
    #expect(harness.columnDays.contains("2024-02-29"))
    #expect(harness.state.focus.day == day("2024-02-29"))
  }

  /// Space takes hold; nothing is told until Enter lets go of it.
  @Test func grabModeMovesAndDrops() throws {
    let harness = try onMeeting()
    harness.key(.space)
    #expect(harness.held == "2024-02-20T10:00 2024-02-20T11:30 a")
    let keys = "Use the arrow keys to move it, Enter to drop it, Escape to cancel."
    let grabbed = harness.spoken
    #expect(grabbed.contains("10:00 AM"))
    #expect(grabbed.contains(". Grabbed. \(keys)"))
    for key in [Key.right, .down, .down, .up, .down] { harness.key(key) }
    #expect(!harness.spoken.contains(keys))
    #expect(harness.held == "2024-02-21T10:30 2024-02-21T12:00 a")
    #expect(harness.told().isEmpty)
    harness.key(.enter)
    #expect(harness.told() == ["1 move 2024-02-21T10:30 2024-02-21T12:00 a"])
    #expect(harness.held == nil)
    #expect(harness.state.focus.occurrence?.day == day("2024-02-21"))
    // Arrows go from event to event again.
    harness.key(.escape)
    #expect(harness.state.focus.occurrence == nil)
  }

  @Test func whatIsGrabbedIsNamedFirst() throws {
    let harness = EngineHarness.editable()
    var board = Occurrence.meeting()
    board.title = Array("Board".utf8)
    harness.answer([board])
    harness.send(.focusOccurrence(try #require(harness.parts(.timedEvent).first).node.key))
    harness.key(.space)
    let place = "Tuesday, February 20, 2024, 10:00 AM to 11:30 AM, free"
    #expect(harness.spoken.hasPrefix("Board: \(place). Grabbed."))
    // Where it is then is enough.
    harness.key(.down)
    #expect(harness.spoken == "Tuesday, February 20, 2024, 10:15 AM to 11:45 AM, free")
  }

  @Test func withShiftArrowsMoveTheEndOfWhatIsGrabbed() throws {
    let harness = try onMeeting()
    harness.key(.space)
    for _ in 0..<2 { harness.key(.down, .shift) }
    #expect(harness.spoken == "Tuesday, February 20, 2024, 10:00 AM to 12:00 PM, free")
    // It keeps that length on its way.
    for key in [Key.down, .right] { harness.key(key) }
    #expect(harness.held == "2024-02-21T10:15 2024-02-21T12:15 a")
    for _ in 0..<20 { harness.key(.up, .shift) }
    #expect(harness.held == "2024-02-21T10:15 2024-02-21T10:30 a")
    harness.key(.down, .shift)
    harness.key(.enter)
    #expect(harness.told() == ["1 resizeEnd 2024-02-21T10:15 2024-02-21T10:45 a"])
  }

  /// Sideways the end goes on to other days, at the same time, and back; never before the start.
  @Test func withShiftArrowsMoveTheEndOverDays() throws {
    let harness = try onMeeting()
    harness.key(.space)
    for _ in 0..<2 { harness.key(.right, .shift) }
    let long = ["2024-02-20T10:00 2024-02-22T11:30 a"]
    #expect(harness.bars(.lifted) == long)
    // What takes a day or more stands above the hours, and has no steps there.
    harness.key(.down, .shift)
    #expect(harness.bars(.lifted) == long)
    for _ in 0..<5 { harness.key(.left, .shift) }
    #expect(harness.held == "2024-02-20T10:00 2024-02-20T11:30 a")
    for _ in 0..<3 { harness.key(.right, .shift) }
    harness.key(.enter)
    #expect(harness.told() == ["1 resizeEnd 2024-02-20T10:00 2024-02-23T11:30 a"])
  }

  /// As Escape does, and whatever made it impossible to go on.
  @Test func whatGoesBackBecauseTheViewChangesIsSaidToBeBack() throws {
    let harness = try onMeeting()
    harness.key(.space)
    for _ in 0..<2 { harness.key(.right) }
    #expect(harness.spoken == "Thursday, February 22, 2024, 10:00 AM to 11:30 AM, free")
    harness.configure { $0.view = .month }
    #expect(harness.held == nil && harness.state.editing.held == nil)
    #expect(harness.spoken == "Nothing changed, Tuesday, February 20, 2024")
    #expect(harness.told().isEmpty)
  }

  @Test func aPageIsAKeyAwayForWhatIsGrabbed() throws {
    let harness = try onMeeting()
    harness.key(.space)
    harness.key(.pageDown)
    #expect(harness.held == "2024-02-23T10:00 2024-02-23T11:30 a")
    harness.key(.pageUp)
    harness.key(.pageUp)
    harness.key(.enter)
    #expect(harness.told() == ["1 move 2024-02-17T10:00 2024-02-17T11:30 a"])
    #expect(harness.columnDays.contains("2024-02-17"))
  }

  @Test func fromAnEventTheKeyboardGoesToAnotherPageOfDays() throws {
    let harness = try onMeeting()
    harness.key(.pageDown)
    #expect(harness.state.focus.occurrence == nil)
    #expect(harness.state.focus.day == day("2024-02-23"))
    harness.key(.pageUp, .shift)
    #expect(harness.state.focus.day == day("2024-01-23"))
  }

  @Test func grabModeIsGivenUpByEscape() throws {
    let harness = try onMeeting()
    let known = harness.state.facts
    harness.key(.space)
    for _ in 0..<5 { harness.key(.down) }
    harness.key(.escape)
    #expect(harness.held == nil)
    #expect(harness.told().isEmpty)
    #expect(harness.state.facts == known)
    // The keyboard is still on the event.
    #expect(harness.state.focus.occurrence != nil)
  }

  @Test func anEventThatIsHeldStaysWithinItsDayByArrowsUpAndDown() throws {
    let harness = try onMeeting()
    harness.key(.space)
    for _ in 0..<60 { harness.key(.up) }
    #expect(harness.held?.hasPrefix("2024-02-") == true)
    for _ in 0..<200 { harness.key(.down) }
    harness.key(.enter)
    #expect(harness.edits.count == 1)
  }

  @Test func enterOnAFreeTimeMakesAnEvent() throws {
    let harness = EngineHarness.withMeeting()
    harness.send(.focusEntered(day("2024-02-21")))
    harness.key(.down)
    let minute = try #require(harness.state.focus.minute)
    harness.forget()
    harness.key(.enter)
    let edit = try #require(harness.edits.first?.edit)
    #expect(edit.kind == .create && edit.after.days.start == day("2024-02-21"))
    #expect(edit.after.hours?.start == minute && edit.after.hours?.end == minute + 60)
    #expect(harness.state.focus.occurrence?.day == day("2024-02-21"))
  }

  /// Tap event, tap "Move", tap a time: no drag is needed.
  @Test(arguments: [
    (Edit.Kind.move, "move 2024-02-22T13:00 2024-02-22T14:30"),
    (.resizeEnd, "resizeEnd 2024-02-20T10:00 2024-02-21T09:45"),
  ])
  func whatIsTakenGoesToTheNextTap(_ row: (kind: Edit.Kind, wanted: String)) {
    let harness = EngineHarness.withMeeting()
    harness.send(.edit(.take(Array("a".utf8), row.kind)))
    #expect(harness.held == "2024-02-20T10:00 2024-02-20T11:30 a")
    // Scrolling to the time is no tap.
    harness.swipe(from: (600, 700), by: (0, -200), rests: true)
    harness.settle()
    #expect(harness.held != nil && harness.told().isEmpty)
    let place = harness.point(("2024-02-22", 780))
    harness.pointer(.down, x: place.x, y: place.y)
    harness.skip(milliseconds: 80)
    harness.pointer(.up, x: place.x, y: place.y)
    #expect(harness.told() == ["1 \(row.wanted) a"])
    #expect(harness.held == nil)
  }

  @Test func whatIsNotThereCannotBeTaken() {
    let harness = EngineHarness.withMeeting()
    for id in ["", "b", "aa"] { harness.send(.edit(.take(Array(id.utf8), .move))) }
    #expect(harness.held == nil)
    for move in [EditMove.nudge(days: 1, steps: 1), .drop(isFollowed: true), .cancel] {
      harness.send(.edit(move))
    }
    #expect(harness.told().isEmpty)
  }

  @Test func withoutLeaveKeysChangeNothing() throws {
    let harness = try onMeeting { $0.timeline.isEditable = false }
    harness.key(.down, .alt)
    harness.key(.space)
    #expect(harness.take("occurrence") == ["occurrence a"])
    #expect(harness.told().isEmpty && harness.held == nil)
  }
}
