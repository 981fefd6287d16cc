// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Intervals by taps; Tests/RULES.md explains the numbers.
struct IntervalTests {
  private func harness(
    _ taps: IntervalPolicy.Taps = .shrinkInside,
    _ change: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness {
      $0.selection = .interval
      $0.interval.taps = taps
      change(&$0)
    }
  }

  private func selected(after taps: String..., by harness: EngineHarness) -> String {
    for tap in taps { harness.tap(tap) }
    return harness.state.selection.written
  }

  // MARK: - The rules of FUICalendarView 3.4

  @Test func fui34EmptyAndATapIsAStart() {
    let harness = harness()
    #expect(selected(after: "2024-02-14", by: harness) == "2024-02-14")
    #expect(harness.state.isStarted)
    #expect(harness.take() == ["selection 2024-02-14"])
    #expect(harness.spoken == "Start: Wednesday, February 14, 2024. Choose the end date.")
  }

  @Test func fui34AStartAndALaterTapIsARange() {
    let harness = harness()
    #expect(
      selected(after: "2024-02-14", "2024-02-18", by: harness) == "2024-02-14/2024-02-18")
    #expect(harness.state.selection.kind == .interval && harness.state.selection.days.count == 5)
    #expect(
      harness.spoken
        == "Wednesday, February 14, 2024 to Sunday, February 18, 2024, 5 days selected")
  }

  @Test func fui34AStartAndAnEarlierTapIsAnotherStart() {
    #expect(selected(after: "2024-02-14", "2024-02-12", by: harness()) == "2024-02-12")
  }

  @Test func fui34AStartTappedAgainIsTakenBack() {
    let harness = harness()
    #expect(selected(after: "2024-02-14", "2024-02-14", by: harness) == "none")
    #expect(harness.spoken == "Nothing selected")
  }

  @Test func fui34OneDayRangesAreOptedInto() {
    let harness = harness { $0.interval.allowsOneDay = true }
    #expect(selected(after: "2024-02-14", "2024-02-14", by: harness) == "2024-02-14/2024-02-14")
    #expect(harness.state.selection.kind == .interval)
    #expect(
      harness.traits("2024-02-14")?.isSuperset(of: [.selected, .rangeStart, .rangeEnd]) == true)
  }

  @Test func fui34ARangeShrinksToATapInside() {
    let harness = harness()
    #expect(
      selected(after: "2024-02-12", "2024-02-20", "2024-02-15", by: harness)
        == "2024-02-12/2024-02-15")
  }

  @Test func fui34ATapOnTheEndChangesNothing() {
    let harness = harness()
    #expect(
      selected(after: "2024-02-12", "2024-02-20", by: harness) == "2024-02-12/2024-02-20")
    harness.forget()
    harness.tap("2024-02-20")
    #expect(harness.take("selection") == [])
  }

  @Test func fui34ATapOnTheStartLeavesTheStart() {
    let harness = harness()
    #expect(
      selected(after: "2024-02-12", "2024-02-20", "2024-02-12", by: harness) == "2024-02-12")
    #expect(harness.state.isStarted)
  }

  @Test(arguments: ["2024-02-11", "2024-02-21"])
  func fui34ATapOutsideClears(_ outside: String) {
    #expect(selected(after: "2024-02-12", "2024-02-20", outside, by: harness()) == "none")
  }

  /// Every pair of states and taps of a month against the rules as the specification words them.
  @Test func fui34ExhaustivelyInAMonth() {
    let policy = IntervalPolicy()
    var count = 0
    let first = day("2024-02-01")
    func at(_ offset: Int32) -> EpochDay { first.addingClamped(days: offset) }
    func range(_ a: Int32, _ b: Int32) -> Selection { policy.span(at(a), at(b)) }
    for tap in Int32(0)..<29 {
      #expect(policy.selection(.none, choosing: at(tap)) == .day(at(tap)))
      for a in Int32(0)..<29 {
        let expected: Selection = tap > a ? range(a, tap) : tap < a ? .day(at(tap)) : .none
        #expect(policy.selection(.day(at(a)), choosing: at(tap)) == expected)
        count += 1
        for b in (a + 1)..<30 {
          let isInside = tap > a && tap <= b
          let expected: Selection = isInside ? range(a, tap) : tap == a ? .day(at(a)) : .none
          #expect(policy.selection(range(a, b), choosing: at(tap)) == expected)
          count += 1
        }
      }
    }
    #expect(count == 29 * (29 + 29 * 30 / 2))
  }

  @Test func fui34DisabledDaysCannotBeTappedButMayLieInside() {
    let harness = harness { $0.loadsFacts = true }
    var closed = DayFact(day: day("2024-02-16"))
    closed.isDisabled = true
    harness.answerAll([closed])
    #expect(
      selected(after: "2024-02-14", "2024-02-18", "2024-02-16", by: harness)
        == "2024-02-14/2024-02-18")
    #expect(harness.spoken == "Friday, February 16, 2024, not available")
    #expect(harness.state.unavailableDays == DaySet(day("2024-02-16")))
    #expect(harness.traits("2024-02-16") == [.disabled, .closed, .rangeMiddle])
  }

  @Test func unavailableDaysInsideAreSpoken() {
    let harness = harness { $0.loadsFacts = true }
    var closed = DayFact(day: day("2024-02-16"))
    closed.isDisabled = true
    harness.answerAll([closed])
    harness.tap("2024-02-14")
    harness.tap("2024-02-18")
    #expect(harness.spoken.hasSuffix("5 days selected, 1 day not available"))
  }

  // MARK: - The other policies

  @Test func restartTurnsEveryTapIntoAStart() {
    #expect(
      selected(after: "2024-02-12", "2024-02-20", "2024-02-15", by: harness(.restart))
        == "2024-02-15")
    #expect(
      selected(after: "2024-02-12", "2024-02-20", "2024-02-25", by: harness(.restart))
        == "2024-02-25")
  }

  @Test(arguments: [IntervalPolicy.Taps.restart, .extendNearest])
  func anEarlierTapIsTheStartOfTheRange(_ taps: IntervalPolicy.Taps) {
    #expect(
      selected(after: "2024-02-14", "2024-02-12", by: harness(taps)) == "2024-02-12/2024-02-14")
  }

  @Test func extendNearestMovesTheNearerEndAndOnATieTheLast() {
    let taps = [
      "2024-02-08": "2024-02-08/2024-02-20", "2024-02-25": "2024-02-12/2024-02-25",
      "2024-02-14": "2024-02-14/2024-02-20", "2024-02-18": "2024-02-12/2024-02-18",
      "2024-02-16": "2024-02-12/2024-02-16", "2024-02-12": "2024-02-12/2024-02-20",
    ]
    for (tap, expected) in taps {
      #expect(
        selected(after: "2024-02-12", "2024-02-20", tap, by: harness(.extendNearest)) == expected)
    }
  }

  // MARK: - Lengths

  @Test func anIntervalIsNotLongerThanItMay() {
    let harness = harness { $0.interval.maximumCount = 5 }
    #expect(selected(after: "2024-02-12", "2024-02-17", by: harness) == "2024-02-12")
    #expect(harness.spoken == "At most 5 days")
    #expect(selected(after: "2024-02-16", by: harness) == "2024-02-12/2024-02-16")
  }

  @Test func anIntervalIsNotShorterThanItMust() {
    let harness = harness { $0.interval.minimumCount = 3 }
    #expect(selected(after: "2024-02-12", "2024-02-13", by: harness) == "2024-02-12")
    #expect(harness.spoken == "At least 3 days")
    #expect(selected(after: "2024-02-14", by: harness) == "2024-02-12/2024-02-14")
  }

  // MARK: - What is shown

  @Test func aRangeHasAStartAMiddleAndAnEnd() {
    let harness = harness()
    harness.tap("2024-02-14")
    #expect(harness.traits("2024-02-14") == [.selected, .selectable, .tabStop])
    harness.tap("2024-02-16")
    #expect(harness.traits("2024-02-14") == [.selected, .selectable, .rangeStart])
    #expect(harness.traits("2024-02-15") == [.selected, .selectable, .rangeMiddle])
    #expect(harness.traits("2024-02-16") == [.selected, .selectable, .tabStop, .rangeEnd])
    #expect(harness.traits("2024-02-17") == [.selectable, .weekend])
    #expect(harness.label("2024-02-14") == "Wednesday, February 14, 2024, start of range")
    #expect(harness.label("2024-02-16") == "Friday, February 16, 2024, end of range")
  }

  @Test func tenThousandYearsCostOneRunAndNoTime() {
    let harness = harness()
    harness.send(.select(.interval(.all)))
    #expect(harness.state.selection.days.runs == [.all])
    #expect(harness.state.selection.days.count == DayInterval.all.count)
    #expect(harness.traits("2024-02-14")?.contains(.rangeMiddle) == true)
    harness.send(.page(by: 1))
    harness.settle()
    #expect(harness.state.selection.interval == .all)
  }

  @Test func escapeDropsAStartAndNothingElse() {
    let harness = harness()
    harness.tap("2024-02-14")
    harness.key(.escape)
    #expect(harness.isClaimed && harness.state.selection == .none)
    harness.key(.escape)
    #expect(!harness.isClaimed)
    harness.tap("2024-02-14")
    harness.tap("2024-02-16")
    harness.key(.escape)
    #expect(!harness.isClaimed && harness.state.selection.kind == .interval)
  }

  // MARK: - Closed days inside

  @Test func aClosedDayInsideIsRefusedWhereItMustNotBe() {
    let harness = harness(.restart) {
      $0.interval.refusesDisabled = true
      $0.disabled.days = DaySet(day("2024-02-16"))
    }
    #expect(selected(after: "2024-02-14", "2024-02-18", by: harness) == "2024-02-14")
    #expect(harness.spoken == "Friday, February 16, 2024, not available")
    #expect(selected(after: "2024-02-15", by: harness) == "2024-02-14/2024-02-15")
  }

  @Test func neitherTheAppNorThePreviewHoldsAClosedDayInside() {
    let harness = harness(.restart) {
      $0.interval.refusesDisabled = true
      $0.disabled.days = DaySet(day("2024-02-16"))
    }
    harness.send(.select(.interval(days("2024-02-15", "2024-02-17"))))
    #expect(harness.state.selection == .none)
    harness.tap("2024-02-14")
    harness.send(
      .preview(NodeKey(.dayCell, page: harness.state.viewport.page, day: day("2024-02-15"))))
    #expect(harness.traits("2024-02-15")?.contains(.preview) == true)
    harness.send(
      .preview(NodeKey(.dayCell, page: harness.state.viewport.page, day: day("2024-02-18"))))
    #expect(harness.traits("2024-02-15")?.contains(.preview) == false)
  }

  @Test func aRuleThatComesLaterTakesAnIntervalOverAClosedDay() {
    let harness = harness { $0.disabled.days = DaySet(day("2024-02-16")) }
    _ = selected(after: "2024-02-14", "2024-02-18", by: harness)
    var options = harness.state.options
    options.interval.refusesDisabled = true
    harness.send(.configure(options))
    #expect(harness.state.selection == .none)
  }

  // MARK: - Disabled calendars

  @Test(arguments: [SelectionPolicy.single, .singlePerPage, .week, .multiple, .interval])
  func aDisabledCalendarKeepsWhatIsSelected(policy: SelectionPolicy) {
    let harness = EngineHarness { $0.selection = policy }
    for tap in ["2024-02-14", "2024-02-18"] { harness.tap(tap) }
    let selected = harness.state.selection
    #expect(selected != .none)
    var options = harness.state.options
    options.isDisabled = true
    harness.send(.configure(options))
    harness.tap("2024-02-21")
    #expect(harness.spoken == "Wednesday, February 21, 2024, not available")
    for key in [KeySample.Key.enter, .escape, .pageDown] { harness.key(key) }
    harness.settle()
    #expect(harness.state.selection == selected)
    let cells = harness.scene.nodes.filter { $0.role == .dayCell }
    #expect(cells.count == 42 && cells.allSatisfy { $0.traits.contains(.disabled) })
  }
}
