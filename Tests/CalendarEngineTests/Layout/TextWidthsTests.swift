// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Letters that a host has measured, and what fits because of it.
struct TextWidthsTests {
  @Test func lettersAreMeasuredOnceAndInOrder() {
    var measured: [Unicode.Scalar] = []
    _ = TextWidths {
      measured.append($0)
      return 1
    }
    #expect(measured == TextWidths.letters)
    #expect(zip(measured, measured.dropFirst()).allSatisfy { $0 < $1 })
    #expect(measured.count == 702)
    for letter in "AzÄßŁαЖאش٣0–…".unicodeScalars { #expect(measured.contains(letter)) }
  }

  @Test func aTextIsAsWideAsItsLetters() {
    let widths = TextWidths { $0 == "i" ? 0.25 : $0 == "W" ? 0.95 : 0.5 }
    func width(_ text: String) -> Double? { widths.width(of: Array(text.utf8)[...], size: 20) }
    #expect(width("") == 0)
    #expect(width("iii") == 15)
    #expect(width("Wien") == 44)
    // Ideographs and emoji are as wide as their size; accents and marks of direction have no width.
    #expect(width("月🧗") == 40)
    #expect(width("e\u{301}\u{200F}") == 10)
    #expect(TextWidths().width(of: Array("Wien".utf8)[...], size: 20) == nil)
  }

  @Test(arguments: [-0.1, 8.1, .nan, .infinity])
  func whatIsNoWidthIsEstimated(_ width: Double) {
    let widths = TextWidths { $0 == "i" ? width : 0.5 }
    #expect(widths.width(of: Array("if".utf8)[...], size: 10) == 11)
  }

  @Test func lettersAsWideAsEstimatesChangeNothing() {
    let estimates = TextWidths { $0.value < 0x800 ? 0.6 : 1 }
    for preset in Preset.allCases {
      for width in [320, 390, 900] {
        let metrics = CalendarMetrics(width: Double(width), height: 900)
        var measured = metrics
        measured.textWidths = estimates
        let (scene, other) = (Self.scene(preset, metrics), Self.scene(preset, measured))
        #expect(scene.nodes == other.nodes, "\(preset) in \(width)")
        #expect(Self.words(scene) == Self.words(other), "\(preset) in \(width)")
      }
    }
  }

  /// A time of an event: from start to end, the start alone, or nothing.
  @Test(arguments: [
    (nil, "Choir\n10:00 AM"), (0.45, "Choir\n10:00 AM – 11:00 AM"), (0.9, "Choir\n10:00 AM"),
    (1.5, "Choir"),
  ])
  func timesAreWrittenThatFit(_ letter: Double?, _ words: String) throws {
    let harness = EngineHarness.timeline(days: 7)
    harness.change {
      $0.metrics = CalendarMetrics(width: 1_060, height: 1_000)
      if let letter { $0.metrics.textWidths = TextWidths { _ in letter } }
    }
    let start = day("2024-02-20")
    var event = Occurrence(id: [0x31], start: (start, 600), end: (start, 660))
    event.title = Array("Choir".utf8)
    harness.answer([event])
    let node = try #require(harness.node(.timedEvent, "2024-02-20"))
    #expect(harness.words(node.text) == words)
  }

  /// The title of a week is written in full where its letters are narrow enough.
  @Test(arguments: [
    (nil, "Feb 18 – Feb 24, 2024"), (0.3, "Feb 18, 2024 – Feb 24, 2024"),
    (0.7, "Feb 18 – Feb 24, 2024"),
  ])
  func titlesAreShortenedThatDoNotFit(_ letter: Double?, _ words: String) throws {
    let harness = EngineHarness.timeline(days: 7) { $0.view = .week }
    harness.change {
      $0.metrics = CalendarMetrics(width: 320)
      if let letter { $0.metrics.textWidths = TextWidths { _ in letter } }
    }
    let title = try #require(harness.scene.nodes.first { $0.role == .title })
    #expect(harness.words(title.text) == words)
  }

  private static func scene(
    _ preset: Preset, _ metrics: CalendarMetrics
  ) -> CalendarScene {
    let environment = CalendarEnvironment(
      today: day("2024-02-20"), locale: LocaleProfile(), metrics: metrics)
    return CalendarScene.make(
      CalendarState(options: CalendarOptions(preset), showing: day("2024-02-20")), environment)
  }

  private static func words(_ scene: CalendarScene) -> [String] {
    scene.nodes.map { String(decoding: scene.utf8($0.text), as: UTF8.self) }
  }
}
