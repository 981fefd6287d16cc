// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// A strip of weeks, turned by weeks; weeks begin on Sunday.
struct WeekStripTests {
  private static func strip(
    showing: String = "2024-02-20", today: String? = "2024-02-20", weeks: Int32 = 1,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness(showing: showing, today: today) {
      $0.view = .week
      $0.weeks = weeks
      configure(&$0)
    }
  }

  private static func close(_ closed: [String], in harness: EngineHarness) {
    harness.configure { $0.loadsFacts = true }
    harness.answerAll(
      closed.map {
        var fact = DayFact(day: day($0))
        fact.isDisabled = true
        return fact
      })
  }

  // MARK: - Pages

  @Test func fsB4AWeekPageIsItsFirstDay() {
    let harness = Self.strip()
    #expect(harness.state.viewport.page.days.written == "2024-02-18...2024-02-24")
    #expect(harness.state.viewport.page.firstDay == day("2024-02-18"))
    #expect(harness.scene.nodes.filter { $0.role == .dayCell }.count == 7)
    #expect(harness.scene.nodes.filter { $0.role == .page }.count == 1)
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (5, 5), (101, 100)] as [(Int32, Int)])
  func aPageHasAsManyRowsAsAskedFor(weeks: Int32, rows: Int) {
    let harness = Self.strip(weeks: weeks)
    #expect(harness.scene.nodes.filter { $0.role == .weekRow }.count == rows)
    #expect(harness.scene.nodes.filter { $0.role == .dayCell }.count == 7 * rows)
  }

  @Test func swipesKeysAndButtonsTurnWeeks() {
    let harness = Self.strip()
    func week() -> String { harness.state.viewport.page.days.written }
    harness.swipe(.left)
    #expect(harness.settle())
    #expect(week() == "2024-02-25...2024-03-02")
    harness.tap(.nextButton)
    #expect(harness.settle())
    #expect(week() == "2024-03-03...2024-03-09")
    harness.flick(.right)
    #expect(harness.settle())
    #expect(week() == "2024-02-25...2024-03-02")
    harness.wheel(dx: -220)
    #expect(harness.settle())
    #expect(week() == "2024-02-18...2024-02-24")
    harness.send(.focusEntered(day("2024-02-18")))
    harness.key(.left)
    #expect(harness.settle())
    #expect(week() == "2024-02-11...2024-02-17")
    #expect(harness.state.focus.day == day("2024-02-17"))
  }

  @Test func fsCWeeksTurnSidewaysWhateverMonthsDo() {
    let harness = Self.strip { $0.axis = .vertical }
    harness.swipe(.left)
    #expect(harness.state.viewport.page.firstDay == day("2024-02-25"))
    #expect(harness.scene.nodes.first?.traits.contains(.vertical) == false)
  }

  @Test func twoWeeksTurnByTwo() {
    let harness = Self.strip(weeks: 2)
    let first = harness.state.viewport.page.firstDay
    harness.tap(.nextButton)
    #expect(harness.state.viewport.page.firstDay == first.addingClamped(days: 14))
    harness.tap(.previousButton)
    harness.tap(.previousButton)
    #expect(harness.state.viewport.page.firstDay == first.addingClamped(days: -14))
  }

  @Test func fsB8DaysOfBothMonthsAreTheWeeksOwn() {
    let harness = Self.strip(showing: "2024-02-29")
    let cells = harness.scene.nodes.filter { $0.role == .dayCell }
    #expect(Set(cells.compactMap { $0.key.day?.civil.yearMonth.month }) == [2, 3])
    for node in cells {
      #expect(!node.traits.contains(.outside))
      #expect(node.traits.contains(.selectable))
    }
    harness.tap("2024-03-02")
    #expect(harness.state.selection == .day(day("2024-03-02")))
    #expect(harness.state.viewport.page.firstDay == day("2024-02-25"))
  }

  @Test func fui1DaysBeforeTheRangeAreInItsFirstWeekOnly() {
    for weeks in Int32(1)...3 {
      let harness = Self.strip(showing: "2024-02-20", weeks: weeks) {
        $0.bounds = days("2024-02-14", "2024-04-30")
      }
      func first() -> EpochDay { harness.state.viewport.page.firstDay }
      while first() > day("2024-02-17") { harness.tap(.previousButton) }
      #expect(first() == day("2024-02-11"))
      #expect(harness.node(NodeKey(.previousButton))?.traits.contains(.disabled) == true)
      harness.tap(.previousButton)
      #expect(first() == day("2024-02-11"))
      let before = harness.scene.nodes.filter { $0.key.day.map { $0 < day("2024-02-14") } ?? false }
      #expect(before.map { $0.key.day } == (11...13).map { day("2024-02-\($0)") })
      #expect(before.allSatisfy { $0.traits.contains(.disabled) })
    }
  }

  @Test func anotherFirstWeekdayKeepsTheDayInView() {
    for weekday in Weekday.allCases {
      let harness = Self.strip()
      harness.configure { $0.firstWeekday = weekday }
      #expect(harness.state.viewport.page.contains(day("2024-02-20")))
      #expect(harness.state.viewport.page.firstDay.weekday == weekday)
    }
  }

  @Test func anotherNumberOfWeeksKeepsTheDayInView() {
    let harness = Self.strip()
    for weeks in [Int32(3), 1, 6, 2] {
      harness.configure { $0.weeks = weeks }
      #expect(harness.state.viewport.page.contains(harness.state.focus.day))
      #expect(harness.state.viewport.page.days.count == 7 * weeks)
    }
  }

  // MARK: - The page's day

  @Test func fui32TheDayMovesByAWeekWithThePage() {
    let harness = Self.strip(showing: "2019-01-22", today: "2019-01-23") {
      $0.selection = .singlePerPage
    }
    #expect(harness.state.selection == .day(day("2019-01-23")))
    harness.tap("2019-01-22")
    harness.swipe(.left)
    #expect(harness.state.selection == .day(day("2019-01-29")))
    #expect(harness.take("selection") == ["selection 2019-01-22", "selection 2019-01-29"])
    harness.settle()
    harness.send(.page(by: -3))
    #expect(harness.state.selection == .day(day("2019-01-08")))
  }

  @Test func fui32OfSeveralWeeksItMovesByAsMany() {
    let harness = Self.strip(weeks: 3) { $0.selection = .singlePerPage }
    let chosen = harness.state.viewport.page.firstDay.addingClamped(days: 16)
    harness.send(.choose(chosen, on: harness.state.viewport.page))
    harness.tap(.nextButton)
    #expect(harness.state.selection == .day(chosen.addingClamped(days: 21)))
  }

  @Test func fui32AClosedDayGivesWayToTheNearestOfThatWeek() {
    let harness = Self.strip(weeks: 2) { $0.selection = .singlePerPage }
    let first = harness.state.viewport.page.firstDay
    func later(_ count: Int32) -> EpochDay { first.addingClamped(days: count) }
    Self.close(["\(later(14 + 3))", "\(later(14 + 4))"], in: harness)
    harness.send(.choose(later(3), on: harness.state.viewport.page))
    harness.tap(.nextButton)
    // A day earlier is nearer than two days later.
    #expect(harness.state.selection == .day(later(14 + 2)))
    harness.tap(.previousButton)
    #expect(harness.state.selection == .day(later(2)))
  }

  @Test func fui32TheLaterOfTwoEquallyNearDaysIsTaken() {
    let harness = Self.strip { $0.selection = .singlePerPage }
    Self.close(["2024-02-27"], in: harness)
    harness.tap(.nextButton)
    #expect(harness.state.selection == .day(day("2024-02-28")))
  }

  @Test func fui32NothingIsSelectedWhereTheWeekIsClosed() {
    let harness = Self.strip { $0.selection = .singlePerPage }
    Self.close((25...29).map { "2024-02-\($0)" } + ["2024-03-01", "2024-03-02"], in: harness)
    harness.tap(.nextButton)
    #expect(harness.state.selection == .none)
    harness.answerAll()
    harness.tap(.nextButton)
    #expect(harness.state.selection == .day(day("2024-03-03")))
    harness.tap(.previousButton)
    harness.tap(.previousButton)
    // Nothing was selected, so today is selected, in its week.
    #expect(harness.state.selection == .day(day("2024-02-20")))
  }

  @Test func fui32OutOfRangeDaysGiveWayToo() {
    let harness = Self.strip(today: nil) {
      $0.selection = .singlePerPage
      $0.bounds = days("2024-02-01", "2024-02-26")
    }
    harness.tap("2024-02-22")
    harness.tap(.nextButton)
    #expect(harness.state.selection == .day(day("2024-02-26")))
  }

  @Test func todaysButtonSelectsTodayOfAnotherWeek() {
    let harness = Self.strip(showing: "2024-03-15") { $0.selection = .singlePerPage }
    #expect(harness.state.selection == .day(day("2024-03-10")))
    harness.tap(.todayButton)
    #expect(harness.state.selection == .day(day("2024-02-20")))
    harness.settle()
    harness.tap("2024-02-22")
    harness.tap(.todayButton)
    #expect(harness.state.selection == .day(day("2024-02-22")))
  }

  @Test func fui33AKeptSelectionStaysWhereItWas() {
    let harness = Self.strip()
    harness.tap("2024-02-21")
    harness.tap(.nextButton)
    #expect(harness.state.selection == .day(day("2024-02-21")))
    harness.settle()
    #expect(!harness.scene.nodes.contains { $0.traits.contains(.selected) })
  }

  // MARK: - Keyboard and words

  @Test(
    arguments: [
      (.right, [], "2024-02-24", "2024-02-25"), (.left, [], "2024-02-18", "2024-02-17"),
      (.down, [], "2024-02-20", "2024-02-27"), (.up, [], "2024-02-20", "2024-02-13"),
      (.home, [], "2024-02-20", "2024-02-18"), (.end, [], "2024-02-20", "2024-02-24"),
      (.pageDown, [], "2024-01-31", "2024-02-29"), (.pageUp, .shift, "2024-02-29", "2023-02-28"),
      (.home, .control, "2024-02-29", "2024-02-01"), (.end, .control, "2024-02-20", "2024-02-29"),
    ] as [(KeySample.Key, Modifiers, String, String)])
  func keysMeanWhatTheyMeanInAMonth(
    key: KeySample.Key, modifiers: Modifiers, start: String, end: String
  ) {
    let harness = Self.strip(showing: start)
    harness.send(.focusEntered(day(start)))
    harness.key(key, modifiers)
    #expect(harness.isClaimed)
    #expect(harness.state.focus.day == day(end))
    #expect(harness.state.viewport.page.contains(day(end)))
  }

  @Test func aTurnedWeekIsSpokenInWords() {
    let harness = Self.strip()
    harness.tap(.nextButton)
    #expect(harness.spoken == "Sunday, February 25, 2024 to Saturday, March 2, 2024")
  }

  @Test func theButtonsSayWhatTheyTurn() {
    func names(_ harness: EngineHarness) -> [String] {
      [Role.previousButton, .nextButton].map { role in
        harness.node(NodeKey(role)).map {
          String(decoding: harness.scene.utf8($0.label), as: UTF8.self)
        } ?? ""
      }
    }
    #expect(names(Self.strip()) == ["Previous week", "Next week"])
    #expect(names(Self.strip(weeks: 2)) == ["Previous weeks", "Next weeks"])
    #expect(names(EngineHarness()) == ["Previous month", "Next month"])
  }

  @Test func factsAreAskedForWeekByWeek() {
    let harness = Self.strip { $0.loadsFacts = true }
    harness.send(.invalidated(nil, sequence: nil))
    #expect(
      harness.state.facts.window.pending.map { $0.days.written }
        == ["2024-02-18...2024-02-24", "2024-02-25...2024-03-02", "2024-02-11...2024-02-17"])
  }
}
