// SPDX-License-Identifier: MIT

import AlmanacSamples
import Testing

@testable import CalendarEngine

/// A thousand inputs in any order: whatever happens, some laws hold.
struct RandomWalkTests {
  @Test(arguments: WalkPlan.seeds(1...5), [ViewKind.month, .week, .expandable, .months, .year])
  func noInputBreaksTheCalendar(seed: UInt64, view: ViewKind) {
    var walker = RandomWalker(seed: seed, view: view)
    var faults: [String] = []
    let steps = WalkPlan.steps(1_000)
    for _ in 0..<steps {
      walker.step()
      let found =
        SceneFaults.memory(walker.harness.state) + SceneFaults.structure(walker.harness.scene)
        + SceneFaults.rows(walker.harness.scene, walker.harness.state)
      if let fault = found.first { faults.append("step \(walker.steps): \(fault)") }
    }
    #expect(faults == [])
    #expect(walker.steps == steps)
  }

  @Test(arguments: WalkPlan.seeds(1...3), [ViewKind.month, .months])
  func theSameInputsGiveTheSameBytes(seed: UInt64, view: ViewKind) {
    func dumps() -> [[UInt8]] {
      var walker = RandomWalker(seed: seed, view: view)
      return (0..<600).map { _ in
        walker.step()
        return walker.harness.scene.dump()
      }
    }
    #expect(dumps() == dumps())
  }

  @Test(arguments: WalkPlan.seeds(11...14), [ViewKind.month, .week, .expandable, .months, .year])
  func itComesToRestWhateverHappened(seed: UInt64, view: ViewKind) {
    var walker = RandomWalker(seed: seed, view: view)
    var restless: [Int] = []
    for _ in 0..<WalkPlan.steps(1_000) {
      walker.step()
      let copy = EngineHarness(copying: walker.harness)
      copy.leaveOff()
      if !copy.settle() || copy.state.viewport.fraction != 0
        || copy.state.viewport.list.stretch != 0
      {
        restless.append(walker.steps)
      }
    }
    #expect(restless == [])
  }

  @Test(arguments: WalkPlan.seeds(21...30))
  func theChangesOfAWalkLeadToItsScenes(seed: UInt64) {
    let views = [ViewKind.month, .week, .expandable, .months, .year]
    var walker = RandomWalker(seed: seed, view: views[Int(seed % 5)])
    var host = NaiveHost()
    var shown = CalendarScene()
    var faults: [String] = []
    for _ in 0..<WalkPlan.steps(1_000) {
      walker.step()
      let scene = walker.harness.scene
      host.apply(scene.changes(since: shown), of: scene)
      shown = scene
      let found = host.differences(from: NaiveHost(showing: scene))
      if let fault = found.first {
        faults.append("step \(walker.steps): \(fault)")
        host = NaiveHost(showing: scene)
      }
    }
    #expect(faults == [])
  }
}
