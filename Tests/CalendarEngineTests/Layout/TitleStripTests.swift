// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Titles of neighbouring pages that move with the pages.
struct TitleStripTests {
  private func harness(
    _ least: Double = 0.2, locale: LocaleProfile? = nil,
    _ more: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness(locale: locale) {
      $0.neighbourTitleOpacity = least
      more(&$0)
    }
  }

  /// The titles in the strip: text, distance from the middle, opacity.
  private func titles(_ harness: EngineHarness) -> [(String, Int32, Int32)] {
    harness.scene.nodes.filter { $0.role == .pageTitle }.compactMap { node in
      let group = harness.scene.groups.first { $0.key == node.key }
      return group.map {
        (String(decoding: harness.scene.utf8(node.text), as: UTF8.self), $0.x, $0.opacity)
      }
    }
  }

  @Test func fsFTheNeighboursStandBesideTheTitleAndAreFainter() {
    let titles = titles(harness())
    #expect(titles.map(\.0) == ["January 2024", "February 2024", "March 2024"])
    #expect(titles.map(\.2) == [51, 255, 51])
    let places = titles.map(\.1)
    #expect(places[1] == 0)
    #expect(places[2] > 0)
    #expect(places[0] == -places[2])
  }

  @Test func fsFTheyFollowTheFingerAndFadeByTheirDistance() throws {
    let harness = harness()
    let pitch = titles(harness)[2].1
    harness.grab(x: 300)
    for x in stride(from: 289.0, through: 60, by: -16) {
      harness.pointer(.moved, x: x, y: 200)
      let fraction = harness.state.viewport.fraction
      for (text, x, opacity) in titles(harness) {
        let distance: Double = Double(x) / Double(pitch)
        let page = ["January 2024", "February 2024", "March 2024", "April 2024"]
          .firstIndex(of: text).map { Double($0) - 1 }
        let expected: Double = try #require(page) - fraction
        let gap: Double = distance - expected
        #expect(abs(gap) < 0.01)
        // alpha = 1 − (1 − min)·|distance to centre|/width
        let alpha: Double = max(1 - 0.8 * abs(expected), 0)
        let error: Double = Double(opacity) / 255 - alpha
        #expect(abs(error) < 0.01)
      }
    }
    #expect(harness.state.viewport.fraction > 0.5)
  }

  @Test func fsFNoneIsSeenAtNothing() {
    #expect(titles(harness(0)).map(\.2) == [0, 255, 0])
  }

  @Test func fsFTheyAreMirrored() {
    let titles = titles(harness(locale: SampleLocales.arabic))
    #expect(titles[0].1 > 0 && titles[2].1 < 0)
  }

  @Test func pagesThatMoveUpAndDownMoveTheirTitlesSo() throws {
    let harness = harness { $0.axis = .vertical }
    let next = try #require(
      harness.scene.groups.first { $0.key == NodeKey(.pageTitle, page: page("2024-03")) })
    #expect(next.x == 0 && next.y == 44 * 64)
  }

  @Test func behindTheLastPageThereIsNoTitle() {
    let harness = harness { $0.bounds = days("2024-02-01", "2024-03-31") }
    #expect(titles(harness).map(\.0) == ["February 2024", "March 2024"])
  }

  @Test func aJumpMovesThemByOnePage() {
    let harness = harness()
    harness.send(.show(day("2031-07-04")))
    #expect(titles(harness).map(\.0).contains("July 2031"))
    harness.settle()
    #expect(titles(harness).map(\.0) == ["June 2031", "July 2031", "August 2031"])
  }

  @Test func withReducedMotionTheyJump() {
    let harness = EngineHarness(reducesMotion: true) { $0.neighbourTitleOpacity = 0.2 }
    harness.send(.page(by: 1))
    #expect(titles(harness).map(\.2) == [51, 255, 51])
    #expect(titles(harness)[1].0 == "March 2024")
  }

  @Test func theyAreForTheEyeAlone() {
    let harness = harness()
    let elements = harness.runtime.accessibility.elements
    #expect(elements.filter { $0.kind == .heading }.count == 1)
    #expect(!elements.contains { $0.key.role == .pageTitle || $0.key.role == .titleStrip })
    #expect(harness.text(.title) == "February 2024")
  }

  @Test func noTitleMovesWhereItNamesOtherThingsThanPages() {
    #expect(titles(harness { $0.titleRule = .selection }).isEmpty)
    #expect(titles(harness { $0.view = .months }).isEmpty)
    #expect(titles(harness { $0.zooms = true }).isEmpty)
    #expect(titles(EngineHarness()).isEmpty)
  }

  @Test func theButtonsStandOnBothSidesOfThem() throws {
    let scene = harness().scene
    let frame = { (role: Role) in
      try #require(scene.nodes.first { $0.role == role }).frame
    }
    let previous = try frame(.previousButton)
    let strip = try frame(.titleStrip)
    let next = try frame(.nextButton)
    #expect(previous.x == 0)
    #expect(previous.x + previous.width <= strip.x)
    #expect(strip.x + strip.width <= next.x)
    #expect(next.x + next.width == 350 * 64)
  }
}
