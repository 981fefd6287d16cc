// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Months that move up and down.
struct VerticalPagingTests {
  private static func harness(
    showing: String = "2024-02-20", _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness(showing: showing) {
      $0.axis = .vertical
      configure(&$0)
    }
  }

  /// Puts a finger down and moves it past the slop, up or down, then by so many points.
  private static func drag(_ harness: EngineHarness, by distance: Double, from y: Double = 220) {
    let slop = distance < 0 ? -11.0 : 11
    harness.pointer(.down, x: 175, y: y)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: 175, y: y + slop)
    for step in 1...10 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: 175, y: y + slop + distance * Double(step) / 10)
    }
    harness.skip(milliseconds: 200)
  }

  private static func lift(_ harness: EngineHarness, y: Double) {
    harness.pointer(.up, x: 175, y: y)
    harness.settle()
  }

  @Test(arguments: [(-180.0, "2024-03"), (180, "2024-01"), (-60, "2024-02"), (60, "2024-02")])
  func aFingerThatPassesTheMiddleTurnsThePage(distance: Double, month: String) {
    let harness = Self.harness()
    Self.drag(harness, by: distance)
    Self.lift(harness, y: 220 + distance + (distance < 0 ? -11 : 11))
    #expect(harness.summary.hasPrefix("\(month) rest"))
  }

  @Test func aFingerThatMovesSidewaysBelongsToThePage() {
    let harness = Self.harness()
    harness.pointer(.down, x: 300, y: 220)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: 250, y: 225)
    #expect(!harness.isClaimed)
    harness.pointer(.moved, x: 100, y: 225)
    #expect(harness.summary.hasPrefix("2024-02 rest"))
  }

  @Test func theRootSaysThatItMovesUpAndDown() {
    #expect(Self.harness().scene.nodes[0].traits.contains(.vertical))
    #expect(!EngineHarness().scene.nodes[0].traits.contains(.vertical))
  }

  @Test(arguments: [-120.0, -250, 90, 230], [RowsPolicy.fitting, .alwaysSix])
  func daysFollowTheFingerPointForPoint(distance: Double, rows: RowsPolicy) throws {
    let harness = Self.harness(showing: "2024-05-15") { $0.rows = rows }
    let key = NodeKey(.dayCell, page: page("2024-05"), day: day("2024-05-15"))
    let before = try #require(harness.middle(of: key))
    Self.drag(harness, by: distance)
    let after = try #require(harness.middle(of: key))
    #expect(abs(after.y - before.y - distance) <= 1)
    #expect(after.x == before.x)
  }

  @Test func monthsOfDifferentHeightsStandOnEachOther() throws {
    // June 2024 has six rows, May and July five.
    for (month, distance) in [("2024-06", -100.0), ("2024-06", 100), ("2024-05", -40)] {
      let harness = Self.harness(showing: month + "-10") { $0.rows = .fitting }
      Self.drag(harness, by: distance)
      let pages = harness.scene.nodes.filter { $0.role == .page }
      try #require(pages.count == 2)
      #expect(pages[0].frame.y + pages[0].frame.height == pages[1].frame.y)
      #expect(pages.allSatisfy { $0.frame.x == 0 })
    }
  }

  @Test func theHeightSlidesWithThePages() {
    let harness = Self.harness(showing: "2024-05-10") { $0.rows = .fitting }
    let five = harness.scene.nodes[0].frame.height
    Self.drag(harness, by: -125)
    let between = harness.scene.nodes[0].frame.height
    Self.drag(harness, by: -140)
    Self.lift(harness, y: 60)
    #expect(harness.summary.hasPrefix("2024-06 rest"))
    let six = harness.scene.nodes[0].frame.height
    #expect(five < between && between < six)
    #expect(six - five == 50 * 64)
  }

  @Test func aWheelTurnsOnePageAndOnlyVertically() {
    let harness = Self.harness()
    harness.wheel(dx: 200, dy: 5)
    #expect(!harness.isClaimed)
    for _ in 0..<8 {
      harness.wheel(dx: 0, dy: 90)
      #expect(harness.isClaimed)
      harness.skip(milliseconds: 16)
    }
    harness.settle()
    #expect(harness.summary.hasPrefix("2024-03 rest"))
    harness.wheel(dy: -240)
    harness.settle()
    #expect(harness.summary.hasPrefix("2024-02 rest"))
  }

  @Test func rightToLeftMirrorsNothingVertical() {
    let harness = EngineHarness(locale: SampleLocales.arabic) { $0.axis = .vertical }
    Self.drag(harness, by: -180)
    Self.lift(harness, y: 29)
    #expect(harness.summary.hasPrefix("2024-03 rest"))
  }

  @Test(arguments: [(-300.0, "2024-02-29"), (300, "2024-02-01")])
  func beyondTheEndsARubberBandHolds(distance: Double, bound: String) {
    let harness = Self.harness { $0.bounds = days("2024-02-01", "2024-02-29") }
    Self.drag(harness, by: distance, from: 200)
    let fraction = harness.state.viewport.fraction
    #expect(abs(fraction) > 0.2 && abs(fraction) < 0.55)
    #expect((fraction > 0) == (distance < 0), "\(bound)")
    #expect(harness.scene.nodes.filter { $0.role == .page }.count == 1)
    Self.lift(harness, y: 200 + distance)
    #expect(harness.summary.hasPrefix("2024-02 rest"))
  }

  @Test func buttonsAndKeysTurnAsEver() {
    let harness = Self.harness()
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.summary.hasPrefix("2024-03 rest"))
    harness.key(.pageUp)
    harness.settle()
    #expect(harness.summary.hasPrefix("2024-02 rest"))
    harness.key(.up, [])
    #expect(harness.state.focus.day == day("2024-01-25"))
  }

  @Test func whatHasSlidUnderTheHeaderIsNotTapped() throws {
    let harness = Self.harness()
    Self.drag(harness, by: -200)
    let button = try #require(harness.middle(of: NodeKey(.nextButton)))
    let hit = harness.scene.hit(x: Int32(button.x * 64), y: Int32(button.y * 64))
    #expect(hit?.role == .nextButton)
  }

  @Test func aNativeScrollViewSnapsToAWholePage() {
    let harness = Self.harness(showing: "2024-06-10") { $0.rows = .fitting }
    harness.send(.scrolled(NativeScroll(offset: 0.7, phase: .moving)))
    let strip = harness.scene.groups[0]
    // June has six rows of 50 points.
    #expect(strip.y == -210 * 64 && strip.x == 0)
    harness.forget()
    harness.send(.scrolled(NativeScroll(offset: 0.7, velocity: 0.5, phase: .released)))
    #expect(harness.take("snap") == ["snap 1.0"])
    #expect(harness.runtime.points(ofPages: 1) == 300)
    harness.send(.scrolled(NativeScroll(offset: 1, phase: .ended)))
    #expect(harness.summary.hasPrefix("2024-07 rest"))
  }

  @Test func reducedMotionJumps() {
    let harness = EngineHarness(reducesMotion: true) { $0.axis = .vertical }
    harness.tap(.nextButton)
    #expect(harness.summary.hasPrefix("2024-03 rest"))
  }
}
