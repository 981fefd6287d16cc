// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Twelve small months, and what they ask about.
struct YearViewTests {
  static var facts: [DayFact] {
    func fact(_ text: String, _ change: (inout DayFact) -> Void) -> DayFact {
      var fact = DayFact(day: day(text))
      change(&fact)
      return fact
    }
    return [
      fact("2024-02-05") { $0.tint = Tint.streakKept.rawValue },
      fact("2024-02-06") { $0.tint = Tint.streakKept.rawValue },
      fact("2024-02-07") { $0.tint = Tint.streakShort.rawValue },
      fact("2024-03-01") { $0.count = 1 }, fact("2024-03-02") { $0.count = 4 },
      fact("2024-03-03") { $0.count = 7 }, fact("2024-03-04") { $0.count = 40 },
      fact("2024-04-09") { $0.isDisabled = true },
      fact("2024-05-01") { $0.tint = Tint.teal.rawValue },
      fact("2024-06-01") { $0.dots = Dots([4, 5, 6, 7, 8]) },
    ]
  }

  private func year(_ configure: (inout CalendarOptions) -> Void = { _ in }) -> EngineHarness {
    EngineHarness {
      $0.view = .year
      $0.loadsFacts = true
      configure(&$0)
    }
  }

  private func label(_ written: String, _ harness: EngineHarness) -> String {
    let key = NodeKey(period: CalendarPage(month(written)), on: harness.state.viewport.page)
    return harness.node(key).map { String(decoding: harness.scene.utf8($0.label), as: UTF8.self) }
      ?? ""
  }

  @Test func aYearAsksForNoOccurrences() {
    let harness = EngineHarness { $0.view = .year }
    harness.forget()
    harness.configure { $0.loadsFacts = true }
    #expect(
      harness.take("load") == [
        "load 1 2024-01-01...2024-12-31", "load 2 2025-01-01...2025-12-31",
        "load 3 2023-01-01...2023-12-31",
      ])
  }

  @Test func aMonthThatIsOpenedAsksForItsOccurrences() {
    let harness = year { $0.loadsOccurrences = true }
    harness.answerAll(Self.facts)
    harness.forget()
    harness.tap(NodeKey(period: CalendarPage(month("2024-02")), on: harness.state.viewport.page))
    harness.settle()
    #expect(harness.take("load").first == "load 4 2024-01-28...2024-03-09 with occurrences")
    // The facts of the year stay until the answer arrives.
    let day = NodeKey(.dayCell, page: page("2024-02"), day: day("2024-02-05"))
    #expect(harness.node(day)?.tint == Tint.streakKept.rawValue)
  }

  @Test func aMonthThatTheYearHasToldOfAsksForNothing() {
    let harness = year()
    harness.answerAll(Self.facts)
    harness.forget()
    harness.tap(NodeKey(period: CalendarPage(month("2024-06")), on: harness.state.viewport.page))
    harness.settle()
    #expect(harness.take("load") == [])
  }

  @Test func aYearTakesNoOccurrencesAway() {
    let harness = EngineHarness {
      $0.loadsFacts = true
      $0.loadsOccurrences = true
    }
    harness.send(.invalidated(nil, sequence: nil))
    harness.answerAll(Self.facts)
    harness.configure { $0.view = .year }
    harness.answerAll(Self.facts)
    harness.forget()
    harness.configure { $0.view = .month }
    #expect(harness.take("load") == [])
    #expect(SceneFaults.window(harness.state.facts.window) == [])
  }

  @Test func monthsAreNamedWithWhatIsMarkedInThem() {
    let harness = year()
    harness.answerAll(Self.facts)
    #expect(label("2024-01", harness) == "January 2024")
    #expect(
      label("2024-02", harness) == "February 2024, Today, 2 days kept, 1 day short of the goal")
    #expect(label("2024-03", harness) == "March 2024, 52 entries")
    #expect(label("2024-05", harness) == "May 2024, 1 day marked")
    #expect(label("2024-06", harness) == "June 2024, 5 entries")
  }

  @Test func aSmallMonthShowsTintsStepsTodayAndSelection() throws {
    let harness = year()
    harness.answerAll(Self.facts)
    harness.send(.select(.day(day("2024-03-31"))))
    func glance(_ written: String) -> MonthGlance? {
      harness.node(NodeKey(.glance, page: CalendarPage(month(written)))).flatMap {
        harness.scene.glance(of: $0)
      }
    }
    let february = try #require(glance("2024-02"))
    #expect(february.today == 20 && february.leading == 4 && february.count == 29)
    #expect(february[5] == .tint(1) && february[7] == .tint(2) && february[8] == .none)
    let march = try #require(glance("2024-03"))
    #expect([1, 2, 3, 4].map { march[$0] } == [.step(1), .step(2), .step(3), .step(4)])
    #expect(march.selected == 1 << 30)
    #expect(try #require(glance("2024-04")).disabled == 1 << 8)
  }

  @Test(arguments: [
    (200.0, 1.0, 2), (320, 1, 3), (420, 1, 3), (768, 1, 4), (1024, 1, 6), (1440, 1, 6),
    (296, 1, 3), (320, 2, 2), (180, 1, 1), (1024, 2, 4),
  ])
  func theWidthSaysHowManyMonthsStandSideBySide(width: Double, textScale: Double, columns: Int32) {
    let harness = year()
    harness.change { $0.metrics = CalendarMetrics(width: width, textScale: textScale) }
    let row = harness.scene.nodes.firstIndex { $0.role == .periodRow } ?? 0
    let cells = harness.scene.nodes.filter { $0.role == .periodCell && $0.parent == Int32(row) }
    #expect(cells.count == Int(columns))
    #expect(SceneFaults.overhang(harness.scene) == [])
    // Targets are at least 24 points (WCAG 2.5.8).
    for cell in cells { #expect(cell.frame.width >= 24 * 64 && cell.frame.height >= 24 * 64) }
  }

  @Test(arguments: [(1184.0, 770.0, Int32(4)), (1184, 480, 6), (1184, 0, 6), (1184, 420, 6)])
  func aHighViewHasFewerAndLargerMonths(width: Double, height: Double, columns: Int32) {
    let harness = year()
    harness.change { $0.metrics = CalendarMetrics(width: width, height: height) }
    let row = harness.scene.nodes.firstIndex { $0.role == .periodRow } ?? 0
    let cells = harness.scene.nodes.filter { $0.role == .periodCell && $0.parent == Int32(row) }
    #expect(cells.count == Int(columns))
  }

  @Test func theSceneIsBoundedAtRestAndWhileTurning() {
    let harness = year()
    #expect(harness.scene.nodes.count < 60)
    harness.grab(x: 300)
    harness.pointer(.moved, x: 150, y: 200)
    #expect(harness.scene.nodes.count < 100)
    #expect(SceneFaults.structure(harness.scene) == [])
  }

  @Test func theYearZoomsFurtherOutOnlyWhereThatIsWanted() {
    let plain = year()
    plain.send(.zoomOut)
    #expect(plain.state.level == .months)
    let zooming = year { $0.zooms = true }
    zooming.send(.zoomOut)
    #expect(zooming.state.level == .years)
    // The names of years say nothing about their days, and nobody is asked.
    zooming.forget()
    zooming.send(.page(by: 3))
    #expect(zooming.take("load") == [])
  }

  @Test func aYearThatCouldNotBeLoadedSaysSo() {
    let harness = year()
    for token in [1, 2, 3] as [Int32] { harness.send(.loadFailed(token: token)) }
    #expect(harness.text(.status) == "Could not load this year.")
    harness.forget()
    harness.tap(.retryButton)
    #expect(harness.take("load").first == "load 4 2024-01-01...2024-12-31")
  }

  @Test func withoutATitleAboveItTheGridIsNamedByTheYear() throws {
    for (hidden, name) in [(HiddenParts(), ""), (.header, "2024")] {
      let harness = year { $0.hiddenParts = hidden }
      let grid = try #require(harness.scene.nodes.first { $0.role == .grid })
      #expect(String(decoding: harness.scene.utf8(grid.label), as: UTF8.self) == name)
    }
  }
}
