// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Copies of events: carried with Alt, and pasted where the keyboard is.
struct CopyingTests {
  private static let start: Place = ("2024-02-20", 620)
  private static let end: Place = ("2024-02-21", 800)

  /// The meeting is under a mouse that has carried it to `end`, with these modifiers on the way.
  private func carried(_ modifiers: Modifiers = .alt) -> EngineHarness {
    let harness = EngineHarness.withMeeting()
    harness.take(Self.start)
    move(harness, to: Self.end, modifiers)
    return harness
  }

  private func move(_ harness: EngineHarness, to place: Place, _ modifiers: Modifiers) {
    let point = harness.point(place)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: point.x, y: point.y, device: .mouse, modifiers: modifiers)
  }

  private func drop(
    _ harness: EngineHarness, at place: Place = Self.end, _ modifiers: Modifiers
  ) {
    let point = harness.point(place)
    harness.skip(milliseconds: 16)
    harness.pointer(.up, x: point.x, y: point.y, device: .mouse, modifiers: modifiers)
  }

  private func events(_ harness: EngineHarness) -> Set<String> { Set(harness.events()) }

  private static let original = "2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"

  @Test func ic72WithAltACopyIsCarriedAndTheEventStays() {
    let harness = carried()
    #expect(harness.held == "2024-02-21T13:00 2024-02-21T14:30 a")
    #expect(harness.events(.vacated).isEmpty)
    #expect(harness.events().contains(Self.original))
    drop(harness, .alt)
    #expect(harness.told() == ["1 copy 2024-02-21T13:00 2024-02-21T14:30 new:1"])
    #expect(
      events(harness) == [Self.original, "2024-02-21 2024-02-21T13:00 2024-02-21T14:30 new:1"])
    // Whose copy it is, the app is told with it.
    #expect(harness.state.editing.open.map { $0.edit.before.id } == [Array("a".utf8)])
  }

  /// What Alt said last counts, and it is what is shown.
  @Test func altCountsAsItIsHeldOnTheWay() {
    let harness = carried([])
    #expect(harness.events(.vacated).count == 1)
    move(harness, to: ("2024-02-21", 805), .alt)
    #expect(harness.events(.vacated).isEmpty)
    move(harness, to: Self.end, [])
    #expect(harness.events(.vacated).count == 1)
    harness.drop(at: Self.end)
    #expect(harness.told() == ["1 move 2024-02-21T13:00 2024-02-21T14:30 a"])
    #expect(events(harness) == ["2024-02-21 2024-02-21T13:00 2024-02-21T14:30 a"])
  }

  /// Also where the hand rests meanwhile.
  @Test(arguments: [true, false]) func altCountsWhenTheHandLetsGo(isPressed: Bool) {
    let harness = carried(isPressed ? [] : .alt)
    let point = harness.point(Self.end)
    harness.pointer(
      .up, x: point.x, y: point.y, device: .mouse, modifiers: isPressed ? .alt : [])
    #expect(
      harness.told() == [
        isPressed
          ? "1 copy 2024-02-21T13:00 2024-02-21T14:30 new:1"
          : "1 move 2024-02-21T13:00 2024-02-21T14:30 a"
      ])
  }

  @Test func aCopyThatIsLetGoWhereItCameFromIsNone() {
    let harness = carried()
    move(harness, to: Self.start, .alt)
    drop(harness, at: Self.start, .alt)
    #expect(harness.told().isEmpty)
    #expect(harness.events() == [Self.original])
  }

  @Test func ic77EscapeLeavesNoCopy() {
    let harness = carried()
    harness.key(.escape)
    harness.drop(at: Self.end)
    #expect(harness.told().isEmpty)
    #expect(harness.events() == [Self.original])
  }

  @Test(arguments: [true, false]) func theAppHasTheLastWord(isAllowed: Bool) {
    let harness = carried()
    drop(harness, .alt)
    let verdict = isAllowed ? CalendarVerdict.allowed : .refused(because: "Full")
    harness.send(.edit(.settle(id: 1, verdict)))
    guard isAllowed else {
      #expect(harness.events() == [Self.original])
      return
    }
    harness.answer([.meeting(), .meeting(780...870, on: "2024-02-21", "b")])
    #expect(
      events(harness) == [Self.original, "2024-02-21 2024-02-21T13:00 2024-02-21T14:30 b"])
  }

  /// An end is stretched with Alt as without.
  @Test func endsAreNotCopied() {
    let harness = EngineHarness.withMeeting()
    harness.take(("2024-02-20", 688))
    move(harness, to: ("2024-02-20", 750), .alt)
    harness.drop(at: ("2024-02-20", 750))
    #expect(harness.told().map { $0.prefix(11) } == ["1 resizeEnd"])
  }

  @Test func wholeDaysAreCopiedInTheirLane() throws {
    let harness = EngineHarness.editable()
    harness.answer([Occurrence(id: Array("b".utf8), days: days("2024-02-20", "2024-02-20"))])
    harness.forget()
    let from = try #require(harness.frame(of: .allDayCell, "2024-02-20"))
    let to = try #require(harness.frame(of: .allDayCell, "2024-02-21"))
    harness.take(at: (from.x + from.width / 2, from.y + 12), .mouse)
    harness.pointer(
      .moved, x: to.x + to.width / 2, y: to.y + 12, device: .mouse, modifiers: .alt)
    harness.pointer(
      .up, x: to.x + to.width / 2, y: to.y + 12, device: .mouse, modifiers: .alt)
    #expect(harness.told() == ["1 copy 2024-02-21 2024-02-22 new:1"])
  }
}

// Pasting.
extension CopyingTests {
  /// An event of January that is not in view, as somebody has copied it.
  private static let former = Occurrence.meeting(555...615, on: "2024-01-09", "x")

  @Test func anEventIsPastedAtTheKeyboardsTime() {
    let harness = EngineHarness.withMeeting()
    harness.send(.focusEntered(day("2024-02-21")))
    harness.key(.down)
    let minute = harness.state.focus.minute ?? -1
    harness.send(.edit(.insert([Self.former])))
    let (from, to) = (clock(minute), clock(minute + 60))
    #expect(harness.told() == ["1 copy 2024-02-21T\(from) 2024-02-21T\(to) new:1"])
    #expect(events(harness).contains("2024-02-21 2024-02-21T\(from) 2024-02-21T\(to) new:1"))
    // The keyboard stays where it is.
    #expect(harness.state.focus.minute == minute && harness.state.focus.occurrence == nil)
  }

  /// While no time of the keyboard is seen: it is elsewhere, or on an event.
  @Test(arguments: [false, true]) func withoutATimeOfTheKeyboardItIsPastedAtItsOwn(isOnEvent: Bool)
    throws
  {
    let harness = EngineHarness.withMeeting()
    if isOnEvent {
      harness.send(.focusEntered(day("2024-02-20")))
      harness.send(.focusOccurrence(try #require(harness.parts(.timedEvent).first?.node.key)))
      harness.forget()
    }
    harness.send(.edit(.insert([Self.former])))
    #expect(harness.told() == ["1 copy 2024-02-20T09:15 2024-02-20T10:15 new:1"])
  }

  /// An event is pasted on the day of the one that the keyboard is on.
  @Test func onAnEventItsDayCounts() throws {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(on: "2024-02-22")])
    harness.send(.focusEntered(day("2024-02-20")))
    harness.send(.focusOccurrence(try #require(harness.parts(.timedEvent).first?.node.key)))
    harness.forget()
    harness.send(.edit(.insert([Self.former])))
    #expect(harness.told() == ["1 copy 2024-02-22T09:15 2024-02-22T10:15 new:1"])
  }

  /// After the page has been turned, or another day entered, it is another day that is meant.
  @Test func theEventThatTheKeyboardWasOnDoesNotCountAnyMore() throws {
    let harness = EngineHarness.withMeeting()
    let key = try #require(harness.parts(.timedEvent).first?.node.key)
    harness.send(.focusEntered(day("2024-02-20")))
    harness.send(.focusOccurrence(key))
    harness.send(.focusLeft)
    harness.send(.page(by: 1))
    harness.settle()
    harness.answerAll([Occurrence]())
    harness.forget()
    harness.send(.edit(.insert([Self.former])))
    let turned = try #require(harness.edits.first?.edit.after.days.start)
    #expect(turned > day("2024-02-22") && turned == harness.state.focus.day)
  }

  @Test func aDayThatIsEnteredCountsAndNotTheBarBefore() throws {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
    }
    harness.answerAll([.meeting()])
    let bar = try #require(harness.scene.nodes.first { $0.role == .eventBar })
    harness.send(.focusOccurrence(bar.key))
    harness.send(.focusEntered(day("2024-02-27")))
    harness.forget()
    harness.send(.edit(.insert([.meeting()])))
    #expect(harness.told() == ["1 copy 2024-02-27T10:00 2024-02-27T11:30 new:1"])
  }

  /// And on the first day of a bar.
  @Test func onABarItsFirstDayCounts() throws {
    let harness = EngineHarness.editable()
    let trip = Occurrence(id: Array("t".utf8), days: days("2024-02-21", "2024-02-22"))
    harness.answer([trip])
    harness.send(.focusEntered(day("2024-02-20")))
    let bar = try #require(harness.scene.nodes.first { $0.role == .eventBar })
    harness.send(.focusOccurrence(bar.key))
    harness.forget()
    harness.send(.edit(.insert([trip])))
    #expect(harness.told() == ["1 copy 2024-02-21 2024-02-23 new:1"])
  }

  /// Also where it was copied: then there are two.
  @Test func anEventIsPastedBesideItself() {
    let harness = EngineHarness.withMeeting()
    harness.send(.edit(.insert([.meeting()])))
    #expect(harness.told() == ["1 copy 2024-02-20T10:00 2024-02-20T11:30 new:1"])
    #expect(harness.events().count == 2)
  }

  @Test func wholeDaysArePastedWhole() {
    let harness = EngineHarness.withMeeting()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.forget()
    let trip = Occurrence(id: Array("t".utf8), days: days("2023-12-30", "2024-01-01"))
    harness.send(.edit(.insert([trip])))
    #expect(harness.told() == ["1 copy 2024-02-20 2024-02-23 new:1"])
  }

  @Test func inAMonthAnEventKeepsItsHours() {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
    }
    harness.answerAll([.meeting()])
    harness.send(.focusEntered(day("2024-02-08")))
    harness.forget()
    harness.send(.edit(.insert([Self.former])))
    #expect(harness.told() == ["1 copy 2024-02-08T09:15 2024-02-08T10:15 new:1"])
    // What is loaded meanwhile does not hide it.
    harness.answerAll([.meeting()])
    #expect(harness.state.facts.window.occurrence(Array("new:1".utf8)) != nil)
  }

  /// In Berlin 02:15 is skipped on 2026-03-29: an hour passes, from 03:15 on.
  @Test func aSkippedTimeIsAsMuchLater() throws {
    let harness = EngineHarness.editable(showing: "2026-03-29")
    let rules = try ZoneRules(identifier: "Europe/Berlin")
    let span = days("2026-01-01", "2026-06-01")
    harness.send(.hoursTold([ZoneTimes(name: [], offsets: rules.offsets(in: span))]))
    harness.answer([])
    let plain = Occurrence.meeting(135...195, on: "2026-03-23", "n")
    let night = harness.state.facts.hours.placed(plain, from: plain.wallStart, to: plain.wallEnd)
    harness.send(.focusEntered(day("2026-03-29")))
    harness.send(.focusLeft)
    harness.forget()
    harness.send(.edit(.insert([night])))
    #expect(harness.told() == ["1 copy 2026-03-29T03:15 2026-03-29T04:15 new:1"])
  }

  /// Where events are only read, nothing is made.
  @Test func nothingIsPastedWhereNothingIsEdited() {
    let harness = EngineHarness.withMeeting { $0.timeline.isEditable = false }
    harness.send(.edit(.insert([Self.former])))
    #expect(harness.told().isEmpty && harness.events() == [Self.original])
  }

  private func clock(_ minute: Int32) -> String {
    let (hours, minutes) = (minute / 60, minute % 60)
    return "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
