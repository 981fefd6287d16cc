// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What a screen reader does to events, by the names of actions: what chords do, with the same words.
@Suite struct AccessibilityEditingTests {
  private typealias Trigger = AccessibilityAction.Trigger

  /// Three days with "a" on 2024-02-20 from ten to half past eleven, and above them "trip" on the 20th
  /// and the 21st.
  private func timeline(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness.editable(configure)
    harness.answer([.meeting(), .wholeDays("2024-02-20", "2024-02-21", "trip")])
    harness.forget()
    return harness
  }

  /// February 2024 with "trip" from the 5th to the 7th, and "a" on the 20th from ten.
  private func month() -> EngineHarness {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
    }
    harness.answerAll([.wholeDays("2024-02-05", "2024-02-07", "trip"), .meeting()])
    harness.forget()
    return harness
  }

  private static let ends = ["End later", "End earlier"]
  private static let days = ["Move to next day", "Move to previous day"]
  private static let weeks = ["Move to next week", "Move to previous week"]
  private static let timed =
    ["Move later", "Move earlier"] + days + ends + ["Start later", "Start earlier", "Move…"]

  @Test func a11y5AnEventHasTheEditsOfKeysByName() {
    let timeline = timeline()
    #expect(timeline.named("a") == Self.timed)
    #expect(timeline.named("trip") == Self.days + Self.ends + ["Move…"])
    let month = month()
    // An event keeps its hours there.
    #expect(month.named("a") == Self.days + Self.weeks + ["Move…"])
    #expect(month.named("trip") == Self.days + Self.weeks + Self.ends + ["Move…"])
    for (harness, id) in [(timeline, "a"), (timeline, "trip"), (month, "a"), (month, "trip")] {
      #expect(harness.element(of: id)?.actions.first?.trigger == .activate)
    }
  }

  @Test func a11y5WhatCannotBeEditedHasNone() {
    #expect(timeline { $0.timeline.isEditable = false }.named("a") == [])
    #expect(timeline { $0.timeline.isEditable = false }.named("trip") == [])
    #expect(timeline { $0.isDisabled = true }.named("a") == [])
    let harness = EngineHarness.editable()
    var locked = [Occurrence.meeting(), .wholeDays("2024-02-20", "2024-02-20", "trip")]
    for index in locked.indices { locked[index].isLocked = true }
    harness.answer(locked + [.meeting(780...840, "b")])
    #expect(harness.named("a") == [] && harness.named("trip") == [])
    #expect(harness.named("b") == Self.timed)
    // An agenda has no places to move events to.
    let agenda = EngineHarness.agenda { $0.timeline.isEditable = true }
    agenda.answer([.meeting()])
    #expect(agenda.element(of: "a") != nil && agenda.named("a") == [])
  }

  /// Nothing is offered that would do nothing.
  @Test func whatIsAsShortAsCanBeIsNotShortened() {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(600...615), .wholeDays("2024-02-20", "2024-02-20", "day")])
    #expect(!harness.named("a").contains("End earlier"))
    #expect(!harness.named("a").contains("Start later"))
    #expect(harness.named("day") == Self.days + ["End later", "Move…"])
  }

  private static let moves: [(name: String, wanted: String)] = [
    ("Move later", "move 2024-02-20T10:15 2024-02-20T11:45 a"),
    ("Move earlier", "move 2024-02-20T09:45 2024-02-20T11:15 a"),
    ("Move to next day", "move 2024-02-21T10:00 2024-02-21T11:30 a"),
    ("Move to previous day", "move 2024-02-19T10:00 2024-02-19T11:30 a"),
    ("End later", "resizeEnd 2024-02-20T10:00 2024-02-20T11:45 a"),
    ("End earlier", "resizeEnd 2024-02-20T10:00 2024-02-20T11:15 a"),
    ("Start later", "resizeStart 2024-02-20T10:15 2024-02-20T11:30 a"),
    ("Start earlier", "resizeStart 2024-02-20T09:45 2024-02-20T11:30 a"),
  ]

  @Test(arguments: moves) func a11y3dAnActionDoesWhatAChordDoes(
    _ row: (name: String, wanted: String)
  )
    throws
  {
    let harness = timeline()
    try harness.perform(row.name, on: "a")
    #expect(harness.told() == ["1 \(row.wanted)"])
    #expect(harness.spoken.hasPrefix("Tuesday") || row.name.hasSuffix("day"))
    // A screen reader is led to where it is now.
    harness.settle()
    let focused = try #require(harness.state.focus.occurrence)
    #expect(harness.element(of: "a")?.key == focused)
  }

  @Test func a11y3dAnActionSaysWhatAChordSays() throws {
    let (byName, byKeys) = (timeline(), timeline())
    try byName.perform("Move later", on: "a")
    byKeys.send(.focusOccurrence(try #require(byKeys.parts(.timedEvent).first).node.key))
    byKeys.key(.down, .alt)
    #expect(byName.spoken == byKeys.spoken && !byName.spoken.isEmpty)
  }

  @Test(arguments: [
    ("Move to next day", "move 2024-02-21 2024-02-23"),
    ("Move to previous day", "move 2024-02-19 2024-02-21"),
    ("End later", "resizeEnd 2024-02-20 2024-02-23"),
    ("End earlier", "resizeEnd 2024-02-20 2024-02-21"),
  ]) func a11y3dWholeDaysMoveByDays(_ row: (name: String, wanted: String)) throws {
    let harness = timeline()
    try harness.perform(row.name, on: "trip")
    #expect(harness.told() == ["1 \(row.wanted) trip"])
  }

  @Test(arguments: [
    ("Move to next day", "a", "move 2024-02-21T10:00 2024-02-21T11:30"),
    ("Move to previous week", "a", "move 2024-02-13T10:00 2024-02-13T11:30"),
    ("Move to next week", "trip", "move 2024-02-12 2024-02-15"),
    ("Move to previous day", "trip", "move 2024-02-04 2024-02-07"),
    ("End later", "trip", "resizeEnd 2024-02-05 2024-02-09"),
  ]) func a11y3dInAMonthEventsMoveByDaysAndWeeks(_ row: (name: String, id: String, wanted: String))
    throws
  {
    let harness = month()
    try harness.perform(row.name, on: row.id)
    #expect(harness.told() == ["1 \(row.wanted) \(row.id)"])
  }

  /// A rule that bars a key bars an action, and says so.
  @Test func a11y3dAnActionIsRefusedLikeAChord() throws {
    let harness = EngineHarness.editable { $0.timeline.overlapLimit = 1 }
    harness.answer([.meeting(), .meeting(690...750, "b")])
    harness.forget()
    try harness.perform("Move later", on: "a")
    #expect(harness.told().isEmpty)
    #expect(harness.text(.announcement).hasPrefix("This time is already taken."))
  }

  @Test func a11y3dWhatIsHeldIsMovedBySwipesAndDropped() throws {
    let harness = timeline()
    try harness.perform("Move…", on: "a")
    #expect(harness.held == "2024-02-20T10:00 2024-02-20T11:30 a")
    #expect(harness.spoken.contains("Grabbed"))
    // It is adjustable where it was; the others wait.
    let element = try #require(harness.element(of: "a"))
    #expect(
      element.actions.map(\.trigger)
        == [.activate, .increment, .decrement, .named, .named, .escape])
    #expect(String(decoding: element.hint, as: UTF8.self) == "Drops it here.")
    #expect(harness.named("a") == Self.days && harness.named("trip") == [])
    for trigger in [Trigger.increment, .increment, .increment, .decrement] {
      try harness.perform(trigger, on: "a")
    }
    #expect(harness.held == "2024-02-20T10:30 2024-02-20T12:00 a" && harness.told().isEmpty)
    // It says where it is by now.
    let value = try #require(harness.element(of: "a")).value
    #expect(String(decoding: value, as: UTF8.self) == "10:30 AM to 12:00 PM")
    try harness.perform("Move to next day", on: "a")
    try harness.perform(.activate, on: "a")
    #expect(harness.told() == ["1 move 2024-02-21T10:30 2024-02-21T12:00 a"])
    #expect(harness.held == nil && harness.named("a") == Self.timed)
    #expect(harness.element(of: "a")?.hint == [])
  }

  /// By the event, and by the calendar from wherever one is.
  @Test(arguments: [true, false]) func a11y3dEscapeGivesUpWhatIsHeld(ofEvent: Bool) throws {
    let harness = timeline()
    let known = harness.state.facts
    try harness.perform("Move…", on: "a")
    try harness.perform(.increment, on: "a")
    let elements = harness.runtime.accessibility.elements
    let element = ofEvent ? harness.element(of: "a") : elements.first
    let escape = try #require(element?.actions.first { $0.trigger == .escape })
    harness.send(escape.input)
    #expect(harness.held == nil && harness.told().isEmpty)
    #expect(harness.state.facts == known)
    #expect(
      harness.runtime.accessibility.elements.first?.actions.map(\.trigger) == [.magicTap])
  }

  @Test func a11y3dWholeDaysThatAreHeldMoveByDays() throws {
    for (harness, wanted) in [
      (timeline(), "2024-02-22 2024-02-24"), (month(), "2024-02-07 2024-02-10"),
    ] {
      try harness.perform("Move…", on: "trip")
      let before = harness.element(of: "trip")?.label
      for trigger in [Trigger.increment, .decrement, .increment, .increment] {
        try harness.perform(trigger, on: "trip")
      }
      #expect(harness.element(of: "trip")?.label != before)
      try harness.perform(.activate, on: "trip")
      #expect(harness.told() == ["1 move \(wanted) trip"])
    }
  }

  /// Where it comes from has gone out of view with its page: it is heard where it is.
  @Test func a11y3dWhatIsHeldOnAnotherPageCanStillBeDropped() throws {
    let harness = month()
    try harness.perform("Move…", on: "a")
    for _ in 0..<4 { harness.key(.down) }
    harness.settle()
    #expect(harness.state.viewport.page == page("2024-03"))
    let element = try #require(harness.element(of: "a"))
    #expect(element.actions.map(\.trigger).contains(.increment))
    try harness.perform(.increment, on: "a")
    try harness.perform(.activate, on: "a")
    #expect(harness.told() == ["1 move 2024-03-20T10:00 2024-03-20T11:30 a"])
  }

  /// While a hand holds it, its keys and words are those of the hand.
  @Test func whatAHandHoldsIsNotAdjustable() throws {
    let harness = timeline()
    harness.take(("2024-02-20", 645))
    let element = try #require(harness.element(of: "a"))
    #expect(element.actions.map(\.trigger) == [.activate])
    #expect(harness.runtime.accessibility.elements.first?.actions.first?.trigger == .escape)
  }

  /// A range of times that is selected is moved and stretched in the same way, and is no event.
  @Test func aRangeOfTimesHasThemToo() throws {
    let harness = EngineHarness.editable { $0.selection = .time }
    harness.answer([.meeting()])
    harness.send(.edit(.choose(at: ClockPlace(day: day("2024-02-21"), minute: 600))))
    harness.forget()
    let time = try #require(harness.runtime.accessibility.elements.first { $0.key.isTime })
    #expect(time.names == Self.timed)
    let later = try #require(time.actions.first { $0.listed == "Move later" })
    harness.send(later.input)
    let wanted = TimeRange(on: day("2024-02-21"), at: 615, until: day("2024-02-21"), at: 675)
    #expect(harness.told().isEmpty && harness.state.selection.time == wanted)
    #expect(harness.runtime.elements(of: .occurrences).allSatisfy { !$0.key.isTime })
  }
}

extension EngineHarness {
  /// The first element of an event in sight.
  fileprivate func element(of id: String) -> AccessibilityElement? {
    let keys = scene.nodes.filter { node in
      (node.role == .timedEvent || node.role == .eventBar)
        && words(node.detail).hasSuffix(" \(id)")
    }.map(\.key)
    return runtime.accessibility.elements.first { keys.contains($0.key) }
  }

  /// The names of an event's actions.
  fileprivate func named(_ id: String) -> [String] { element(of: id)?.names ?? [] }

  fileprivate func perform(_ name: String, on id: String) throws {
    let action = element(of: id)?.actions.first { $0.listed == name }
    send(try #require(action).input)
  }

  fileprivate func perform(_ trigger: AccessibilityAction.Trigger, on id: String) throws {
    let action = element(of: id)?.actions.first { $0.trigger == trigger }
    send(try #require(action).input)
  }
}

extension AccessibilityElement {
  /// The names of the actions that have no other trigger.
  fileprivate var names: [String] { actions.compactMap(\.listed) }
}

extension AccessibilityAction {
  /// Its name, if that is its only trigger.
  fileprivate var listed: String? {
    trigger == .named ? String(decoding: name, as: UTF8.self) : nil
  }
}
