// SPDX-License-Identifier: MIT
import CalendarFoundation
import CivilTime
import Foundation
import Testing

@testable import CalendarEngine

/// What turning the pages of a timeline is called: the buttons say by how many days.
struct TimelinePageNameTests {
  private func names(days: Int32, _ tag: String = "en-US") -> [String] {
    let harness = EngineHarness.timeline(days: days)
    harness.change { $0.locale = LocaleProfile(Locale(identifier: tag)) }
    return [harness.label(.previousButton), harness.label(.nextButton)]
  }

  @Test func theButtonsSayByHowManyDaysTheyTurn() {
    #expect(names(days: 1) == ["Previous day", "Next day"])
    #expect(names(days: 3) == ["Previous 3 days", "Next 3 days"])
    #expect(names(days: 7) == ["Previous week", "Next week"])
  }

  @Test(arguments: [
    ("de-DE", ["Vorherige 3 Tage", "Nächste 3 Tage"]),
    ("fr-FR", ["3 jours précédents", "3 jours suivants"]),
    ("es-ES", ["3 días anteriores", "3 días siguientes"]),
    ("ja-JP", ["前の3日間", "次の3日間"]),
    ("he-IL", ["3 הימים הקודמים", "3 הימים הבאים"]),
    ("ar-EG", ["٣ أيام سابقة", "٣ أيام تالية"]),
  ]) func theySayItInEveryLanguage(tag: String, expected: [String]) {
    #expect(names(days: 3, tag) == expected)
  }

  @Test func soDoActionsOfTheGrid() throws {
    let harness = EngineHarness.timeline()
    let elements = harness.runtime.accessibility.elements
    let grid = try #require(elements.first { $0.kind == .grid })
    let paging = grid.actions.filter { [.increment, .decrement].contains($0.trigger) }
    #expect(
      paging.map { String(decoding: $0.name, as: UTF8.self) }
        == ["Next 3 days", "Previous 3 days"])
  }

  /// What is said of the next page; the tutorial's day is a Tuesday.
  private func said(days: Int32, hiding hidden: WeekdaySet = WeekdaySet()) -> String {
    let harness = EngineHarness.timeline(days: days) { $0.timeline.hiddenWeekdays = hidden }
    harness.send(.action(.page(by: 1)))
    return harness.spoken
  }

  @Test func aPageIsSaidWithAllItsDays() {
    #expect(said(days: 1) == "Wednesday, February 21, 2024")
    #expect(said(days: 3) == "Friday, February 23, 2024 to Sunday, February 25, 2024")
    #expect(said(days: 7) == "Sunday, February 25, 2024 to Saturday, March 2, 2024")
    let weekend = WeekdaySet([.saturday, .sunday])
    #expect(
      said(days: 7, hiding: weekend) == "Monday, February 26, 2024 to Friday, March 1, 2024")
    #expect(
      said(days: 3, hiding: weekend) == "Friday, February 23, 2024 to Tuesday, February 27, 2024")
  }
}
