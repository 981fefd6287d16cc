// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What months look like, as text.
struct GoldenTests {
  /// The week of the streaks tutorial.
  private static var facts: [DayFact] {
    func fact(_ text: String, _ tint: Tint, _ points: Int64) -> DayFact {
      var fact = DayFact(day: day(text))
      fact.tint = tint.rawValue
      fact.progress = DayFact.Progress(points: points, goal: 100)
      return fact
    }
    var marked = DayFact(day: day("2024-02-08"))
    marked.dots = Dots([4, 5, 6, 7, 8])
    marked.isHighlighted = true
    marked.note = Array("5 events".utf8)
    var closed = DayFact(day: day("2024-02-09"))
    closed.isDisabled = true
    return [
      fact("2024-02-20", .streakKept, 100), fact("2024-02-24", .streakShort, 30),
      fact("2024-02-25", .streakKept, 100), fact("2024-02-26", .streakKept, 120), marked, closed,
    ]
  }

  @Test func february() throws {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    try Golden.expect(harness.dump, is: "february")
  }

  @Test func februaryWithFacts() throws {
    let harness = EngineHarness()
    harness.configure { $0.loadsFacts = true }
    harness.answerAll(Self.facts)
    harness.tap("2024-02-25")
    try Golden.expect(harness.dump, is: "february-facts")
  }

  @Test func februaryInGerman() throws {
    let harness = EngineHarness(locale: SampleLocales.german) {
      $0.rows = .fitting
      $0.outsideDays = .hidden
    }
    try Golden.expect(harness.dump, is: "february-german-fitting")
  }

  @Test func februaryInArabic() throws {
    let harness = EngineHarness(locale: SampleLocales.arabic)
    harness.configure { $0.loadsFacts = true }
    harness.answerAll(Self.facts)
    harness.tap("2024-02-25")
    try Golden.expect(harness.dump, is: "february-arabic")
  }

  @Test func anIntervalWithAClosedDayInside() throws {
    let harness = EngineHarness {
      $0.selection = .interval
      $0.loadsFacts = true
    }
    var closed = DayFact(day: day("2024-02-16"))
    closed.isDisabled = true
    harness.answerAll([closed])
    harness.tap("2024-02-14")
    harness.tap("2024-02-19")
    try Golden.expect(harness.dump, is: "february-interval")
  }

  @Test func whatTheEndOfAnIntervalWouldSelect() throws {
    let harness = EngineHarness { $0.selection = .interval }
    harness.tap("2024-02-14")
    for _ in 0..<2 { harness.key(.right) }
    try Golden.expect(harness.dump, is: "february-preview")
  }

  @Test func titlesUnderAHand() throws {
    let harness = EngineHarness { $0 = CalendarOptions(.fsCalendar(scope: .month)) }
    harness.grab(x: 300)
    harness.drag(from: 289, to: 160)
    try Golden.expect(harness.dump, is: "titles-between")
  }

  @Test func fourRows() throws {
    let harness = EngineHarness(showing: "2026-02-01", today: nil) { $0.rows = .fitting }
    try Golden.expect(harness.dump, is: "four-rows")
  }

  @Test func boundsFailedAndPressed() throws {
    let harness = EngineHarness { $0.bounds = days("2024-02-10", "2024-03-31") }
    harness.configure { $0.loadsFacts = true }
    harness.send(.loadFailed(token: 1))
    harness.send(.press(NodeKey(.retryButton)))
    try Golden.expect(harness.dump, is: "bounds-failed")
  }

  @Test func betweenFiveRowsAndSix() throws {
    let harness = EngineHarness { $0.rows = .fitting }
    harness.grab(x: 300)
    harness.pointer(.moved, x: 289 - 105, y: 200)
    try Golden.expect(harness.dump, is: "between-pages")
  }

  @Test func largeTextOnAPhone() throws {
    let harness = EngineHarness()
    harness.change {
      $0.metrics = CalendarMetrics(width: 320, height: 640, textScale: 2, pixelScale: 3)
    }
    try Golden.expect(harness.dump, is: "large-text")
  }

  @Test func theLastMonth() throws {
    let harness = EngineHarness(showing: "9999-12-31", today: nil)
    try Golden.expect(harness.dump, is: "last-month")
  }

  @Test func theFirstMonth() throws {
    let harness = EngineHarness(showing: "-9999-01-01", today: nil)
    try Golden.expect(harness.dump, is: "first-month")
  }
}

/// What vertically moving months look like.
struct VerticalGoldenTests {
  @Test(arguments: [(PageJoin.apart, "between-pages-vertical"), (.sharingWeeks, "shared-weeks")])
  func betweenFiveRowsAndSix(join: PageJoin, name: String) throws {
    let harness = EngineHarness {
      $0.rows = .fitting
      $0.axis = .vertical
      $0.pageJoin = join
    }
    harness.pointer(.down, x: 175, y: 300)
    harness.pointer(.moved, x: 175, y: 289)
    harness.pointer(.moved, x: 175, y: 189)
    try Golden.expect(harness.dump, is: name)
  }
}

/// What lists of months look like.
struct MonthListGoldenTests {
  @Test func atRest() throws {
    let harness = EngineHarness.list { $0.selection = .interval }
    harness.tap("2024-02-26")
    harness.send(.select(.interval(days("2024-02-26", "2024-03-05"))))
    try Golden.expect(harness.dump, is: "months")
  }

  @Test func scrolledBelowANameThatStays() throws {
    let harness = EngineHarness.list { $0.list.headers = .sticky }
    harness.scroll(125)
    try Golden.expect(harness.dump, is: "months-sticky")
  }

  @Test func twoColumnsFromRightToLeft() throws {
    let harness = EngineHarness.list(width: 700) { $0.columns = 2 }
    harness.change { $0.locale = SampleLocales.arabic }
    try Golden.expect(harness.dump, is: "months-arabic")
  }

  @Test func beyondTheEndOfTheCalendar() throws {
    let harness = EngineHarness.list(showing: "9999-12-01") { $0.list.headers = .hidden }
    harness.touchList()
    harness.pointer(.moved, x: 175, y: 189)
    try Golden.expect(harness.dump, is: "months-end")
  }
}
