// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What a month that folds looks like, as text.
struct ExpandableGoldenTests {
  @Test func aMonthWithAHandle() throws {
    let harness = ExpandableTests.expandable { $0.rows = .fitting }
    try Golden.expect(harness.dump, is: "expandable-month")
  }

  @Test func halfFolded() throws {
    let harness = ExpandableTests.expandable()
    harness.tap("2024-02-14")
    let start = harness.grabHandle()
    harness.pointer(.moved, x: start.x, y: start.y - 125)
    try Golden.expect(harness.dump, is: "expandable-between")
  }

  @Test func aWeekInArabicUnderAHand() throws {
    let harness = EngineHarness(locale: SampleLocales.arabic) {
      $0.view = .expandable
      $0.expanding.mode = .week
    }
    harness.send(.press(NodeKey(.handle)))
    try Golden.expect(harness.dump, is: "expandable-week-arabic")
  }

  @Test func filledOnALargePhone() throws {
    let harness = ExpandableTests.expandable()
    harness.change {
      $0.metrics = CalendarMetrics(width: 320, height: 640, textScale: 2, pixelScale: 3)
    }
    try Golden.expect(harness.dump, is: "expandable-large-text")
  }
}
