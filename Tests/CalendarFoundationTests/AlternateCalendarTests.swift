// SPDX-License-Identifier: MIT

import CalendarFoundation
import CivilTime
import Foundation
import Testing

struct AlternateCalendarTests {
  private static func label(
    _ name: String, _ date: String, _ locale: String? = nil
  ) throws -> AlternateCalendar.Label {
    let locale = locale.map { Locale(identifier: $0) }
    let calendar = try #require(AlternateCalendar(named: name, locale: locale))
    return try #require(calendar.label(for: try EpochDay(iso8601: date)))
  }

  @Test(
    arguments: [
      ("chinese", "2024-02-20", nil, "十一"), ("chinese", "2024-02-10", nil, "正月"),
      ("chinese", "2023-03-22", nil, "闰二月"), ("chinese", "2023-03-23", nil, "初二"),
      ("chinese", "2024-02-20", "en-US", "11"), ("chinese", "2024-02-10", "en-US", "Mo1"),
      ("hebrew", "2024-02-20", nil, "י״א"), ("hebrew", "2024-02-10", nil, "אדר א׳"),
      ("hebrew", "2024-02-20", "en-US", "11"), ("hebrew", "2024-03-11", "en-US", "Adar II"),
      ("islamic-umalqura", "2024-02-20", "ar-EG", "١٠"),
      ("islamic-umalqura", "2024-02-11", nil, "شعبان"),
      ("islamic-civil", "2024-02-20", "en", "10"), ("persian", "2024-02-20", nil, "اسفند"),
      ("persian", "2024-02-21", nil, "۲"), ("buddhist", "2024-02-20", nil, "20"),
      ("japanese", "2024-02-01", nil, "2月"), ("indian", "2024-02-20", "en", "Phalguna"),
      ("coptic", "2024-02-20", "en", "12"), ("ethiopic", "2024-02-09", nil, "የካቲት"),
      ("ethioaa", "2024-02-20", nil, "12"), ("roc", "2024-02-20", nil, "20"),
    ] as [(String, String, String?, String)])
  func theLabelIsTheDayOrOnTheFirstTheMonth(
    _ name: String, _ date: String, _ locale: String?, _ text: String
  ) throws {
    let label = try Self.label(name, date, locale)
    #expect(label.text == text)
    #expect(label.isFirstOfMonth == (label.date.day == 1))
  }

  @Test func theSpokenDateIsWhole() throws {
    #expect(try Self.label("hebrew", "2024-02-20", "en-US").spoken == "11 Adar I 5784")
    #expect(try Self.label("islamic-civil", "2024-02-20", "en-US").spoken == "Shaʻban 10, 1445 AH")
    let chinese = try Self.label("chinese", "2024-02-20")
    #expect(chinese.spoken.contains("正月十一"))
  }

  @Test func aLongNameIsAbbreviatedAndEndsWithAPoint() throws {
    #expect(try Self.label("islamic-civil", "2023-12-14", "en").text == "Jum. II")
    #expect(try Self.label("islamic-civil", "2024-06-08", "en").text == "Dhuʻl-H.")
  }

  /// In every language of the list, in four years: no empty label, and the names of a year's months
  /// differ; only names of which two would look alike are longer than eight letters.
  @Test(arguments: AlternateCalendar.names) func namesOfMonthsFitAndDiffer(_ name: String) throws {
    let languages = ["en", "de", "fr", "es", "ja", "ar", "he", "zh-Hans", "fa", "hi", "th", "ru"]
    var (labels, firsts) = (0, 0)
    var long: Set<String> = []
    for language in languages {
      let locale = Locale(identifier: language)
      let calendar = try #require(AlternateCalendar(named: name, locale: locale))
      var names: [AlternateDate: String] = [:]
      let first = try EpochDay(iso8601: "2020-01-01")
      for offset in stride(from: Int32(0), to: 1461, by: 1) {
        let day = try #require(EpochDay(first.rawValue + offset))
        guard let date = calendar.date(of: day), date.day == 1 || offset % 97 == 0 else { continue }
        let label = try #require(calendar.label(for: day))
        labels += 1
        #expect(!label.text.isEmpty && !label.spoken.isEmpty)
        if label.text.count > 8 { long.insert(label.text) }
        if date.day == 1 {
          names[date] = label.text
          firsts += 1
        }
      }
      let years = Dictionary(grouping: names) { [$0.key.era, $0.key.year] }
      for (year, months) in years {
        #expect(Set(months.map(\.value)).count == months.count, "\(name) \(language) \(year)")
      }
    }
    #expect(firsts >= 12 * 48 && labels > firsts)
    #expect(
      long.allSatisfy { name in long.contains { $0 != name && $0.prefix(7) == name.prefix(7) } })
  }

  /// What is written is what is counted: the numbers of 400 days in English.
  @Test(arguments: AlternateCalendar.names) func theNumberIsThatOfTheDate(_ name: String) throws {
    let locale = Locale(identifier: "en")
    let calendar = try #require(AlternateCalendar(named: name, locale: locale))
    let first = try EpochDay(iso8601: "2024-02-01")
    var (wrong, count) = ([String](), 0)
    for offset in Int32(0)..<400 {
      let day = try #require(EpochDay(first.rawValue + offset))
      let label = try #require(calendar.label(for: day))
      let number = "\(label.date.day)"
      let isRight = (label.isFirstOfMonth || label.text == number) && label.spoken.contains(number)
      if !isRight { wrong.append("\(label)") }
      count += 1
    }
    #expect(wrong == [])
    #expect(count == 400)
  }

  @Test func aViewsLabelsComeInTheOrderOfItsDays() throws {
    let first = try EpochDay(iso8601: "2024-01-28")
    let last = try EpochDay(iso8601: "2024-03-09")
    let days = try #require(DayInterval(first: first, last: last))
    let labels = AlternateCalendar(.hebrew).labels(in: days)
    #expect(labels.map(\.day.rawValue) == Array(first.rawValue...last.rawValue))
    #expect(labels.count { $0.label.isFirstOfMonth } == 1)
    #expect(AlternateCalendar(.islamicUmmAlQura).labels(in: .all.clamped).isEmpty)
  }

  @Test func everyNameIsKnownAndNonsenseIsNot() {
    let known = AlternateCalendar.names.compactMap { AlternateCalendar(named: $0)?.identifier }
    #expect(known.count == 16)
    #expect(Set(known.map { "\($0)" }).count == 16)
    for name in ["", "nonsense", "islamicc", "en;calendar=hebrew", "@", "../hebrew"] {
      #expect(AlternateCalendar(named: name) == nil)
    }
  }

  @Test func aLocaleThatSaysItsNumbersKeepsThem() throws {
    #expect(try Self.label("hebrew", "2024-02-20", "he@numbers=latn").text == "11")
    #expect(try Self.label("chinese", "2024-02-20", "zh-Hans@numbers=latn").text == "11")
    #expect(try Self.label("persian", "2024-02-20", "fa@numbers=latn").date.day == 1)
  }

  @Test(arguments: AlternateCalendar.names) func theEndsOfOurCalendarDoNotTrap(
    _ name: String
  ) throws {
    let calendar = try #require(AlternateCalendar(named: name))
    for day in [EpochDay.min, .max, .epoch] { _ = calendar.label(for: day) }
  }
}

extension DayInterval {
  /// Days long before any table.
  fileprivate var clamped: DayInterval { DayInterval(first: .min, last: .min) ?? self }
}
