// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Events that are to go: the app is asked, and they stay until it has answered.
struct DeletionTests {
  private static let place = "2024-02-20 2024-02-20T10:00 2024-02-20T11:30 a"

  private func asked(_ configure: (inout CalendarOptions) -> Void = { _ in }) -> EngineHarness {
    let harness = EngineHarness.withMeeting(configure)
    harness.send(.edit(.take(Array("a".utf8), .delete)))
    return harness
  }

  @Test func theAppIsAskedAndItStaysMeanwhile() throws {
    let harness = asked()
    let (id, edit) = try #require(harness.edits.first)
    #expect(edit.kind == .delete && edit.before == edit.after)
    #expect(harness.events() == [Self.place] && harness.held == nil)
    harness.send(.edit(.settle(id: id, .allowed)))
    harness.answer([])
    #expect(harness.events().isEmpty)
  }

  @Test func aRefusalIsSaidAndShown() throws {
    let harness = asked()
    let first = try #require(harness.edits.first)
    harness.send(.edit(.settle(id: first.id, .refused(reason: Array("It is paid for.".utf8)))))
    #expect(harness.events() == [Self.place])
    #expect(harness.text(.announcement).hasPrefix("It is paid for."))
    let notice = harness.scene.nodes.first { $0.role == .notice }
    #expect(notice.map { harness.words($0.text) } == "It is paid for.")
  }

  /// Hours in which nothing may be done to events are no reason to keep them.
  @Test func rulesOfPlacesDoNotKeepIt() {
    let harness = asked {
      $0.timeline.editWithin = .workingHours
      $0.timeline.workingHours = MinuteRange(start: 900, end: 960)
    }
    #expect(harness.edits.map(\.edit.kind) == [.delete])
  }

  @Test func whatIsLockedStays() {
    let harness = EngineHarness.editable()
    var locked = Occurrence.meeting()
    locked.isLocked = true
    harness.answer([locked])
    harness.forget()
    harness.send(.edit(.take(Array("a".utf8), .delete)))
    #expect(harness.text(.announcement).hasPrefix("This event is locked."))
    #expect(harness.told().isEmpty && harness.events() == [Self.place])
  }

  @Test func nobodyIsAskedOfWhatIsNotThereOrNotEditable() {
    let other = EngineHarness.withMeeting()
    other.send(.edit(.take(Array("b".utf8), .delete)))
    #expect(other.told().isEmpty)
    let read = asked { $0.timeline.isEditable = false }
    #expect(read.told().isEmpty)
  }

  @Test(arguments: [ViewKind.timeline, .month, .agenda])
  func everyViewOfEventsAsks(view: ViewKind) {
    let harness = asked { $0.view = view }
    #expect(harness.edits.map(\.edit.kind) == [.delete])
  }

  @Test func itIsAskedAboutOnce() throws {
    let harness = asked()
    let again = CalendarAction.edit(.take(Array("a".utf8), .delete))
    harness.send(again)
    let first = try #require(harness.edits.first)
    #expect(harness.edits.count == 1)
    harness.send(.edit(.settle(id: first.id, .refused(reason: []))))
    harness.send(again)
    #expect(harness.edits.count == 2)
  }

  @Test func whatTakesItBackMakesTheSameEvent() throws {
    let edit = try #require(asked().edits.first).edit
    guard case .edit(let back) = edit.inverse else {
      Issue.record("nothing brings it back")
      return
    }
    #expect((back.kind, back.after) == (.create, edit.before))
    #expect(back.inverse == .remove(edit.before, .one))
  }
}
