// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Months that stand side by side and turn together (`columns` of the month view).
struct MonthsBesideTests {
  private static func harness(
    showing: String = "2024-02-20", width: Double = 700, columns: Int32 = 2,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness(showing: showing, width: width) {
      $0.columns = columns
      configure(&$0)
    }
  }

  private func months(_ harness: EngineHarness) -> [String] {
    let pages = harness.scene.nodes.filter { $0.role == .page && $0.traits.contains(.current) }
    return pages.map { "\($0.key.page.month)" }
  }

  private func names(_ harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.role == .title || $0.role == .monthHeader }
      .map { String(decoding: harness.scene.utf8($0.text), as: UTF8.self) }
  }

  @Test(arguments: [(Int32(2), 700.0, 2), (0, 1_000, 3), (2, 320, 1), (6, 700, 2), (0, 2_200, 6)])
  func thereAreAsManyAsHaveRoom(wanted: Int32, width: Double, columns: Int) {
    let harness = Self.harness(width: width, columns: wanted)
    #expect(months(harness).count == columns)
    #expect(SceneFaults.structure(harness.scene) == [])
  }

  @Test func largerTypeNeedsMoreRoom() {
    let harness = Self.harness()
    harness.change { $0.metrics = CalendarMetrics(width: 700, textScale: 1.5) }
    #expect(months(harness) == ["2024-02"])
  }

  @Test func eachMonthHasItsNameItsWeekdaysAndItsOwnDays() {
    let harness = Self.harness()
    #expect(names(harness) == ["February 2024", "March 2024"])
    let grids = harness.scene.nodes.filter { $0.role == .grid }
    #expect(
      grids.map { String(decoding: harness.scene.utf8($0.label), as: UTF8.self) }
        == ["February 2024", "March 2024"])
    #expect(harness.scene.nodes.filter { $0.role == .weekdayLabel }.count == 14)
    let days = harness.scene.nodes.compactMap { $0.key.day }
    #expect(days.count == 29 + 31)
    #expect(Set(days).count == days.count)
  }

  @Test func aTurnMovesAllOfThemByAMonth() {
    let harness = Self.harness()
    harness.tap(.nextButton)
    harness.settle()
    #expect(months(harness) == ["2024-03", "2024-04"])
    harness.flick(.right)
    harness.settle()
    #expect(months(harness) == ["2024-02", "2024-03"])
  }

  @Test func whilePagesMoveTheNextMonthComesFromTheSide() {
    let harness = Self.harness()
    harness.grab(x: 500)
    harness.drag(from: 489, to: 400)
    #expect(months(harness).count == 2)
    let april = harness.scene.index(of: NodeKey(.page, page: page("2024-04")))
    #expect(april.map { harness.scene.absoluteFrame($0).x / 64 < 700 } == true)
    #expect(SceneFaults.structure(harness.scene) == [])
  }

  @Test func theKeyboardCrossesFromMonthToMonthAndTurnsOnlyBeyondThem() {
    let harness = Self.harness(showing: "2024-02-29")
    harness.key(.right)
    #expect(harness.state.focus.day == day("2024-03-01"))
    #expect(months(harness) == ["2024-02", "2024-03"])
    harness.key(.pageDown)
    #expect(harness.state.focus.day == day("2024-04-01"))
    harness.settle()
    #expect(months(harness) == ["2024-03", "2024-04"])
    #expect(harness.scene.nodes.filter { $0.traits.contains(.tabStop) }.count == 1)
  }

  @Test func theKeyboardStaysOnADayThatATurnLeavesInView() {
    let harness = Self.harness()
    harness.tap("2024-03-15")
    #expect(months(harness) == ["2024-02", "2024-03"])
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.state.focus.day == day("2024-03-15"))
  }

  @Test func anIntervalIsSelectedAndPreviewedAcross() {
    let harness = Self.harness { $0.selection = .interval }
    harness.tap("2024-02-26")
    harness.send(.preview(NodeKey(day: day("2024-03-05"), on: page("2024-03"))))
    #expect(harness.state.previewedDays == days("2024-02-26", "2024-03-05"))
    #expect(harness.scene.nodes.filter { $0.role == .band }.count == 3)
    harness.tap("2024-03-05")
    #expect(harness.state.selection.interval == days("2024-02-26", "2024-03-05"))
    #expect(months(harness) == ["2024-02", "2024-03"])
  }

  @Test func theLastMonthIsTheLastThatCanBeReached() {
    let harness = Self.harness(showing: "2024-02-20") {
      $0.bounds = days("2023-01-01", "2024-02-29")
    }
    #expect(months(harness) == ["2024-01", "2024-02"])
    let next = harness.scene.nodes.first { $0.role == .nextButton }
    #expect(next?.traits.contains(.disabled) == true)
  }

  @Test func aNarrowCalendarKeepsTheMonthOfTheKeyboard() {
    let harness = Self.harness()
    harness.tap("2024-03-15")
    harness.change { $0.metrics = CalendarMetrics(width: 350) }
    #expect(months(harness) == ["2024-03"])
    harness.change { $0.metrics = CalendarMetrics(width: 700) }
    #expect(months(harness) == ["2024-03", "2024-04"])
  }

  @Test func rightToLeftTheFirstMonthStandsAtTheRight() {
    let harness = Self.harness()
    harness.change { $0.locale = SampleLocales.arabic }
    let grids = harness.scene.nodes.filter { $0.role == .grid }
    #expect(grids[0].key.page == page("2024-02"))
    #expect(grids[0].frame.x > grids[1].frame.x)
    harness.flick(.right)
    harness.settle()
    #expect(months(harness) == ["2024-03", "2024-04"])
  }

  @Test func theTitleThatIsToldNamesAllOfThem() {
    let harness = Self.harness()
    #expect(harness.state.title.subject == .months(through: page("2024-03").month))
  }

  @Test func theKeyboardReachesAllOfThemWhileTheyComeOutOfAYear() {
    let harness = Self.harness { $0.zooms = true }
    harness.tap(.zoomButton)
    harness.settle()
    harness.send(.zoom(to: .days))
    harness.frame()
    harness.wait(milliseconds: 60)
    #expect(harness.scene.nodes.contains { $0.role == .periodCell })
    for text in ["2024-02-20", "2024-03-02"] {
      harness.send(.focusEntered(day(text)))
      #expect(SceneFaults.structure(harness.scene) == [], "\(text)")
    }
  }

  @Test func theTitleZoomsOutOfThem() {
    let harness = Self.harness { $0.zooms = true }
    harness.tap(.zoomButton)
    harness.settle()
    #expect(harness.state.level == .months)
    harness.send(.zoom(to: .days))
    harness.settle()
    #expect(months(harness) == ["2024-02", "2024-03"])
  }
}
