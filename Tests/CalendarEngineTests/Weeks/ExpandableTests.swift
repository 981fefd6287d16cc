// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// A month that folds to a week, by handle, tap, key and action.
///
/// Rows are 50 points high.
struct ExpandableTests {
  static let week = 50.0
  static let month = 300.0

  static func expandable(
    showing: String = "2024-02-20", today: String? = "2024-02-20", reducesMotion: Bool = false,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness(showing: showing, today: today, reducesMotion: reducesMotion) {
      $0.view = .expandable
      configure(&$0)
    }
  }

  /// The visible height of the days, in points.
  static func window(_ harness: EngineHarness) -> Double {
    // Four points below the rows belong to none.
    Double(harness.node(NodeKey(.strip))?.frame.height ?? 0) / 64 - 4
  }

  private static func week(_ harness: EngineHarness) -> String {
    harness.state.viewport.page.days.written
  }

  // MARK: - Modes

  @Test func fui1ItStartsInEitherMode() {
    #expect(Self.window(Self.expandable()) == Self.month)
    let harness = Self.expandable { $0.expanding.mode = .week }
    #expect(Self.window(harness) == Self.week)
    #expect(Self.week(harness) == "2024-02-18...2024-02-24")
    #expect(harness.scene.nodes.filter { $0.role == .dayCell }.count == 7)
  }

  @Test func monthsTurnByMonthsAndWeeksByWeeks() {
    let harness = Self.expandable()
    harness.tap(.nextButton)
    #expect(harness.state.viewport.page == page("2024-03"))
    harness.settle()
    harness.send(.expand(.set(.week)))
    harness.settle()
    harness.tap(.nextButton)
    #expect(Self.week(harness) == "2024-03-03...2024-03-09")
    harness.swipe(.right)
    harness.settle()
    #expect(Self.week(harness) == "2024-02-25...2024-03-02")
    #expect(harness.label(.nextButton) == "Next week")
  }

  @Test func aTapOnTheHandleGoesOverToTheOtherMode() {
    let harness = Self.expandable()
    harness.tap(.handle)
    #expect(harness.take("mode") == ["mode week"])
    #expect(harness.settle())
    #expect(Self.window(harness) == Self.week)
    harness.tap(.handle)
    #expect(harness.settle())
    #expect(Self.window(harness) == Self.month)
    #expect(harness.take("mode") == ["mode month"])
  }

  @Test func fui7TheHandleSaysWhatItDoesInEveryMode() {
    let harness = Self.expandable()
    #expect(harness.label(.handle) == "Switch from month view to week view")
    #expect(harness.node(NodeKey(.handle))?.traits == .expanded)
    harness.send(.activate(NodeKey(.handle)))
    #expect(harness.label(.handle) == "Switch from week view to month view")
    #expect(harness.node(NodeKey(.handle))?.traits == [])
    #expect(harness.spoken == "Week view")
    let handle = harness.runtime.accessibility.elements.first { $0.key == NodeKey(.handle) }
    #expect(handle?.kind == .button)
    #expect(handle.map { String(decoding: $0.value, as: UTF8.self) } == "Week view")
    #expect(handle?.actions.map { $0.trigger } == [.activate, .increment])
    for action in handle?.actions.dropFirst() ?? [] { harness.send(action.input) }
    #expect(harness.state.expansion.mode == .month)
  }

  @Test func theHandleIsATargetOf24PointsAtLeast() throws {
    for width in [120.0, 320, 768] {
      let harness = Self.expandable()
      harness.change { $0.metrics = CalendarMetrics(width: width) }
      let frame = try #require(harness.node(NodeKey(.handle))).frame
      #expect(frame.width >= 24 * 64 && frame.height >= 24 * 64)
    }
  }

  @Test func keysOnTheHandleFoldAndExpand() {
    let harness = Self.expandable()
    func press(_ key: KeySample.Key, _ modifiers: Modifiers = []) {
      harness.send(.key(KeySample(key: key, modifiers: modifiers, isOnHandle: true)))
    }
    press(.up)
    #expect(harness.isClaimed)
    harness.settle()
    #expect(Self.window(harness) == Self.week)
    press(.up)
    #expect(Self.window(harness) == Self.week)
    press(.down)
    harness.settle()
    #expect(Self.window(harness) == Self.month)
    // Enter and Space activate the focused element, which is left to the host.
    for key in [KeySample.Key.enter, .space, .left, .pageDown, .letterT] {
      press(key)
      #expect(!harness.isClaimed)
    }
    press(.up, .shift)
    #expect(!harness.isClaimed)
  }

  @Test func anAppGoesOverToAModeByOptionOrAction() {
    let harness = Self.expandable()
    harness.configure { $0.expanding.mode = .week }
    #expect(harness.settle())
    #expect(Self.window(harness) == Self.week)
    harness.send(.expand(.set(.month, animated: false)))
    #expect(Self.window(harness) == Self.month)
    #expect(!harness.wantsFrame)
    // Configuring without a change of mode changes nothing.
    harness.configure { $0.marksToday = false }
    #expect(Self.window(harness) == Self.month)
    #expect(harness.take("mode") == ["mode week", "mode month"])
  }

  @Test func inOtherViewsNothingFolds() {
    let harness = EngineHarness()
    let dump = harness.dump
    for move in [
      ExpansionMove.toggle, .holdHandle, .drag(ways: -1), .release(ways: -9), .set(.week),
    ] {
      harness.send(.expand(move))
    }
    #expect(harness.dump == dump)
    #expect(harness.take("mode") == [])
  }

  @Test func whatBecomesExpandableStartsAnew() {
    let harness = Self.expandable()
    harness.send(.expand(.set(.week)))
    harness.configure { $0.view = .month }
    #expect(harness.state.viewport.page == page("2024-02"))
    harness.configure { $0.view = .expandable }
    #expect(Self.window(harness) == Self.month)
  }

  // MARK: - The week that stays

  @Test func fui7TheSelectedDaysWeekStays() {
    let harness = Self.expandable()
    harness.tap("2024-02-08")
    harness.tap(.handle)
    harness.settle()
    #expect(Self.week(harness) == "2024-02-04...2024-02-10")
    harness.tap(.handle)
    harness.settle()
    #expect(harness.state.viewport.page == page("2024-02"))
    #expect(harness.state.selection == .day(day("2024-02-08")))
  }

  @Test func fui7WithoutOneInViewTheFirstDaysWeekStays() {
    let harness = Self.expandable()
    harness.tap("2024-02-08")
    harness.tap(.nextButton)
    harness.settle()
    harness.tap(.handle)
    harness.settle()
    #expect(Self.week(harness) == "2024-02-25...2024-03-02")
    harness.tap(.handle)
    harness.settle()
    // Without a turn in between, the calendar is back where it was.
    #expect(harness.state.viewport.page == page("2024-03"))
  }

  @Test func fui7AWeekBelongsToTheMonthOfItsFirstDay() {
    let harness = Self.expandable(showing: "2024-03-01") { $0.expanding.mode = .week }
    harness.tap(.handle)
    harness.settle()
    #expect(harness.state.viewport.page == page("2024-02"))
  }

  @Test func fsH1TodaysWeekStaysWhereAskedFor() {
    let harness = Self.expandable { $0.expanding.focus = .selectedDayOrToday }
    harness.tap(.handle)
    harness.settle()
    #expect(Self.week(harness) == "2024-02-18...2024-02-24")
    harness.send(.show(day("2024-03-01")))
    harness.settle()
    harness.tap(.handle)
    harness.settle()
    // Without either, a week belongs to the month of its fourth day, 28 February.
    #expect(harness.state.viewport.page == page("2024-02"))
    harness.tap(.nextButton)
    harness.settle()
    harness.tap(.handle)
    harness.settle()
    #expect(Self.week(harness) == "2024-02-25...2024-03-02")
  }

  @Test func theKeyboardsWeekStaysWhileItIsInTheGrid() {
    let harness = Self.expandable()
    harness.tap("2024-02-08")
    harness.send(.focusEntered(day("2024-02-22")))
    harness.send(.expand(.set(.week)))
    harness.settle()
    #expect(Self.week(harness) == "2024-02-18...2024-02-24")
    #expect(harness.state.focus.day == day("2024-02-22"))
    #expect(harness.take("focus").last == "focus 2024-02-22 on 2024-02")
  }

  @Test(arguments: Weekday.allCases)
  func fsH6TheWeekHoldsTheDayForEachFirstWeekday(_ first: Weekday) {
    let harness = Self.expandable { $0.firstWeekday = first }
    for number in 1...29 {
      let chosen = day("2024-02-\(number < 10 ? "0" : "")\(number)")
      harness.send(.select(.day(chosen)))
      harness.send(.expand(.set(.week, animated: false)))
      #expect(harness.state.viewport.page.contains(chosen))
      #expect(harness.state.viewport.page.firstDay.weekday == first)
      harness.send(.expand(.set(.month, animated: false)))
      #expect(harness.state.viewport.page == page("2024-02"))
    }
  }

  @Test func fui31ThePagesDayIsKeptByBothModes() {
    let harness = Self.expandable { $0.selection = .singlePerPage }
    harness.tap("2024-02-13")
    harness.tap(.handle)
    harness.settle()
    #expect(harness.state.selection == .day(day("2024-02-13")))
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.state.selection == .day(day("2024-02-20")))
    harness.tap(.handle)
    harness.settle()
    #expect(harness.state.selection == .day(day("2024-02-20")))
  }

  // MARK: - Facts and what is told

  @Test func theDaysInViewAreToldAtRestAndOnce() {
    let harness = Self.expandable()
    harness.tap(.handle)
    #expect(harness.take("visible") == [])
    harness.settle()
    #expect(harness.take("visible") == ["visible 2024-01-28...2024-02-03"])
    harness.tap(.handle)
    harness.settle()
    #expect(harness.take("visible") == ["visible 2024-01-28...2024-03-09"])
  }

  @Test func theMonthBehindAWeekIsAskedForAhead() {
    let harness = Self.expandable {
      $0.expanding.mode = .week
      $0.loadsFacts = true
    }
    harness.send(.invalidated(nil, sequence: nil))
    for load in harness.state.facts.window.pending { harness.answer(load.token) }
    #expect(
      harness.state.facts.window.pending.map { $0.days.written }.contains("2024-01-28...2024-03-09")
    )
    harness.answerAll()
    harness.forget()
    harness.dragHandle(by: 200)
    harness.settle()
    #expect(harness.state.facts.window.missing(in: days("2024-01-28", "2024-03-09")) == nil)
  }

  @Test func reducedMotionJumps() {
    let harness = Self.expandable(reducesMotion: true)
    harness.tap(.handle)
    #expect(Self.window(harness) == Self.week)
    #expect(!harness.wantsFrame)
  }

  @Test func boundsHoldInBothModes() {
    let harness = Self.expandable { $0.bounds = days("2024-02-14", "2024-02-22") }
    harness.tap(.handle)
    harness.settle()
    #expect(Self.week(harness) == "2024-02-11...2024-02-17")
    harness.tap(.previousButton)
    #expect(Self.week(harness) == "2024-02-11...2024-02-17")
    harness.tap(.nextButton)
    harness.settle()
    harness.tap(.nextButton)
    #expect(Self.week(harness) == "2024-02-18...2024-02-24")
  }
}
