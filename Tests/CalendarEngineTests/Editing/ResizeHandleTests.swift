// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// An event that a finger has held stays held, and has handles at its ends.
struct ResizeHandleTests {
  typealias Device = PointerSample.Device

  static let devices = [Device.touch, .pen, .mouse]
  private static let meeting = "2024-02-20T10:00 2024-02-20T11:30 a"

  /// Holds the event where it is with a finger, and lets go.
  private func held(
    _ minutes: ClosedRange<Int32> = 600...690,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness.editable(configure)
    harness.answer([.meeting(minutes)])
    harness.forget()
    let middle = Double(minutes.lowerBound + minutes.upperBound) / 2
    harness.take(("2024-02-20", middle), .touch)
    harness.drop(at: ("2024-02-20", middle), .touch)
    return harness
  }

  /// What was reported: a finger rests on the title, within 24 points of the start, and goes sideways.
  @Test func aSidewaysDragOfTheTitleKeepsTheLength() {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(600...720)])
    harness.forget()
    harness.drag(("2024-02-20", 610), to: ("2024-02-21", 610), .touch)
    #expect(harness.told() == ["1 move 2024-02-21T10:00 2024-02-21T12:00 a"])
  }

  @Test func aFingerThatLetsGoLeavesItHeld() {
    let harness = held()
    #expect(harness.held == Self.meeting && harness.told().isEmpty)
    #expect(harness.state.editing.held?.isByHand == false)
    #expect(harness.handles.count == 2)
    // There are no keys under a finger.
    #expect(harness.spoken == "Tuesday, February 20, 2024, 10:00 AM to 11:30 AM, free")
    harness.key(.down)
    #expect(harness.held == "2024-02-20T10:15 2024-02-20T11:45 a")
    harness.tap(harness.point(("2024-02-21", 720)))
    #expect(harness.told() == ["1 move 2024-02-21T12:00 2024-02-21T13:30 a"])
    #expect(harness.held == nil && harness.handles.isEmpty)
  }

  /// A long press on another event means that one; a tap there puts down what is held.
  @Test(arguments: [true, false]) func aFingerThatStaysOnAnotherEventHoldsThat(stays: Bool) {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(), .meeting(780...840, "b")])
    harness.take(("2024-02-20", 645), .touch)
    harness.drop(at: ("2024-02-20", 645), .touch)
    harness.forget()
    guard stays else {
      harness.tap(harness.point(("2024-02-20", 795)))
      #expect(harness.told() == ["1 move 2024-02-20T13:15 2024-02-20T14:45 a"])
      return
    }
    harness.take(("2024-02-20", 810), .touch)
    #expect(harness.held == "2024-02-20T13:00 2024-02-20T14:00 b")
    #expect(harness.take("given up").map { $0.suffix(1) } == ["a"])
    harness.drop(at: ("2024-02-20", 810), .touch)
    #expect(harness.held == "2024-02-20T13:00 2024-02-20T14:00 b" && harness.handles.count == 2)
    #expect(harness.told().isEmpty)
    // And it can be carried in the same press.
    harness.key(.escape)
    harness.drag(("2024-02-20", 645), to: ("2024-02-20", 645), .touch)
    harness.drag(("2024-02-20", 810), to: ("2024-02-21", 810), .touch)
    #expect(harness.told() == ["1 move 2024-02-21T13:00 2024-02-21T14:00 b"])
  }

  @Test func whatItHasMovedOrBegunIsLetGo() {
    let harness = EngineHarness.withMeeting()
    harness.drag(("2024-02-20", 645), to: ("2024-02-20", 705), .touch)
    #expect(harness.told().count == 1 && harness.held == nil)
    // Gone away and come back.
    harness.take(("2024-02-20", 705), .touch)
    harness.carry(from: ("2024-02-20", 705), to: ("2024-02-20", 765), .touch)
    harness.drop(at: ("2024-02-20", 705), .touch)
    #expect(harness.told().isEmpty && harness.held == nil)
    harness.take(("2024-02-21", 600), .touch)
    harness.drop(at: ("2024-02-21", 600), .touch)
    #expect(harness.told().map { $0.prefix(8) } == ["2 create"] && harness.held == nil)
  }

  @Test(
    arguments: devices,
    [
      (0, -60.0, "resizeStart 2024-02-20T09:00 2024-02-20T11:30"),
      (0, 400, "resizeStart 2024-02-20T11:15 2024-02-20T11:30"),
      (1, 45, "resizeEnd 2024-02-20T10:00 2024-02-20T12:15"),
      (1, -400, "resizeEnd 2024-02-20T10:00 2024-02-20T10:15"),
    ])
  func aHandleMovesItsEndAtOnce(
    device: Device, _ row: (end: Int, minutes: Double, wanted: String)
  ) throws {
    let harness = held()
    let handle = try #require(harness.handle(row.end))
    harness.pull(from: handle, by: (0, row.minutes / 60 * 56), device)
    #expect(harness.told() == ["1 \(row.wanted) a"])
    #expect(harness.held == nil && harness.handles.isEmpty)
  }

  /// A handle is near the next day, where its end cannot be.
  @Test(arguments: [0, 1], [-1.0, 1]) func aHandThatSwervesStretchesAllTheSame(
    end: Int, way: Double
  ) throws {
    let harness = held()
    let column = try #require(harness.frame(of: .dayColumn, "2024-02-20")).width
    harness.pull(from: try #require(harness.handle(end)), by: (way * column, way * 28), .touch)
    let wanted = [
      [-1.0: "09:30 2024-02-20T11:30", 1: "10:30 2024-02-20T11:30"],
      [-1: "10:00 2024-02-20T11:00", 1: "10:00 2024-02-20T12:00"],
    ]
    #expect(harness.told().map { $0.suffix(24) } == ["\(wanted[end][way] ?? "") a"])
  }

  @Test(arguments: devices) func itsBodyIsMovedAtOnce(device: Device) {
    let harness = held()
    let start = harness.point(("2024-02-20", 645))
    harness.pull(from: start, by: (0, 56), device)
    #expect(harness.told() == ["1 move 2024-02-20T11:00 2024-02-20T12:30 a"])
  }

  /// What keys have made of it is what a hand goes on from.
  @Test func aHandGoesOnFromWhatKeysHaveMade() throws {
    let harness = held()
    harness.key(.down)
    harness.key(.right)
    harness.pull(from: try #require(harness.handle(1)), by: (0, 28), .touch)
    #expect(harness.told() == ["1 resizeEnd 2024-02-21T10:15 2024-02-21T12:15 a"])
    harness.send(.focusOccurrence(try #require(harness.parts(.timedEvent).first).node.key))
    harness.key(.space)
    harness.key(.down, .shift)
    harness.pull(from: harness.point(("2024-02-21", 660)), by: (0, 56), .mouse)
    #expect(harness.told() == ["2 resizeEnd 2024-02-21T11:15 2024-02-21T13:30 a"])
  }

  /// What keys have begun stays new when a hand takes it.
  @Test func aHandMovesWhatKeysHaveBegun() {
    let harness = EngineHarness.editable()
    harness.answer([])
    harness.tap(harness.point(("2024-02-20", 600)))
    harness.send(.edit(.draw))
    harness.forget()
    #expect(harness.held?.hasPrefix("2024-02-20T10:00 2024-02-20T11:00") == true)
    harness.pull(from: harness.point(("2024-02-20", 630)), by: (0, 56), .mouse)
    #expect(harness.told() == ["1 create 2024-02-20T11:00 2024-02-20T12:00 new:1"])
  }

  @Test func aTapOnItPutsItDown() throws {
    let harness = held()
    harness.tap(try #require(harness.handle(0)))
    harness.tap(try #require(harness.handle(1)))
    #expect(harness.held == Self.meeting)
    harness.key(.down)
    harness.tap(harness.point(("2024-02-20", 640)))
    #expect(harness.told() == ["1 move 2024-02-20T10:15 2024-02-20T11:45 a"])
    // An end that waits for its time goes to it, also on the event.
    harness.send(.edit(.take(Array("a".utf8), .resizeEnd)))
    harness.tap(harness.point(("2024-02-20", 675)))
    #expect(harness.told() == ["2 resizeEnd 2024-02-20T10:15 2024-02-20T11:15 a"])
  }

  /// What the app is told is what has become of the event, in whichever order that was done: another
  /// length is no move, and a move that keeps the length in the end is.
  @Test func whatIsToldIsWhatHasBecomeOfIt() throws {
    typealias Row = (keys: [KeySample.Key], end: Int?, way: Double, wanted: String)
    let rows: [Row] = [
      // Keys stretch it, and then a finger carries it on.
      ([.down, .down], nil, 56, "resizeEnd 2024-02-20T11:00 2024-02-20T13:00 a"),
      // What is as long as before has been moved.
      ([.down, .down], 0, 28, "move 2024-02-20T10:30 2024-02-20T12:00 a"),
      // A handle of the start after its end, and back at the end where it was.
      ([.down, .down], 0, -28, "resizeEnd 2024-02-20T09:30 2024-02-20T12:00 a"),
      ([.down, .up], 0, -28, "resizeStart 2024-02-20T09:30 2024-02-20T11:30 a"),
    ]
    for row in rows {
      let harness = held()
      for key in row.keys { harness.key(key, .shift) }
      let start = try row.end.map { try #require(harness.handle($0)) }
      harness.pull(
        from: start ?? harness.point(("2024-02-20", 660)), by: (0, row.way), .touch)
      #expect(harness.told() == ["1 \(row.wanted)"])
    }
  }

  @Test func whatIsGivenUpIsAsBefore() throws {
    for key in [false, true] {
      let harness = held()
      let handle = try #require(harness.handle(1))
      harness.pull(from: handle, by: (0, 56), .touch, drops: false)
      if key {
        harness.key(.escape)
      } else {
        harness.pointer(.cancelled, x: handle.x, y: handle.y, device: .touch)
      }
      #expect(harness.held == nil && harness.told().isEmpty)
      #expect(harness.events() == ["2024-02-20 \(Self.meeting)"])
    }
  }

  @Test func whatIsLockedIsNotHeld() {
    let harness = EngineHarness.editable()
    var locked = Occurrence.meeting()
    locked.isLocked = true
    harness.answer([locked])
    harness.take(("2024-02-20", 645), .touch)
    harness.drop(at: ("2024-02-20", 645), .touch)
    #expect(harness.held == nil && harness.handles.isEmpty)
  }

  /// Others that are selected are held with it; a handle is of its own ends alone.
  @Test func whatIsSelectedIsHeldTogether() throws {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(), .meeting(600...660, on: "2024-02-21", "b")])
    harness.send(.edit(.select([Array("a".utf8), Array("b".utf8)])))
    harness.forget()
    harness.take(("2024-02-20", 645), .touch)
    harness.drop(at: ("2024-02-20", 645), .touch)
    #expect(harness.events(.lifted).count == 2 && harness.handles.count == 2)
    harness.pull(from: try #require(harness.handle(1)), by: (0, 28), .touch)
    #expect(harness.told() == ["1 resizeEnd 2024-02-20T10:00 2024-02-20T12:00 a"])
  }

  @Test func theyAreNotForAScreenReader() {
    let harness = held()
    let tree = harness.runtime.accessibility
    #expect(tree.elements.allSatisfy { $0.key.role != .resizeHandle })
    #expect(harness.handles.allSatisfy { $0.traits == .decorative })
  }

  /// Where it goes on over midnight each part has the end that it shows.
  @Test func aNightHasAnEndOnEachDay() throws {
    let harness = EngineHarness.editable()
    harness.answer([
      Occurrence(id: [0x6E], start: (day("2024-02-20"), 1_320), end: (day("2024-02-21"), 120))
    ])
    harness.forget()
    harness.take(("2024-02-20", 1_380), .touch)
    harness.drop(at: ("2024-02-20", 1_380), .touch)
    #expect(harness.parts(.resizeHandle).map(\.day) == ["2024-02-20", "2024-02-21"])
    harness.pull(from: try #require(harness.handle(1)), by: (0, 56), .touch)
    #expect(harness.told() == ["1 resizeEnd 2024-02-20T22:00 2024-02-21T03:00 n"])
  }

  // MARK: - Whole days

  @Test(arguments: [
    (0, -1.0, "resizeStart 2024-02-19 2024-02-22"), (1, 1, "resizeEnd 2024-02-20 2024-02-23"),
  ])
  func theEndsOfWholeDaysAreStretched(_ row: (end: Int, days: Double, wanted: String)) throws {
    for isRightToLeft in [false, true] {
      let harness = EngineHarness.editable(days: 5, showing: "2024-02-18")
      if isRightToLeft { harness.change { $0.locale = .arabic } }
      let trip = Occurrence(
        id: [0x74],
        days: try #require(DayInterval(first: day("2024-02-20"), last: day("2024-02-21"))))
      harness.answer([trip])
      harness.forget()
      harness.send(.edit(.take([0x74], .move)))
      let width = try #require(harness.frame(of: .dayColumn, "2024-02-20")).width
      let way = row.days * width * (isRightToLeft ? -1 : 1)
      harness.pull(from: try #require(harness.handle(row.end)), by: (way, 0), .touch)
      #expect(harness.told() == ["1 \(row.wanted) t"])
    }
  }

  /// A finger on a handle half of which lies over the day before has not moved by a day yet.
  @Test func theStartStaysUntilTheHandHasPassedADay() throws {
    let harness = EngineHarness.editable(days: 5, showing: "2024-02-18")
    let trip = Occurrence(
      id: [0x74], days: try #require(DayInterval(first: day("2024-02-20"), last: day("2024-02-21")))
    )
    harness.answer([trip])
    harness.send(.edit(.take([0x74], .move)))
    harness.forget()
    let (x, y) = try #require(harness.handle(0))
    harness.pull(from: (x - 8, y), by: (-20, 0), .touch)
    #expect(harness.told().isEmpty && harness.held == nil)
  }

  /// In a month bars of whole days have ends, and what has hours has none.
  @Test func aMonthHasThemForWholeDaysAlone() throws {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
    }
    harness.answerAll([
      Occurrence(id: Array("trip".utf8), days: days("2024-02-08", "2024-02-12")), .meeting(),
    ])
    harness.forget()
    harness.send(.edit(.take(Array("a".utf8), .move)))
    #expect(harness.state.editing.isHeld && harness.handles.isEmpty)
    harness.send(.edit(.cancel))
    harness.send(.edit(.take(Array("trip".utf8), .move)))
    // Its bars are in two weeks.
    #expect(harness.handles.count == 2)
    harness.pull(from: try #require(harness.handle(1)), by: (130, 0), .touch)
    #expect(harness.told() == ["1 resizeEnd 2024-02-08 2024-02-14 trip"])
  }
}

extension EngineHarness {
  /// The handles that are shown.
  var handles: [SceneNode] { scene.nodes.filter { $0.role == .resizeHandle } }

  /// The middle of one: 0 of the start, 1 of the end.
  func handle(_ end: Int) -> (x: Double, y: Double)? {
    scene.nodes.indices.first {
      scene.nodes[$0].role == .resizeHandle && scene.nodes[$0].key.ordinal == end
    }.map { index in
      let box = scene.absoluteFrame(index)
      return (Double(box.x + box.width / 2) / 64, Double(box.y + box.height / 2) / 64)
    }
  }

  /// A tap of a finger at a point.
  func tap(_ place: (x: Double, y: Double)) {
    pointer(.down, x: place.x, y: place.y, device: .touch)
    skip(milliseconds: 80)
    pointer(.up, x: place.x, y: place.y, device: .touch)
  }

  /// Goes down at a point and away from it, without a rest, and lets go.
  func pull(
    from start: (x: Double, y: Double), by way: (x: Double, y: Double),
    _ device: PointerSample.Device,
    drops: Bool = true
  ) {
    pointer(.down, x: start.x, y: start.y, device: device)
    for part in [0.3, 0.6, 1] {
      skip(milliseconds: 16)
      pointer(.moved, x: start.x + way.x * part, y: start.y + way.y * part, device: device)
    }
    if drops { pointer(.up, x: start.x + way.x, y: start.y + way.y, device: device) }
  }
}
