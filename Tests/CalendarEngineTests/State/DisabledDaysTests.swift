// SPDX-License-Identifier: MIT
import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// Days that rules disable: section 3.7 of FUICalendarView.
struct DisabledDaysTests {
  private static let weekend = WeekdaySet([.saturday, .sunday])

  private func harness(
    _ policy: SelectionPolicy = .single, _ disabled: DisabledDays
  ) -> EngineHarness {
    EngineHarness {
      $0.selection = policy
      $0.disabled = disabled
    }
  }

  @Test func fui37EachRuleDisablesAndItsOwnDayToo() {
    var listed = DaySet(day("2024-02-14"))
    listed.insert(days("2024-02-20", "2024-02-22"))
    let rules: [(DisabledDays, closed: [String], open: [String])] = [
      (DisabledDays(), [], ["-009999-01-01", "2024-02-14", "9999-12-31"]),
      (DisabledDays(before: day("2024-02-10")), ["-009999-01-01", "2024-02-10"], ["2024-02-11"]),
      (DisabledDays(after: day("2024-02-10")), ["2024-02-10", "9999-12-31"], ["2024-02-09"]),
      (DisabledDays(weekdays: Self.weekend), ["2024-02-17", "2024-02-18"], ["2024-02-16"]),
      (DisabledDays(days: listed), ["2024-02-14", "2024-02-21"], ["2024-02-15", "2024-02-23"]),
    ]
    for (rule, closed, open) in rules {
      for text in closed { #expect(rule.contains(day(text)), "\(text)") }
      for text in open { #expect(!rule.contains(day(text)), "\(text)") }
    }
  }

  /// Counts and sets against asking for every day.
  @Test func countsAndSetsAreThoseOfTheDays() {
    var numbers = SeededNumbers(seed: 3)
    func some(_ range: ClosedRange<Int32>) -> EpochDay {
      day("2024-01-01").addingClamped(days: .random(in: range, using: &numbers))
    }
    func run(_ most: Int32) -> DayInterval {
      DayInterval(start: some(0...80), count: .random(in: 0...most, using: &numbers)) ?? .all
    }
    var checked = 0
    for _ in 0..<600 {
      var rule = DisabledDays()
      if Bool.random(using: &numbers) { rule.before = some(-10...40) }
      if Bool.random(using: &numbers) { rule.after = some(20...90) }
      rule.weekdays = WeekdaySet(rawValue: UInt8.random(in: 0...127, using: &numbers))
      if Bool.random(using: &numbers) { rule.weekdays = WeekdaySet() }
      var others = DaySet()
      for _ in 0..<3 {
        rule.days.insert(run(5))
        others.insert(run(5))
      }
      let interval = run(70)
      let members = (0..<interval.count).map { interval.start.addingClamped(days: $0) }
      let closed = members.filter { rule.contains($0) || others.contains($0) }
      #expect(rule.count(in: interval, or: others) == Int32(closed.count))
      let set = rule.days(in: interval, or: others)
      #expect(members.filter { set.contains($0) } == closed)
      #expect(set.count == Int32(closed.count))
      checked += members.count
    }
    #expect(checked > 10_000)
  }

  @Test func tenThousandYearsAreCountedAtOnce() {
    // 20 000 years have 7 304 484 days: 1 043 497 weeks, and Monday through Friday.
    let rule = DisabledDays(weekdays: Self.weekend)
    #expect(rule.count(in: .all, or: DaySet()) == 2 * 1_043_497)
    #expect(DisabledDays(before: .max).count(in: .all, or: DaySet()) == 7_304_484)
  }

  // MARK: - Every way to select

  @Test func fui37AClosedDayIsDrawnDisabledAndSaysSo() {
    let harness = harness(.single, DisabledDays(weekdays: Self.weekend))
    #expect(harness.traits("2024-02-17") == [.disabled, .closed, .weekend])
    #expect(harness.label("2024-02-17") == "Saturday, February 17, 2024, not available")
    harness.tap("2024-02-17")
    #expect(harness.spoken == "Saturday, February 17, 2024, not available")
    #expect(harness.state.selection == .none)
  }

  @Test func fui37TheKeyboardRestsOnAClosedDayAndCannotChooseIt() {
    let harness = harness(.single, DisabledDays(days: DaySet(day("2024-02-21"))))
    harness.key(.right)
    harness.key(.enter)
    #expect(harness.summary == "2024-02 rest, focus 2024-02-21, selected none")
    #expect(harness.spoken == "Wednesday, February 21, 2024, not available")
    harness.key(.home, .control)
    #expect(harness.state.focus.day == day("2024-02-01"))
  }

  @Test func fui31TheAutomaticChoiceSkipsClosedDays() {
    let harness = harness(.singlePerPage, DisabledDays(before: day("2024-02-22")))
    #expect(harness.state.selection.day == day("2024-02-23"))
    harness.send(.page(by: -1))
    #expect(harness.state.selection == .none)
    harness.send(.page(by: 2))
    #expect(harness.state.selection.day == day("2024-03-01"))
    harness.configure { $0.disabled = DisabledDays(weekdays: WeekdaySet([.friday])) }
    #expect(harness.state.selection.day == day("2024-03-02"))
  }

  @Test func fui35PaintingPassesOverClosedDays() {
    let harness = harness(.multiple, DisabledDays(days: DaySet(day("2024-02-14"))))
    harness.send(.beginPainting(day("2024-02-13")))
    for text in ["2024-02-14", "2024-02-15"] { harness.send(.paint(day(text))) }
    harness.send(.endPainting(isCancelled: false))
    #expect(harness.state.selection.written == "2024-02-13 2024-02-15")
    harness.send(.beginPainting(day("2024-02-14")))
    #expect(harness.state.selecting.extent == nil)
  }

  @Test func selectingTheMonthLeavesClosedDaysOut() {
    let harness = harness(
      .multiple, DisabledDays(before: day("2024-02-04"), weekdays: Self.weekend))
    harness.key(.letterA, .control)
    #expect(
      harness.state.selection.written
        == "2024-02-05/2024-02-09 2024-02-12/2024-02-16 2024-02-19/2024-02-23 "
        + "2024-02-26/2024-02-29")
  }

  @Test func fui34ClosedDaysInsideAnIntervalAreReportedApart() {
    let harness = harness(.interval, DisabledDays(weekdays: Self.weekend))
    harness.tap("2024-02-15")
    harness.tap("2024-02-20")
    #expect(harness.state.selection.written == "2024-02-15/2024-02-20")
    #expect(harness.state.unavailableDays == DaySet(days("2024-02-17", "2024-02-18")))
    #expect(harness.state.unavailableDays.count == 2)
    #expect(harness.spoken.hasSuffix("6 days selected, 2 days not available"))
    #expect(harness.traits("2024-02-17") == [.disabled, .closed, .weekend, .rangeMiddle])
  }

  // MARK: - Apps

  @Test func fui36EveryRefusalSaysWhy() {
    let weekend = DisabledDays(weekdays: Self.weekend)
    var scattered = DaySet(day("2024-02-14"))
    scattered.insert(day("2024-02-17"))
    let refused: [(SelectionPolicy, Selection, String)] = [
      (.single, .day(day("2024-02-17")), "refused 2024-02-17: 2024-02-17 disabled"),
      (.none, .day(day("2024-02-14")), "refused 2024-02-14: wrong kind"),
      (.single, .day(day("2025-01-01")), "refused 2025-01-01: 2025-01-01 out of bounds"),
      (
        .interval, .interval(days("2024-02-14", "2024-02-17")),
        "refused 2024-02-14/2024-02-17: 2024-02-17 disabled"
      ),
      (.multiple, .days(scattered), "refused 2024-02-14 2024-02-17: 2024-02-17 disabled"),
      (.single, .days(scattered), "refused 2024-02-14 2024-02-17: wrong kind"),
      (
        .interval, .interval(days("2024-02-12", "2024-02-23")),
        "refused 2024-02-12/2024-02-23: at most 9"
      ),
      (
        .interval, .interval(days("2024-02-12", "2024-02-13")),
        "refused 2024-02-12/2024-02-13: at least 3"
      ),
    ]
    for (policy, selection, line) in refused {
      let harness = harness(policy, weekend)
      harness.configure {
        $0.bounds = days("2024-01-01", "2024-12-31")
        ($0.interval.minimumCount, $0.interval.maximumCount) = (3, 9)
      }
      harness.forget()
      let before = harness.state.selection
      harness.send(.select(selection))
      #expect(harness.take() == [line])
      #expect(harness.state.selection == before)
      #expect(throws: SelectionProblem.self) {
        try harness.state.admitting(selection, weekStart: .sunday)
      }
    }
  }

  @Test func anIntervalForTheAppMayHoldClosedDays() {
    let harness = harness(.interval, DisabledDays(weekdays: Self.weekend))
    harness.send(.select(.interval(days("2024-02-15", "2024-02-20"))))
    #expect(harness.take() == ["selection 2024-02-15/2024-02-20"])
  }

  @Test func aWeekForTheAppMayBeginOnAClosedDay() {
    let harness = harness(.week, DisabledDays(weekdays: Self.weekend))
    harness.send(.select(.day(day("2024-02-14"))))
    #expect(harness.state.selection.written == "2024-02-11/2024-02-17")
  }

  @Test func newRulesTakeBackWhatTheyDisable() {
    let single = harness(.single, DisabledDays())
    single.tap("2024-02-17")
    single.configure { $0.disabled = DisabledDays(weekdays: Self.weekend) }
    #expect(single.take("selection") == ["selection 2024-02-17", "selection none"])
    let set = harness(.multiple, DisabledDays())
    set.send(.select(.days(DaySet(days("2024-02-15", "2024-02-20")))))
    set.configure { $0.disabled = DisabledDays(weekdays: Self.weekend) }
    #expect(set.state.selection.written == "2024-02-15/2024-02-16 2024-02-19/2024-02-20")
    let interval = harness(.interval, DisabledDays())
    interval.send(.select(.interval(days("2024-02-15", "2024-02-20"))))
    interval.configure { $0.disabled = DisabledDays(weekdays: Self.weekend) }
    #expect(interval.state.selection.written == "2024-02-15/2024-02-20")
    interval.configure { $0.disabled = DisabledDays(after: day("2024-02-20")) }
    #expect(interval.state.selection == .none)
  }

  // MARK: - Revealing

  @Test func aRevealedSelectionTurnsToItsMonth() {
    let harness = harness(.single, DisabledDays())
    harness.send(.select(.day(day("2024-05-14")), reveals: true))
    harness.settle()
    #expect(harness.summary == "2024-05 rest, focus 2024-05-14, selected 2024-05-14")
    harness.send(.select(.day(day("2024-08-01"))))
    #expect(harness.state.viewport.page == CalendarPage(month("2024-05")))
  }

  @Test func nobodyAtWorkIsTornAway() {
    let harness = harness(.single, DisabledDays())
    harness.send(.focusEntered(day("2024-02-20")))
    harness.send(.select(.day(day("2024-05-14")), reveals: true))
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected 2024-05-14")
  }

  @Test func whatIsRefusedRevealsNothing() {
    let harness = harness(.single, DisabledDays(weekdays: Self.weekend))
    harness.tap("2024-02-14")
    harness.send(.select(.day(day("2024-05-18")), reveals: true))
    #expect(harness.summary == "2024-02 rest, focus 2024-02-14, selected 2024-02-14")
  }
}
