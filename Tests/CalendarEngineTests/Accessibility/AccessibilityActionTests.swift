// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Which actions there are at all, as a list for hosts: the tests of the window have each performed by
/// a screen reader.
struct AccessibilityActionTests {
  @Test func everyActionOfEveryElementIsOnTheList() throws {
    var found: Set<String> = []
    for harness in try Self.calendars() {
      for element in harness.runtime.accessibility.elements {
        for action in element.actions { found.insert(Self.line(element, action, harness.state)) }
      }
    }
    let text = found.sorted().map { $0 + "\n" }.joined()
    try Golden.expect(text, is: "accessibility-actions")
  }

  /// Every preset and every view, with events that can be edited, and what comes and goes.
  private static func calendars() throws -> [EngineHarness] {
    var all = Preset.allCases.map { preset in eventful { $0 = CalendarOptions(preset) } }
    for view in [ViewKind.month, .week, .expandable, .months, .year, .timeline, .agenda] {
      all.append(eventful { ($0.view, $0.zooms) = (view, true) })
    }
    for view in [ViewKind.month, .timeline] {
      for id in ["a", "trip"] {
        let harness = eventful { $0.view = view }
        harness.send(.edit(.take(Array(id.utf8), .move)))
        all.append(harness)
      }
    }
    all.append(eventful { ($0.view, $0.expanding.mode) = (.expandable, .week) })
    let zoomed = EngineHarness { $0.zooms = true }
    zoomed.send(.zoomOut)
    zoomed.settle()
    let begun = EngineHarness { $0.selection = .interval }
    begun.tap("2024-02-14")
    let failed = EngineHarness { $0.loadsFacts = true }
    while let load = failed.state.facts.window.pending.first {
      failed.send(.loadFailed(token: load.token))
    }
    return all + [zoomed, begun, failed]
  }

  /// A calendar with an event of an hour and a half, and so many of whole days that some are hidden.
  private static func eventful(
    _ configure: (inout CalendarOptions) -> Void
  ) -> EngineHarness {
    let harness = EngineHarness(width: 910, configure)
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
    }
    harness.change { $0.metrics.height = 900 }
    harness.answerAll(
      [.meeting(), .wholeDays("2024-02-20", "2024-02-21", "trip")]
        + (0..<9).map { .wholeDays("2024-02-22", "2024-02-22", "day \($0)") })
    return harness
  }

  /// The role of the node, and what is done: by its trigger, or by its name.
  private static func line(
    _ element: AccessibilityElement, _ action: AccessibilityAction, _ state: CalendarState
  ) -> String {
    var what = "\(action.trigger)"
    if action.trigger == .named {
      what = String(decoding: action.name, as: UTF8.self)
      // After the name of the page.
      if what.hasSuffix("zoom out") { what = "zoom out" }
    }
    let isHeld = state.editing.isHeld && element.key.role != .calendar
    let held = isHeld && element.actions.contains { $0.trigger == .escape } ? " held" : ""
    return "\(element.key.role)\(held): \(what)"
  }
}
