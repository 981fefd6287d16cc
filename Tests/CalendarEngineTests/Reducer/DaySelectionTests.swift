// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Weeks, sets of days, and what apps select; Tests/RULES.md explains the numbers.
struct DaySelectionTests {
  private func harness(
    _ policy: SelectionPolicy, _ change: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness {
      $0.selection = policy
      change(&$0)
    }
  }

  private func closing(_ text: String, in harness: EngineHarness) {
    var fact = DayFact(day: day(text))
    fact.isDisabled = true
    harness.answerAll([fact])
  }

  // MARK: - Sets

  @Test func fui35ATapTogglesMembership() {
    let harness = harness(.multiple)
    for tap in ["2024-02-14", "2024-02-20", "2024-02-15"] { harness.tap(tap) }
    #expect(harness.state.selection.written == "2024-02-14/2024-02-15 2024-02-20")
    #expect(harness.spoken == "Thursday, February 15, 2024, selected, 3 days selected")
    harness.tap("2024-02-14")
    #expect(harness.state.selection.written == "2024-02-15 2024-02-20")
    #expect(harness.spoken == "Wednesday, February 14, 2024, not selected, 2 days selected")
    #expect(harness.traits("2024-02-15")?.contains(.selected) == true)
    #expect(harness.traits("2024-02-14")?.contains(.selected) == false)
  }

  @Test func fsD25EachChangeOfASetIsToldOnce() {
    let harness = harness(.multiple)
    harness.tap("2024-02-14")
    harness.tap("2024-02-15")
    harness.tap("2024-02-14")
    #expect(
      harness.take("selection") == [
        "selection 2024-02-14", "selection 2024-02-14/2024-02-15", "selection 2024-02-15",
      ])
  }

  @Test func fui35DisabledDaysAreSkipped() {
    let harness = harness(.multiple) { $0.loadsFacts = true }
    closing("2024-02-14", in: harness)
    harness.tap("2024-02-14")
    #expect(harness.state.selection == .none)
  }

  @Test func controlATakesTheMonthAndLeavesClosedDays() {
    let harness = harness(.multiple) { $0.loadsFacts = true }
    closing("2024-02-14", in: harness)
    harness.key(.letterA, .control)
    #expect(
      harness.state.selection.written == "2024-02-01/2024-02-13 2024-02-15/2024-02-29")
    harness.key(.letterA)
    #expect(!harness.isClaimed)
  }

  @Test func controlAIsLeftAloneWhereOneDayIsSelected() {
    let harness = harness(.single)
    harness.key(.letterA, .control)
    #expect(!harness.isClaimed && harness.state.selection == .none)
  }

  // MARK: - Weeks

  @Test func aTapSelectsItsWeek() {
    let harness = harness(.week)
    harness.tap("2024-02-14")
    #expect(harness.state.selection.written == "2024-02-11/2024-02-17")
    harness.forget()
    harness.tap("2024-02-16")
    #expect(harness.take("selection") == [])
  }

  @Test func fsH6AWeekHoldsItsDayWhateverItsFirstWeekday() {
    var count = 0
    for weekday in Weekday.allCases {
      let harness = harness(.week) { $0.firstWeekday = weekday }
      for offset in Int32(0)..<29 {
        let day = month("2024-02").firstDay.addingClamped(days: offset)
        harness.send(.choose(day, on: page("2024-02")))
        let week = harness.state.selection.interval
        #expect(week?.contains(day) == true && week?.count == 7)
        #expect(week?.start.weekday == weekday)
        count += 1
      }
    }
    #expect(count == 7 * 29)
  }

  @Test func aWeekEndsAtTheBounds() {
    let harness = harness(.week) { $0.bounds = days("2024-02-13", "2024-02-29") }
    harness.tap("2024-02-14")
    #expect(harness.state.selection.written == "2024-02-13/2024-02-17")
  }

  // MARK: - One day

  @Test func fui31ASelectedDayIsTakenBackWhereThatIsWanted() {
    let harness = harness(.single) { $0.unselects = true }
    harness.tap("2024-02-14")
    harness.tap("2024-02-14")
    #expect(harness.state.selection == .none)
    #expect(harness.take("selection") == ["selection 2024-02-14", "selection none"])
  }

  @Test func fui31APageKeepsItsSelectedDay() {
    let harness = harness(.singlePerPage) { $0.unselects = true }
    harness.tap("2024-02-14")
    harness.tap("2024-02-14")
    #expect(harness.state.selection == .day(day("2024-02-14")))
  }

  // MARK: - Apps

  @Test func fui36SelectingSilentlyTellsNobody() {
    let harness = harness(.multiple)
    harness.send(.select(.days(DaySet(days("2024-02-01", "2024-02-05"))), notifies: false))
    #expect(harness.state.selection.written == "2024-02-01/2024-02-05")
    #expect(harness.take() == [] && harness.spoken == "")
    harness.send(.select(.none))
    #expect(harness.take() == ["selection none"])
  }

  @Test func fui36ADisabledDayChangesNothing() {
    let harness = harness(.single) { $0.loadsFacts = true }
    closing("2024-02-14", in: harness)
    harness.send(.select(.day(day("2024-02-14"))))
    #expect(harness.state.selection == .none)
  }

  @Test func fui36TheWrongKindOfSelectionChangesNothing() {
    let range = Selection.interval(days("2024-02-01", "2024-02-05"))
    var scattered = DaySet(day("2024-02-01"))
    scattered.insert(day("2024-02-09"))
    let refused: [(SelectionPolicy, Selection)] = [
      (.none, range), (.single, range), (.singlePerPage, range), (.week, .days(scattered)),
      (.interval, .days(scattered)), (.single, .days(scattered)),
    ]
    for (policy, selection) in refused {
      let harness = harness(policy)
      let before = harness.state.selection
      harness.send(.select(selection))
      #expect(harness.state.selection == before, "\(policy)")
    }
  }

  @Test func selectionsTakeTheKindOfTheirPolicy() {
    let one = day("2024-02-14")
    let multiple = harness(.multiple)
    multiple.send(.select(.day(one)))
    #expect(multiple.state.selection == .days(DaySet(one)))
    let single = harness(.single)
    single.send(.select(.interval(days("2024-02-14", "2024-02-14"))))
    #expect(single.state.selection == .day(one))
    let week = harness(.week)
    week.send(.select(.day(one)))
    #expect(week.state.selection.written == "2024-02-11/2024-02-17")
  }

  @Test func otherPoliciesKeepWhatTheyAdmit() {
    let harness = harness(.multiple)
    harness.tap("2024-02-14")
    harness.configure { $0.selection = .single }
    #expect(harness.state.selection == .day(day("2024-02-14")))
    harness.configure { $0.selection = .interval }
    #expect(harness.state.isStarted)
    harness.tap("2024-02-16")
    harness.configure { $0.selection = .multiple }
    #expect(harness.state.selection.written == "2024-02-14/2024-02-16")
    harness.configure { $0.bounds = days("2024-02-15", "2024-03-31") }
    #expect(harness.state.selection.written == "2024-02-15/2024-02-16")
    harness.configure { $0.selection = .single }
    #expect(harness.state.selection == .none)
  }

  @Test func fsD6InvalidatedFactsKeepTheSelection() {
    let harness = harness(.multiple) { $0.loadsFacts = true }
    harness.answerAll()
    harness.tap("2024-02-14")
    harness.send(.invalidated(nil, sequence: nil))
    harness.answerAll()
    #expect(harness.state.selection.written == "2024-02-14")
  }

  @Test func callsInsideANotificationAreSafe() {
    // A host that answers each change with another selection, as an app may do in its callback.
    let harness = harness(.interval)
    harness.tap("2024-02-14")
    for _ in 0..<3 {
      for case .selectionChanged(let selection) in harness.effects {
        harness.forget()
        guard let first = selection.first else { continue }
        harness.send(.select(.interval(days("2024-02-10", "\(first)"))))
      }
    }
    #expect(harness.state.selection.written == "2024-02-10")
  }

  // MARK: - Taking a day out

  /// A calendar whose app has selected something.
  private func runtime(
    _ policy: SelectionPolicy, selected: String,
    _ change: (inout CalendarOptions) -> Void = { _ in }
  ) throws -> CalendarRuntime {
    var runtime = harness(policy, change).runtime
    let selection = try Selection(text: Array(selected.utf8))
    _ = try runtime.select(selection, notifies: false, at: 2_000_000)
    return runtime
  }

  @Test(
    arguments: [
      (
        .multiple, "2024-02-10/2024-02-14 2024-02-20", "2024-02-12",
        "2024-02-10/2024-02-11 2024-02-13/2024-02-14 2024-02-20"
      ),
      (.multiple, "2024-02-20", "2024-02-20", "none"),
      (.single, "2024-02-20", "2024-02-20", "none"),
      (.week, "2024-02-11/2024-02-17", "2024-02-14", "none"),
      (.interval, "2024-02-10/2024-02-14", "2024-02-14", "2024-02-10/2024-02-13"),
      (.interval, "2024-02-10", "2024-02-10", "none"),
    ] as [(SelectionPolicy, String, String, String)])
  func fsD5ADayThatIsTakenOutIsToldOnlyWhereThatIsWanted(
    policy: SelectionPolicy, selected: String, day written: String, left: String
  ) throws {
    for notifies in [false, true] {
      var runtime = try runtime(policy, selected: selected)
      let update = try runtime.deselect(day(written), notifies: notifies, at: 2_000_001)
      #expect(runtime.state.selection.written == left)
      #expect(update.effects == (notifies ? [.selectionChanged(runtime.state.selection)] : []))
    }
  }

  @Test(arguments: [SelectionPolicy.single, .multiple, .week, .interval])
  func fsD5ADayThatIsNotSelectedIsLeftAlone(policy: SelectionPolicy) throws {
    var runtime = try runtime(policy, selected: "2024-02-20")
    let before = runtime.state
    for written in ["2024-02-28", "2025-01-01", "9999-12-31"] {
      #expect(try runtime.deselect(day(written), at: 2_000_001).effects == [])
      #expect(runtime.state == before)
    }
  }

  @Test func fsD5AnIntervalKeepsItsMiddle() throws {
    var runtime = try runtime(.interval, selected: "2024-02-10/2024-02-14")
    #expect(throws: SelectionProblem.wrongKind) {
      try runtime.deselect(day("2024-02-12"), at: 2_000_001)
    }
    #expect(runtime.state.selection.written == "2024-02-10/2024-02-14")
  }
}
