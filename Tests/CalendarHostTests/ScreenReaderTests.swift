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
      Self.event("c", 1_080...1_170, "", in: 0),
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

  @Test func a11y5AnEventHasItsLengthItsCalendarAndItsConflictsOnRequest() throws {
    #expect(
      session.details(of: try element(of: "a")) == [
        EventDetail("Duration", "2 hours"), EventDetail("Calendar", "Work"),
        EventDetail("Conflicts", "Lunch"),
      ])
    // A calendar without a name is none to speak of.
    #expect(
      session.details(of: try element(of: "b"))
        == [EventDetail("Duration", "2 hours"), EventDetail("Conflicts", "Review")])
    #expect(
      session.details(of: try element(of: "c")) == [EventDetail("Duration", "1 hour 30 minutes")])
  }

  @Test func a11y5ANameIsTheTitleAndWhatElseIsSaidIsItsValue() throws {
    let review = try element(of: "a")
    #expect(String(decoding: review.label, as: UTF8.self) == "Review")
    #expect(
      String(decoding: review.value, as: UTF8.self)
        == "Tuesday, February 20, 2024, 9:00 AM to 11:00 AM")
    // Without a title its day comes first.
    let other = try element(of: "c")
    #expect(String(decoding: other.label, as: UTF8.self) == "Tuesday, February 20, 2024")
    #expect(String(decoding: other.value, as: UTF8.self) == "6:00 PM to 7:30 PM")
  }

  @Test func a11y5ARotorGoesOnFromWhereTheCursorIs() throws {
    func next(_ rotor: AccessibilityRotor, _ key: NodeKey?, backwards: Bool = false) -> String? {
      session.element(of: rotor, after: key, backwards: backwards)
        .flatMap { session.runtime.event(of: $0) }
        .map { String(decoding: $0.id, as: UTF8.self) }
    }
    let keys = try ["a", "b", "c"].map { try element(of: $0).key }
    #expect(next(.occurrences, nil) == "a")
    #expect(next(.occurrences, keys[0]) == "b")
    #expect(next(.occurrences, keys[2]) == nil)
    #expect(next(.occurrences, nil, backwards: true) == "c")
    #expect(next(.occurrences, keys[2], backwards: true) == "b")
    // From what the rotor does not lead to: the free time between two of them.
    let free = try #require(elements.first { $0.label.starts(with: Array("12:00 PM to".utf8)) })
    #expect(next(.occurrences, free.key) == "c")
    #expect(next(.conflicts, free.key) == nil)
    #expect(next(.conflicts, free.key, backwards: true) == "b")
  }

  @Test func onlyTheHeadOfADayStandsForIt() {
    let found = session.runtime.elements(of: .filledDays)
    #expect(found.map(\.key.role) == [.dateHeader])
    #expect(found.first?.key.day == day(2, 20))
  }

  @Test func a11y5TheRotorOfTodayBringsItIntoView() throws {
    let away = PaperHost()
    let here = away.key(day(2, 20))
    #expect(away.session.element(of: .today, after: nil)?.key == here)
    #expect(away.session.element(of: .today, after: here) == nil)
    for months: Int32 in [5, -30] {
      away.session.send(.action(.page(by: months)))
      away.pass(milliseconds: 2_000)
      #expect(away.session.runtime.elements(of: .today).isEmpty)
      let cursor = away.session.runtime.accessibility.elements.last?.key
      #expect(away.session.element(of: .today, after: cursor)?.key == here)
      // At once, and movements are movements again.
      #expect(!away.wantsFrames && !away.session.runtime.environment.reducesMotion)
    }
  }

  @Test func a11y5WhereTodayCannotBeReachedNothingMoves() {
    var options = CalendarOptions()
    options.bounds = DayInterval(first: day(3, 1), last: day(6, 30)) ?? .all
    let later = PaperHost(options)
    let scene = later.session.scene
    #expect(later.session.element(of: .today, after: nil) == nil)
    #expect(later.session.scene == scene)
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
        EventDetail("Duration", "2 hours"), EventDetail("Conflicts", "Review"),
        EventDetail("Location", "Room 2", isImportant: true),
        EventDetail("Notes", "Bring a pen"),
      ])
    #expect(session.details(of: try element(of: "c")).last == EventDetail("Notes", "Bring a pen"))
    #expect(session.details(of: try element(of: "c")).count == 2)
    for element in elements where session.runtime.event(of: element) == nil {
      #expect(session.details(of: element) == [])
    }
  }

  @Test func a11y5WhatMostEventsHaveIsNamedInTheLanguageOfTheCalendar() throws {
    session.detailing = { _ in
      [EventDetail(.location, "Raum 2", isImportant: true), EventDetail(.website, "")]
    }
    let element = try element(of: "c")
    #expect(
      session.details(of: element).last == EventDetail("Location", "Raum 2", isImportant: true))
    session.adapt { $0.locale.tag = Array("de".utf8) }
    #expect(session.details(of: element).last == EventDetail("Ort", "Raum 2", isImportant: true))
    let names = AccessibilityDetail.Kind.allCases.map { session.runtime.name(of: $0) }
    #expect(Set(names).count == names.count)
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
