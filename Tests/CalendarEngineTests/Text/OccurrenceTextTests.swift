// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Events as texts for other programs.
struct OccurrenceTextTests {
  private func text(_ event: Occurrence, _ locale: LocaleProfile = LocaleProfile()) -> String {
    var text: [UInt8] = []
    OccurrenceText(locale: locale, phrases: PhraseBook(tag: locale.tag)).append(event, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func event(
    _ start: (String, Int32), _ end: (String, Int32), _ title: String = "Review"
  ) -> Occurrence {
    var event = Occurrence(
      id: [], start: (day(start.0), start.1), end: (day(end.0), end.1))
    event.title = Array(title.utf8)
    return event
  }

  private func days(_ first: String, _ last: String) -> Occurrence {
    var event = Occurrence(id: [], days: DayInterval(first: day(first), last: day(last)) ?? .all)
    event.title = Array("Fair".utf8)
    return event
  }

  @Test func hoursOfADayAreBelowIt() {
    #expect(
      text(event(("2024-02-20", 570), ("2024-02-20", 660)))
        == "Review\nTuesday, February 20, 2024\n9:30 AM – 11:00 AM")
    // What takes no time has one.
    #expect(
      text(event(("2024-02-20", 570), ("2024-02-20", 570)))
        == "Review\nTuesday, February 20, 2024\n9:30 AM")
  }

  @Test func clocksThatAreSetBackMayShowOneTimeTwice() throws {
    var walk = event(("2024-11-03", 90), ("2024-11-03", 90), "")
    walk.hours = Occurrence.Hours(
      start: 90, end: 90, startOffset: try #require(UTCOffset(hours: -4)),
      endOffset: try #require(UTCOffset(hours: -5)), duration: 3_600)
    #expect(text(walk) == "Sunday, November 3, 2024\n1:30 AM – 1:30 AM")
  }

  @Test func overMidnightBothDaysAreTold() {
    let wanted = "Review\nFeb 20, 2024, 10:00 PM –\nFeb 21, 2024, 1:00 AM"
    #expect(text(event(("2024-02-20", 1320), ("2024-02-21", 60))) == wanted)
    // Midnight is the next day's.
    #expect(
      text(event(("2024-02-20", 1320), ("2024-02-21", 0)))
        == "Review\nFeb 20, 2024, 10:00 PM –\nFeb 21, 2024, 12:00 AM")
    #expect(
      text(event(("2024-02-28", 540), ("2024-03-01", 0)))
        == "Review\nFeb 28, 2024, 9:00 AM –\nMar 1, 2024, 12:00 AM")
  }

  @Test func wholeDaysHaveNoTimes() {
    #expect(text(days("2024-02-20", "2024-02-20")) == "Fair\nTuesday, February 20, 2024")
    #expect(
      text(days("2024-02-20", "2024-02-22"))
        == "Fair\nTuesday, February 20, 2024 – Thursday, February 22, 2024")
  }

  @Test func withoutATitleItBeginsWithTheDay() {
    #expect(
      text(event(("2024-02-20", 570), ("2024-02-20", 660), ""))
        == "Tuesday, February 20, 2024\n9:30 AM – 11:00 AM")
  }

  @Test func itIsInTheViewersLanguage() {
    #expect(
      text(event(("2024-02-20", 570), ("2024-02-20", 660)), SampleLocales.german).hasSuffix(
        "09:30 – 11:00"))
    let arabic = text(event(("2024-02-20", 570), ("2024-02-20", 660)), SampleLocales.arabic)
    #expect(arabic.contains("٩:٣٠"))
  }

  /// Whatever an event is, each line says something, and its days and times are in it.
  @Test func lawEveryLineSaysSomething() {
    var random = SeededNumbers(seed: 27)
    for _ in 1...2_000 {
      let start = day("2024-02-20").addingClamped(
        days: Int32.random(in: -400...400, using: &random))
      let first = Int32.random(in: 0...1439, using: &random)
      let length = Int32.random(in: 0...4_000, using: &random)
      let end = start.addingClamped(days: (first + length) / 1440)
      let event = Occurrence(id: [], start: (start, first), end: (end, (first + length) % 1440))
      let lines = text(event).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 2 && !lines.contains(""))
      var time: [UInt8] = []
      LocaleProfile().append(minuteOfDay: (first + length) % 1440, to: &time)
      #expect(lines[1].hasSuffix(String(decoding: time, as: UTF8.self)))
      #expect(lines[1].contains("–") == (end == start && length > 0))
      #expect(lines[0].hasSuffix("–") == (end > start))
    }
  }
}
