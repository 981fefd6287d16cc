// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// A range of times that is a value, as a day is.
struct TimeSelectionTests {
  typealias Device = PointerSample.Device

  static let devices = [Device.mouse, .touch]

  /// A timeline that knows of no events, as one in a form does.
  private func timeline(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness.timeline { options in
      options.selection = .time
      (options.loadsFacts, options.loadsOccurrences) = (false, false)
      configure(&options)
    }
    harness.change { $0.metrics.height = 4_000 }
    harness.forget()
    return harness
  }

  /// One with a meeting from ten to half past eleven on 2024-02-20.
  private func withMeeting(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness.withMeeting { options in
      options.selection = .time
      options.timeline.isEditable = false
      configure(&options)
    }
  }

  private func select(_ text: String, in harness: EngineHarness) throws {
    harness.send(.select(try Selection(text: Array(text.utf8)), notifies: false))
    harness.forget()
  }

  @Test(arguments: devices) func aHandDrawsIt(device: Device) {
    let harness = timeline()
    harness.drag(("2024-02-20", 545), to: ("2024-02-20", 628), device)
    #expect(harness.chosen == ["2024-02-20T09:00/10:30"])
    // It is drawn where it is, over the width of its day, and no event is made.
    #expect(harness.events(.selected) == ["2024-02-20 2024-02-20T09:00 2024-02-20T10:30 "])
    #expect(harness.edits.isEmpty)
  }

  @Test(arguments: devices) func aTapSelectsAnHour(device: Device) {
    let harness = timeline()
    let place = harness.point(("2024-02-21", 850))
    harness.pointer(.down, x: place.x, y: place.y, device: device)
    harness.skip(milliseconds: 80)
    harness.pointer(.up, x: place.x, y: place.y, device: device)
    #expect(harness.chosen == ["2024-02-21T14:00/15:00"])
    #expect(harness.state.focus.occurrence == harness.state.timeKey)
  }

  @Test(arguments: devices) func aHandMovesItToAnotherDay(device: Device) throws {
    let harness = timeline()
    try select("2024-02-20T09:00/10:30", in: harness)
    harness.drag(("2024-02-20", 590), to: ("2024-02-21", 710), device)
    #expect(harness.chosen == ["2024-02-21T11:00/12:30"])
  }

  @Test func aHandStretchesItsEnds() throws {
    let harness = timeline()
    try select("2024-02-20T09:00/12:00", in: harness)
    harness.drag(("2024-02-20", 718), to: ("2024-02-20", 778))
    harness.drag(("2024-02-20", 542), to: ("2024-02-20", 482))
    #expect(harness.chosen == ["2024-02-20T09:00/13:00", "2024-02-20T08:00/13:00"])
  }

  @Test func whatIsHeldIsNotSelectedYetAndEscapeGivesItUp() throws {
    let harness = timeline()
    try select("2024-02-20T09:00/10:30", in: harness)
    harness.take(("2024-02-20", 590))
    harness.carry(from: ("2024-02-20", 590), to: ("2024-02-21", 710))
    #expect(harness.held == "2024-02-21T11:00 2024-02-21T12:30 ")
    #expect(harness.events(.vacated) == ["2024-02-20 2024-02-20T09:00 2024-02-20T10:30 "])
    harness.key(.escape)
    #expect(harness.chosen.isEmpty && harness.held == nil)
    #expect(harness.state.selection.written == "2024-02-20T09:00/10:30")
  }

  @Test func itStaysAmongTheHours() throws {
    let harness = timeline()
    try select("2024-02-20T09:00/10:30", in: harness)
    harness.take(("2024-02-20", 590))
    harness.carry(from: ("2024-02-20", 590), to: ("2024-02-20", -90))
    harness.drop(at: ("2024-02-20", -90))
    let time = try #require(harness.state.selection.time)
    #expect(time.minutes == 90)
    // Nothing is drawn above the hours either.
    let lane = try #require(harness.frame(of: .allDayCell, "2024-02-21"))
    harness.take(at: (lane.x + lane.width / 2, lane.y + 4), .mouse)
    #expect(harness.state.editing.edit == nil)
  }

  @Test func keysSelectAndStretchAndMoveIt() throws {
    let harness = timeline()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.send(.timeline(.goToTime(.workStart)))
    harness.forget()
    harness.key(.enter)
    harness.key(.down, .shift)
    harness.key(.down, .shift)
    harness.key(.up, .shift)
    harness.key(.right, .alt)
    harness.key(.up, .alt)
    harness.key(.up, [.alt, .control, .shift])
    #expect(
      harness.chosen == [
        "2024-02-20T09:00/10:00", "2024-02-20T09:00/10:15", "2024-02-20T09:00/10:30",
        "2024-02-20T09:00/10:15", "2024-02-21T09:00/10:15", "2024-02-21T08:45/10:00",
        "2024-02-21T08:30/10:00",
      ])
    #expect(harness.state.focus.occurrence == harness.state.timeKey)
  }

  @Test(arguments: [KeySample.Key.enter, .space]) func aKeySelectsAtTheTimeWhereItIs(
    key: KeySample.Key
  ) {
    let harness = timeline()
    harness.send(.focusEntered(day("2024-02-21")))
    harness.send(.timeline(.goToTime(.workStart)))
    harness.key(.down)
    harness.forget()
    harness.key(key)
    #expect(harness.chosen == ["2024-02-21T09:30/10:30"])
    // From there Escape leads back to the time, and the key into what is selected.
    harness.key(.escape)
    #expect(harness.state.focus.occurrence == nil && harness.state.focus.minute == 570)
    harness.key(key)
    #expect(harness.state.focus.occurrence == harness.state.timeKey)
    #expect(harness.chosen.count == 1)
  }

  @Test func itIsTakenBackWhereThatIsAllowed() throws {
    for unselects in [false, true] {
      let harness = timeline { $0.unselects = unselects }
      try select("2024-02-20T09:00/10:30", in: harness)
      let place = harness.point(("2024-02-20", 590))
      harness.pointer(.down, x: place.x, y: place.y, device: .touch)
      harness.pointer(.up, x: place.x, y: place.y, device: .touch)
      #expect(harness.chosen == (unselects ? ["none"] : []))
      #expect(harness.events().isEmpty == unselects)
    }
  }

  @Test(arguments: devices) func eventsAreLeftAloneWhereOnlyATimeIsSelected(
    device: Device
  ) throws {
    let harness = withMeeting()
    harness.drag(("2024-02-20", 620), to: ("2024-02-21", 800), device)
    #expect(harness.edits.isEmpty && harness.chosen.isEmpty)
    #expect(harness.events() == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
    let event = try #require(harness.parts(.timedEvent).first)
    harness.send(.focusOccurrence(event.node.key))
    harness.key(.down, .alt)
    harness.key(.space)
    #expect(harness.edits.isEmpty && harness.state.editing.edit == nil)
  }

  @Test func besideEventsThatCanBeEditedItIsStillTheValue() {
    let harness = withMeeting { $0.timeline.isEditable = true }
    harness.drag(("2024-02-20", 620), to: ("2024-02-21", 800))
    #expect(harness.told() == ["1 move 2024-02-21T13:00 2024-02-21T14:30 a"])
    harness.drag(("2024-02-20", 545), to: ("2024-02-20", 628))
    #expect(harness.edits.isEmpty && harness.chosen == ["2024-02-20T09:00/10:30"])
  }

  @Test func rulesForEditsAreRulesForIt() throws {
    let harness = withMeeting { $0.timeline.overlapLimit = 1 }
    harness.drag(("2024-02-20", 545), to: ("2024-02-20", 665))
    #expect(harness.chosen.isEmpty && harness.state.selection == .none)
    harness.drag(("2024-02-20", 545), to: ("2024-02-20", 595))
    #expect(harness.chosen == ["2024-02-20T09:00/10:00"])
  }

  @Test func rulesForDaysAreRulesForIt() throws {
    let harness = timeline {
      $0.disabled.days = DaySet(days("2024-02-21", "2024-02-21"))
    }
    harness.drag(("2024-02-21", 545), to: ("2024-02-21", 628))
    #expect(harness.chosen.isEmpty)
    try select("2024-02-20T23:00/23:30", in: harness)
    // It would go on to the closed day.
    let key = try #require(harness.state.timeKey)
    harness.send(.edit(.shift(key, .resizeEnd, days: 0, steps: 4)))
    #expect(harness.chosen.isEmpty && harness.state.selection.written == "2024-02-20T23:00/23:30")
    let closed = try Selection(text: Array("2024-02-21T09:00/10:00".utf8))
    #expect(throws: SelectionProblem.disabled(day("2024-02-21"))) {
      try harness.state.admitting(closed, weekStart: .monday)
    }
  }

  @Test func theAppIsAskedAndMayRefuse() throws {
    let harness = timeline { $0.asksBeforeSelecting = true }
    harness.drag(("2024-02-20", 545), to: ("2024-02-20", 628))
    #expect(harness.chosen.isEmpty && harness.state.editing.edit == nil)
    let (id, question) = try #require(harness.questions.first)
    let wanted = try Selection(text: Array("2024-02-20T09:00/10:30".utf8))
    #expect(question == .select(wanted, insteadOf: .none))
    harness.send(.answered(id: id, .allowed))
    #expect(harness.chosen == ["2024-02-20T09:00/10:30"])
    harness.forget()
    harness.drag(("2024-02-20", 590), to: ("2024-02-21", 710))
    let other = try #require(harness.questions.first)
    harness.send(.answered(id: other.id, .refused(because: "Taken")))
    #expect(harness.chosen.isEmpty && harness.state.selection == wanted)
    #expect(harness.events(.selected) == ["2024-02-20 2024-02-20T09:00 2024-02-20T10:30 "])
  }

  @Test func eachRangeIsAskedAboutWhateverHappensMeanwhile() throws {
    let harness = timeline { ($0.asksBeforeSelecting, $0.unselects) = (true, true) }
    harness.drag(("2024-02-20", 545), to: ("2024-02-20", 628))
    harness.drag(("2024-02-21", 545), to: ("2024-02-21", 628))
    // What the app changes while it is asked does not answer for it.
    harness.configure { $0.timeline.overlapLimit = 3 }
    #expect(harness.chosen.isEmpty && harness.questions.count == 1)
    harness.send(.answered(id: harness.questions[0].id, .refused(reason: [])))
    #expect(harness.chosen.isEmpty && harness.questions.count == 2)
    harness.send(.answered(id: harness.questions[1].id, .allowed))
    #expect(harness.chosen == ["2024-02-21T09:00/10:30"])
    // So is taking it back.
    let place = harness.point(("2024-02-21", 590))
    harness.pointer(.down, x: place.x, y: place.y, device: .touch)
    harness.pointer(.up, x: place.x, y: place.y, device: .touch)
    #expect(harness.chosen.count == 1)
    let last = try #require(harness.questions.last)
    #expect(harness.questions.count == 3)
    harness.send(.answered(id: last.id, .allowed))
    #expect(harness.chosen == ["2024-02-21T09:00/10:30", "none"])
  }

  @Test func whatIsRefusedLeavesTheKeyboardWhereItIs() throws {
    let harness = timeline { $0.disabled.days = DaySet(days("2024-03-05", "2024-03-06")) }
    try select("2024-02-20T09:00/10:30", in: harness)
    harness.send(.focusEntered(day("2024-02-20")))
    for _ in 0..<14 { harness.key(.right) }
    harness.settle()
    harness.key(.enter)
    #expect(harness.chosen.isEmpty && harness.state.focus.day == day("2024-03-05"))
    #expect(harness.state.focus.occurrence == nil)
  }

  @Test func aKeyboardElsewhereStaysWhereItIsWhenItIsTakenBack() throws {
    let harness = timeline { $0.unselects = true }
    try select("2024-02-20T22:00/2024-02-21T01:30", in: harness)
    harness.send(.focusEntered(day("2024-02-21")))
    harness.send(.timeline(.goToTime(.workStart)))
    let key = try #require(harness.state.timeKey)
    harness.send(.chooseOccurrence(key))
    #expect(harness.state.focus.day == day("2024-02-21") && harness.state.focus.minute == 540)
    // One that is on a later part of it is at its start.
    try select("2024-02-20T22:00/2024-02-21T01:30", in: harness)
    harness.send(.focusOccurrence(NodeKey(.timedEvent, number: key.number, day: day("2024-02-21"))))
    harness.key(.enter)
    #expect(harness.state.focus.day == day("2024-02-20") && harness.state.focus.minute == 1_320)
  }

  @Test func inMonthsKeysSelectNoTime() {
    let harness = timeline { $0.timeline.isEditable = true }
    harness.send(.focusEntered(day("2024-02-20")))
    harness.send(.timeline(.goToTime(.workStart)))
    harness.configure { $0.view = .month }
    harness.key(.down, .shift)
    #expect(harness.chosen.isEmpty && harness.edits.isEmpty)
  }

  @Test func aNightHasAPartOnEachDay() throws {
    let harness = timeline()
    try select("2024-02-20T22:00/2024-02-21T01:30", in: harness)
    #expect(
      harness.events(.selected) == [
        "2024-02-20 2024-02-20T22:00 2024-02-21T01:30 ",
        "2024-02-21 2024-02-20T22:00 2024-02-21T01:30 ",
      ])
    harness.drag(("2024-02-21", 45), to: ("2024-02-22", 45))
    #expect(harness.chosen == ["2024-02-21T22:00/2024-02-22T01:30"])
  }

  @Test func whatTheAppSelectsIsBroughtIntoViewUnlessSomebodyIsThere() throws {
    let late = try Selection(text: Array("2024-02-27T22:00/23:00".utf8))
    for isInside in [false, true] {
      let harness = timeline()
      harness.change { $0.metrics.height = 600 }
      if isInside { harness.send(.focusEntered(day("2024-02-20"))) }
      let top = harness.state.moving.hours.top
      harness.send(.select(late, notifies: false, reveals: true))
      harness.settle()
      #expect(harness.state.viewport.shows(day("2024-02-27")) == !isInside)
      // Fifty-six points an hour.
      let range = Int32(23 * 56 * 64 - 600 * 64)...Int32(22 * 56 * 64)
      #expect(range.contains(harness.state.moving.hours.top) == !isInside)
      if isInside { #expect(harness.state.moving.hours.top == top) }
    }
  }

  @Test func hoursOfWhatIsSelectedAtFirstAreInView() throws {
    let harness = EngineHarness.timeline { $0.selection = .time }
    try select("2024-02-20T22:00/23:00", in: harness)
    harness.change { $0.metrics.height = 600 }
    let evening = Int32(22 * 56 * 64)
    #expect((evening - 600 * 64...evening).contains(harness.state.moving.hours.top))
    // Whoever has scrolled stays there.
    harness.wheel(dy: -100)
    harness.settle()
    let top = harness.state.moving.hours.top
    harness.change { $0.metrics.height = 620 }
    #expect(harness.state.moving.hours.top == top)
  }

  @Test func whatHasBeenSelectedIsSaid() throws {
    let harness = timeline()
    harness.drag(("2024-02-20", 545), to: ("2024-02-20", 628))
    #expect(harness.spoken == "Tuesday, February 20, 2024, 9:00 AM to 10:30 AM, selected")
    let busy = withMeeting()
    busy.drag(("2024-02-20", 545), to: ("2024-02-20", 628))
    #expect(busy.spoken == "Tuesday, February 20, 2024, 9:00 AM to 10:30 AM, selected")
  }

  @Test func asMuchIsWrittenOfItsTimesAsThereIsRoomFor() throws {
    let harness = timeline()
    func written() -> [String] {
      harness.parts(.timedEvent).map { part in
        String(decoding: harness.scene.utf8(part.node.text), as: UTF8.self)
      }
    }
    for text in ["2024-02-20T09:00/09:30", "2024-02-20T09:00/09:15", "2024-02-20T09:00/18:00"] {
      try select(text, in: harness)
      #expect(written().allSatisfy { $0.hasPrefix("9:00 AM – ") } && written().count == 1)
    }
    harness.change { $0.metrics.width = 330 }
    #expect(written() == ["9:00 AM"])
  }

  /// What the clocks show counts, and no hour more where they are set back meanwhile.
  @Test func inTheNightWhenClocksAreSetBackItIsWhatTheyShow() throws {
    let harness = EngineHarness.timeline(showing: "2026-10-25") { options in
      options.selection = .time
      (options.loadsFacts, options.loadsOccurrences) = (false, false)
    }
    harness.change { $0.metrics.height = 4_000 }
    let rules = try ZoneRules(identifier: "Europe/Berlin")
    let near = try #require(
      DayInterval(start: day("2026-10-25").addingClamped(days: -45), count: 90))
    harness.send(.hoursTold([ZoneTimes(name: [], offsets: rules.offsets(in: near))]))
    harness.forget()
    harness.drag(("2026-10-25", 65), to: ("2026-10-25", 242))
    harness.send(.focusOccurrence(harness.state.timeKey))
    harness.key(.down, .shift)
    harness.key(.up, .shift)
    #expect(
      harness.chosen == [
        "2026-10-25T01:00/04:00", "2026-10-25T01:00/04:15", "2026-10-25T01:00/04:00",
      ])
  }

  @Test func theDayThatCannotBeSelectedIsNamed() throws {
    let harness = timeline { $0.disabled.days = DaySet(day("2024-02-21")) }
    try select("2024-02-20T22:00/23:00", in: harness)
    let key = try #require(harness.state.timeKey)
    harness.send(.edit(.shift(key, .resizeEnd, days: 0, steps: 8)))
    #expect(harness.chosen.isEmpty)
    #expect(harness.spoken == "Wednesday, February 21, 2024, not available")
  }

  @Test func daysAreRefusedAndWhereDaysAreSelectedATimeIsItsDay() throws {
    let harness = timeline()
    #expect(throws: SelectionProblem.wrongKind) {
      try harness.state.admitting(.day(day("2024-02-20")), weekStart: .monday)
    }
    try select("2024-02-20T09:00/10:30", in: harness)
    harness.configure { $0.selection = .single }
    #expect(harness.state.selection == .day(day("2024-02-20")) && harness.events().isEmpty)
    harness.configure { $0.selection = .time }
    #expect(harness.state.selection == .none)
  }
}

extension EngineHarness {
  /// The selections of which the app has been told, as text.
  fileprivate var chosen: [String] {
    effects.compactMap { if case .selectionChanged(let new) = $0 { new.written } else { nil } }
  }

  /// What the app has been asked.
  fileprivate var questions: [(id: Int32, question: CalendarQuestion)] {
    effects.compactMap { if case .ask(let id, let question) = $0 { (id, question) } else { nil } }
  }
}
