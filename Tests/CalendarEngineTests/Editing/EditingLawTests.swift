// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What holds of every edit: what is seen is what is told, and what is given up leaves no trace.
struct EditingLawTests {
  typealias Device = PointerSample.Device

  private static let meeting: Place = ("2024-02-20", 645)
  private static let free: Place = ("2024-02-21", 645)

  /// All that is seen and known, but for what was said last.
  private func trace(_ harness: EngineHarness) -> [Substring] {
    String(decoding: harness.scene.dump(), as: UTF8.self).split(separator: "\n")
      .filter { !$0.contains("announcement") }
  }

  /// How a hand gives up what it holds.
  enum Ending: CaseIterable {
    case escape, cancelled, secondFinger, pointerLost, noLongerEditable, otherView
  }

  @Test(arguments: [Device.mouse, .touch], Ending.allCases)
  func whatIsGivenUpLeavesNoTrace(device: Device, ending: Ending) {
    for start in [Self.meeting, Self.free] {
      let harness = EngineHarness.withMeeting()
      let (before, known) = (trace(harness), harness.state.facts)
      harness.take(start, device)
      harness.carry(from: start, to: ("2024-02-22", 900), device)
      #expect(harness.held != nil)
      #expect(trace(harness) != before)
      give(up: ending, harness, device)
      #expect(harness.held == nil)
      #expect(harness.state.editing == Editing())
      harness.settle()
      #expect(trace(harness) == before)
      // Another view shows other days.
      if ending != .otherView { #expect(harness.state.facts == known) }
      // The pointer that is still down holds nothing any more.
      harness.drop(at: ("2024-02-22", 900), device)
      harness.settle()
      #expect(harness.told().isEmpty)
      #expect(trace(harness) == before)
    }
  }

  private func give(up ending: Ending, _ harness: EngineHarness, _ device: Device) {
    let place = harness.point(("2024-02-22", 900))
    switch ending {
    case .escape: harness.key(.escape)
    case .cancelled: harness.pointer(.cancelled, x: place.x, y: place.y, device: device)
    case .secondFinger: harness.pointer(.down, x: 400, y: 500, id: 2, device: .touch)
    // A mouse whose button went up outside of the window comes back with another press.
    case .pointerLost:
      harness.pointer(.down, x: 10, y: 10, device: device)
      harness.pointer(.up, x: 10, y: 10, device: device)
    case .noLongerEditable:
      harness.configure { $0.timeline.isEditable = false }
      harness.configure { $0.timeline.isEditable = true }
    case .otherView:
      harness.configure { $0.view = .month }
      harness.configure { $0.view = .timeline }
    }
  }

  /// At each sample of a way over the hours, letting go tells what is seen.
  @Test(arguments: [(645.0, "move"), (688, "resizeEnd"), (602, "resizeStart")], [Int32(5), 15])
  func ic72TheTimeShownIsTheTimeTold(from: (minute: Double, kind: String), snap: Int32) throws {
    let harness = EngineHarness.withMeeting { $0.timeline.snapMinutes = snap }
    harness.take(("2024-02-20", from.minute))
    var seen: Set<String> = []
    for day in ["2024-02-20", "2024-02-21", "2024-02-22"] {
      for minute in stride(from: 0.0, through: 1_440, by: 19) {
        harness.skip(milliseconds: 16)
        let place = harness.point((day, minute))
        harness.pointer(.moved, x: place.x, y: place.y, device: .mouse)
        let shown = try #require(harness.held)
        seen.insert(shown)
        let end = EngineHarness(copying: harness)
        end.pointer(.up, x: place.x, y: place.y, device: .mouse)
        let told = end.edits.map { $0.edit.written }
        #expect(
          told == (shown == "2024-02-20T10:00 2024-02-20T11:30 a" ? [] : ["\(from.kind) \(shown)"]))
      }
    }
    // An end goes no further than a day, a whole event everywhere.
    #expect(seen.count > (from.kind == "move" ? 200 : from.kind == "resizeEnd" ? 70 : 35))
  }

  @Test func whatIsToldIsSeenUntilItIsAnswered() {
    let harness = EngineHarness.withMeeting()
    harness.drag(Self.meeting, to: ("2024-02-21", 645))
    #expect(harness.told() == ["1 move 2024-02-21T10:00 2024-02-21T11:30 a"])
    let moved = ["2024-02-21 2024-02-21T10:00 2024-02-21T11:30 a"]
    // What the store says meanwhile is older than what was told.
    harness.send(.invalidated(days("2024-02-20", "2024-02-20"), sequence: nil))
    harness.answer([.meeting()])
    #expect(harness.events() == moved)
    harness.send(.edit(.settle(id: 1, .allowed)))
    #expect(harness.state.editing.open.isEmpty)
    // Both days are asked for again, and what is said now counts.
    #expect(harness.state.facts.window.pending.contains { $0.days.contains(day("2024-02-20")) })
    #expect(harness.state.facts.window.pending.contains { $0.days.contains(day("2024-02-21")) })
    harness.answer([.meeting(on: "2024-02-21")])
    #expect(harness.events() == moved)
  }

  @Test func whatIsRefusedIsAsBeforeAndSaysWhy() throws {
    for start in [Self.meeting, Self.free] {
      let harness = EngineHarness.withMeeting()
      let before = trace(harness)
      harness.drag(start, to: ("2024-02-22", 900))
      #expect(trace(harness) != before)
      harness.send(.edit(.settle(id: 1, .refused(reason: Array("It is locked".utf8)))))
      #expect(harness.events() == ["2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"])
      let notice = try #require(harness.scene.nodes.first { $0.role == .notice })
      #expect(harness.words(notice.text) == "It is locked")
      harness.wait(milliseconds: 20_000)
      #expect(trace(harness) == before)
      // A second answer changes nothing.
      harness.send(.edit(.settle(id: 1, .allowed)))
      harness.send(.edit(.settle(id: 7, .refused(reason: []))))
      #expect(trace(harness) == before)
      #expect(harness.state.facts.window.pending.isEmpty)
    }
  }

  /// Two edits of one event are answered in any order.
  @Test func theFirstIsRefusedWhileTheSecondWaits() {
    let harness = EngineHarness.withMeeting()
    harness.drag(Self.meeting, to: ("2024-02-21", 645))
    harness.drag(("2024-02-21", 645), to: ("2024-02-21", 705))
    #expect(
      harness.told() == [
        "1 move 2024-02-21T10:00 2024-02-21T11:30 a", "2 move 2024-02-21T11:00 2024-02-21T12:30 a",
      ])
    harness.send(.edit(.settle(id: 1, .refused(reason: []))))
    #expect(harness.events() == ["2024-02-21 2024-02-21T11:00 2024-02-21T12:30 a"])
    harness.send(.edit(.settle(id: 2, .allowed)))
    harness.answer([.meeting(660...750, on: "2024-02-21")])
    #expect(harness.events() == ["2024-02-21 2024-02-21T11:00 2024-02-21T12:30 a"])
  }

  /// What is loaded, changed or deleted while it is held changes nothing of what is held.
  @Test func ic72ADragOutlastsAChangeOfDataUnderIt() {
    let harness = EngineHarness.withMeeting()
    harness.take(Self.meeting)
    harness.carry(from: Self.meeting, to: ("2024-02-21", 700))
    let held = harness.held
    for occurrences in [
      [], [Occurrence.meeting(300...400)], [.meeting(), .meeting(on: "2024-02-21", "b")],
    ] {
      harness.send(.invalidated(days("2024-02-01", "2024-03-20"), sequence: nil))
      harness.answer(occurrences)
      #expect(harness.held == held)
    }
    harness.drop(at: ("2024-02-21", 700))
    #expect(harness.told() == ["1 move 2024-02-21T11:00 2024-02-21T12:30 a"])
  }

  /// Who rests at an edge scrolls hours on, and what is held goes with them.
  @Test(arguments: [(-5.0, true), (5, false)]) func ic75HoursScrollAtTheEdges(
    row: (y: Double, down: Bool)
  ) throws {
    let harness = EngineHarness.withMeeting(height: 600)
    harness.take(Self.meeting)
    let top = harness.state.moving.hours.top
    let x = harness.point(Self.meeting).x
    // So far from the upper or the lower edge of the hours.
    let lanes = try #require(harness.frame(of: .allDayCell, "2024-02-20"))
    let y = (row.down ? 600 : lanes.y + lanes.height) + row.y
    harness.pointer(.moved, x: x, y: y, device: .mouse)
    harness.wait(milliseconds: 160)
    let after = harness.state.moving.hours.top
    #expect(row.down ? after > top : after < top)
    // Twice the time goes twice as far, in frames of any rate.
    let way = Double(after - top)
    harness.wait(milliseconds: 160, hertz: 120)
    #expect(abs(Double(harness.state.moving.hours.top - after) / way - 1) < 0.1)
    harness.wait(milliseconds: 20_000)
    let shown = try #require(harness.held)
    #expect(shown.hasPrefix(row.down ? "2024-02-20T2" : "2024-02-20T0"))
    let limit = harness.state.moving.hours.top
    #expect(row.down ? limit > 0 : limit == 0)
    harness.pointer(.up, x: x, y: y, device: .mouse)
    #expect(harness.told() == ["1 move \(shown)"])
  }

  /// Who rests at a side turns pages, one after another; loads on the way change nothing.
  @Test(arguments: [false, true]) func ic75PagesTurnAtTheSides(isRightToLeft: Bool) throws {
    let harness = EngineHarness.withMeeting()
    if isRightToLeft { harness.change { $0.locale.isRightToLeft = true } }
    harness.take(Self.meeting)
    let y = harness.point(Self.meeting).y
    harness.pointer(.moved, x: isRightToLeft ? 2 : 756, y: y, device: .mouse)
    var days: [String] = []
    for _ in 0..<320 {
      harness.wait(milliseconds: 16)
      harness.answer([.meeting()])
      if days.last != harness.currentDay { days.append(harness.currentDay) }
    }
    #expect(days.count >= 4, "\(days)")
    #expect(days.contains("2024-02-23") && days.contains("2024-02-26"))
    let shown = try #require(harness.held)
    harness.pointer(.up, x: isRightToLeft ? 2 : 756, y: y, device: .mouse)
    #expect(harness.told() == ["1 move \(shown)"])
    harness.settle()
    #expect(harness.events().contains { $0.hasSuffix(shown) })
  }

  /// In a corner the hours scroll and pages turn, and what is shown is told.
  @Test(arguments: [false, true]) func ic75BothHappenInACorner(isRightToLeft: Bool) throws {
    let harness = EngineHarness.withMeeting(height: 600)
    if isRightToLeft { harness.change { $0.locale.isRightToLeft = true } }
    harness.take(Self.meeting)
    let (x, y) = (isRightToLeft ? 2.0 : 756, 596.0)
    let (top, day) = (harness.state.moving.hours.top, harness.currentDay)
    harness.pointer(.moved, x: x, y: y, device: .mouse)
    for _ in 0..<80 {
      harness.wait(milliseconds: 16)
      harness.answer([.meeting()])
    }
    #expect(harness.state.moving.hours.top > top && harness.currentDay > day)
    let shown = try #require(harness.held)
    harness.pointer(.up, x: x, y: y, device: .mouse)
    #expect(harness.told() == ["1 move \(shown)"])
  }

  /// The column of the times makes and takes nothing; hours scroll there as elsewhere.
  @Test(arguments: [PointerSample.Device.mouse, .touch])
  func ic71TheColumnOfTimesMakesNothing(device: PointerSample.Device) {
    let harness = EngineHarness.withMeeting()
    let y = harness.point(Self.meeting).y
    harness.pointer(.down, x: 4, y: y, device: device)
    if device == .touch { harness.wait(milliseconds: 600) }
    for step in 1...6 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: 4, y: y - Double(step) * 12, device: device)
      #expect(!harness.state.editing.isHeld)
    }
    harness.pointer(.up, x: 4, y: y - 72, device: device)
    #expect(harness.told().isEmpty && !harness.state.editing.isHeld)
  }
}
