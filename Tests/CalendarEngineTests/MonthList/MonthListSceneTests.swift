// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// The contents of a list's scene, and what changes in it.
struct MonthListSceneTests {
  @Test func onlyMonthsInViewAreInTheScene() {
    let harness = EngineHarness.list()
    for _ in 0..<200 {
      harness.scroll(31.5)
      #expect(harness.months.count <= 3)
      let window = harness.scene.nodes.first { $0.role == .strip }?.frame.height ?? 0
      for month in harness.months {
        let name = harness.nameTop(of: month) ?? .nan
        #expect(name < 68 + Double(window) / 64, "\(month)")
      }
    }
  }

  @Test func scrollingMovesTheGroupAndNothingElse() {
    let harness = EngineHarness.list(showing: "2024-02-01")
    harness.scroll(60)
    var count = 0
    for _ in 0..<200 {
      let before = harness.scene
      harness.scroll(7)
      let changes = harness.scene.changes(since: before)
      guard harness.months == months(of: before) else { continue }
      let others = changes.filter { !Self.isOfScrolling($0, harness.scene) }
      #expect(others == [])
      #expect(changes.contains(.scroll(index: 0)))
      count += 1
    }
    #expect(count > 180)
  }

  /// Once a year the months get new positions, measured from the new year; otherwise only the edges
  /// change.
  @Test func atAMonthsEdgeOnlyThatMonthComesOrGoes() {
    let harness = EngineHarness.list(showing: "2024-09-01")
    for _ in 0..<300 {
      let before = harness.scene
      harness.scroll(7)
      let moves = harness.scene.changes(since: before).filter {
        if case .move = $0 { return true }
        return false
      }
      #expect(moves.isEmpty || harness.state.viewport.page == page("2025-01"))
    }
    #expect(harness.state.viewport.page > page("2025-01"))
  }

  @Test func aNameThatStaysIsTheOnlyNodeThatMoves() {
    let harness = EngineHarness.list { $0.list.headers = .sticky }
    harness.scroll(60)
    let before = harness.scene
    harness.scroll(7)
    let moves = harness.scene.changes(since: before)
    #expect(moves.count == 2)
    #expect(harness.nameTop(of: "2024-02") == 68)
  }

  @Test func theNextNamePushesTheOneThatStays() {
    let harness = EngineHarness.list { $0.list.headers = .sticky }
    harness.scroll(290)
    // March's name is 16 points below the top of the view.
    #expect(harness.nameTop(of: "2024-03") == 84.0)
    #expect(harness.nameTop(of: "2024-02") == 40.0)
    harness.scroll(16)
    #expect(harness.nameTop(of: "2024-03") == 68)
  }

  @Test func underANameThatStaysNothingIsTapped() {
    let harness = EngineHarness.list { $0.list.headers = .sticky }
    harness.scroll(60)
    harness.pointer(.down, x: 175, y: 80)
    harness.pointer(.up, x: 175, y: 80)
    #expect(harness.state.selection == .none)
    #expect(harness.scene.hit(x: 175 * 64, y: 80 * 64) == nil)
  }

  @Test func eachMonthHasAGridWithItsFullName() {
    let harness = EngineHarness.list(showing: "2024-01-01")
    for role in [Role.monthGrid, .monthHeader] {
      let labels = harness.scene.nodes.filter { $0.role == role }
        .map { String(decoding: harness.scene.utf8($0.label), as: UTF8.self) }
      #expect(labels == ["January 2024", "February 2024"])
    }
    let names = harness.scene.nodes.filter { $0.role == .monthHeader }
      .map { String(decoding: harness.scene.utf8($0.text), as: UTF8.self) }
    #expect(names == ["January 2024", "February"])
    // The weekday names are only for the eye: they are in no grid.
    let row = harness.scene.nodes.first { $0.role == .weekdayRow }
    #expect(row?.traits.contains(.decorative) == true)
  }

  @Test func noDayIsThereTwice() {
    let harness = EngineHarness.list(height: 1_500)
    let days = harness.scene.nodes.compactMap { $0.key.day }
    #expect(days.count == Set(days).count)
    #expect(days.count > 120)
    #expect(!harness.scene.nodes.contains { $0.traits.contains(.outside) })
  }

  @Test(arguments: [(Int32(2), 700.0, 2), (0, 1_000, 3), (0, 320, 1), (3, 1_000, 3), (0, 2_200, 6)])
  func monthsStandSideBySide(wanted: Int32, width: Double, columns: Int) {
    let harness = EngineHarness.list(showing: "2024-05-05", width: width) {
      $0.columns = wanted
    }
    let grids = harness.scene.nodes.filter { $0.role == .monthGrid }
    let row = grids.filter { $0.frame.y == grids[0].frame.y }
    #expect(row.count == columns)
    #expect(row.map { $0.frame.x } == row.map { $0.frame.x }.sorted())
    #expect(harness.scene.nodes.filter { $0.role == .weekdayLabel }.count == 7 * columns)
    #expect(SceneFaults.structure(harness.scene) == [])
  }

  @Test func rightToLeftTheFirstMonthStandsAtTheRight() {
    let harness = EngineHarness.list(showing: "2024-05-05", width: 700) { $0.columns = 2 }
    harness.change { $0.locale = SampleLocales.arabic }
    let grids = harness.scene.nodes.filter { $0.role == .monthGrid }
    #expect(grids[0].key.page == page("2024-05"))
    #expect(grids[0].frame.x > grids[1].frame.x)
  }

  @Test func tenThousandSelectedYearsCostWhatOneDayCosts() {
    let harness = EngineHarness.list { $0.selection = .interval }
    harness.send(.select(.interval(.all)))
    #expect(harness.state.selection.days.runs.count == 1)
    for month in harness.months {
      #expect(harness.traits(month + "-15")?.contains(.rangeMiddle) == true)
    }
    let before = harness.scene
    harness.scroll(7)
    #expect(harness.scene.changes(since: before) == [.scroll(index: 0)])
  }

  @Test func anIntervalGoesOnAcrossMonths() {
    let harness = EngineHarness.list(height: 800) { $0.selection = .interval }
    harness.tap("2024-02-26")
    harness.tap("2024-03-05")
    #expect(harness.traits("2024-02-26")?.contains(.rangeStart) == true)
    for day in ["2024-02-29", "2024-03-01"] {
      #expect(harness.traits(day)?.contains(.rangeMiddle) == true)
    }
    #expect(harness.traits("2024-03-05")?.contains(.rangeEnd) == true)
  }

  @Test func anotherWidthKeepsWhatIsAtTheTop() {
    let harness = EngineHarness.list(width: 350)
    harness.scroll(153)
    harness.change { $0.metrics = CalendarMetrics(width: 800, height: 700, textScale: 1.5) }
    let place = harness.state.viewport.list
    // Half of a month's 306 points is still half of it.
    #expect(harness.state.viewport.page == page("2024-02"))
    #expect(abs(Double(place.offset) / Double(place.extent) - 0.5) < 0.001)
  }

  private func months(of scene: CalendarScene) -> [String] {
    scene.nodes.filter { $0.role == .monthGrid }.map { "\($0.key.page.month)" }
  }

  /// Whether a change is one that scrolling causes besides new months: the title and the buttons.
  private static func isOfScrolling(_ change: SceneChange, _ scene: CalendarScene) -> Bool {
    switch change {
    case .scroll: true
    case .text(let index), .state(let index):
      [.title, .previousButton, .nextButton, .dayCell].contains(scene.nodes[index].role)
    default: false
    }
  }
}
