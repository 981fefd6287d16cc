// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// The meaning of the steps of a year's heat map, in words below it.
struct HeatLegendTests {
  private func year(
    locale: LocaleProfile = LocaleProfile(), _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness(locale: locale) {
      $0.view = .year
      $0.showsHeatLegend = true
      configure(&$0)
    }
    harness.change { $0.metrics = CalendarMetrics(width: 600) }
    return harness
  }

  private func texts(_ harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.role == .heatStep }.map {
      String(decoding: harness.scene.utf8($0.text), as: UTF8.self)
    }
  }

  private func labels(_ harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.key.heatStep != nil }.map {
      String(decoding: harness.scene.utf8($0.label), as: UTF8.self)
    }
  }

  @Test func stepsAreNamedWithTheirCounts() {
    let harness = year()
    #expect(texts(harness) == ["0", "1–2", "3–5", "6–9", "10+"])
    #expect(
      labels(harness) == [
        "0 entries", "1–2 entries", "3–5 entries", "6–9 entries", "10+ entries",
      ])
  }

  @Test func aScaleOfTheAppsOwnIsSaid() {
    let harness = year { $0.heat = HeatScale(thresholds: [1, 2, 3, 100]) ?? HeatScale() }
    #expect(texts(harness) == ["0", "1", "2", "3–99", "100+"])
    #expect(labels(harness)[1] == "1 entry")
  }

  @Test func digitsAreTheLocales() {
    let harness = year(locale: SampleLocales.arabic)
    #expect(texts(harness)[1] == "١–٢")
  }

  @Test func onlyAYearHasIt() {
    let harness = year { $0.zooms = true }
    #expect(!texts(harness).isEmpty)
    harness.send(.zoom(to: .years))
    #expect(texts(harness).isEmpty)
    harness.send(.zoom(to: .days))
    #expect(texts(harness).isEmpty)
    #expect(texts(year { $0.showsHeatLegend = false }).isEmpty)
  }

  @Test(arguments: [240.0, 320, 390, 768, 1440], [1.0, 2])
  func itWrapsAndNothingOverlaps(width: Double, textScale: Double) throws {
    let harness = year()
    harness.change { $0.metrics = CalendarMetrics(width: width, textScale: textScale) }
    let nodes = harness.scene.nodes
    let legend = try #require(nodes.first { $0.role == .legend })
    let steps = nodes.filter { $0.role == .heatStep }
    let grid = try #require(nodes.first { $0.role == .grid })
    #expect(legend.frame.y >= grid.frame.y + grid.frame.height)
    #expect(legend.frame.y + legend.frame.height <= nodes[0].frame.height)
    for (index, step) in steps.enumerated() {
      #expect(step.frame.x >= 0 && step.frame.x + step.frame.width <= legend.frame.width)
      #expect(step.frame.y + step.frame.height <= legend.frame.height)
      for other in steps.dropFirst(index + 1) where other.frame.y == step.frame.y {
        #expect(other.frame.x >= step.frame.x + step.frame.width)
      }
    }
  }

  @Test func aPhoneHasRoomForItOnOneLine() {
    let harness = year()
    harness.change { $0.metrics = CalendarMetrics(width: 320) }
    let steps = harness.scene.nodes.filter { $0.role == .heatStep }
    #expect(steps.allSatisfy { $0.frame.y == steps[0].frame.y })
    #expect(labels(harness).count == 5)
  }

  @Test func aGivenHeightIsKept() {
    let harness = year()
    harness.change { $0.metrics = CalendarMetrics(width: 768, height: 900) }
    #expect(harness.scene.nodes[0].frame.height == 900 * 64)
  }
}
