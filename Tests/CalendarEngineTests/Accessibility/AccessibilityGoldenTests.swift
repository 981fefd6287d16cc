// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What assistive technology is told of whole calendars, as text that is equal on every platform.
struct AccessibilityGoldenTests {
  private func expect(
    _ harness: EngineHarness, is name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let text = String(decoding: harness.runtime.accessibility.dump(), as: UTF8.self)
    try Golden.expect(text, is: "accessibility-" + name, sourceLocation: location)
  }

  @Test func aMonthWithFacts() throws {
    let harness = EngineHarness {
      ($0.loadsFacts, $0.showsWeekNumbers, $0.zooms) = (true, true, true)
      $0.bounds = days("2024-02-05", "2024-04-01")
    }
    var kept = DayFact(day: day("2024-02-20"), tint: .streakKept, subtitle: "Leap", badge: "2")
    kept.progress = DayFact.Progress(points: 120, goal: 100)
    harness.answerAll([kept, DayFact(day: day("2024-02-08"), dots: [.red, .blue])])
    harness.tap("2024-02-14")
    try expect(harness, is: "month")
  }

  @Test func anIntervalThatHasAStart() throws {
    let harness = EngineHarness(locale: .arabic) { $0.selection = .interval }
    harness.tap("2024-02-14")
    try expect(harness, is: "interval-arabic")
  }

  @Test(arguments: Preset.allCases)
  func aPreset(preset: Preset) throws {
    let harness = EngineHarness { $0 = CalendarOptions(preset) }
    try expect(harness, is: "\(preset.name)")
  }

  @Test func monthsOfAYear() throws {
    let harness = EngineHarness { $0.zooms = true }
    harness.send(.zoomOut)
    harness.settle()
    try expect(harness, is: "months")
  }

  @Test func aYear() throws {
    try expect(EngineHarness { $0.view = .year }, is: "year")
  }

  /// In German, where the names of actions are the longest; one event is held.
  @Test func aTimelineThatCanBeEdited() throws {
    let harness = EngineHarness.editable(height: 640)
    harness.change { $0.locale = SampleLocales.german }
    harness.answer([
      .meeting(), .meeting(720...780, "b"), .wholeDays("2024-02-20", "2024-02-21", "trip"),
    ])
    try expect(harness, is: "timeline-german")
    harness.send(.edit(.take(Array("a".utf8), .move)))
    harness.send(.edit(.nudge(days: 1, steps: 2)))
    try expect(harness, is: "timeline-held-german")
  }
}
