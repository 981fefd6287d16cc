// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What hands and keys make of the bars of months and weeks.
struct MonthEditingTests {
  typealias Device = PointerSample.Device
  static let devices = [Device.mouse, .touch]

  /// February 2024 with "trip" from the 5th to the 7th, and "a" on the 20th from ten.
  private func harness(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
      configure(&$0)
    }
    harness.answerAll(Self.events)
    harness.forget()
    return harness
  }

  private static let events = [
    Occurrence(id: Array("trip".utf8), days: days("2024-02-05", "2024-02-07")), .meeting(),
  ]

  @Test(arguments: devices) func aBarIsCarriedToOtherDays(device: Device) {
    let harness = harness()
    // Taken on its second day, which stays under the hand, into the next week.
    harness.drag("trip", on: "2024-02-06", to: "2024-02-10", device)
    #expect(harness.told() == ["1 move 2024-02-09 2024-02-12 trip"])
    #expect(harness.bars("trip") == ["2024-02-09 2", "2024-02-11 1"])
  }

  @Test(arguments: devices) func anEventKeepsItsHours(device: Device) {
    let harness = harness()
    harness.drag("a", on: "2024-02-20", to: "2024-02-29", device)
    #expect(harness.told() == ["1 move 2024-02-29T10:00 2024-02-29T11:30 a"])
    #expect(harness.bars("a") == ["2024-02-29 1"])
  }

  /// A mouse draws a new event over free days, in both directions and over weeks.
  @Test(arguments: [
    ("2024-02-13", "2024-02-15", "2024-02-13 2024-02-16"),
    ("2024-02-15", "2024-02-13", "2024-02-13 2024-02-16"),
    ("2024-02-16", "2024-02-20", "2024-02-16 2024-02-21"),
  ])
  func aMouseDrawsOverFreeDays(_ row: (from: String, to: String, wanted: String)) {
    let harness = harness()
    harness.draw(from: row.from, to: row.to, .mouse)
    #expect(harness.told() == ["1 create \(row.wanted) new:1"])
    // A finger turns pages.
    let other = self.harness()
    other.draw(from: row.from, to: row.to, .touch)
    #expect(other.told().isEmpty && !other.state.motion.isRest)
  }

  /// A key that moves what a hand draws takes the keyboard with it: the host goes there as well, and stays
  /// there if the hand gives it up.
  @Test(arguments: devices) func theHostFollowsKeysThatMoveWhatAHandDraws(device: Device) throws {
    let harness = harness()
    harness.send(.focusEntered(day("2024-02-20")))
    let start = try #require(harness.middle(of: harness.cell("2024-02-13")))
    harness.carry(from: start, to: "2024-02-15", device, drops: false)
    harness.forget()
    harness.key(.right)
    #expect(harness.state.focus.day != day("2024-02-20"))
    harness.pointer(.cancelled, x: start.x, y: start.y, device: device)
    #expect(!harness.state.editing.isHeld)
    var led: NodeKey?
    for case .focus(let key) in harness.effects { led = key }
    #expect(led == harness.state.focusedCell)
  }

  /// A finger makes one by a long press: of the day alone, or of those over which it goes on.
  @Test(arguments: [
    ("2024-02-13", "2024-02-13", "2024-02-13 2024-02-14"),
    ("2024-02-13", "2024-02-15", "2024-02-13 2024-02-16"),
    ("2024-02-16", "2024-02-13", "2024-02-13 2024-02-17"),
  ])
  func aFingerThatRestsDrawsOnDays(_ row: (from: String, to: String, wanted: String)) throws {
    let harness = harness()
    let start = try #require(harness.middle(of: harness.cell(row.from)))
    harness.carry(from: start, to: row.to, .touch, drops: false)
    #expect(harness.told().isEmpty && harness.state.editing.edit?.isNew == true)
    let end = try #require(harness.middle(of: harness.cell(row.to)))
    harness.pointer(.up, x: end.x, y: end.y, device: .touch)
    #expect(harness.told() == ["1 create \(row.wanted) new:1"])
    #expect(harness.state.motion.isRest && !harness.state.editing.isHeld)
  }

  /// Who has been elsewhere and comes back wants none, and days that cannot be chosen have none.
  @Test func aFingerThatComesBackDrawsNothing() throws {
    let harness = harness { $0.bounds = days("2024-02-10", "2024-02-25") }
    let start = try #require(harness.middle(of: harness.cell("2024-02-13")))
    harness.carry(from: start, to: "2024-02-15", .touch, drops: false)
    #expect(harness.state.editing.isHeld)
    harness.pointer(.moved, x: start.x, y: start.y, device: .touch)
    harness.pointer(.up, x: start.x, y: start.y, device: .touch)
    #expect(harness.told().isEmpty && !harness.state.editing.isHeld)
    let outside = try #require(harness.middle(of: harness.cell("2024-02-05")))
    harness.carry(from: outside, to: "2024-02-07", .touch, drops: false)
    #expect(!harness.state.editing.isHeld)
  }

  /// Where dragging selects days, it makes no events.
  @Test func whereDragsSelectNothingIsDrawn() {
    let harness = harness { $0.selection = .interval }
    harness.draw(from: "2024-02-13", to: "2024-02-15", .mouse)
    #expect(harness.told().isEmpty)
    let click = self.harness()
    click.draw(from: "2024-02-13", to: "2024-02-13", .mouse)
    #expect(click.told().isEmpty && click.state.selection.day == day("2024-02-13"))
  }

  /// A hand that trembles draws nothing, nor one on days that cannot be chosen.
  @Test func aClickThatTremblesDrawsNothing() throws {
    let harness = harness { $0.bounds = days("2024-02-10", "2024-02-25") }
    let place = try #require(harness.middle(of: harness.cell("2024-02-13")))
    harness.pointer(.down, x: place.x, y: place.y, device: .mouse)
    for phase in [PointerSample.Phase.moved, .up] {
      harness.skip(milliseconds: 16)
      harness.pointer(phase, x: place.x + 9, y: place.y, device: .mouse)
    }
    harness.draw(from: "2024-02-05", to: "2024-02-07", .mouse)
    #expect(harness.told().isEmpty && !harness.state.editing.isHeld)
  }

  /// The keyboard goes with it, as among the hours.
  @Test func keysGoOnWithWhatAHandHasMoved() throws {
    let harness = harness()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.drag("a", on: "2024-02-20", to: "2024-02-29")
    let focused = try #require(harness.state.focus.occurrence)
    #expect(harness.state.facts.occurrence(of: focused)?.id == Array("a".utf8))
    #expect(harness.state.focus.day == day("2024-02-29"))
    #expect(harness.scene.index(of: focused) != nil)
  }

  @Test func whatIsHeldIsSeenInEveryWeekOverWhereItComesFrom() {
    let harness = harness()
    harness.drag("trip", on: "2024-02-06", to: "2024-02-10", drops: false)
    #expect(harness.bars("trip", .lifted) == ["2024-02-09 2", "2024-02-11 1"])
    #expect(harness.bars("trip", .vacated) == ["2024-02-05 3"])
    #expect(harness.scene.nodes.allSatisfy { !$0.traits.contains(.lifted) || $0.layer == 3 })
    harness.key(.escape)
    #expect(harness.bars("trip") == ["2024-02-05 3"])
    #expect(harness.told().isEmpty)
  }

  @Test(arguments: [true, false])
  func whatIsLetGoAfterAPageHasTurnedIsWhatIsShown(reducesMotion: Bool) throws {
    let harness = harness()
    harness.change { $0.reducesMotion = reducesMotion }
    let place = try #require(harness.middle(of: harness.cell("2024-02-10")))
    harness.drag("trip", on: "2024-02-06", to: "2024-02-10", drops: false)
    harness.send(.page(by: 1))
    harness.answerAll(Self.events)
    let held = { try #require(harness.state.editing.edit).written }
    let letGo = { () throws -> [String] in
      let copy = EngineHarness(copying: harness)
      copy.forget()
      copy.pointer(.up, x: place.x, y: place.y, device: .mouse)
      return copy.edits.map { $0.edit.written }
    }
    // At once, while it slides, and at rest.
    for _ in 0..<40 {
      #expect(try letGo() == [held()])
      harness.skip(milliseconds: 16)
      harness.frame()
    }
    #expect(try held() == "move 2024-03-08 2024-03-11 trip")
  }

  // It does not jump to another lane under the hand, and covers nobody where it has none yet.
  @Test func whatIsHeldTakesALaneThatIsFree() throws {
    let harness = harness()
    harness.send(.invalidated(.all, sequence: nil))
    let full = (0..<2).map { Occurrence(id: [0x70 + $0], days: days("2024-02-12", "2024-02-17")) }
    harness.answerAll(Self.events + full)
    harness.forget()
    harness.drag("trip", on: "2024-02-06", to: "2024-02-14", drops: false)
    let lifted = try #require(harness.scene.nodes.first { $0.traits.contains(.lifted) })
    let others = harness.scene.nodes.filter { $0.role == .eventBar && $0.detail != lifted.detail }
    let inTheWeek = others.filter { harness.words($0.detail).hasPrefix("2024-02-12") }
    #expect(inTheWeek.count == 2)
    #expect(inTheWeek.allSatisfy { $0.frame.y != lifted.frame.y })
  }

  @Test(arguments: [
    (Edit.Kind.resizeEnd, "2024-02-09", "2024-02-05 2024-02-10"),
    (.resizeEnd, "2024-02-14", "2024-02-05 2024-02-15"),
    (.resizeEnd, "2024-02-04", "2024-02-05 2024-02-06"),
    (.resizeStart, "2024-02-04", "2024-02-04 2024-02-08"),
  ]) func itsEndsAreStretched(_ row: (end: Edit.Kind, day: String, wanted: String)) throws {
    let harness = harness()
    let bar = try #require(harness.bar("trip", on: "2024-02-06"))
    let x = row.end == .resizeStart ? bar.x + 2 : bar.x + bar.width - 2
    harness.carry(from: (x, bar.y), to: row.day, .mouse, drops: true)
    #expect(harness.told() == ["1 \(row.end) \(row.wanted) trip"])
  }

  // There hours cannot be seen, so there is no end to take.
  @Test func anEventWithHoursIsCarriedByItsEndsToo() throws {
    let harness = harness()
    let bar = try #require(harness.bar("a", on: "2024-02-20"))
    harness.carry(from: (bar.x + bar.width - 2, bar.y), to: "2024-02-21", .mouse, drops: true)
    #expect(harness.told() == ["1 move 2024-02-21T10:00 2024-02-21T11:30 a"])
  }

  /// Who rests at a side turns pages, and lets go in another month.
  @Test(arguments: [false, true]) func pagesTurnUnderTheHand(isVertical: Bool) throws {
    let harness = harness { if isVertical { $0.axis = .vertical } }
    let bar = try #require(harness.bar("trip", on: "2024-02-06"))
    let side = isVertical ? (x: 600.0, y: 995.0) : (x: 905.0, y: 400.0)
    harness.pointer(.down, x: bar.x + 150, y: bar.y, device: .mouse)
    for part in [0.3, 0.6, 1] {
      harness.skip(milliseconds: 16)
      harness.pointer(
        .moved, x: bar.x + 150 + (side.x - bar.x - 150) * part, y: bar.y + (side.y - bar.y) * part,
        device: .mouse)
    }
    harness.wait(milliseconds: 1_300)
    #expect("\(harness.state.viewport.page.month)" == "2024-03")
    let goal = try #require(harness.middle(of: harness.cell("2024-03-13")))
    harness.pointer(.moved, x: goal.x, y: goal.y, device: .mouse)
    harness.pointer(.up, x: goal.x, y: goal.y, device: .mouse)
    #expect(harness.told() == ["1 move 2024-03-12 2024-03-15 trip"])
  }

  /// Whenever a hand lets go at a side, the event is on the day of the page that is below the hand.
  @Test(arguments: [false, true]) func whatIsLetGoWhenAPageTurnsIsBelowTheHand(
    isVertical: Bool
  ) throws {
    var months: Set<String> = []
    for time in stride(from: Int64(660), through: 1_160, by: 4) {
      let harness = harness { if isVertical { $0.axis = .vertical } }
      let bar = try #require(harness.bar("trip", on: "2024-02-06"))
      let side = isVertical ? (x: 600.0, y: 995.0) : (x: 905.0, y: 400.0)
      harness.pointer(.down, x: bar.x + 150, y: bar.y, device: .mouse)
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: side.x, y: side.y, device: .mouse)
      harness.wait(milliseconds: time, hertz: 250)
      months.insert("\(harness.state.viewport.page.month)")
      let cell = harness.scene.dayCell(x: Int32(side.x * 64), y: Int32(side.y * 64))?.key.day
      harness.pointer(.up, x: side.x, y: side.y, device: .mouse)
      let edit = try #require(harness.edits.first?.edit)
      // The hand has it by its second day.
      #expect(edit.after.days.start.days(until: try #require(cell)) == 1, "\(time) ms")
    }
    #expect(months == ["2024-02", "2024-03"])
  }

  private static let chords: [(key: KeySample.Key, held: Modifiers, wanted: String)] = [
    (.left, .alt, "move 2024-02-04 2024-02-07"), (.right, .alt, "move 2024-02-06 2024-02-09"),
    (.up, .alt, "move 2024-01-29 2024-02-01"), (.down, .alt, "move 2024-02-12 2024-02-15"),
    (.right, [.alt, .control], "resizeEnd 2024-02-05 2024-02-09"),
    (.left, [.alt, .control, .shift], "resizeStart 2024-02-04 2024-02-08"),
  ]

  @Test(arguments: chords) func chordsMoveABarAndTheKeyboardFollows(
    _ row: (key: KeySample.Key, held: Modifiers, wanted: String)
  ) throws {
    let harness = harness()
    harness.send(.focusEntered(day("2024-02-06")))
    harness.key(.f2)
    harness.forget()
    harness.key(row.key, row.held)
    let edit = try #require(harness.edits.first?.edit)
    #expect(edit.written == "\(row.wanted) trip")
    let focused = try #require(harness.state.focus.occurrence)
    #expect(harness.state.facts.occurrence(of: focused)?.id == Array("trip".utf8))
    #expect(harness.scene.index(of: focused) != nil)
  }

  @Test func aBarIsHeldByKeysAndPutDownByATap() throws {
    let harness = harness()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.key(.f2)
    harness.forget()
    harness.key(.space)
    harness.key(.down)
    harness.key(.right)
    #expect(harness.bars("a", .lifted) == ["2024-02-28 1"])
    harness.key(.enter)
    #expect(harness.told() == ["1 move 2024-02-28T10:00 2024-02-28T11:30 a"])
    harness.send(.edit(.take(Array("trip".utf8), .move)))
    harness.tap("2024-02-14")
    #expect(harness.told() == ["2 move 2024-02-14 2024-02-17 trip"])
    // A tap chooses days again.
    harness.tap("2024-02-15")
    #expect(harness.take("selection") == ["selection 2024-02-15"])
  }

  @Test func anotherViewGivesUpWhatIsHeld() {
    let harness = harness()
    harness.drag("trip", on: "2024-02-06", to: "2024-02-10", drops: false)
    harness.configure { $0.view = .timeline }
    #expect(!harness.state.editing.isHeld)
    harness.drop(at: ("2024-02-20", 600))
    #expect(harness.told().isEmpty)
  }

  @Test func withoutEditingBarsMoveThePages() {
    let harness = harness { $0.timeline.isEditable = false }
    harness.drag("trip", on: "2024-02-06", to: "2024-02-03", drops: false)
    #expect(harness.state.motion.isHeld)
    #expect(!harness.state.editing.isHeld)
  }
}

extension EngineHarness {
  fileprivate func cell(_ text: String) -> NodeKey {
    NodeKey(.dayCell, page: state.viewport.page, day: day(text))
  }

  /// Where the bar of an event is in the week of a day, in points; `y` is its middle.
  fileprivate func bar(_ id: String, on text: String) -> (x: Double, y: Double, width: Double)? {
    let index = scene.nodes.firstIndex { node in
      guard node.role == .eventBar, words(node.detail).hasSuffix(" \(id)") else { return false }
      let first = scene.nodes[Int(node.parent)].key.day
      return first.map { (0..<7).contains($0.days(until: day(text))) } ?? false
    }
    return index.map { index in
      let rect = scene.absoluteFrame(index)
      return (
        Double(rect.x) / 64, Double(rect.y + rect.height / 2) / 64, Double(rect.width) / 64
      )
    }
  }

  /// The bars of an event with some traits: the day where each begins, and how many it takes.
  fileprivate func bars(_ id: String, _ traits: Traits = []) -> [String] {
    parts(.eventBar).filter { part in
      part.node.traits.isSuperset(of: traits) && words(part.node.detail).hasSuffix(" \(id)")
    }.map { "\($0.day) \(Int((Double($0.node.frame.width) / 64 / 130).rounded(.up)))" }
  }

  /// Takes an event on one of its days, and carries it to another one.
  fileprivate func drag(
    _ id: String, on from: String, to: String, _ device: PointerSample.Device = .mouse,
    drops: Bool = true
  ) {
    guard let bar = bar(id, on: from), let start = middle(of: cell(from)) else {
      Issue.record("no bar of \(id) on \(from)")
      return
    }
    carry(from: (start.x, bar.y), to: to, device, drops: drops)
  }

  /// Goes at once from the middle of one day to that of another one.
  fileprivate func draw(from: String, to: String, _ device: PointerSample.Device) {
    guard let start = middle(of: cell(from)), let end = middle(of: cell(to)) else {
      Issue.record("no cells of \(from) and \(to)")
      return
    }
    pointer(.down, x: start.x, y: start.y, device: device)
    for part in [0.1, 0.5, 1] {
      skip(milliseconds: 16)
      pointer(
        .moved, x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part,
        device: device)
    }
    pointer(.up, x: end.x, y: end.y, device: device)
  }

  fileprivate func carry(
    from start: (x: Double, y: Double), to text: String, _ device: PointerSample.Device, drops: Bool
  ) {
    guard let end = middle(of: cell(text)) else {
      Issue.record("no cell of \(text)")
      return
    }
    pointer(.down, x: start.x, y: start.y, device: device)
    if device == .touch { wait(milliseconds: 600) }
    for part in [0.1, 0.4, 0.7, 1] {
      skip(milliseconds: 16)
      pointer(
        .moved, x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part,
        device: device)
    }
    if drops { pointer(.up, x: end.x, y: end.y, device: device) }
  }
}
