// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// How one level gives way to another.
struct ZoomMotionTests {
  private func zooming(reducesMotion: Bool = false) -> EngineHarness {
    EngineHarness(reducesMotion: reducesMotion) { $0.zooms = true }
  }

  /// The visible position of a level's group, in points: x, y, width and height of its current
  /// page.
  private func place(_ level: ZoomLevel, _ harness: EngineHarness) -> [Double]? {
    let scene = harness.scene
    let key = NodeKey(.strip, ordinal: Int32(level.rawValue))
    guard let strip = scene.index(of: key),
      let page = scene.nodes.indices.first(where: {
        scene.nodes[$0].role == .page && scene.nodes[$0].parent == Int32(strip)
      })
    else { return nil }
    let frame = scene.absoluteFrame(page)
    return [frame.x, frame.y, frame.width, frame.height].map { Double($0) / 64 }
  }

  private func opacity(_ level: ZoomLevel, _ harness: EngineHarness) -> Int32? {
    harness.scene.groups
      .first { $0.key == NodeKey(.strip, ordinal: Int32(level.rawValue)) }?.opacity
  }

  @Test func theMonthShrinksIntoItsCell() throws {
    let harness = zooming()
    let before = try #require(place(.days, harness))
    harness.tap(.zoomButton)
    harness.frame()
    // At first nothing has moved: the month fills its place and the year is invisible.
    let start = try #require(place(.days, harness))
    #expect(zip(before, start).allSatisfy { abs($0 - $1) < 1 })
    #expect(opacity(.days, harness) == 255 && opacity(.months, harness) == 0)
    harness.wait(milliseconds: 60)
    let middle = try #require(place(.days, harness))
    #expect(middle[2] < before[2] - 20)
    harness.wait(milliseconds: 250)
    let end = try #require(place(.days, harness))
    let cell = try #require(
      harness.middle(
        of: NodeKey(period: CalendarPage(month("2024-02")), on: harness.state.viewport.page)))
    #expect(abs(end[0] + end[2] / 2 - cell.x) < 12)
    #expect(harness.settle())
    #expect(place(.days, harness) == nil && harness.state.zoom == nil)
    #expect(try #require(place(.months, harness))[2] == 350)
  }

  @Test func theYearGrowsAroundTheCellThatIsZoomedInOn() throws {
    let harness = zooming()
    harness.send(.zoom(to: .months))
    harness.settle()
    harness.tap(NodeKey(period: CalendarPage(month("2024-12")), on: harness.state.viewport.page))
    harness.wait(milliseconds: 60)
    let year = try #require(place(.months, harness))
    // December is at the lower right: the others leave towards the upper left.
    #expect(year[0] < -20 && year[1] < -20 && year[2] > 370)
    harness.settle()
    #expect(harness.summary == "2024-12 rest, focus 2024-12-20, selected none")
  }

  @Test func aWayBackBeginsWhereItWas() throws {
    let harness = zooming()
    harness.tap(.zoomButton)
    harness.wait(milliseconds: 80)
    let before = try #require(place(.days, harness))
    harness.key(.down, .control)
    let after = try #require(place(.days, harness))
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1.5 })
    #expect(harness.settle() && harness.state.level == .days)
  }

  @Test func lessMotionJumps() {
    let harness = zooming(reducesMotion: true)
    harness.tap(.zoomButton)
    #expect(harness.state.zoom == nil && harness.state.level == .months && !harness.wantsFrame)
  }

  @Test func whatLeavesCannotBeTapped() throws {
    let harness = zooming()
    harness.send(.zoom(to: .months))
    harness.settle()
    harness.tap(NodeKey(period: CalendarPage(month("2024-12")), on: harness.state.viewport.page))
    harness.frame()
    // January is still visible at the upper left; tapping it opens nothing.
    let leaving = try #require(
      harness.scene.nodes.first {
        $0.role == .periodCell && $0.key.period == CalendarPage(month("2024-01"))
      })
    harness.tap(leaving.key)
    #expect(harness.state.viewport.page == page("2024-12") && harness.state.level == .days)
  }

  @Test func thereIsOneTabStopOnTheWay() {
    let harness = zooming()
    for level in [ZoomLevel.months, .years, .decades, .days] {
      harness.send(.zoom(to: level))
      for _ in 0..<30 {
        #expect(SceneFaults.structure(harness.scene) == [])
        harness.wait(milliseconds: 16)
      }
    }
  }

  @Test func thePagesCanBeTurnedOnTheWay() {
    let harness = zooming()
    harness.tap(.zoomButton)
    harness.wait(milliseconds: 48)
    harness.tap(.nextButton)
    harness.wait(milliseconds: 48)
    #expect(SceneFaults.structure(harness.scene) == [])
    #expect(harness.settle() && harness.text(.title) == "2025")
  }
}
