// SPDX-License-Identifier: MIT

import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// How long an event is, for those who ask for more.
@Suite struct AccessibilityDetailTests {
  private func durations(
    _ events: [Occurrence], in locale: LocaleProfile = LocaleProfile()
  ) -> [String] {
    let harness = EngineHarness.editable()
    harness.change { $0.locale = locale }
    harness.answer(events)
    let name = harness.runtime.name(.duration)
    var found: [Occurrence: String] = [:]
    for element in harness.runtime.accessibility.elements {
      guard let event = harness.runtime.event(of: element) else { continue }
      let length = harness.runtime.details(of: element).first { $0.name == name }
      found[event] = length.map { String(decoding: $0.value, as: UTF8.self) } ?? ""
    }
    return events.map { found[$0] ?? "not there" }
  }

  private func names(_ harness: EngineHarness, _ date: String) -> [String]? {
    harness.runtime.accessibility.elements.first { $0.key.day == day(date) && $0.kind == .cell }
      .map { harness.runtime.spokenNames(of: $0).map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test func a11y5ADayIsCalledByItsDateInEitherOrder() {
    let harness = EngineHarness()
    #expect(
      names(harness, "2024-02-03") == ["February 3", "3 February", "Saturday, February 3, 2024"])
    harness.change { $0.locale = SampleLocales.german }
    #expect(names(harness, "2024-02-03")?.prefix(2) == ["3 Februar", "Februar 3"])
  }

  /// Days around the month have numbers of the month, too.
  @Test func a11y5NoTwoDaysAreCalledAlike() {
    let harness = EngineHarness()
    let cells = harness.runtime.accessibility.elements.filter { $0.kind == .cell }
    let names = cells.flatMap { harness.runtime.spokenNames(of: $0) }
    #expect(cells.count == 42 && Set(names).count == 3 * 42)
    let next = harness.runtime.accessibility.elements.first { $0.key.role == .nextButton }
    #expect(next.map { harness.runtime.spokenNames(of: $0) } == [Array("Next month".utf8)])
  }

  @Test func hoursAndMinutesAreSaidWhereThereAreAny() {
    #expect(
      durations([
        .meeting(600...660, "a"), .meeting(540...630, "b"), .meeting(700...745, "c"),
        .meeting(800...800, "moment"),
      ]) == ["1 hour", "1 hour 30 minutes", "45 minutes", ""])
  }

  @Test func daysAreCountedWhereThereAreSeveral() {
    var night = Occurrence.meeting(600...660, "night")
    night.days = DayInterval(first: day("2024-02-20"), last: day("2024-02-21")) ?? night.days
    night.hours = Occurrence.Hours(start: 600, end: 725)
    #expect(
      durations([
        .wholeDays("2024-02-20", "2024-02-22", "trip"),
        .wholeDays("2024-02-20", "2024-02-20", "day"), night,
      ]) == ["3 days", "", "1 day 2 hours 5 minutes"])
  }

  @Test func whatReallyPassesCounts() throws {
    var event = Occurrence.meeting(600...660)
    let (before, after) = (UTCOffset(seconds: 3600), UTCOffset(seconds: 7200))
    event.hours = Occurrence.Hours(
      start: 600, end: 780, startOffset: try #require(before), endOffset: try #require(after),
      duration: 7200)
    #expect(durations([event]) == ["2 hours"])
  }

  @Test(arguments: [
    ("de", "1 Stunde 30 Minuten"), ("fr", "1 heure 30 minutes"), ("es", "1 hora 30 minutos"),
    ("ja", "1時間30分"), ("ar", "ساعة واحدة و30 دقيقة"), ("he", "שעה אחת ו־30 דקות"),
  ])
  func languagesHaveTheirOwnWords(tag: String, words: String) {
    var locale = LocaleProfile()
    locale.tag = Array(tag.utf8)
    #expect(durations([.meeting(540...630)], in: locale) == [words])
  }
}
