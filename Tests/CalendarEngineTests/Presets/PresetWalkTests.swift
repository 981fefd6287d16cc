// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// A thousand inputs for each calendar that is replaced, with the options that it has.
struct PresetWalkTests {
  @Test(arguments: Preset.allCases)
  func noInputBreaksAPreset(preset: Preset) {
    var walker = RandomWalker(seed: WalkPlan.seed(41), preset: preset)
    var faults: [String] = []
    var seen = Set<[UInt8]>()
    let steps = WalkPlan.steps(1_000)
    for _ in 0..<steps {
      walker.step()
      let (scene, state) = (walker.harness.scene, walker.harness.state)
      let found =
        SceneFaults.memory(state) + SceneFaults.structure(scene) + SceneFaults.rows(scene, state)
        + SceneFaults.selection(scene, state)
      if let fault = found.first { faults.append("step \(walker.steps): \(fault)") }
      if walker.steps % 10 == 0 { seen.insert(scene.dump()) }
    }
    #expect(faults == [])
    // A walk that stands still would prove nothing.
    #expect(seen.count > steps * 6 / 100)
    #expect(walker.harness.state.options.view == CalendarOptions(preset).view)
  }

  @Test(arguments: Preset.allCases)
  func theSameInputsGiveTheSameScenes(preset: Preset) {
    func dumps() -> [[UInt8]] {
      var walker = RandomWalker(seed: WalkPlan.seed(43), preset: preset)
      return (0..<500).map { _ in
        walker.step()
        return walker.harness.scene.dump()
      }
    }
    #expect(dumps() == dumps())
  }

  @Test(arguments: Preset.allCases)
  func theChangesLeadToTheScenes(preset: Preset) {
    var walker = RandomWalker(seed: WalkPlan.seed(44), preset: preset)
    var host = NaiveHost()
    var shown = CalendarScene()
    var faults: [String] = []
    for _ in 0..<WalkPlan.steps(400) {
      walker.step()
      let scene = walker.harness.scene
      host.apply(scene.changes(since: shown), of: scene)
      shown = scene
      if let fault = host.differences(from: NaiveHost(showing: scene)).first {
        faults.append("step \(walker.steps): \(fault)")
        host = NaiveHost(showing: scene)
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: Preset.allCases)
  func aPresetComesToRestWhateverHappened(preset: Preset) {
    var walker = RandomWalker(seed: WalkPlan.seed(45), preset: preset)
    var restless: [Int] = []
    for _ in 0..<WalkPlan.steps(300) {
      walker.step()
      let copy = EngineHarness(copying: walker.harness)
      copy.leaveOff()
      let viewport = copy.state.viewport
      if !copy.settle() || viewport.fraction != 0 || viewport.list.stretch != 0 {
        restless.append(walker.steps)
      }
    }
    #expect(restless == [])
  }
}
