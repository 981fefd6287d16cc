// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What a screen reader is told about months, years and decades, without a DOM to mirror.
struct AccessibilityPeriodTests {
  private func cell(_ written: String, _ harness: EngineHarness) -> AccessibilityElement? {
    let period = harness.state.level.period(of: day(written))
    let key = NodeKey(period: period, on: harness.state.viewport.page)
    return harness.runtime.accessibility.elements.first { $0.key == key }
  }

  private func said(_ written: String, _ harness: EngineHarness) -> String {
    guard let element = cell(written, harness) else { return "nothing" }
    return [element.label, element.value, element.hint].map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "; ")
  }

  @Test func aMonthOfAYearHasItsNameWhatIsInItAndWhatItDoes() {
    let harness = EngineHarness {
      $0.view = .year
      $0.loadsFacts = true
    }
    var fact = DayFact(day: day("2024-03-05"))
    fact.count = 4
    harness.answerAll([fact])
    #expect(said("2024-03-01", harness) == "March 2024; 4 entries; Goes to this month.")
    #expect(said("2024-02-01", harness) == "February 2024; Today; Goes to this month.")
    #expect(cell("2024-02-01", harness)?.states == [.current, .tabStop])
  }

  @Test func aYearIsReadInRowsOfAGridWithoutItsDays() {
    let harness = EngineHarness { $0.view = .year }
    let tree = harness.runtime.accessibility.elements
    let cells = tree.filter { $0.kind == .cell }
    #expect(cells.count == 12)
    for cell in cells {
      #expect(tree[Int(cell.parent)].kind == .row)
      #expect(tree[Int(tree[Int(cell.parent)].parent)].kind == .grid)
    }
    #expect(tree.filter { $0.states.contains(.tabStop) }.count == 1)
  }

  /// With an entry on each day, the weeks of all months have as many as the year has days.
  @Test(arguments: [Weekday.sunday, .monday, .saturday])
  func a11y5TheWeeksOfAMonthAddUpToIt(first: Weekday) throws {
    var locale = LocaleProfile()
    locale.weekRule = try #require(WeekRule(firstWeekday: first, minimalDays: 1))
    let harness = EngineHarness(locale: locale) { ($0.view, $0.loadsFacts) = (.year, true) }
    harness.answerAll(
      (0..<366).map { count in
        var fact = DayFact(day: day("2024-01-01").addingClamped(days: Int32(count)))
        fact.count = 1
        return fact
      })
    let months = harness.runtime.accessibility.elements.filter { $0.kind == .cell }
    let details = months.map { harness.runtime.details(of: $0) }
    #expect(details.allSatisfy { (4...6).contains($0.count) })
    let sums = details.joined().map { detail in
      let words = String(decoding: detail.value, as: UTF8.self).split(separator: " ")
      return words.first.flatMap { Int($0) } ?? 0
    }
    #expect(sums.allSatisfy { (1...7).contains($0) } && sums.reduce(0, +) == 366)
    let weeks = details[1].map { String(decoding: $0.name, as: UTF8.self) }
    if first == .sunday { #expect(weeks[1] == "Feb 4, 2024 to Feb 10, 2024") }
  }

  @Test func weeksInWhichThereIsNothingAreLeftOut() {
    let harness = EngineHarness { ($0.view, $0.loadsFacts) = (.year, true) }
    harness.answerAll(
      [("2024-03-05", 1), ("2024-03-08", 4), ("2024-03-31", 2)].map { date, count in
        var fact = DayFact(day: day(date))
        fact.count = Int32(count)
        return fact
      })
    let months = harness.runtime.accessibility.elements.filter { $0.kind == .cell }
    let march = harness.runtime.details(of: months[2]).map { detail in
      [detail.name, detail.value].map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      march == [["Mar 3, 2024 to Mar 9, 2024", "5 entries"], ["Mar 31, 2024", "2 entries"]])
    #expect(harness.runtime.details(of: months[1]) == [])
    // Months among which one zooms are no heat map.
    let zoomed = EngineHarness { ($0.zooms, $0.loadsFacts) = (true, true) }
    zoomed.send(.zoomOut)
    zoomed.settle()
    #expect(
      zoomed.runtime.accessibility.elements.allSatisfy { zoomed.runtime.details(of: $0) == [] })
  }

  @Test func hintsSayWhetherACellZoomsInOrIsChosen() {
    let harness = EngineHarness {
      $0.zooms = true
      $0.picks = .months
      $0.bounds = days("2023-05-01", "2025-05-31")
    }
    #expect(said("2024-05-01", harness) == "May 2024; ; Selects it.")
    harness.send(.select(.day(day("2024-05-01"))))
    #expect(said("2024-05-01", harness) == "May 2024; ; ")
    harness.configure { $0.unselects = true }
    #expect(said("2024-05-01", harness) == "May 2024; ; Takes the selection back.")
    harness.send(.zoom(to: .years))
    harness.settle()
    #expect(said("2024-01-01", harness).hasSuffix("Zooms in."))
    #expect(said("2022-01-01", harness) == "2022; not available; ")
  }

  @Test func whatGoesOutOfViewIsNotHeard() {
    let harness = EngineHarness { $0.zooms = true }
    harness.send(.zoom(to: .months))
    harness.frame()
    let cells = harness.runtime.accessibility.elements.filter { $0.kind == .cell }
    #expect(harness.state.zoom != nil)
    // Only months that are within the frame already are told.
    #expect(!cells.isEmpty && cells.allSatisfy { $0.key.period != nil })
  }
}
