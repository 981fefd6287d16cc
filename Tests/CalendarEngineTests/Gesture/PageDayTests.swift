// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Dragging over the days of a calendar whose pages have days of their own, as in Kal.
struct PageDayTests {
  private func kal(today: String? = "2024-02-20", reducesMotion: Bool = true) -> EngineHarness {
    EngineHarness(today: today, reducesMotion: reducesMotion) { $0 = CalendarOptions(.kal) }
  }

  private func cell(_ text: String, _ harness: EngineHarness) -> NodeKey {
    NodeKey(.dayCell, page: harness.state.viewport.page, day: day(text))
  }

  private func drag(from start: String, to end: String, in harness: EngineHarness) throws {
    let from = try #require(harness.middle(of: cell(start, harness)))
    let to = try #require(harness.middle(of: cell(end, harness)))
    harness.pointer(.down, x: from.x, y: from.y)
    for step in 1...8 {
      harness.skip(milliseconds: 16)
      let part = Double(step) / 8
      harness.pointer(
        .moved, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  private func lift(at text: String, in harness: EngineHarness) throws {
    let place = try #require(harness.middle(of: cell(text, harness)))
    harness.pointer(.up, x: place.x, y: place.y)
  }

  // MARK: - 3.2

  @Test func kal32ANeighboursDayIsHighlightedWhileTheDragIsOverIt() throws {
    let harness = kal()
    try drag(from: "2024-02-27", to: "2024-03-02", in: harness)
    #expect(harness.traits("2024-03-02")?.contains(.pressed) == true)
    #expect(harness.traits("2024-03-02")?.contains(.selected) == false)
    #expect(harness.state.selection == .day(day("2024-02-29")))
    #expect(harness.state.viewport.page == page("2024-02"))
    // Back on a day of its own, nothing is highlighted any more.
    try drag(from: "2024-02-27", to: "2024-02-28", in: harness)
    #expect(harness.traits("2024-03-02")?.contains(.pressed) == false)
  }

  @Test func kal32TheDragTurnsToItsMonthWhenItEnds() throws {
    let harness = kal()
    try drag(from: "2024-02-27", to: "2024-03-02", in: harness)
    harness.forget()
    try lift(at: "2024-03-02", in: harness)
    #expect(
      harness.take() == [
        "size 372.0", "page 2024-03 turning", "selection 2024-03-02", "title 2024-03",
        "visible 2024-02-25...2024-04-06", "page 2024-03 settled",
      ])
    #expect(harness.state.focus.day == day("2024-03-02") && harness.state.selecting.pressed == nil)
  }

  @Test func kal32AnEarlierDayTurnsBack() throws {
    let harness = kal()
    try drag(from: "2024-02-06", to: "2024-01-30", in: harness)
    try lift(at: "2024-01-30", in: harness)
    #expect(harness.state.viewport.page == page("2024-01"))
    #expect(harness.state.selection == .day(day("2024-01-30")))
  }

  @Test func aDragThatIsTakenAwayTurnsNothing() throws {
    let harness = kal()
    try drag(from: "2024-02-27", to: "2024-03-02", in: harness)
    harness.pointer(.cancelled, x: 0, y: 0)
    #expect(harness.state.viewport.page == page("2024-02"))
    #expect(
      harness.state.selection == .day(day("2024-02-20")) && harness.state.selecting.pressed == nil)
  }

  @Test func theAppIsAskedBeforeADragTurnsThePage() throws {
    let harness = kal()
    harness.configure { $0.asksBeforeTurning = true }
    try drag(from: "2024-02-27", to: "2024-03-02", in: harness)
    harness.forget()
    try lift(at: "2024-03-02", in: harness)
    #expect(harness.take("ask") == ["ask 1 2024-03 from 2024-02"])
    #expect(harness.state.viewport.page == page("2024-02") && harness.state.selecting.extent == nil)
    harness.send(.answered(id: 1, .allowed))
    #expect(harness.state.viewport.page == page("2024-03"))
    #expect(harness.state.selection == .day(day("2024-03-02")))
  }

  // MARK: - 3.3

  @Test func kal33TheFirstOfAMonthThatIsTurnedToIsSelected() {
    let harness = kal(today: "2024-03-10")
    harness.send(.page(by: 1))
    #expect(harness.take("selection") == ["selection 2024-03-01"])
    harness.send(.page(by: -1))
    #expect(harness.take("selection") == ["selection 2024-02-01"])
  }

  @Test func kal33WhatIsShownFirstSelectsToday() {
    #expect(kal().state.selection == .day(day("2024-02-20")))
    #expect(kal(today: "2024-05-01").state.selection == .day(day("2024-02-01")))
  }

  @Test func kal33TodayIsSelectedByItsButton() {
    let harness = kal(today: "2024-03-10")
    harness.tap(.todayButton)
    #expect(harness.state.selection == .day(day("2024-03-10")))
  }

  @Test func kal33TheDayOfADragGoesBeforeTheFirst() throws {
    let harness = kal()
    try drag(from: "2024-02-27", to: "2024-03-02", in: harness)
    harness.forget()
    try lift(at: "2024-03-02", in: harness)
    #expect(harness.take("selection") == ["selection 2024-03-02"])
  }

  @Test func kal33AnotherTodayKeepsTheDay() {
    let harness = kal()
    harness.tap("2024-02-14")
    harness.change { $0.today = day("2024-02-21") }
    #expect(harness.state.selection == .day(day("2024-02-14")))
  }

  @Test func theRuleIsAPolicyAndTodayTheDefault() {
    let harness = EngineHarness(today: "2024-03-10", reducesMotion: true) {
      $0.selection = .singlePerPage
    }
    harness.send(.page(by: 1))
    #expect(harness.state.selection == .day(day("2024-03-10")))
  }
}
