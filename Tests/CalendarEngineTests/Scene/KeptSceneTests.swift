// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// A scene is the content of the state that stands still, and groups where the state has them:
/// whatever was kept of it is what would be made.
struct KeptSceneTests {
  /// The scene laid out with the state itself, in which nothing stands still.
  private static func laidOut(_ harness: EngineHarness) -> CalendarScene {
    let environment = harness.runtime.environment
    let phrases = PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
    return .make(LayoutInput(state: harness.state, environment: environment, phrases: phrases))
  }

  @Test(
    arguments: [31, 32, 36] as [UInt64],
    [ViewKind.month, .week, .expandable, .months, .year, .timeline])
  func whatIsKeptIsWhatWouldBeMade(seed: UInt64, view: ViewKind) {
    var walker = RandomWalker(seed: seed, view: view)
    var before = walker.harness.scene
    var faults: [Int] = []
    var kept = 0
    for _ in 0..<700 {
      walker.step()
      let scene = walker.harness.scene
      if scene != Self.laidOut(walker.harness) { faults.append(walker.steps) }
      if scene.sharesContent(with: before), scene.groups != before.groups { kept += 1 }
      before = scene
    }
    #expect(faults == [])
    #expect(kept > 2)
  }

  @Test(arguments: Preset.allCases)
  func whatAPresetKeepsIsWhatWouldBeMade(preset: Preset) {
    var walker = RandomWalker(seed: 37, preset: preset)
    var faults: [Int] = []
    for _ in 0..<150 {
      walker.step()
      if walker.harness.scene != Self.laidOut(walker.harness) { faults.append(walker.steps) }
    }
    #expect(faults == [])
  }

  /// Drags by points, a sample each, and returns how many scenes had nodes of their own.
  private static func drag(
    _ harness: EngineHarness, by ways: ClosedRange<Int>, _ place: (Double) -> (x: Double, y: Double)
  ) -> Int {
    var made = 0
    var before = harness.scene
    for way in ways {
      harness.skip(milliseconds: 16)
      let place = place(Double(way))
      harness.pointer(.moved, x: place.x, y: place.y)
      if !harness.scene.sharesContent(with: before) { made += 1 }
      #expect(harness.scene == laidOut(harness))
      before = harness.scene
    }
    return made
  }

  @Test func aPageThatIsDraggedIsMadeWhenItsNeighbourComesAndWhenThatHasTheTitle() {
    let harness = EngineHarness()
    harness.pointer(.down, x: 300, y: 200)
    let made = Self.drag(harness, by: 1...250) { (300 - $0, 200) }
    // The finger holds the page, whose neighbour comes, and gets the title.
    #expect(made == 2)
  }

  @Test func aListThatIsDraggedIsMadeWhenMonthsComeAndGo() {
    let harness = EngineHarness.list()
    harness.touchList(y: 400)
    let made = Self.drag(harness, by: 20...380) { (175, 400 - $0) }
    #expect(made == 3)
  }

  @Test func aMonthThatIsDraggedToOneOfMoreRowsKeepsItsNodes() {
    // February 2026 has four rows with weeks from Sunday, March five.
    let harness = EngineHarness(showing: "2026-02-10") { $0.rows = .fitting }
    harness.pointer(.down, x: 300, y: 200)
    let height = harness.scene.nodes[0].frame.height
    let made = Self.drag(harness, by: 1...250) { (300 - $0, 200) }
    #expect(made == 2)
    #expect(harness.scene.nodes[0].frame.height > height)
  }

  @Test func rowsThatFillAHeightAreMadeOnEachFrame() {
    let harness = EngineHarness(showing: "2026-02-10") { $0.rows = .fitting }
    harness.change { $0.metrics = CalendarMetrics(width: 350, height: 600) }
    harness.pointer(.down, x: 300, y: 200)
    let made = Self.drag(harness, by: 1...100) { (300 - $0, 200) }
    #expect(made == 90)
  }

  @Test func aFoldKeepsItsNodes() {
    let harness = EngineHarness {
      $0.view = .expandable
      $0.legend = [LegendEntry(name: Array("Closed".utf8), tint: 1)]
    }
    let start = harness.grabHandle()
    let made = Self.drag(harness, by: 1...250) { (start.x, start.y - $0) }
    // The handle is held, the month folds, and it is a week.
    #expect(made == 2)
  }

  @Test func titlesThatMoveWithTheirPagesKeepTheirNodes() {
    let harness = EngineHarness { $0.neighbourTitleOpacity = 0.4 }
    harness.pointer(.down, x: 300, y: 200)
    let made = Self.drag(harness, by: 1...250) { (300 - $0, 200) }
    #expect(made == 2)
  }

  @Test func namesThatStayInViewKeepTheirMonths() {
    let harness = EngineHarness.list { $0.list.headers = .sticky }
    harness.touchList(y: 400)
    let made = Self.drag(harness, by: 20...380) { (175, 400 - $0) }
    // As without them, and once for each name that begins or ceases to be pinned.
    #expect(made == 4)
  }

  @Test func aPageThatSettlesIsMadeWhenItPassesItsPlace() {
    let harness = EngineHarness()
    harness.send(.page(by: 1))
    var (made, frames) = (0, 0)
    var before = harness.scene
    while harness.wantsFrame {
      harness.skip(milliseconds: 16)
      harness.frame()
      if harness.wantsFrame, !harness.scene.sharesContent(with: before) { made += 1 }
      before = harness.scene
      frames += 1
    }
    // The spring goes a little too far, where the neighbour on the other side is seen, and back.
    #expect(made == 2)
    #expect(frames > 10)
  }
}
