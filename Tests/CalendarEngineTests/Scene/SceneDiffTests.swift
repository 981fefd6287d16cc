// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

struct SceneDiffTests {
  /// Unrelated scenes, not only neighbours in a walk.
  @Test(arguments: [UInt64](1...4))
  func changesLeadFromAnySceneToAnyOther(seed: UInt64) {
    var walker = RandomWalker(seed: seed)
    var scenes: [CalendarScene] = [CalendarScene()]
    for _ in 0..<400 {
      walker.step()
      if walker.steps % 10 == 0 { scenes.append(walker.harness.scene) }
    }
    var faults: [String] = []
    var count = 0
    for (first, old) in scenes.enumerated() {
      for (second, new) in scenes.enumerated() where (first + second) % 3 == 0 {
        var host = NaiveHost(showing: old)
        host.apply(new.changes(since: old), of: new)
        let found = host.differences(from: NaiveHost(showing: new))
        if let fault = found.first { faults.append("\(first) to \(second): \(fault)") }
        count += 1
      }
    }
    #expect(faults == [])
    #expect(count == 560)
  }

  @Test func equalScenesHaveNoChanges() {
    let harness = EngineHarness()
    #expect(harness.scene.changes(since: harness.scene) == [])
  }

  @Test func choosingADayChangesTwoCellsAndWhatIsSaid() {
    let harness = EngineHarness()
    harness.tap("2024-02-20")
    let before = harness.scene
    harness.tap("2024-02-14")
    let changes = harness.scene.changes(since: before)
    #expect(changes.count == 3)
    let traits = changes.compactMap { change -> EpochDay? in
      if case .state(let index) = change { return harness.scene.nodes[index].key.day }
      return nil
    }
    #expect(traits == [day("2024-02-14"), day("2024-02-20")])
  }

  @Test func aScrollFrameMovesTheGroupAndNothingElse() {
    let harness = EngineHarness()
    harness.grab()
    harness.pointer(.moved, x: 150, y: 200)
    let before = harness.scene
    harness.pointer(.moved, x: 120, y: 200)
    let changes = harness.scene.changes(since: before)
    #expect(changes == [.scroll(index: 0)])
  }

  /// A strip scrolled by the same distance in another parent, as between a month and a list.
  @Test func aGroupWhoseNodeIsMadeAnewIsScrolledAnew() {
    func scene(in parent: Role) -> CalendarScene {
      var builder = SceneBuilder(scale: 1)
      let frame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
      let root = builder.add(NodeKey(.calendar), in: -1, frame: frame)
      let grid = builder.add(NodeKey(parent), in: root, frame: frame)
      let strip = builder.add(NodeKey(.strip), in: grid, frame: frame)
      builder.scroll(strip, x: 0, y: -40)
      return builder.scene
    }
    let (old, new) = (scene(in: .grid), scene(in: .legend))
    #expect(old.groups == new.groups)
    let changes = new.changes(since: old)
    #expect(changes.contains(.scroll(index: 0)))
    var host = NaiveHost(showing: old)
    host.apply(changes, of: new)
    #expect(host.differences(from: NaiveHost(showing: new)) == [])
    #expect(!new.changes(since: new).contains(.scroll(index: 0)))
  }

  @Test func removalsComeFirst() {
    let harness = EngineHarness()
    let before = harness.scene
    harness.send(.show(day("2024-08-01")))
    harness.settle()
    let changes = harness.scene.changes(since: before)
    let firstOther = changes.firstIndex { change in
      if case .remove = change { return false }
      return true
    }
    let lastRemoval = changes.lastIndex { change in
      if case .remove = change { return true }
      return false
    }
    #expect(lastRemoval == 0 && firstOther == 1)
  }
}
