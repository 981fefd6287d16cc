// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What can be heard of a streak and of a heat map.
struct CalendarChartTests {
  private func streak(_ harness: EngineHarness) {
    var facts: [DayFact] = []
    for (date, points, tint) in [
      ("2024-02-17", 100, Tint.streakKept), ("2024-02-18", 0, .streakNone),
      ("2024-02-19", 140, .streakKept), ("2024-02-20", 60, .streakShort),
    ] {
      var fact = DayFact(day: day(date), tint: tint)
      fact.progress = DayFact.Progress(points: Int64(points), goal: 100)
      facts.append(fact)
    }
    harness.answerAll(facts)
  }

  private func dump(_ harness: EngineHarness) -> String {
    harness.runtime.chart.map { String(decoding: $0.dump(), as: UTF8.self) } ?? "none"
  }

  @Test func theMonthOfAStreak() throws {
    let harness = EngineHarness { $0.loadsFacts = true }
    streak(harness)
    try Golden.expect(dump(harness), is: "chart-streak")
  }

  @Test func theSameInArabic() throws {
    let harness = EngineHarness(locale: .arabic) { $0.loadsFacts = true }
    streak(harness)
    try Golden.expect(dump(harness), is: "chart-streak-arabic")
  }

  @Test func theYearOfAHeatMap() throws {
    let harness = EngineHarness {
      $0.view = .year
      $0.loadsFacts = true
    }
    let facts = [("2024-01-01", 3), ("2024-03-05", 1), ("2024-12-31", 12)].map { date, count in
      var fact = DayFact(day: day(date))
      fact.count = Int32(count)
      return fact
    }
    harness.answerAll(facts + [DayFact(day: day("2024-05-01"), dots: [.red, .blue])])
    try Golden.expect(dump(harness), is: "chart-year")
  }

  @Test func valuesAndDaysHaveNamesBetweenTheBars() throws {
    let harness = EngineHarness { $0.loadsFacts = true }
    streak(harness)
    let chart = try #require(harness.runtime.chart)
    #expect(chart.days == days("2024-02-01", "2024-02-29"))
    #expect(chart.most == 140)
    #expect(
      String(decoding: chart.name(of: day("2024-02-02")), as: UTF8.self)
        == "Friday, February 2, 2024")
    #expect(String(decoding: chart.text(of: 140), as: UTF8.self) == "140")
  }

  /// Dots are events of a month, whose days say so themselves.
  @Test func whatIsNotCountedHasNoChart() {
    let harness = EngineHarness { $0.loadsFacts = true }
    #expect(harness.runtime.chart == nil)
    harness.answerAll([DayFact(day: day("2024-02-08"), dots: [.red, .blue])])
    #expect(harness.runtime.chart == nil)
  }

  @Test func neitherHaveMonthsAndYears() {
    let harness = EngineHarness { ($0.loadsFacts, $0.zooms) = (true, true) }
    streak(harness)
    #expect(harness.runtime.chart != nil)
    harness.send(.zoomOut)
    harness.settle()
    #expect(harness.runtime.chart == nil)
  }
}
