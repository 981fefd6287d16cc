// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import Testing

@testable import CalendarDrawing

/// What a notice says is within it, whatever its words and however wide the letters are.
struct NoticeLawTests {
  private static let words = [
    "The", "shop", "is", "closed", "on", "that", "day", "Donaudampfschifffahrtsgesellschaft",
    "reservations", "Öffnungszeiten", "a", "I", "and", "incomprehensibilities", "geöffnet,",
    "воскресенье", "האירוע", "الحدث", "日本の祝日と行事", "£250.00", "–", "www.example.org",
  ]

  /// Letters as wide as those of our fonts, or a little less or more.
  private static func measured(_ percent: Double) -> TextWidths {
    TextWidths { LetterWidths.width(of: Array(String($0).utf8)[...], size: percent / 100) }
  }

  private func notice(_ text: String, _ metrics: CalendarMetrics) throws -> SceneDrawing {
    var calendar = DrawnCalendar()
    calendar.options.asksBeforeSelecting = true
    calendar.metrics = metrics
    var runtime = try calendar.runtime()
    let day = try day("2024-02-13")
    let choice = CalendarAction.choose(day, on: runtime.state.viewport.page)
    for case .ask(let id, _) in runtime.send(CalendarInput(.action(choice), at: 0)).effects {
      let answer = CalendarAction.answered(id: id, .refused(reason: Array(text.utf8)))
      _ = runtime.send(CalendarInput(.action(answer), at: 0))
    }
    return SceneDrawing(runtime.scene)
  }

  @Test(arguments: [nil, 85, 100, 110] as [Double?])
  func linesAreWithinTheirNotice(percent: Double?) throws {
    var numbers = SeededNumbers(seed: WalkPlan.seed(23))
    let widths = percent.map(Self.measured) ?? TextWidths()
    var most = 0
    for _ in 0..<WalkPlan.steps(400) {
      let words = (1...Int.random(in: 1...24, using: &numbers)).compactMap { _ in
        Self.words.randomElement(using: &numbers)
      }
      var metrics = CalendarMetrics(
        width: Double(Int.random(in: 280...700, using: &numbers)),
        textScale: Double(Int.random(in: 80...200, using: &numbers)) / 100)
      metrics.textWidths = widths
      let drawing = try notice(words.joined(separator: " "), metrics)
      let index = try #require(drawing.scene.nodes.firstIndex { $0.role == .notice })
      let frame = drawing.scene.nodes[index].frame
      var count = 0
      for case .text(let text) in drawing.marks(of: index) {
        count += 1
        let width = TextFit.lineWidth(of: text.utf8[...], Double(text.size), widths)
        #expect(width <= Double(frame.width), "\(String(decoding: text.utf8, as: UTF8.self))")
        // A line is a third higher than its letters.
        let (top, bottom) = (
          text.place.y &- text.size &* 2 / 3, text.place.y &+ text.size &* 2 / 3
        )
        #expect(
          top >= 0 && bottom <= frame.height,
          "\(words) in \(metrics.width) at \(metrics.textScale)")
      }
      #expect(count > 0)
      most = max(most, count)
    }
    #expect(most > 3)
  }
}
