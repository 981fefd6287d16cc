// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarHost
import CalendarModel
import CivilTime
import Testing

/// What a host takes from the session for screen readers beside the elements themselves.
@MainActor
@Suite struct ScreenReaderTests {
  private let host: PaperHost

  /// Two events of work that overlap on the 20th, and one in the evening.
  init() {
    let host = PaperHost(width: 700)
    let events = [
      Self.event("a", 540...660, "Review", in: 3), Self.event("b", 600...720, "Lunch", in: 5),
      Self.event("c", 1_080...1_200, "", in: 0),
    ]
    host.session.source = DaySource(id: 1, occurrences: { _ in events })
    host.session.configure {
      ($0.view, $0.timeline.isEditable) = (.timeline, true)
      $0.groups = [
        CalendarGroup(number: 3, name: Array("Work".utf8)), CalendarGroup(number: 5, name: []),
      ]
    }
    host.pass(milliseconds: 2000)
    self.host = host
  }

  private static func event(
    _ id: String, _ minutes: ClosedRange<Int32>, _ title: String, in group: UInt16
  ) -> Occurrence {
    var event = Occurrence(
      id: Array(id.utf8), start: (day(2, 20), minutes.lowerBound),
      end: (day(2, 20), minutes.upperBound))
    (event.title, event.group) = (Array(title.utf8), group)
    return event
  }

  private var session: CalendarSession { host.session }
  private var elements: [AccessibilityElement] { session.runtime.accessibility.elements }

  private func element(of id: String) throws -> AccessibilityElement {
    try #require(elements.first { session.runtime.event(of: $0)?.id == Array(id.utf8) })
  }

  @Test func a11y5AnEventHasItsCalendarAndItsConflictsOnRequest() throws {
    #expect(
      session.details(of: try element(of: "a"))
        == [EventDetail("Calendar", "Work"), EventDetail("Conflicts", "Lunch")])
    // A calendar without a name is none to speak of.
    #expect(session.details(of: try element(of: "b")) == [EventDetail("Conflicts", "Review")])
    #expect(session.details(of: try element(of: "c")) == [])
  }

  @Test func a11y5WhatTheAppKnowsComesAfterIt() throws {
    session.detailing = { event in
      [
        EventDetail("Location", event.title.isEmpty ? "" : "Room 2", isImportant: true),
        EventDetail("Notes", "Bring a pen"),
      ]
    }
    #expect(
      session.details(of: try element(of: "b")) == [
        EventDetail("Conflicts", "Review"), EventDetail("Location", "Room 2", isImportant: true),
        EventDetail("Notes", "Bring a pen"),
      ])
    #expect(session.details(of: try element(of: "c")) == [EventDetail("Notes", "Bring a pen")])
    for element in elements where session.runtime.event(of: element) == nil {
      #expect(session.details(of: element) == [])
    }
  }

  /// A drag by the points that are offered moves an event to the beginning of a free time.
  @Test func a11y5ADragFromPointToPointMovesAnEventToWhereATimeIsFree() async throws {
    var stored: [Edit] = []
    session.editing = { edit in
      stored.append(edit)
      return .allowed
    }
    let from = try #require(session.runtime.dragPoint(of: try element(of: "c")))
    #expect(session.events(atX: from.x, y: from.y).map(\.id) == [Array("c".utf8)])
    let free = try #require(elements.first { $0.label.starts(with: Array("12:00 PM to".utf8)) })
    let to = try #require(session.runtime.dropPoint(of: free))
    send(.down, from)
    send(.moved, (from.x, from.y - 64 * 20))
    send(.cancelled, from)
    #expect(session.dropEvents(x: to.x, y: to.y))
    await session.settle()
    #expect(stored.map(\.after.hours?.start) == [720])
  }

  @Test func onlyDaysAndFreeTimesTakeWhatIsDropped() {
    let runtime = session.runtime
    for element in elements {
      let takes = element.key.role == .allDayCell || element.key.role == .timeCursor
      #expect((runtime.dropPoint(of: element) != nil) == takes)
      #expect((runtime.dragPoint(of: element) != nil) == (runtime.event(of: element) != nil))
    }
    session.configure { $0.timeline.isEditable = false }
    #expect(elements.allSatisfy { session.runtime.dropPoint(of: $0) == nil })
  }

  private func send(_ phase: PointerSample.Phase, _ place: (x: Int32, y: Int32)) {
    let sample = PointerSample(
      phase: phase, device: .mouse, pointer: 0, x: place.x, y: place.y)
    session.send(.pointer(sample))
  }
}
