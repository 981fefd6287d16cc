// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What strips of weeks look like, as text.
struct WeekGoldenTests {
  @Test func aWeekOfTwoMonths() throws {
    let harness = EngineHarness(showing: "2024-02-28", today: "2024-02-29") { $0.view = .week }
    harness.tap("2024-03-01")
    try Golden.expect(harness.dump, is: "week")
  }

  @Test func twoWeeksInArabicUnderAHand() throws {
    let harness = EngineHarness(locale: SampleLocales.arabic) {
      $0.view = .week
      $0.weeks = 2
    }
    harness.grab(x: 100, towards: .right)
    harness.pointer(.moved, x: 111 + 70, y: 200)
    try Golden.expect(harness.dump, is: "two-weeks-arabic")
  }

  @Test func theFirstWeekOfARange() throws {
    let harness = EngineHarness(showing: "2024-02-14", today: nil) {
      $0.view = .week
      $0.bounds = days("2024-02-14", "2024-04-30")
    }
    try Golden.expect(harness.dump, is: "first-week")
  }
}
