// SPDX-License-Identifier: MIT
import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// What a hand feels while it makes, moves and stretches events.
struct DragStepTests {
  typealias Device = PointerSample.Device
  private static let meeting: Place = ("2024-02-20", 645)

  /// The steps that a hand has felt since the last call, a letter each: `lsssd`.
  private func steps(_ harness: EngineHarness) -> String {
    defer { harness.forget() }
    return harness.effects.compactMap { effect -> String? in
      if case .dragStepped(let step) = effect { String("\(step)".prefix(1)) } else { nil }
    }.joined()
  }

  private func move(_ harness: EngineHarness, to place: Place, _ device: Device = .mouse) {
    let point = harness.point(place)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: point.x, y: point.y, device: device)
  }

  @Test func stepsHaveDifferentLetters() {
    #expect(Set(DragStep.allCases.map { "\($0)".prefix(1) }) == ["l", "s", "m", "t", "d"])
  }

  @Test(arguments: [Device.mouse, .touch]) func ic76EachStepOfADragIsFelt(device: Device) {
    let harness = EngineHarness.withMeeting()
    harness.take(Self.meeting, device)
    #expect(steps(harness) == "l")
    // Less than half a quarter of an hour is no step.
    for (minute, felt) in [(649.0, ""), (656, "s"), (664, ""), (672, "s"), (664, "s")] {
      move(harness, to: ("2024-02-20", minute), device)
      #expect(steps(harness) == felt, "\(minute)")
    }
    move(harness, to: ("2024-02-21", 664), device)
    #expect(steps(harness) == "m")
    move(harness, to: ("2024-02-21", 900), device)
    #expect(steps(harness) == "s")
    harness.drop(at: ("2024-02-21", 900), device)
    #expect(steps(harness) == "d")
  }

  /// On any way, as many steps as times at which the event has been shown.
  @Test(arguments: [(645.0, Int32(15)), (688, 5), (602, 30), (300, 15)])
  func ic76ThereIsAStepForEachTimeThatIsPassed(from: Double, snap: Int32) throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let harness = EngineHarness.withMeeting { $0.timeline.snapMinutes = snap }
      harness.take(("2024-02-20", from))
      #expect(steps(harness) == "l")
      var shown = try #require(harness.held)
      var (passed, place) = (0, (day: 20, minute: from))
      for _ in 0..<80 {
        place.day = min(max(place.day + Int.random(in: -1...1, using: &numbers), 20), 22)
        place.minute += Double(Int.random(in: -25...25, using: &numbers))
        place.minute = min(max(place.minute, 0), 1_439)
        move(harness, to: ("2024-02-\(place.day)", place.minute))
        let now = try #require(harness.held)
        let felt = steps(harness)
        #expect(felt.count == (now == shown ? 0 : 1) && felt.allSatisfy { "sm".contains($0) })
        if now != shown { passed += 1 }
        shown = now
      }
      #expect(passed > 10)
      harness.drop(at: ("2024-02-\(place.day)", place.minute))
      #expect(steps(harness) == "d")
    }
  }

  @Test func ic76TimesThatScrollByUnderAHandAreFelt() throws {
    let harness = EngineHarness.withMeeting(height: 600)
    harness.take(Self.meeting)
    let x = harness.point(Self.meeting).x
    harness.pointer(.moved, x: x, y: 590, device: .mouse)
    _ = steps(harness)
    var shown = try #require(harness.held)
    var passed = 0
    for _ in 0..<60 {
      harness.wait(milliseconds: 16)
      let now = try #require(harness.held)
      #expect(steps(harness) == (now == shown ? "" : "s"))
      if now != shown { passed += 1 }
      shown = now
    }
    #expect(passed > 5)
  }

  @Test(arguments: [false, true]) func ic76PagesThatTurnAreFelt(reducesMotion: Bool) {
    let harness = EngineHarness.withMeeting {
      $0.timeline.edges.dwell = EdgeDwell(first: 50, next: 900)
    }
    if reducesMotion { harness.change { $0.reducesMotion = true } }
    harness.take(Self.meeting)
    harness.pointer(.moved, x: 756, y: harness.point(Self.meeting).y, device: .mouse)
    _ = steps(harness)
    harness.wait(milliseconds: 1_800)
    let felt = steps(harness)
    #expect(felt.filter { $0 == "t" }.count == 2)
    #expect(felt.hasPrefix("t") && felt.contains("m") && !felt.contains("s"))
  }

  @Test func ic76ADragThatIsGivenUpIsNotDropped() {
    for way in 0...4 {
      let harness = EngineHarness.withMeeting {
        ($0.timeline.workingHours, $0.timeline.editWithin) = (
          MinuteRange(start: 540, end: 1_020), .workingHours
        )
      }
      let place = harness.point(("2024-02-20", 400))
      harness.take(Self.meeting)
      move(harness, to: ("2024-02-20", 400))
      switch way {
      case 0: harness.key(.escape)
      case 1: harness.pointer(.cancelled, x: place.x, y: place.y, device: .mouse)
      case 2: harness.configure { $0.timeline.isEditable = false }
      case 3: harness.configure { $0.view = .month }
      // Let go of where it may not be.
      default: harness.pointer(.up, x: place.x, y: place.y, device: .mouse)
      }
      #expect(steps(harness) == "ls", "\(way)")
      #expect(!harness.state.editing.isHeld)
    }
  }

  @Test func ic76WhatIsPutBackWhereItWasIsDroppedToo() {
    let harness = EngineHarness.withMeeting()
    harness.take(Self.meeting)
    move(harness, to: ("2024-02-20", 700))
    move(harness, to: Self.meeting)
    harness.drop(at: Self.meeting)
    #expect(harness.edits.isEmpty)
    #expect(steps(harness) == "lssd")
  }

  @Test func ic76KeysAndTapsAreNotFelt() throws {
    let harness = EngineHarness.withMeeting()
    let node = try #require(harness.parts(.timedEvent).first)
    harness.send(.focusOccurrence(node.node.key))
    for key in [KeySample.Key.space, .down, .right, .enter] { harness.key(key) }
    harness.key(.up, .alt)
    #expect(harness.edits.count == 2)
    harness.send(.edit(.take(Array("a".utf8), .move)))
    let place = harness.point(("2024-02-22", 600))
    for phase in [PointerSample.Phase.down, .up] {
      harness.pointer(phase, x: place.x, y: place.y, device: .touch)
    }
    #expect(harness.edits.count == 3)
    let free = EngineHarness.withMeeting()
    free.send(.focusEntered(day("2024-02-21")))
    for key in [KeySample.Key.down, .enter] { free.key(key) }
    #expect(free.edits.map(\.edit.kind) == [.create])
    #expect(steps(free) == "")
    #expect(steps(harness) == "")
  }

  @Test func ic76WholeDaysAndGroupsAreFeltAsOtherPlaces() throws {
    let harness = EngineHarness.editable()
    harness.answer([.meeting(), .wholeDays("2024-02-20", "2024-02-21", "trip")])
    harness.forget()
    harness.dragAbove("2024-02-21", to: "2024-02-22")
    #expect(steps(harness) == "lmd")
    // Up to the whole days and back among the hours.
    harness.take(Self.meeting)
    let above = try #require(harness.frame(of: .allDayCell, "2024-02-20"))
    harness.pointer(.moved, x: above.x + 9, y: above.y + above.height - 3, device: .mouse)
    harness.pointer(.moved, x: above.x + 9, y: above.y + above.height - 4, device: .mouse)
    move(harness, to: Self.meeting)
    harness.drop(at: Self.meeting)
    #expect(steps(harness) == "lmmd")
  }
}
