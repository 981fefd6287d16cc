// SPDX-License-Identifier: MIT

import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Where a screen reader's rotors lead.
@Suite struct AccessibilityRotorTests {
  private func days(_ harness: EngineHarness, _ rotor: AccessibilityRotor) -> [EpochDay?] {
    harness.runtime.elements(of: rotor).map(\.key.day)
  }

  @Test func onlyDaysThatHoldSomethingAreFilled() {
    let harness = EngineHarness { $0.loadsFacts = true }
    harness.answerAll([
      DayFact(day: day("2024-02-14"), tint: .green), DayFact(day: day("2024-02-16")),
      DayFact(day: day("2024-02-19"), note: "Rent"),
    ])
    // Today is said as a value too, and holds nothing.
    #expect(days(harness, .filledDays) == [day("2024-02-14"), day("2024-02-19")])
    #expect(days(harness, .occurrences).isEmpty)
  }

  @Test func withoutFactsNothingIsFilled() {
    #expect(days(EngineHarness(), .filledDays).isEmpty)
  }

  @Test func barsAreOccurrencesAndFillTheirDays() throws {
    let harness = EngineHarness(width: 900) {
      ($0.loadsFacts, $0.loadsOccurrences) = (true, true)
    }
    let run = try #require(DayInterval(first: day("2024-02-14"), last: day("2024-02-15")))
    let trip = Occurrence(id: "1", days: run, title: "Trip")
    var environment = harness.runtime.environment
    environment.metrics.height = 900
    harness.send(.environment(environment))
    while let load = harness.state.facts.window.pending.first {
      harness.send(.loaded(token: load.token, sequence: nil, facts: [], occurrences: [trip]))
    }
    #expect(days(harness, .filledDays) == [day("2024-02-14"), day("2024-02-15")])
    #expect(days(harness, .occurrences).count == 1)
  }

  @Test func a11y5EventsAmongHoursAreOccurrencesInTheirOrder() {
    let harness = EngineHarness.editable()
    harness.answer([
      .meeting(900...960, "late"), .meeting(600...660, on: "2024-02-21", "next"),
      .meeting(540...600, "early"), .wholeDays("2024-02-20", "2024-02-21", "trip"),
      .meeting(570...660, "beside"),
    ])
    let found = harness.runtime.elements(of: .occurrences).map { element in
      harness.node(element.key).map { harness.words($0.detail) }?.split(separator: " ").last ?? ""
    }
    #expect(found == ["trip", "early", "beside", "late", "next"])
  }

  @Test func a11y5ConflictsAreEventsAtTheTimeOfOthers() {
    let harness = EngineHarness.editable()
    var cancelled = Occurrence.meeting(540...700, "cancelled")
    cancelled.status = .cancelled
    harness.answer([
      .meeting(600...660), .meeting(630...690, "b"), .meeting(690...720, "next"), cancelled,
      .meeting(600...660, on: "2024-02-21", "alone"),
      .wholeDays("2024-02-20", "2024-02-21", "trip"),
    ])
    let found = harness.runtime.elements(of: .conflicts).compactMap { element in
      harness.runtime.event(of: element).map { String(decoding: $0.id, as: UTF8.self) }
    }
    #expect(found == ["a", "b"])
  }

  @Test func a11y5TodayIsADayAndNoName() {
    #expect(days(EngineHarness(), .today) == [day("2024-02-20")])
    let months = EngineHarness { $0.zooms = true }
    months.send(.zoomOut)
    months.settle()
    let periods = months.runtime.elements(of: .today).map(\.key.period?.firstDay)
    #expect(periods == [day("2024-02-01")])
    let away = EngineHarness(showing: "2024-05-01")
    #expect(days(away, .today).isEmpty)
  }

  @Test(arguments: ["en", "de", "fr", "es", "ja", "ar", "he"])
  func rotorsHaveNamesOfTheirOwn(tag: String) {
    var locale = LocaleProfile()
    locale.tag = Array(tag.utf8)
    let runtime = EngineHarness(locale: locale).runtime
    let names = AccessibilityRotor.allCases.map { runtime.name(of: $0) }
    #expect(Set(names).count == names.count)
    #expect(!names.contains([]))
  }
}
