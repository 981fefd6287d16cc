// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What hands and keys make of events that last whole days, and of those that are to.
struct WholeDayEditingTests {
  typealias Device = PointerSample.Device
  static let devices = [Device.mouse, .touch]

  /// Three days with "a" on 2024-02-20 from ten, and above them "trip" on the 20th and the 21st.
  private func harness(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness.editable(configure)
    harness.answer([.meeting(), .wholeDays("2024-02-20", "2024-02-21", "trip")])
    harness.forget()
    return harness
  }

  @Test(arguments: devices) func ic77ABarIsCarriedToOtherDays(device: Device) {
    let harness = harness()
    // Taken on its second day, which stays under the hand.
    harness.dragAbove("2024-02-21", to: "2024-02-22", device)
    #expect(harness.told() == ["1 move 2024-02-21 2024-02-23 trip"])
    #expect(harness.bars() == ["2024-02-21 2024-02-23 trip"])
  }

  @Test func ic77WhatIsHeldIsSeenInItsLaneOverWhereItComesFrom() throws {
    let harness = harness()
    let before = try #require(harness.scene.nodes.first { $0.role == .eventBar })
    harness.dragAbove("2024-02-21", to: "2024-02-22", drops: false)
    #expect(harness.bars(.vacated) == ["2024-02-20 2024-02-22 trip"])
    #expect(harness.bars(.lifted) == ["2024-02-21 2024-02-23 trip"])
    let lifted = try #require(harness.scene.nodes.first { $0.traits.contains(.lifted) })
    #expect(lifted.frame.y == before.frame.y && lifted.layer == 3)
    #expect(harness.told().isEmpty)
    harness.key(.escape)
    #expect(harness.bars() == ["2024-02-20 2024-02-22 trip"])
    #expect(harness.told().isEmpty)
  }

  /// The left end of the first day and the right end of the second; mirrored where days come from the
  /// right.
  @Test(arguments: [false, true]) func ic77ItsEndsAreStretchedByDays(isRightToLeft: Bool) throws {
    for (end, day, wanted) in [
      (Edit.Kind.resizeEnd, "2024-02-22", "2024-02-20 2024-02-23"),
      (.resizeEnd, "2024-02-20", "2024-02-20 2024-02-21"),
      (.resizeStart, "2024-02-21", "2024-02-21 2024-02-22"),
      // An end does not pass the other one.
      (.resizeStart, "2024-02-22", "2024-02-21 2024-02-22"),
    ] {
      let harness = harness()
      harness.change { $0.locale.isRightToLeft = isRightToLeft }
      let bar = try #require(harness.frameOfBar())
      let isLeft = (end == .resizeStart) != isRightToLeft
      let start = (x: isLeft ? bar.x + 2 : bar.x + bar.width - 2, y: bar.y + 8)
      harness.pointer(.down, x: start.x, y: start.y, device: .mouse)
      let goal = harness.above(day)
      for part in [0.1, 0.5, 1.0] {
        harness.skip(milliseconds: 16)
        harness.pointer(
          .moved, x: start.x + (goal.x - start.x) * part, y: start.y, device: .mouse)
      }
      harness.pointer(.up, x: goal.x, y: start.y, device: .mouse)
      #expect(harness.told() == ["1 \(end) \(wanted) trip"])
    }
  }

  @Test(arguments: devices) func ic77AnEventWithHoursBecomesOneOfAWholeDayAndBack(device: Device) {
    let harness = harness()
    harness.take(("2024-02-20", 645), device)
    harness.carryAbove("2024-02-22", device)
    #expect(harness.bars(.lifted) == ["2024-02-22 2024-02-23 a"])
    #expect(harness.events(.lifted).isEmpty)
    // Back among the hours it has its own again.
    harness.carry(from: ("2024-02-22", 60), to: ("2024-02-21", 705), device)
    #expect(harness.bars(.lifted).isEmpty)
    #expect(harness.held == "2024-02-21T11:00 2024-02-21T12:30 a")
    harness.carryAbove("2024-02-22", device)
    let end = harness.above("2024-02-22")
    harness.pointer(.up, x: end.x, y: end.y, device: device)
    #expect(harness.told() == ["1 move 2024-02-22 2024-02-23 a"])
    #expect(Set(harness.bars()) == ["2024-02-20 2024-02-22 trip", "2024-02-22 2024-02-23 a"])
  }

  // Where it is let go it takes an hour, and of the last hour of a day all of it.
  @Test(arguments: [(610.0, "10:15", "11:15"), (1430, "23:00", "24:00")])
  func ic77ABarBecomesAnHour(_ row: (minute: Double, start: String, end: String)) {
    let harness = harness()
    harness.dragAbove("2024-02-21", to: nil, drops: false)
    harness.carry(from: ("2024-02-21", 30), to: ("2024-02-22", row.minute))
    harness.drop(at: ("2024-02-22", row.minute))
    let end = row.end == "24:00" ? "2024-02-23T00:00" : "2024-02-22T\(row.end)"
    #expect(harness.told() == ["1 move 2024-02-22T\(row.start) \(end) trip"])
    #expect(harness.bars().isEmpty)
  }

  @Test(arguments: devices) func ic77WholeDaysAreDrawnAboveTheHours(device: Device) {
    let harness = EngineHarness.editable()
    harness.answer([])
    harness.forget()
    // There is a row for them before there is any.
    harness.dragAbove("2024-02-22", to: "2024-02-21", device)
    #expect(harness.told() == ["1 create 2024-02-21 2024-02-23 new:1"])
    #expect(harness.bars() == ["2024-02-21 2024-02-23 new:1"])
  }

  @Test func withoutEditingThereIsNoRowForWhatIsNotThere() {
    let harness = EngineHarness.editable { $0.timeline.isEditable = false }
    harness.answer([])
    #expect(!harness.scene.nodes.contains { $0.role == .allDayCell })
  }

  // What lasts more than a day and has hours keeps them.
  @Test func ic77ATripWithHoursKeepsThem() {
    let harness = EngineHarness.editable()
    harness.answer([
      Occurrence(
        id: Array("sail".utf8), start: (day("2024-02-20"), 600), end: (day("2024-02-21"), 720))
    ])
    harness.forget()
    harness.dragAbove("2024-02-21", to: "2024-02-22")
    #expect(harness.told() == ["1 move 2024-02-21T10:00 2024-02-22T12:00 sail"])
    harness.dragAbove("2024-02-22", to: nil, drops: false)
    harness.carry(from: ("2024-02-22", 30), to: ("2024-02-21", 610))
    harness.drop(at: ("2024-02-21", 610))
    #expect(harness.told() == ["2 move 2024-02-20T10:00 2024-02-21T12:00 sail"])
  }

  private static let chords: [(key: KeySample.Key, held: Modifiers, wanted: String)] = [
    (.left, .alt, "move 2024-02-19 2024-02-21"),
    (.right, .alt, "move 2024-02-21 2024-02-23"),
    (.left, [.alt, .control], "resizeEnd 2024-02-20 2024-02-21"),
    (.right, [.alt, .control], "resizeEnd 2024-02-20 2024-02-23"),
    (.left, [.alt, .control, .shift], "resizeStart 2024-02-19 2024-02-22"),
    (.right, [.alt, .control, .shift], "resizeStart 2024-02-21 2024-02-22"),
  ]

  @Test(arguments: chords) func chordsMoveABarAndTheKeyboardFollows(
    _ row: (key: KeySample.Key, held: Modifiers, wanted: String)
  ) throws {
    let harness = harness()
    let bar = try #require(harness.scene.nodes.first { $0.role == .eventBar })
    harness.send(.focusOccurrence(bar.key))
    harness.forget()
    harness.key(row.key, row.held)
    let edit = try #require(harness.edits.first)
    #expect(edit.edit.written == "\(row.wanted) trip")
    let focused = try #require(harness.state.focus.occurrence)
    #expect(harness.state.facts.occurrence(of: focused)?.id == Array("trip".utf8))
    // Whole days have no steps.
    harness.forget()
    harness.key(.down, .alt)
    #expect(harness.told().isEmpty)
  }

  @Test func aBarIsTakenByKeysAndPutDownByATap() throws {
    let harness = harness()
    let bar = try #require(harness.scene.nodes.first { $0.role == .eventBar })
    harness.send(.focusOccurrence(bar.key))
    harness.forget()
    harness.key(.space)
    harness.key(.right)
    #expect(harness.bars(.lifted) == ["2024-02-21 2024-02-23 trip"])
    #expect(harness.text(.announcement).hasPrefix("Wednesday, February 21, 2024 to Thursday"))
    harness.key(.escape)
    #expect(harness.told().isEmpty)
    harness.send(.edit(.take(Array("a".utf8), .move)))
    let place = harness.above("2024-02-22")
    harness.pointer(.down, x: place.x, y: place.y)
    harness.skip(milliseconds: 60)
    harness.pointer(.up, x: place.x, y: place.y)
    #expect(harness.told() == ["1 move 2024-02-22 2024-02-23 a"])
  }

  @Test func whatIsRefusedGoesBackToItsHours() throws {
    let harness = harness()
    harness.take(("2024-02-20", 645))
    harness.carryAbove("2024-02-22")
    let end = harness.above("2024-02-22")
    harness.pointer(.up, x: end.x, y: end.y, device: .mouse)
    let edit = try #require(harness.edits.first)
    harness.send(.edit(.settle(id: edit.id, .refused(reason: []))))
    #expect(harness.bars() == ["2024-02-20 2024-02-22 trip"])
    #expect(harness.events() == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
  }
}

extension EngineHarness {
  /// The middle of the cell of whole days above a column, in points.
  func above(_ text: String) -> (x: Double, y: Double) {
    let cell = frame(of: .allDayCell, text) ?? (0, 0, 0, 0)
    return (cell.x + cell.width / 2, cell.y + 10)
  }

  /// Where the bar is, in points.
  fileprivate func frameOfBar() -> (x: Double, y: Double, width: Double)? {
    scene.nodes.firstIndex { $0.role == .eventBar }.map { index in
      let rect = scene.absoluteFrame(index)
      return (Double(rect.x) / 64, Double(rect.y) / 64, Double(rect.width) / 64)
    }
  }

  /// What is written on the bars with some traits.
  func bars(_ traits: Traits = []) -> [String] {
    parts(.eventBar).filter { $0.node.traits.isSuperset(of: traits) }.map { words($0.node.detail) }
  }

  /// Carries what a pointer holds above the column of a day.
  func carryAbove(_ text: String, _ device: PointerSample.Device = .mouse) {
    let end = above(text)
    skip(milliseconds: 16)
    pointer(.moved, x: end.x, y: end.y, device: device)
  }

  /// Takes what is above the column of a day, and carries it above that of another one.
  func dragAbove(
    _ from: String, to: String?, _ device: PointerSample.Device = .mouse, drops: Bool = true
  ) {
    take(at: above(from), device)
    guard let to else { return }
    carryAbove(to, device)
    guard drops else { return }
    let end = above(to)
    pointer(.up, x: end.x, y: end.y, device: device)
  }
}

extension Occurrence {
  /// Whole days, from the first to the last.
  static func wholeDays(_ first: String, _ last: String, _ id: String) -> Occurrence {
    Occurrence(id: Array(id.utf8), days: CalendarEngineTests.days(first, last))
  }
}
