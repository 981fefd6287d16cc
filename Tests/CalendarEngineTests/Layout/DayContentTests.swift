// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What a day's cell shows besides its number, and the legend below the days.
struct DayContentTests {
  private static func fact(_ text: String, _ change: (inout DayFact) -> Void) -> DayFact {
    var fact = DayFact(day: day(text))
    change(&fact)
    return fact
  }

  private static let full = (1...29).map { number in
    fact("2024-02-\(number < 10 ? "0" : "")\(number)") {
      $0.subtitle = Array("Conference".utf8)
      $0.badge = Array("12".utf8)
      $0.image = Array("star".utf8)
      $0.dots = Dots([4, 5, 6, 7])
    }
  }

  private static func harness(
    _ metrics: CalendarMetrics = CalendarMetrics(width: 350), facts: [DayFact] = full,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness()
    harness.change { $0.metrics = metrics }
    harness.configure {
      $0.loadsFacts = true
      configure(&$0)
    }
    harness.name()
    harness.answerAll(facts)
    return harness
  }

  private static func nodes(_ role: Role, in scene: CalendarScene) -> [SceneRect] {
    scene.nodes.indices.filter { scene.nodes[$0].role == role }.map { scene.absoluteFrame($0) }
  }

  @Test(arguments: ["2024-01-31", "2024-03-01"])
  func aNeighbouringMonthsDayShowsWhatIsKnownOfIt(text: String) throws {
    let fact = Self.fact(text) {
      $0.subtitle = Array("Conference".utf8)
      $0.badge = Array("12".utf8)
      $0.image = Array("star".utf8)
      $0.dots = Dots([4, 5])
      $0.tint = 3
      $0.titleTint = 6
      $0.isHighlighted = true
    }
    let harness = Self.harness(facts: [fact])
    let page = harness.state.viewport.page
    let cell = try #require(harness.node(NodeKey(.dayCell, page: page, day: day(text))))
    #expect(cell.traits.isSuperset(of: [.outside, .highlighted]))
    #expect((cell.tint, cell.titleTint) == (3, 6))
    #expect(cell.dots == Dots([4, 5]))
    for (role, shown) in [(Role.daySubtitle, "Conference"), (.dayBadge, "12"), (.dayImage, "star")]
    {
      let node = try #require(harness.node(NodeKey(role, page: page, day: day(text))))
      #expect(String(decoding: harness.scene.utf8(node.text), as: UTF8.self) == shown)
    }
    let label = String(decoding: harness.scene.utf8(cell.label), as: UTF8.self)
    #expect(label.contains("Conference"))
  }

  @Test func aSecondLineOfOneDayMakesRoomInEveryRow() throws {
    func harness(_ subtitle: String) -> EngineHarness {
      Self.harness(
        facts: [
          Self.fact("2024-02-05") {
            $0.subtitle = Array(subtitle.utf8)
            $0.subtitleTint = 7
          }, Self.fact("2024-02-06") { $0.subtitle = Array("70 %".utf8) },
        ])
    }
    let (one, two) = (harness("12 °C"), harness("12 °C\n80 %"))
    let (low, high) = (Self.nodes(.weekRow, in: one.scene), Self.nodes(.weekRow, in: two.scene))
    #expect(zip(low, high).allSatisfy { $1.height - $0.height == 12 * 64 })
    let lines = two.scene.nodes.filter { $0.role == .daySubtitle }
    #expect(lines.map(\.frame.height) == [24 * 64, 12 * 64])
    #expect(lines.map(\.tint) == [7, 0])
    let cell = try #require(
      two.node(NodeKey(.dayCell, page: page("2024-02"), day: day("2024-02-05"))))
    #expect(two.words(cell.label).hasSuffix("12 °C, 80 %"))
  }

  @Test func nothingOverlapsAtAnySize() {
    var seen = 0
    for width in [280.0, 320, 375, 420, 700] {
      for scale in [0.8, 1, 1.3, 2] {
        for height in [0.0, 500, 900] {
          let metrics = CalendarMetrics(width: width, height: height, textScale: scale)
          let scene = Self.harness(metrics) { $0.showsAlternateDates = true }.scene
          #expect(Self.overlaps(in: scene) == [], "\(width) \(scale) \(height)")
          #expect(SceneFaults.overhang(scene) == [], "\(width) \(scale) \(height)")
          seen += Self.nodes(.daySubtitle, in: scene).count
        }
      }
    }
    #expect(seen > 29 * 20)
  }

  /// Lines of a cell that overlap each other or the number's shape.
  private static func overlaps(in scene: CalendarScene) -> [String] {
    let radius = scene.style.shapeDiameter / 2
    return scene.nodes.indices.filter { scene.nodes[$0].role == .dayCell }.flatMap { cell in
      var bottom = scene.style.numberMiddle + radius
      if scene.style.numberMiddle == 0 { bottom = scene.nodes[cell].frame.height / 2 + radius }
      return scene.nodes.indices.compactMap { index -> String? in
        let node = scene.nodes[index]
        guard Int(node.parent) == cell, node.role != .dayBadge else { return nil }
        defer { bottom = node.frame.y + node.frame.height }
        return node.frame.y >= bottom ? nil : "\(node.role) on what is above it"
      }
    }
  }

  @Test func largeTypeDropsSecondLinesOnAPhone() {
    let scene = Self.harness(CalendarMetrics(width: 320, textScale: 2)) {
      $0.showsAlternateDates = true
    }.scene
    #expect(Self.nodes(.daySubtitle, in: scene).isEmpty)
    #expect(Self.nodes(.dayAlternate, in: scene).isEmpty)
    // What is not shown is still said.
    let label = scene.nodes.first { $0.key.day == day("2024-02-20") }.map { scene.utf8($0.label) }
    let spoken = String(decoding: label ?? [], as: UTF8.self)
    #expect(spoken == "Tuesday, February 20, 2024, 11 Adar I, Today, Conference, 12, 4 events")
  }

  @Test func rowsKeepTheRoomThatTheyHaveMade() {
    let harness = Self.harness(facts: [Self.full[4]])
    let height = harness.scene.nodes[0].frame.height
    let plain = EngineHarness().scene.nodes[0].frame.height
    #expect(height > plain)
    harness.send(.page(by: 1))
    harness.settle()
    harness.answerAll()
    #expect(harness.scene.nodes[0].frame.height == height)
  }

  @Test func fui5TheIndicatorIsHiddenForAllAndForOneDay() {
    let facts = [
      Self.fact("2024-02-05") { $0.dots = Dots([4]) },
      Self.fact("2024-02-06") {
        $0.dots = Dots([4])
        $0.showsIndicator = false
      },
    ]
    let harness = Self.harness(facts: facts)
    func dots(_ text: String) -> Dots? {
      harness.node(NodeKey(.dayCell, page: harness.state.viewport.page, day: day(text)))?.dots
    }
    #expect(dots("2024-02-05") == Dots([4]))
    #expect(dots("2024-02-06") == Dots.none)
    harness.configure { $0.showsIndicators = false }
    #expect(dots("2024-02-05") == Dots.none)
    #expect(harness.label("2024-02-05") == "Monday, February 5, 2024")
  }

  @Test func fui9OnlyADayWithEventsSaysSo() {
    let harness = Self.harness(facts: [
      Self.fact("2024-02-05") { $0.dots = Dots([4]) },
      Self.fact("2024-02-20") { $0.dots = Dots([4, 4, 4, 4, 4]) },
      Self.fact("2024-02-21") {
        $0.dots = Dots([4, 4])
        $0.note = Array("two marks".utf8)
      },
    ])
    #expect(harness.label("2024-02-04") == "Sunday, February 4, 2024")
    #expect(harness.label("2024-02-05") == "Monday, February 5, 2024, 1 event")
    #expect(harness.label("2024-02-20") == "Tuesday, February 20, 2024, Today, 5 events")
    #expect(harness.label("2024-02-21") == "Wednesday, February 21, 2024, two marks")
  }

  @Test func fui5TheLegendListsWhatIsVisible() {
    let legend = [
      LegendEntry(name: Array("Holiday".utf8), tint: 7),
      LegendEntry(name: Array("Away".utf8), tint: 9),
      LegendEntry(name: Array("Birthday".utf8), image: Array("cake".utf8)),
    ]
    let harness = Self.harness(facts: [
      Self.fact("2024-02-05") { $0.tint = 7 },
      Self.fact("2024-03-12") { $0.dots = Dots([9]) },
      Self.fact("2024-03-13") { $0.image = Array("cake".utf8) },
    ]) { $0.legend = legend }
    func kinds() -> [String] {
      harness.scene.nodes.filter { $0.role == .legendItem }
        .map { String(decoding: harness.scene.utf8($0.text), as: UTF8.self) }
    }
    #expect(kinds() == ["Holiday"])
    let height = harness.scene.nodes[0].frame.height
    harness.send(.page(by: 1))
    harness.settle()
    #expect(kinds() == ["Away", "Birthday"])
    #expect(harness.scene.nodes[0].frame.height == height)
    harness.configure { $0.showsIndicators = false }
    #expect(kinds() == ["Birthday"])
  }

  @Test func contentIsAGolden() throws {
    let harness = Self.harness { $0.showsAlternateDates = true }
    try Golden.expect(harness.dump, is: "february-content")
  }
}
