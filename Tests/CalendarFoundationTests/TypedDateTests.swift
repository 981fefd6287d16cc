// SPDX-License-Identifier: MIT

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
    _ identifier: String, _ pattern: (LocaleProfile) -> TextPattern = { $0.mediumDate }
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
    "ko", "pt", "hi",
  ])
  func longDatesWithAWeekdayAreReadToo(identifier: String) {
    #expect(Self.faults(identifier) { $0.fullDate } == [])
  }
}
