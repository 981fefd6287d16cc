// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What hands make of the events of a timeline: section 7 of the rules of endless timelines.
struct HandEditingTests {
  typealias Device = PointerSample.Device

  static let devices = [Device.mouse, .touch]
  private static let noon = ("2024-02-21", 720.0)

  @Test(arguments: devices) func ic72AnEventIsCarriedToAnotherTime(device: Device) {
    let harness = EngineHarness.withMeeting()
    // Taken twenty minutes after its start, which stays there under the hand.
    harness.drag(("2024-02-20", 620), to: ("2024-02-21", 800), device)
    #expect(harness.told() == ["1 move 2024-02-21T13:00 2024-02-21T14:30 a"])
    #expect(harness.events() == ["2024-02-21 2024-02-21T13:00 2024-02-21T14:30 a"])
    // What it was is told with it.
    #expect(
      harness.state.editing.open.map { $0.edit.before.written } == [
        "2024-02-20T10:00 2024-02-20T11:30 a"
      ])
  }

  @Test func ic72WhatIsHeldIsSeenOverWhereItComesFrom() {
    let harness = EngineHarness.withMeeting()
    harness.take(("2024-02-20", 645))
    harness.carry(from: ("2024-02-20", 645), to: ("2024-02-21", 645))
    #expect(harness.events(.lifted) == ["2024-02-21 2024-02-21T10:00 2024-02-21T11:30 a"])
    #expect(harness.events(.vacated) == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
    // It is the last one of its column, above whatever else is there, and of its whole width.
    let column = harness.scene.nodes.first { $0.role == .dayColumn }?.frame.width ?? 0
    let lifted = harness.parts(.timedEvent).last?.node
    #expect(lifted?.traits.contains(.lifted) == true && lifted?.layer == 3)
    #expect((lifted?.frame.width ?? 0) > column * 9 / 10)
    // Nothing is told before it is let go.
    #expect(harness.told().isEmpty)
  }

  @Test func ic71AFingerScrollsUntilItHasBeenHeld() {
    let harness = EngineHarness.withMeeting(height: 600)
    let top = harness.state.moving.hours.top
    let start = harness.point(("2024-02-20", 645))
    harness.swipe(from: start, by: (0, -100), rests: true)
    harness.settle()
    #expect(harness.state.moving.hours.top > top)
    #expect(harness.told().isEmpty)
    #expect(harness.events() == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
  }

  /// It begins with the slot that holds the finger, takes an hour, and grows with the finger.
  @Test(
    arguments: devices,
    [
      (610.0, "2024-02-20T10:00 2024-02-20T11:00"), (662, "2024-02-20T10:00 2024-02-20T11:00"),
      (700, "2024-02-20T10:00 2024-02-20T11:45"), (810, "2024-02-20T10:00 2024-02-20T13:30"),
      // Above its beginning it grows upwards, and the slot where it began belongs to it.
      (590, "2024-02-20T09:45 2024-02-20T10:30"), (490, "2024-02-20T08:15 2024-02-20T10:30"),
    ])
  func ic73AnEventIsDrawnOnFreeHours(device: Device, _ row: (minute: Double, wanted: String)) {
    let harness = EngineHarness.editable()
    harness.answer([])
    harness.forget()
    harness.drag(("2024-02-20", 610), to: ("2024-02-20", row.minute), device)
    #expect(harness.told() == ["1 create \(row.wanted) new:1"])
    #expect(harness.events() == ["2024-02-20 \(row.wanted) new:1"])
  }

  /// Also where no label stands otherwise; the hour that they would cover gives way.
  @Test func ic74TheTimesOfWhatIsHeldStandOut() {
    let harness = EngineHarness.withMeeting()
    func marks() -> [String] {
      harness.scene.nodes.filter { $0.role == .timeLabel && $0.traits.contains(.highlighted) }
        .map { harness.words($0.text) }
    }
    #expect(marks().isEmpty)
    harness.take(("2024-02-20", 645))
    harness.carry(from: ("2024-02-20", 645), to: ("2024-02-21", 660))
    #expect(marks() == ["10:15"])
    harness.key(.escape)
    #expect(marks().isEmpty)
    harness.drop(at: ("2024-02-21", 660))
    harness.take(("2024-02-22", 605))
    harness.carry(from: ("2024-02-22", 605), to: ("2024-02-22", 705))
    #expect(marks() == ["10:00", "11:45"])
    let labels = harness.scene.nodes.filter { $0.role == .timeLabel }.map { $0.frame.y }
    #expect(Set(labels).count == labels.count)
  }

  @Test func ic73ItEndsWithTheDay() {
    let harness = EngineHarness.editable()
    harness.answer([])
    harness.drag(("2024-02-20", 1_410), to: ("2024-02-20", 1_439))
    #expect(harness.told() == ["1 create 2024-02-20T23:30 2024-02-21T00:00 new:1"])
    harness.drag(("2024-02-20", 40), to: ("2024-02-20", -200))
    #expect(harness.told() == ["2 create 2024-02-20T00:00 2024-02-20T01:00 new:2"])
  }

  /// A mouse finds both ends in eight points; a finger takes all of it wherever it rests.
  @Test(arguments: [
    (Device.mouse, 688.0, 750.0, "resizeEnd 2024-02-20T09:00 2024-02-20T12:30"),
    (.mouse, 688, 500, "resizeEnd 2024-02-20T09:00 2024-02-20T09:15"),
    (.mouse, 542, 480, "resizeStart 2024-02-20T08:00 2024-02-20T11:30"),
    (.mouse, 542, 800, "resizeStart 2024-02-20T11:15 2024-02-20T11:30"),
    (.mouse, 675, 735, "move 2024-02-20T10:00 2024-02-20T12:30"),
    (.touch, 688, 748, "move 2024-02-20T10:00 2024-02-20T12:30"),
    (.touch, 542, 482, "move 2024-02-20T08:00 2024-02-20T10:30"),
    (.pen, 542, 482, "move 2024-02-20T08:00 2024-02-20T10:30"),
    (.touch, 645, 705, "move 2024-02-20T10:00 2024-02-20T12:30"),
  ])
  func ic77TheEndsOfAnEventAreMovedAlone(
    _ row: (device: Device, from: Double, to: Double, wanted: String)
  ) {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(540...690)])
    harness.forget()
    harness.drag(("2024-02-20", row.from), to: ("2024-02-20", row.to), row.device)
    #expect(harness.told() == ["1 \(row.wanted) a"])
  }

  /// A short one leaves the middle to move it by, and its end to stretch it.
  @Test func ic77AShortEventIsMovedAndItsEndStretched() {
    for (from, wanted) in [
      (602.0, "move 2024-02-20T11:00 2024-02-20T11:30"),
      (613, "move 2024-02-20T11:00 2024-02-20T11:30"),
      (628, "resizeEnd 2024-02-20T10:00 2024-02-20T11:30"),
    ] {
      let harness = EngineHarness.editable()
      harness.answer([.meeting(600...630)])
      harness.forget()
      harness.drag(("2024-02-20", from), to: ("2024-02-20", from + 60))
      #expect(harness.told() == ["1 \(wanted) a"])
    }
  }

  /// Where it goes on over midnight it has no end to take on that day.
  @Test func ic77APartOfANightHasOneEnd() {
    let harness = EngineHarness.editable()
    let night = Occurrence(
      id: Array("n".utf8), start: (day("2024-02-20"), 1_320), end: (day("2024-02-21"), 120))
    harness.answer([night])
    harness.forget()
    harness.drag(("2024-02-20", 1_438), to: ("2024-02-20", 1_378))
    #expect(harness.told() == ["1 move 2024-02-20T21:00 2024-02-21T01:00 n"])
    harness.drag(("2024-02-21", 2), to: ("2024-02-21", 62))
    #expect(harness.told() == ["2 move 2024-02-20T22:00 2024-02-21T02:00 n"])
    harness.drag(("2024-02-21", 118), to: ("2024-02-21", 178))
    #expect(harness.told() == ["3 resizeEnd 2024-02-20T22:00 2024-02-21T03:00 n"])
  }

  /// A hand that stays where it is chooses nothing and moves nothing; what a finger held it leaves held.
  @Test(arguments: devices) func whatIsLetGoWhereItWasTakenIsNotTold(device: Device) {
    let harness = EngineHarness.withMeeting()
    harness.take(("2024-02-20", 645), device)
    #expect(harness.held == "2024-02-20T10:00 2024-02-20T11:30 a")
    harness.drop(at: ("2024-02-20", 645), device)
    #expect(harness.effects.allSatisfy { if case .occurrenceChosen = $0 { false } else { true } })
    #expect(harness.told().isEmpty)
    #expect(harness.held == (device == .mouse ? nil : "2024-02-20T10:00 2024-02-20T11:30 a"))
  }

  @Test func aClickStillChoosesTheEvent() {
    let harness = EngineHarness.withMeeting()
    let place = harness.point(("2024-02-20", 645))
    harness.pointer(.down, x: place.x, y: place.y, device: .mouse)
    harness.pointer(.up, x: place.x, y: place.y, device: .mouse)
    #expect(harness.take("occurrence") == ["occurrence a"])
  }

  @Test(arguments: devices) func withoutLeaveNothingIsEdited(device: Device) {
    let harness = EngineHarness.withMeeting { $0.timeline.isEditable = false }
    harness.drag(("2024-02-20", 645), to: ("2024-02-21", 800), device)
    harness.drag(("2024-02-21", 645), to: ("2024-02-21", 800), device)
    harness.settle()
    harness.send(.edit(.begin(at: ClockPlace(day: day("2024-02-20"), minute: 600))))
    harness.send(.edit(.drop(isFollowed: false)))
    #expect(harness.told().isEmpty)
    #expect(harness.state.editing == Editing())
  }

  @Test func editsSnapToTheMinutesThatAreAskedFor() {
    for (snap, wanted) in [
      (Int32(5), "10:05 2024-02-20T11:35"), (1, "10:07 2024-02-20T11:37"),
      (60, "10:00 2024-02-20T11:30"), (30, "10:00 2024-02-20T11:30"),
    ] {
      let harness = EngineHarness.withMeeting { $0.timeline.snapMinutes = snap }
      harness.take(("2024-02-20", 630))
      harness.carry(from: ("2024-02-20", 630), to: ("2024-02-20", 637.2))
      #expect(harness.held == "2024-02-20T\(wanted) a")
    }
  }
}
