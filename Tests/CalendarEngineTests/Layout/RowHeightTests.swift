// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// How high rows and calendars are: section G of FSCalendar.
struct RowHeightTests {
  /// A month for each number of rows, where weeks begin on Sunday.
  private static let months = [(rows: 4, "2015-02-10"), (5, "2024-02-20"), (6, "2024-06-10")]

  /// The frames of the rows of the current page, in points from the top of the calendar.
  private static func rows(_ harness: EngineHarness) -> [(top: Double, height: Double)] {
    let scene = harness.scene
    return scene.nodes.indices.filter { scene.nodes[$0].role == .weekRow }.map { index in
      let frame = scene.absoluteFrame(index)
      return (Double(frame.y) / 64, Double(frame.height) / 64)
    }
  }

  private static func height(_ role: Role, _ harness: EngineHarness) throws -> Double {
    let node = try #require(harness.scene.nodes.first { $0.role == role })
    return Double(node.frame.height) / 64
  }

  @Test func fsG3WhereTheHeightStaysTheRowsAreSpreadEvenly() throws {
    for height in [400.0, 520, 700] {
      for (count, showing) in Self.months {
        let harness = EngineHarness(showing: showing) { $0.rows = .fitting }
        harness.change { $0.metrics.height = height }
        let rows = Self.rows(harness)
        try #require(rows.count == count)
        #expect(harness.height == height)
        let top = try Self.height(.header, harness) + Self.height(.weekdayRow, harness)
        let share = (height - 4 - top) / Double(count)
        for (index, row) in rows.enumerated() {
          // Edges lie on whole pixels.
          #expect(abs(row.top - (top + Double(index) * share)) <= 0.5, "\(count) of \(height)")
          #expect(abs(row.height - share) <= 1, "\(count) of \(height)")
        }
      }
    }
  }

  @Test func fsG5TheHeightIsThatOfHeaderWeekdaysAndRows() throws {
    var heights: [Double] = []
    for (count, showing) in Self.months {
      for rows in [RowsPolicy.fitting, .alwaysSix] {
        let harness = EngineHarness(showing: showing) { $0.rows = rows }
        let chrome = try Self.height(.header, harness) + Self.height(.weekdayRow, harness)
        let expected = rows == .fitting ? count : 6
        #expect(Self.rows(harness).map { $0.height } == [Double](repeating: 50, count: expected))
        #expect(harness.height == chrome + 50 * Double(expected) + 4)
        heights.append(harness.height)
      }
    }
    // A month of six rows is as high as any that is filled up to six.
    #expect(Set(heights).count == 3 && heights.filter { $0 == heights.max() }.count == 4)
  }

  @Test(arguments: [Int32(1), 2, 5])
  func fsG5AStripIsAsHighAsItsWeeks(weeks: Int32) throws {
    let harness = EngineHarness { ($0.view, $0.weeks) = (.week, weeks) }
    let chrome = try Self.height(.header, harness) + Self.height(.weekdayRow, harness)
    #expect(harness.height == chrome + 50 * Double(weeks) + 4)
  }

  /// A list is as high as it is asked to be.
  @Test func fsG5AListHasItsOwnHeight() {
    #expect(EngineHarness.list(height: 420).height == 420)
    #expect(EngineHarness.list(height: 611).height == 611)
  }
}
