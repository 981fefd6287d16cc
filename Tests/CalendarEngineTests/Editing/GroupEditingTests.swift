// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Events that are made in the column of a group, and moved from one to another.
struct GroupEditingTests {
  private let monday = "2024-02-19"
  private let tuesday = "2024-02-20"
  private let wednesday = "2024-02-21"

  private func onMeeting(_ others: [Occurrence] = []) throws -> EngineHarness {
    let harness = EngineHarness.dividedWithMeeting(others)
    let node = try #require(harness.parts(.timedEvent).first)
    harness.send(.focusOccurrence(node.node.key))
    harness.forget()
    return harness
  }

  @Test(arguments: [PointerSample.Device.mouse, .touch])
  func whatIsMadeInAColumnNamesItsGroup(_ device: PointerSample.Device) throws {
    let harness = EngineHarness.dividedWithMeeting()
    harness.drag(
      harness.point(wednesday, 1, 540), to: harness.point(wednesday, 1, 640), device)
    let edit = try #require(harness.edits.first?.edit)
    #expect(edit.kind == .create && edit.after.groupName == "home")
    #expect(edit.after.days.start == day(wednesday))
  }

  @Test func theKeyboardMakesOneInItsColumn() throws {
    let harness = EngineHarness.dividedWithMeeting()
    harness.send(.focusEntered(day(tuesday)))
    harness.key(.right)
    harness.key(.right)
    harness.key(.down)
    harness.key(.enter)
    let edit = try #require(harness.edits.first?.edit)
    #expect(edit.kind == .create && edit.after.groupName == "sport")
    #expect(edit.after.days.start == day(tuesday))
  }

  @Test(arguments: [PointerSample.Device.mouse, .touch])
  func whatIsCarriedToAnotherColumnBelongsToItsGroup(_ device: PointerSample.Device) throws {
    let harness = EngineHarness.dividedWithMeeting()
    harness.drag(harness.point(tuesday, 0, 630), to: harness.point(wednesday, 2, 690), device)
    let (id, edit) = try #require(harness.edits.first)
    #expect(edit.written == "move 2024-02-21T11:00 2024-02-21T12:30 a")
    #expect(edit.before.groupName == "work" && edit.after.groupName == "sport")
    let parts = harness.parts(.timedEvent).map { harness.scene.nodes[Int($0.node.parent)].key.part }
    #expect(parts == [2])
    // What is refused is in its own group again.
    harness.send(.edit(.settle(id: id, .refused(reason: []))))
    let node = try #require(harness.parts(.timedEvent).first)
    #expect(node.day == tuesday)
    #expect(harness.scene.nodes[Int(node.node.parent)].key.part == 0)
  }

  @Test func aCarriedEventIsShownInTheColumnUnderTheHand() {
    let harness = EngineHarness.dividedWithMeeting()
    let (from, over) = (harness.point(tuesday, 0, 630), harness.point(tuesday, 1, 630))
    harness.take(at: from, .mouse)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: over.x, y: over.y, device: .mouse)
    let held = harness.parts(.timedEvent).first { $0.node.traits.contains(.lifted) }
    #expect(held.map { harness.scene.nodes[Int($0.node.parent)].key.part } == 1)
    harness.key(.escape)
    #expect(harness.edits.isEmpty && harness.state.editing.edit == nil)
  }

  @Test func nothingIsMovedToTheColumnOfWhatBelongsToNone() throws {
    let harness = EngineHarness.dividedWithMeeting([.meeting(60...120, "b")])
    harness.drag(harness.point(tuesday, 0, 630), to: harness.point(tuesday, 3, 690))
    let edit = try #require(harness.edits.first?.edit)
    #expect(edit.written == "move 2024-02-20T11:00 2024-02-20T12:30 a")
    #expect(edit.after.groupName == "work")
    // What is there can be moved to a group.
    harness.forget()
    harness.drag(harness.point(tuesday, 3, 90), to: harness.point(tuesday, 1, 90))
    let other = try #require(harness.edits.first?.edit)
    #expect(other.before.groupName == "" && other.after.groupName == "home")
  }

  @Test func endsStayInTheirGroup() throws {
    let harness = EngineHarness.dividedWithMeeting()
    harness.drag(harness.point(tuesday, 0, 688), to: harness.point(tuesday, 1, 720))
    let edit = try #require(harness.edits.first?.edit)
    #expect(edit.written == "resizeEnd 2024-02-20T10:00 2024-02-20T12:00 a")
    #expect(edit.after.groupName == "work")
  }

  @Test func chordsLeadThroughTheColumnsOfADayAndOn() throws {
    let harness = try onMeeting()
    var seen: [String] = []
    for _ in 0..<4 {
      harness.key(.right, .alt)
      let after = try #require(harness.edits.last?.edit.after)
      seen.append("\(after.days.start) \(after.groupName)")
    }
    #expect(
      seen == [
        "2024-02-20 home", "2024-02-20 sport", "2024-02-21 work", "2024-02-21 home",
      ])
    for _ in 0..<5 { harness.key(.left, .alt) }
    let after = try #require(harness.edits.last?.edit.after)
    #expect("\(after.days.start) \(after.groupName)" == "2024-02-19 sport")
    // The group stays when it is moved by steps.
    harness.key(.down, .alt)
    #expect(harness.edits.last?.edit.after.groupName == "sport")
  }

  @Test func whatIsGrabbedIsAnnouncedWithItsGroup() throws {
    let harness = try onMeeting()
    harness.key(.space)
    harness.key(.right)
    #expect(
      harness.spoken == "Tuesday, February 20, 2024, Home, 10:00 AM to 11:30 AM, free")
    harness.key(.down)
    #expect(harness.spoken.contains("Home, 10:15 AM"))
    harness.key(.enter)
    #expect(harness.edits.last?.edit.after.groupName == "home")
  }

  @Test func whatIsInNoGroupLeadsToTheLastOneAndToTheNextDay() throws {
    for (key, wanted) in [(KeySample.Key.left, "2024-02-20 sport"), (.right, "2024-02-21 work")] {
      let harness = EngineHarness.divided()
      harness.answer([.meeting()])
      let node = try #require(harness.parts(.timedEvent).first)
      harness.send(.focusOccurrence(node.node.key))
      harness.forget()
      harness.key(key, .alt)
      let after = try #require(harness.edits.last?.edit.after)
      #expect("\(after.days.start) \(after.groupName)" == wanted)
    }
  }

  @Test func theKeyboardGoesThroughTheColumnsOfADayAndOn() {
    let harness = EngineHarness.dividedWithMeeting()
    harness.send(.focusEntered(day(tuesday)))
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append("\(harness.state.focus.day) \(harness.state.focusPart)")
      harness.key(.right)
    }
    #expect(seen == ["2024-02-20 0", "2024-02-20 1", "2024-02-20 2", "2024-02-21 0"])
    #expect(harness.effects.contains(.focus(NodeKey(part: 1, of: day(tuesday)))))
    for _ in 0..<5 { harness.key(.left) }
    #expect("\(harness.state.focus.day) \(harness.state.focusPart)" == "2024-02-19 2")
    harness.key(.down)
    #expect(harness.spoken.hasPrefix("Monday, February 19, 2024, Sport, "))
  }

  @Test func theKeyboardStaysAtTheEndOfTheCalendar() {
    let harness = EngineHarness.divided {
      $0.bounds = DayInterval(start: day("2024-02-20"), count: 2) ?? .all
    }
    harness.send(.focusEntered(day(tuesday)))
    harness.key(.left)
    #expect("\(harness.state.focus.day) \(harness.state.focusPart)" == "2024-02-20 0")
  }

  @Test func wholeDaysAreCarriedToAnotherGroup() throws {
    let bar = Occurrence(
      id: Array("w".utf8), days: DayInterval(start: day(tuesday), count: 1) ?? .all
    ).inGroup("work")
    let harness = EngineHarness.dividedWithMeeting([bar])
    let index = try #require(harness.scene.nodes.firstIndex { $0.role == .eventBar })
    let frame = harness.scene.absoluteFrame(index)
    let y = Double(frame.y + frame.height / 2) / 64
    harness.drag(
      (Double(frame.x + frame.width / 2) / 64, y), to: (harness.point(tuesday, 2, 0).x, y))
    let edit = try #require(harness.edits.first?.edit)
    #expect(edit.written == "move 2024-02-20 2024-02-21 w" && edit.after.groupName == "sport")
  }
}
