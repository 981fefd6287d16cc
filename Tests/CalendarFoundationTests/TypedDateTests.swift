// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation
import Testing

/// What the calendar writes in a language it can read in that language.
struct TypedDateTests {
  private static let days = [
    "2024-01-01", "2024-02-29", "2024-03-12", "2024-04-09", "2024-05-31", "2024-06-06",
    "2024-07-04",
    "2024-08-15", "2024-09-30", "2024-10-10", "2024-11-11", "2024-12-31",
  ].compactMap { try? EpochDay(iso8601: $0) }

  /// Tibetan numbers its months with digits inside of words, Kurdish bends their names.
  private static let unread: Set = ["bo", "ku"]

  private static func faults(
    _ identifier: String, _ days: [EpochDay] = days,
    _ pattern: (LocaleProfile) -> TextPattern = { $0.mediumDate }
  ) -> [String] {
    let profile = LocaleProfile(Locale(identifier: identifier))
    let environment = CalendarEnvironment(
      today: days.first, locale: profile, metrics: CalendarMetrics(width: 320))
    let state = CalendarState(showing: .epoch)
    return days.compactMap { day in
      var text: [UInt8] = []
      profile.append(day, pattern(profile), to: &text)
      let read = state.reading(text, environment)
      return read.problem == nil && read.selection == .day(day)
        ? nil : "\(identifier): \(String(decoding: text, as: UTF8.self))"
    }
  }

  @Test func everyLocaleReadsTheDatesThatItWrites() {
    let identifiers = Locale.availableIdentifiers.filter {
      !Self.unread.contains(String($0.prefix { $0 != "_" }))
    }
    var faults: [String] = []
    for identifier in identifiers { faults += Self.faults(identifier) }
    #expect(identifiers.count > 500 && Self.days.count == 12)
    #expect(faults == [])
  }

  @Test(arguments: [
    "en", "de", "fr", "es", "ja", "ar-EG", "he", "it", "nl", "pl", "ru", "sv", "tr", "uk", "zh",
    "ko", "pt", "hi", "th", "fa", "hu", "zh-Hant-TW", "en-GB",
  ])
  func longDatesWithAWeekdayAreReadToo(identifier: String) {
    #expect(Self.faults(identifier) { $0.fullDate } == [])
  }
}

extension TypedDateTests {
  /// The languages that have phrases, and others that write dates in ways of their own.
  private static let languages = [
    "en-US", "en-GB", "de", "fr", "es", "ja", "ar", "he", "zh-Hant-TW", "th", "fa", "hi", "ko",
    "hu",
  ]

  /// 2 000 random days of 1900 through 2099.
  private static var randomDays: [EpochDay] {
    var numbers = SeededNumbers(seed: 2024)
    return (0..<2000).compactMap { _ in
      EpochDay(Int32.random(in: -25_567..<47_482, using: &numbers))
    }
  }

  @Test(arguments: languages)
  func anyDayIsReadAsItIsWritten(identifier: String) {
    let days = Self.randomDays
    #expect(days.count == 2000)
    #expect(Self.faults(identifier, days) == [])
  }

  /// Intervals and lists, as the field writes them.
  @Test(arguments: languages)
  func intervalsAndListsAreReadAsTheyAreWritten(identifier: String) {
    let profile = LocaleProfile(Locale(identifier: identifier))
    let environment = CalendarEnvironment(
      today: Self.days.first, locale: profile, metrics: CalendarMetrics(width: 320))
    var (intervals, sets) = (CalendarOptions(), CalendarOptions())
    intervals.selection = .interval
    sets.selection = .multiple
    let days = Self.randomDays
    var faults: [String] = []
    for index in stride(from: 0, to: 400, by: 2) {
      let (first, last) = (min(days[index], days[index + 1]), max(days[index], days[index + 1]))
      for (options, separator) in [(intervals, " – "), (sets, "; ")] {
        let state = CalendarState(options: options, showing: .epoch)
        var text: [UInt8] = []
        profile.append(first, profile.mediumDate, to: &text)
        text += Array(separator.utf8)
        profile.append(last, profile.mediumDate, to: &text)
        let read = state.reading(text, environment)
        let ends = [read.selection.first, read.selection.last]
        let isInterval = read.selection.kind == .interval
        if read.problem != nil || ends != [first, last] || isInterval != (separator == " – ") {
          faults.append(String(decoding: text, as: UTF8.self))
        }
      }
    }
    #expect(faults == [])
  }
}
