// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What apps say to edits that are shown already, and what they hear of those that come to nothing.
struct EditAnswerTests {
  private static let original = "2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"
  private static let start: Place = ("2024-02-20", 645)
  private static let end: Place = ("2024-02-21", 825)

  private func moved() -> EngineHarness {
    let harness = EngineHarness.withMeeting()
    harness.drag(Self.start, to: Self.end)
    return harness
  }

  /// The keyboard is on the meeting.
  private func onMeeting() throws -> EngineHarness {
    let harness = EngineHarness.withMeeting()
    let node = try #require(harness.parts(.timedEvent).first)
    harness.send(.focusOccurrence(node.node.key))
    harness.forget()
    return harness
  }

  /// A time on 2024-02-21 in no zone, as a page gives it.
  private func wanted(_ minutes: ClosedRange<Int32>) -> Occurrence {
    .meeting(minutes, on: "2024-02-21", "whatever")
  }

  // MARK: Another time than that of the hand

  @Test func anAppPutsWhatWasMovedElsewhere() throws {
    let harness = moved()
    let first = try #require(harness.edits.first)
    harness.forget()
    harness.send(.edit(.adjust(id: first.id, to: wanted(840...900))))
    #expect(harness.events() == ["2024-02-21 2024-02-21T14:00 2024-02-21T15:00 a"])
    #expect(harness.spoken.contains("2:00 PM"))
    // It is the same edit still: a refusal puts back what was before it.
    harness.send(.edit(.settle(id: first.id, .refused(reason: []))))
    #expect(harness.events() == [Self.original])
    #expect(harness.told().isEmpty)
  }

  @Test func onlyItsTimeAndItsGroupCount() throws {
    let harness = moved()
    let first = try #require(harness.edits.first)
    var other = wanted(840...900)
    (other.title, other.tint, other.group, other.isLocked) = (Array("Other".utf8), 3, 7, true)
    harness.send(.edit(.adjust(id: first.id, to: other)))
    let shown = try #require(harness.state.editing.open.first).edit
    #expect(shown.before == first.edit.before)
    var expected = first.edit.after
    (expected.days, expected.hours, expected.group) = (other.days, shown.after.hours, 7)
    #expect(shown.after == expected)
  }

  @Test func whatIsAnsweredCannotBeAdjusted() throws {
    let harness = moved()
    let first = try #require(harness.edits.first)
    harness.send(.edit(.settle(id: first.id, .allowed)))
    let events = harness.events()
    for id in [first.id, 0, 99] { harness.send(.edit(.adjust(id: id, to: wanted(0...60)))) }
    #expect(harness.events() == events)
  }

  /// What was made of the same event since then stands.
  @Test func aLaterEditStaysWhereItIs() throws {
    let harness = moved()
    let first = try #require(harness.edits.first)
    harness.drag(Self.end, to: ("2024-02-22", 825))
    let later = harness.events()
    #expect(later == ["2024-02-22 2024-02-22T13:00 2024-02-22T14:30 a"])
    harness.send(.edit(.adjust(id: first.id, to: wanted(840...900))))
    #expect(harness.events() == later)
  }

  @Test func anEventOfNoDaysIsNoPlace() throws {
    let harness = moved()
    let first = try #require(harness.edits.first)
    let events = harness.events()
    let nowhere = Occurrence(id: [], days: try #require(DayInterval(start: .epoch, count: 0)))
    harness.send(.edit(.adjust(id: first.id, to: nowhere)))
    #expect(harness.events() == events)
  }

  /// A fold alone can have an end at an earlier hour than the start, and then it says how long that takes.
  @Test(arguments: [nil, 1800] as [Int32?]) func anEndBeforeTheStartIsNoTime(duration: Int32?)
    throws
  {
    let harness = moved()
    let first = try #require(harness.edits.first)
    let events = harness.events()
    var reversed = wanted(840...900)
    reversed.hours = .init(start: 900, end: 840)
    if let duration {
      let (summer, winter) = (UTCOffset(seconds: 7200), UTCOffset(seconds: 3600))
      reversed.hours = .init(
        start: 900, end: 840, startOffset: try #require(summer), endOffset: try #require(winter),
        duration: duration)
    }
    harness.send(.edit(.adjust(id: first.id, to: reversed)))
    #expect((harness.events() == events) == (duration == nil))
  }

  /// The keyboard is on the event wherever it goes, unless it has gone elsewhere itself.
  @Test(arguments: [true, false]) func theKeyboardGoesAlong(isOnIt: Bool) throws {
    let harness = try onMeeting()
    harness.key(.down, .alt)
    let first = try #require(harness.edits.first)
    if !isOnIt { harness.key(.escape) }
    let focus = harness.state.focus
    harness.send(.edit(.adjust(id: first.id, to: wanted(840...900))))
    if isOnIt {
      let focused = try #require(harness.state.focus.occurrence)
      let event = try #require(harness.state.facts.occurrence(of: focused))
      #expect((event.id, event.hours?.start) == (Array("a".utf8), 840))
    } else {
      #expect(harness.state.focus == focus)
    }
  }

  // MARK: Nothing

  /// How what is held comes to nothing.
  enum End: CaseIterable {
    case escape, cancelled, secondFinger, whereItWas, barred
  }

  @Test(arguments: End.allCases) func theAppHearsThatNothingCameOfIt(end: End) {
    let harness = EngineHarness.withMeeting { options in
      guard end == .barred else { return }
      (options.timeline.editWithin, options.timeline.workingHours) = (
        .workingHours, MinuteRange(start: 540, end: 720)
      )
    }
    harness.take(Self.start)
    let away: Place = ("2024-02-21", 1_200)
    harness.carry(from: Self.start, to: away)
    let place = harness.point(away)
    switch end {
    case .escape: harness.key(.escape)
    case .cancelled: harness.pointer(.cancelled, x: place.x, y: place.y, device: .mouse)
    case .secondFinger:
      harness.pointer(.down, x: place.x + 20, y: place.y, id: 2, device: .mouse)
    case .whereItWas: harness.drop(at: Self.start)
    case .barred: harness.drop(at: away)
    }
    #expect(harness.take("given up").map { $0.suffix(1) } == ["a"])
    #expect(harness.events() == [Self.original])
    #expect(harness.edits.isEmpty)
  }

  @Test func whatIsStoredIsNotGivenUp() {
    #expect(moved().take("given up").isEmpty)
  }

  /// A range of times that is held is no event.
  @Test func aRangeOfTimesIsNoEvent() {
    let harness = EngineHarness.withMeeting { $0.selection = .time }
    harness.take(("2024-02-21", 645))
    harness.carry(from: ("2024-02-21", 645), to: ("2024-02-21", 745))
    #expect(harness.state.holdsTime)
    harness.key(.escape)
    #expect(harness.take("given up").isEmpty)
  }

  // MARK: Taking back

  /// The inverse of any edit leads back, and its own inverse is the edit.
  @Test(arguments: Edit.Scope.allCases) func theInverseLeadsBack(scope: Edit.Scope) throws {
    let harness = try onMeeting()
    for key in [KeySample.Key.down, .right, .up] { harness.key(key, .alt) }
    for key in [KeySample.Key.down, .up] {
      harness.key(key, [.alt, .control])
      harness.key(key, [.alt, .control, .shift])
    }
    let edits = harness.edits.map(\.edit)
    #expect(edits.count == 7)
    for made in edits {
      var edit = made
      edit.scope = scope
      guard case .edit(let back) = edit.inverse else {
        Issue.record("\(edit.written) is not new")
        continue
      }
      #expect((back.before, back.after) == (edit.after, edit.before))
      #expect((back.kind, back.scope) == (edit.kind, scope))
      #expect(back.inverse == .edit(edit))
    }
    // One after the other they lead from the last one to what there was.
    let first = edits.reversed().reduce(edits.last?.after) { event, edit in
      guard case .edit(let back) = edit.inverse, back.before == event else { return nil }
      return back.after
    }
    #expect(first == edits.first?.before)
  }

  @Test func whatIsNewIsRemoved() throws {
    let harness = EngineHarness.withMeeting()
    harness.drag(("2024-02-21", 605), to: ("2024-02-21", 700))
    let edit = try #require(harness.edits.first).edit
    #expect(edit.inverse == .remove(edit.after, .one))
  }
}
