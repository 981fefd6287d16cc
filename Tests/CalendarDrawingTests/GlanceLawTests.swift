// SPDX-License-Identifier: MIT

import CalendarEngine
import Testing

@testable import CalendarDrawing

/// The days of small months can be read, however narrow they are and however low their rows.
struct GlanceLawTests {
  @Test(arguments: [320, 360, 420, 520, 700, 1_000], [0, 420, 560, 900])
  func numbersAreOnWhatIsBehindThem(width: Int, height: Int) throws {
    var calendar = try DrawnCalendar.year()
    calendar.metrics = CalendarMetrics(width: Double(width), height: Double(height))
    let drawing = try calendar.picture()
    var count = 0
    for (index, node) in drawing.scene.nodes.enumerated() where node.role == .glance {
      var ground: SceneRect?
      for mark in drawing.marks(of: index) {
        switch mark {
        case .fill(.rectangle(let frame, _), _): ground = frame
        case .text(let text):
          guard let behind = ground else { continue }
          ground = nil
          count += 1
          // Digits are 0.62 of their size wide and 0.73 of it high.
          let digits = Double(text.utf8.count) * 0.62 * Double(text.size)
          #expect(
            digits <= Double(behind.width) && text.size &* 3 / 4 <= behind.height,
            "\(text.utf8.count) digits of \(text.size) on \(behind.width) x \(behind.height)")
        case .fill, .stroke, .image: continue
        }
      }
    }
    // Below some width there are no numbers.
    #expect(count > 100 || drawing.scene.style.glanceSize == 0)
  }
}
