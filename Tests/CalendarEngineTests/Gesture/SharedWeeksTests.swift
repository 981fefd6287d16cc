// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Months that slide vertically and share the row of a week that belongs to both.
struct SharedWeeksTests {
  /// A calendar under a finger that has moved its pages by a number of points.
  private static func sliding(_ month: String, by distance: Double, _ rows: RowsPolicy)
    -> EngineHarness
  {
    let harness = EngineHarness(showing: month + "-10") {
      $0.axis = .vertical
      $0.pageJoin = .sharingWeeks
      $0.rows = rows
    }
    let slop = distance < 0 ? -11.0 : 11
    harness.pointer(.down, x: 175, y: 220)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: 175, y: 220 + slop)
    harness.pointer(.moved, x: 175, y: 220 + slop + distance)
    return harness
  }

  /// The first day of each visible week row in order, with its position.
  private static func weeks(_ harness: EngineHarness) -> [(day: EpochDay, y: Int32)] {
    let scene = harness.scene
    return scene.nodes.indices.compactMap { index in
      guard scene.nodes[index].role == .weekRow, let day = scene.nodes[index + 1].key.day else {
        return nil
      }
      return (day, scene.absoluteFrame(index).y)
    }
  }

  @Test(arguments: [-60.0, 60], [RowsPolicy.fitting, .alwaysSix])
  func kal34MonthsShareTheWeekThatBelongsToBoth(distance: Double, rows: RowsPolicy) {
    var count = 0
    for offset in Int32(0)..<48 {
      let month = YearMonth(clampingIndex: Int64(2024 * 12 + offset))
      let weeks = Self.weeks(Self.sliding("\(month)", by: distance, rows))
      for (week, next) in zip(weeks, weeks.dropFirst()) {
        #expect(next.day.rawValue - week.day.rawValue == 7)
        #expect(next.y - week.y == 50 * 64)
        count += 1
      }
    }
    #expect(count > 48 * 8)
  }

  @Test func monthsThatShareNoWeekStandOnEachOther() {
    // February 2026 fills four rows from Sunday to Saturday.
    let weeks = Self.weeks(Self.sliding("2026-02", by: -60, .fitting))
    #expect(weeks.count == 4 + 5)
  }

  @Test func theRowStaysWithTheMonthThatIsSettledOn() {
    let harness = Self.sliding("2024-02", by: -180, .fitting)
    harness.skip(milliseconds: 200)
    harness.pointer(.up, x: 175, y: 29)
    harness.settle()
    #expect(harness.summary.hasPrefix("2024-03 rest"))
    #expect(Self.weeks(harness).first?.day == day("2024-02-25"))
    #expect(harness.traits("2024-03-01")?.contains(.outside) == false)
  }
}
