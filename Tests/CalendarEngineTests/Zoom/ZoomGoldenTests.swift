// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What years and the levels beyond look like, as text.
struct ZoomGoldenTests {
  private func year(
    locale: LocaleProfile? = nil, width: Double = 350,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness(locale: locale, width: width) {
      $0.view = .year
      $0.zooms = true
      $0.loadsFacts = true
      configure(&$0)
    }
    harness.send(.select(.day(day("2024-07-14"))))
    harness.send(.invalidated(nil, sequence: nil))
    harness.answerAll(YearViewTests.facts)
    return harness
  }

  @Test func aYear() throws {
    try Golden.expect(year().dump, is: "year")
  }

  @Test func aYearInArabicOnAWideScreen() throws {
    try Golden.expect(year(locale: SampleLocales.arabic, width: 1024).dump, is: "year-arabic")
  }

  @Test func aYearInLargeTypeOnAPhone() throws {
    let harness = year { $0.bounds = days("2024-02-10", "2024-10-20") }
    harness.change {
      $0.metrics = CalendarMetrics(width: 320, height: 640, textScale: 2, pixelScale: 3)
    }
    try Golden.expect(harness.dump, is: "year-large-text")
  }

  @Test func monthsByTheirNames() throws {
    let harness = EngineHarness(locale: SampleLocales.german) { $0.zooms = true }
    harness.tap(.zoomButton)
    harness.settle()
    try Golden.expect(harness.dump, is: "zoom-months")
  }

  @Test func theQuartersOfThreeYearsInArabic() throws {
    let harness = EngineHarness(locale: SampleLocales.arabic) {
      $0.picks = .quarters
      $0.bounds = days("2022-05-01", "2024-08-31")
    }
    harness.send(.select(.interval(days("2023-07-01", "2023-09-30"))))
    try Golden.expect(harness.dump, is: "zoom-quarters")
  }

  @Test func theYearsOfADecade() throws {
    let harness = EngineHarness {
      $0.zooms = true
      $0.bounds = days("2021-03-01", "2028-06-30")
    }
    harness.tap("2024-02-14")
    harness.send(.zoom(to: .years))
    harness.settle()
    try Golden.expect(harness.dump, is: "zoom-years")
  }

  @Test func theLastDecades() throws {
    let harness = EngineHarness(showing: "9999-12-31") { $0.zooms = true }
    harness.send(.zoom(to: .decades))
    harness.settle()
    try Golden.expect(harness.dump, is: "zoom-decades")
  }

  @Test func onTheWayIntoAMonth() throws {
    let harness = year()
    harness.tap(NodeKey(period: CalendarPage(month("2024-06")), on: harness.state.viewport.page))
    harness.wait(milliseconds: 100)
    try Golden.expect(harness.dump, is: "zoom-between")
  }
}
