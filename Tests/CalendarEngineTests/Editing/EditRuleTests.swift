// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Where events may be put: among working hours, at open times, beside others.
struct EditRuleTests {
  private static let unmoved = "2024-02-20T10:00 2024-02-20T11:30 a"

  /// Working hours from nine to five, on weekdays; 2024-02-24 is a Saturday.
  private func atWork(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness.withMeeting {
      $0.timeline.workingHours = MinuteRange(start: 540, end: 1020)
      $0.timeline.editWithin = .workingHours
      configure(&$0)
    }
  }

  /// What the message over the calendar says.
  private func notice(_ harness: EngineHarness) -> String? {
    harness.scene.nodes.first { $0.role == .notice }.map { harness.words($0.text) }
  }

  private func announcement(_ harness: EngineHarness) -> String {
    harness.text(.announcement).replacing("\u{200B}", with: "")
  }

  @Test(
    arguments: [PointerSample.Device.mouse, .touch],
    [
      // The last time that is allowed, and a quarter of an hour later.
      (975.0, "2024-02-21T15:30 2024-02-21T17:00", true),
      (990, "2024-02-21T15:45 2024-02-21T17:15", false),
      (585, "2024-02-21T09:00 2024-02-21T10:30", true),
      (570, "2024-02-21T08:45 2024-02-21T10:15", false),
    ])
  func aHandLetsGoAmongWorkingHoursAlone(
    device: PointerSample.Device, _ row: (minute: Double, shown: String, isAllowed: Bool)
  ) {
    let harness = atWork()
    harness.take(("2024-02-20", 645), device)
    harness.carry(from: ("2024-02-20", 645), to: ("2024-02-21", row.minute), device)
    // The time under the hand is shown in any case, and whether it can be had.
    #expect(harness.held == "\(row.shown) a")
    #expect(harness.events(.refused).isEmpty == row.isAllowed)
    let count = harness.effects.count
    harness.drop(at: ("2024-02-21", row.minute), device)
    #expect(harness.held == nil)
    if row.isAllowed {
      #expect(harness.told() == ["1 move \(row.shown) a"] && notice(harness) == nil)
    } else {
      #expect(!harness.effects[count...].contains { if case .edited = $0 { true } else { false } })
      #expect(harness.events() == ["2024-02-20 \(Self.unmoved)"])
      #expect(notice(harness) == "Outside working hours")
      #expect(announcement(harness) == "Outside working hours")
      #expect(harness.state.telling.announcement?.content.feedback == .refusal)
      #expect(harness.state.editing == Editing())
    }
  }

  @Test func newEventsAndEndsKeepToThemToo() {
    let harness = atWork()
    harness.drag(("2024-02-20", 480), to: ("2024-02-20", 530))
    #expect(harness.told().isEmpty && notice(harness) == "Outside working hours")
    harness.drag(("2024-02-20", 688), to: ("2024-02-20", 1040))
    #expect(harness.told().isEmpty)
    harness.drag(("2024-02-20", 688), to: ("2024-02-20", 1018))
    #expect(harness.told() == ["1 resizeEnd 2024-02-20T10:00 2024-02-20T17:00 a"])
    harness.drag(("2024-02-21", 610), to: ("2024-02-21", 610))
    #expect(harness.told() == ["2 create 2024-02-21T10:00 2024-02-21T11:00 new:2"])
  }

  @Test func ofAWeekendNothingIsAllowed() {
    let harness = atWork { $0.timeline.days = 5 }
    harness.drag(("2024-02-20", 645), to: ("2024-02-24", 645))
    #expect(harness.told().isEmpty)
    // Elsewhere the weekend is on other days.
    harness.change { $0.locale.weekend = [.friday] }
    harness.drag(("2024-02-20", 645), to: ("2024-02-23", 645))
    #expect(harness.told().isEmpty)
    harness.drag(("2024-02-20", 645), to: ("2024-02-24", 645))
    #expect(harness.told() == ["1 move 2024-02-24T10:00 2024-02-24T11:30 a"])
  }

  /// Hours of a day that go on after midnight are one time, and so are those of a whole day.
  @Test func hoursThatJoinAreOneTime() {
    for work in [MinuteRange(start: 1200, end: 1800), .wholeDay] {
      let harness = atWork { $0.timeline.workingHours = work }
      harness.drag(("2024-02-20", 645), to: ("2024-02-20", 1440))
      #expect(harness.told() == ["1 move 2024-02-20T23:15 2024-02-21T00:45 a"], "\(work)")
    }
  }

  @Test func wholeDaysHaveWeekdaysAndNoHours() {
    let harness = EngineHarness.editable(days: 5) {
      $0.timeline.workingHours = MinuteRange(start: 540, end: 1020)
      $0.timeline.editWithin = .workingHours
    }
    let trip = Occurrence(id: Array("t".utf8), days: days("2024-02-21", "2024-02-22"))
    harness.answer([trip])
    let bar = harness.scene.nodes.first { $0.role == .eventBar }
    guard let bar else {
      Issue.record("no bar")
      return
    }
    harness.send(.focusOccurrence(bar.key))
    harness.forget()
    harness.key(.right, .alt)
    #expect(harness.told() == ["1 move 2024-02-22 2024-02-24 t"])
    harness.key(.right, .alt)
    #expect(harness.told().isEmpty && notice(harness) == "Outside working hours")
  }

  @Test func openTimesAreWhatTheAppMarks() {
    let harness = EngineHarness.editable { $0.timeline.editWithin = .open }
    var morning = Occurrence.meeting(540...720, on: "2024-02-21", "o")
    (morning.isBackground, morning.isOpen) = (true, true)
    var closed = Occurrence.meeting(720...900, on: "2024-02-21", "c")
    closed.isBackground = true
    var noon = Occurrence.meeting(700...760, on: "2024-02-21", "p")
    (noon.isBackground, noon.isOpen) = (true, true)
    harness.answer([.meeting(), morning, closed, noon])
    harness.forget()
    harness.drag(("2024-02-20", 645), to: ("2024-02-20", 705))
    #expect(harness.told().isEmpty && notice(harness) == "Outside open times")
    // Two that join are one.
    harness.drag(("2024-02-20", 645), to: ("2024-02-21", 705))
    #expect(harness.told() == ["1 move 2024-02-21T11:00 2024-02-21T12:30 a"])
    harness.drag(("2024-02-21", 705), to: ("2024-02-21", 735))
    #expect(harness.told().isEmpty)
  }

  @Test func soManyOverlapAsMay() {
    for limit in Int32(0)...3 {
      let harness = EngineHarness.editable { $0.timeline.overlapLimit = limit }
      harness.answer([
        .meeting(), .meeting(600...660, on: "2024-02-21", "b"),
        .meeting(640...700, on: "2024-02-21", "c"),
      ])
      harness.forget()
      // Over both, where both are at once; over one; beside them.
      for (minute, others) in [(645.0, Int32(2)), (735, 1), (765, 0)] {
        let copy = EngineHarness(copying: harness)
        copy.drag(("2024-02-20", 645), to: ("2024-02-21", minute))
        #expect(copy.told().isEmpty == (limit > 0 && others >= limit), "\(limit) \(minute)")
        if limit > 0, others >= limit { #expect(notice(copy) == "This time is already taken.") }
      }
      // Where it is, it may overlap itself.
      harness.drag(("2024-02-20", 645), to: ("2024-02-20", 675))
      #expect(harness.told().count == 1)
      // A copy may not; whole days stand above the hours.
      harness.take(("2024-02-20", 645))
      harness.send(.edit(.copies(true)))
      harness.carry(from: ("2024-02-20", 645), to: ("2024-02-20", 705))
      #expect(harness.events(.refused).isEmpty == (limit != 1))
      harness.key(.escape)
      harness.send(.edit(.insert([Occurrence(id: [1], days: days("2024-02-20", "2024-02-20"))])))
      #expect(harness.told().count == 1)
    }
  }

  @Test func stepsOfKeysAreRefusedWithTheReason() throws {
    let harness = atWork()
    let node = try #require(harness.parts(.timedEvent).first)
    harness.send(.focusOccurrence(node.node.key))
    harness.forget()
    for _ in 0..<4 { harness.key(.up, .alt) }
    #expect(harness.told().count == 4)
    harness.key(.up, .alt)
    #expect(harness.told().isEmpty)
    #expect(announcement(harness) == "Outside working hours")
    #expect(harness.events() == ["2024-02-20 2024-02-20T09:00 2024-02-20T10:30 a"])
    // The keyboard is still on it.
    harness.key(.down, .alt)
    #expect(harness.told().count == 1)
  }

  /// What is grabbed goes over them, so that it can get past; only there it cannot be let go.
  @Test func whatIsGrabbedGetsPastAndSaysWhereItMayNotStay() throws {
    let harness = EngineHarness.editable { $0.timeline.overlapLimit = 1 }
    harness.answer([.meeting(600...630), .meeting(630...660, "b")])
    let node = try #require(harness.parts(.timedEvent).first)
    harness.send(.focusOccurrence(node.node.key))
    harness.forget()
    harness.key(.space)
    harness.key(.down)
    #expect(announcement(harness).hasSuffix("1 event, This time is already taken."))
    harness.key(.enter)
    #expect(harness.told().isEmpty && harness.held == "2024-02-20T10:15 2024-02-20T10:45 a")
    #expect(notice(harness) == "This time is already taken.")
    for _ in 0..<3 { harness.key(.down) }
    #expect(!announcement(harness).contains("taken"))
    harness.key(.enter)
    #expect(harness.told() == ["1 move 2024-02-20T11:00 2024-02-20T11:30 a"])
  }

  @Test func whatIsMadeOrPastedByKeysIsRefusedToo() {
    let harness = atWork()
    harness.send(.focusEntered(day("2024-02-21")))
    harness.forget()
    harness.send(.edit(.insert([.meeting(480...540)])))
    let isThere = harness.state.focus.shownMinute
    #expect(harness.told().isEmpty == ((isThere ?? 480) < 540))
    harness.configure { $0.timeline.workingHours = MinuteRange(start: 60, end: 90) }
    harness.send(.edit(.createAtFocus))
    harness.send(.edit(.insert([.meeting()])))
    #expect(harness.told().isEmpty && harness.held == nil)
    #expect(notice(harness) == "Outside working hours")
    #expect(harness.state.editing == Editing() || harness.state.editing.open.count < 2)
  }

  /// A tap that cannot put it there leaves it in the hand, for another one.
  @Test func aTapElsewhereFollowsOneThatIsRefused() {
    let harness = atWork()
    harness.send(.edit(.take(Array("a".utf8), .move)))
    harness.send(.edit(.place(at: ClockPlace(day: day("2024-02-21"), minute: 300))))
    #expect(harness.told().isEmpty && harness.events(.refused).count == 1)
    harness.send(.edit(.place(at: ClockPlace(day: day("2024-02-21"), minute: 600))))
    #expect(harness.told() == ["1 move 2024-02-21T10:00 2024-02-21T11:30 a"])
  }

  @Test(arguments: [
    ("de", "Außerhalb der Arbeitszeit"), ("fr", "En dehors des heures de travail"),
    ("es", "Fuera del horario laboral"), ("ja", "勤務時間外"), ("ar", "خارج ساعات العمل"),
    ("he", "מחוץ לשעות העבודה"),
  ])
  func theReasonIsSaidInEveryLanguage(tag: String, words: String) {
    let harness = atWork()
    harness.change { $0.locale.tag = Array(tag.utf8) }
    harness.drag(("2024-02-20", 645), to: ("2024-02-21", 300))
    #expect(notice(harness) == words)
  }
}
