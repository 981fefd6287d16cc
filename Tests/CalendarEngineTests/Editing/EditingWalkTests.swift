// SPDX-License-Identifier: MIT
import AlmanacSamples
import Testing

@testable import CalendarEngine

/// Five thousand inputs to each preset in which events are edited: whatever hands, keys, a slow store and
/// other people do, the screen shows at rest what is stored, and what is told of a hand is what it showed.
struct EditingWalkTests {
  private static let presets = [
    Preset.infiniteCalendar, .jzCalendarWeekView, .fsCalendar(scope: .month),
    .fsCalendar(scope: .week),
  ]

  @Test(arguments: presets) func theScreenShowsWhatIsStored(preset: Preset) throws {
    let walker = try Self.walk(EditingWalker(seed: WalkPlan.seed(61), preset: preset))
    #expect(walker.barDays > WalkPlan.steps(5_000) / 100, "\(walker.barDays)")
  }

  /// The same about days on which clocks change: what is moved there lasts as long as before.
  @Test(arguments: [
    TimelineClocksTests.Change(zone: "Europe/Berlin", day: "2026-03-29", gap: 120...180),
    TimelineClocksTests.Change(zone: "Australia/Lord_Howe", day: "2026-04-05", fold: 90...120),
    TimelineClocksTests.Change(zone: "America/Santiago", day: "2026-09-06", gap: 0...60),
  ]) func theScreenShowsWhatIsStoredWhereClocksChange(change: TimelineClocksTests.Change) throws {
    let walker = try Self.walk(
      EditingWalker(seed: WalkPlan.seed(67), preset: .infiniteCalendar, about: change))
    // Events have been put onto the change, and from one side of it to the other.
    #expect(walker.overChanges > 5, "\(walker.overChanges)")
  }

  private static func walk(_ start: EditingWalker) -> EditingWalker {
    var walker = start
    var faults: [String] = []
    var seen = Set<[UInt8]>()
    let steps = WalkPlan.steps(5_000)
    for step in 0..<steps {
      walker.step()
      let (scene, state) = (walker.harness.scene, walker.harness.state)
      let found = SceneFaults.memory(state) + SceneFaults.structure(scene)
      if let fault = found.first { faults.append("step \(step): \(fault)") }
      if step % 10 == 0 { seen.insert(scene.dump()) }
    }
    #expect(faults.isEmpty, "\(faults.prefix(5))")
    #expect(walker.faults.isEmpty, "\(walker.faults.prefix(5))")
    // A walk on which nothing is edited, or that never rests, would prove nothing.
    #expect(walker.counts.count >= 4 && walker.counts.values.reduce(0, +) > steps / 100)
    #expect(walker.rests > steps / 200 && seen.count > steps / 20)
    #expect(walker.releases > steps / 200, "\(walker.releases)")
    return walker
  }
}
