// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Selecting by dragging and with Shift; Tests/RULES.md explains the numbers.
struct PaintingTests {
  private func harness(
    _ policy: SelectionPolicy, _ change: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness {
      $0.selection = policy
      change(&$0)
    }
  }

  private func middle(_ text: String, in harness: EngineHarness) throws -> (x: Double, y: Double) {
    let key = NodeKey(.dayCell, page: harness.state.viewport.page, day: day(text))
    return try #require(harness.middle(of: key))
  }

  /// Puts a finger on a day and keeps it there for a long press.
  private func press(_ text: String, in harness: EngineHarness) throws {
    let place = try middle(text, in: harness)
    harness.pointer(.down, x: place.x, y: place.y)
    harness.wait(milliseconds: 520)
  }

  private func move(to text: String, in harness: EngineHarness) throws {
    let place = try middle(text, in: harness)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: place.x, y: place.y)
  }

  // MARK: - A long press paints

  @Test func fui35TheFirstCellDecidesAndTheDragPaints() throws {
    let harness = harness(.multiple)
    harness.tap("2024-02-15")
    harness.forget()
    try press("2024-02-13", in: harness)
    #expect(harness.state.selection.written == "2024-02-13 2024-02-15")
    for text in ["2024-02-14", "2024-02-15", "2024-02-16", "2024-02-15"] {
      try move(to: text, in: harness)
      #expect(harness.isClaimed)
    }
    let place = try middle("2024-02-15", in: harness)
    harness.pointer(.up, x: place.x, y: place.y)
    #expect(harness.state.selection.written == "2024-02-13/2024-02-16")
    // Each of the three changed days was reported once; passing a day twice reports nothing.
    #expect(harness.take("selection").count == 3)
    #expect(harness.state.selecting.extent == nil)
  }

  @Test func theFocusIsWhereADragEnded() throws {
    let harness = harness(.multiple)
    harness.send(.focusEntered(day("2024-02-13")))
    try press("2024-02-13", in: harness)
    try move(to: "2024-02-15", in: harness)
    let place = try middle("2024-02-15", in: harness)
    harness.pointer(.up, x: place.x, y: place.y)
    #expect(harness.take("focus").last == "focus 2024-02-15 on 2024-02")
    #expect(harness.state.focus.day == day("2024-02-15"))
  }

  @Test func fui35APaintFromASelectedDayTakesOut() throws {
    let harness = harness(.multiple)
    harness.send(.select(.interval(days("2024-02-12", "2024-02-17"))))
    try press("2024-02-13", in: harness)
    try move(to: "2024-02-15", in: harness)
    #expect(harness.state.selection.written == "2024-02-12 2024-02-16/2024-02-17")
  }

  @Test func fui35ClosedDaysAreSkipped() throws {
    let harness = harness(.multiple) { $0.loadsFacts = true }
    var closed = DayFact(day: day("2024-02-14"))
    closed.isDisabled = true
    harness.answerAll([closed])
    try press("2024-02-13", in: harness)
    try move(to: "2024-02-15", in: harness)
    #expect(harness.state.selection.written == "2024-02-13 2024-02-15")
  }

  @Test func aFastDragMissesNoDay() throws {
    let harness = harness(.multiple)
    try press("2024-02-12", in: harness)
    try move(to: "2024-02-16", in: harness)
    #expect(harness.state.selection.written == "2024-02-12/2024-02-16")
  }

  @Test func beforeTheLongPressADragTurnsThePage() throws {
    let harness = harness(.multiple)
    harness.swipe(.left)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-03"))
    #expect(harness.state.selection == .none)
  }

  @Test func aLongPressSelectsNothingWhereOneDayIsSelected() throws {
    let harness = harness(.single)
    try press("2024-02-13", in: harness)
    #expect(!harness.wantsFrame && harness.state.selection == .none)
  }

  @Test func escapeAndCancellingPutBackWhatWas() throws {
    for isKey in [true, false] {
      let harness = harness(.multiple)
      harness.tap("2024-02-20")
      try press("2024-02-13", in: harness)
      try move(to: "2024-02-15", in: harness)
      if isKey {
        harness.key(.escape)
        #expect(harness.isClaimed)
      } else {
        harness.pointer(.cancelled, x: 0, y: 0)
      }
      #expect(harness.state.selection.written == "2024-02-20")
      harness.pointer(.up, x: 0, y: 0)
      #expect(harness.state.selection.written == "2024-02-20")
    }
  }

  // MARK: - A swipe that selects

  @Test func kal31ADragSelectsDayByDayOnceEach() throws {
    let harness = harness(.single) { $0.swipe = .selects }
    let place = try middle("2024-02-13", in: harness)
    harness.pointer(.down, x: place.x, y: place.y)
    try move(to: "2024-02-14", in: harness)
    try move(to: "2024-02-15", in: harness)
    try move(to: "2024-02-15", in: harness)
    #expect(
      harness.take("selection") == [
        "selection 2024-02-13", "selection 2024-02-14", "selection 2024-02-15",
      ])
    #expect(harness.state.viewport.page.month == month("2024-02") && harness.state.motion == .rest)
  }

  // MARK: - Intervals

  @Test func aDragSelectsAnInterval() throws {
    let harness = harness(.interval)
    try press("2024-02-15", in: harness)
    try move(to: "2024-02-13", in: harness)
    #expect(harness.state.selection.written == "2024-02-13/2024-02-15")
    try move(to: "2024-02-21", in: harness)
    #expect(harness.state.selection.written == "2024-02-15/2024-02-21")
  }

  @Test(arguments: [
    ("2024-02-13", "2024-02-12/2024-02-15"), ("2024-02-15", "2024-02-12/2024-02-13"),
  ])
  func eitherEndCanBeDragged(_ end: String, _ expected: String) throws {
    let harness = harness(.interval)
    harness.send(.select(.interval(days("2024-02-13", "2024-02-15"))))
    let place = try middle(end, in: harness)
    harness.pointer(.down, x: place.x, y: place.y)
    try move(to: "2024-02-12", in: harness)
    let end = try middle("2024-02-12", in: harness)
    harness.pointer(.up, x: end.x, y: end.y)
    #expect(harness.state.selection.written == expected)
  }

  @Test func aDragStopsAtTheLongestInterval() throws {
    let harness = harness(.interval) { $0.interval.maximumCount = 3 }
    try press("2024-02-12", in: harness)
    // Through every day in between: a pointer that jumps is followed along its line.
    try move(to: "2024-02-16", in: harness)
    #expect(harness.state.selection.written == "2024-02-12/2024-02-14")
  }

  @Test func restingAtTheSideTurnsThePageAndGoesOn() throws {
    let harness = harness(.interval)
    try press("2024-02-22", in: harness)
    let row = try middle("2024-02-22", in: harness).y
    harness.pointer(.moved, x: 348, y: row)
    #expect(harness.wantsFrame)
    harness.wait(milliseconds: 1_500)
    #expect(harness.state.viewport.page.month == month("2024-03"))
    let last = try #require(harness.state.selection.last)
    #expect(last.civil.yearMonth == month("2024-03"))
    #expect(harness.state.selection.first == day("2024-02-22"))
  }

  // MARK: - Shift

  @Test func shiftAndArrowsExtendFromTheKeyboardsDay() {
    let harness = harness(.interval)
    harness.key(.right, .shift)
    #expect(harness.state.selection.written == "2024-02-20/2024-02-21")
    harness.key(.down, .shift)
    #expect(harness.state.selection.written == "2024-02-20/2024-02-28")
    harness.key(.left, .shift)
    harness.key(.up, .shift)
    harness.key(.left, .shift)
    #expect(harness.state.selection.written == "2024-02-19/2024-02-20")
    harness.key(.pageDown, .shift)
    #expect(harness.state.selection.written == "2024-02-20/2024-03-19")
  }

  @Test func shiftExtendsFromAStart() {
    let harness = harness(.interval)
    harness.tap("2024-02-14")
    harness.key(.end, .shift)
    #expect(harness.state.selection.written == "2024-02-14/2024-02-17")
  }

  @Test func aSetGrowsAndShrinksWithTheKeyboardAndKeepsTheRest() {
    let harness = harness(.multiple)
    harness.tap("2024-02-20")
    harness.tap("2024-02-13")
    harness.key(.right, .shift)
    harness.key(.right, .shift)
    #expect(harness.state.selection.written == "2024-02-13/2024-02-15 2024-02-20")
    harness.key(.left, .shift)
    #expect(harness.state.selection.written == "2024-02-13/2024-02-14 2024-02-20")
  }

  @Test func shiftIsLeftAloneWhereOneDayIsSelected() {
    let harness = harness(.single)
    harness.key(.right, .shift)
    #expect(!harness.isClaimed)
    harness.key(.pageDown, .shift)
    #expect(harness.state.viewport.page.month == month("2025-02"))
  }
}
