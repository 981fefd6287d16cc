// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation
import Testing

/// Our formatter against Foundation's, with the data that Foundation gave it.
struct LocaleTextTests {
  static let identifiers = [
    "en-US", "de-DE", "ar-EG", "he-IL", "ja-JP", "fa-IR", "fr-FR", "hi-IN",
  ]

  /// Every eleventh day of 24 years, so that each weekday, month and day of the month comes up.
  private static var days: [EpochDay] {
    stride(from: Int32(10_957), to: 19_723, by: 11).compactMap { EpochDay($0) }
  }

  private static func formatter(_ identifier: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: identifier)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }

  private static func text(
    _ profile: LocaleProfile, _ day: EpochDay, _ pattern: TextPattern
  ) -> String {
    var bytes: [UInt8] = []
    profile.append(day, pattern, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func mismatches(
    _ identifier: String, _ pattern: (LocaleProfile) -> TextPattern,
    _ configure: (DateFormatter) -> Void
  ) -> [String] {
    let profile = LocaleProfile(Locale(identifier: identifier))
    let formatter = formatter(identifier)
    configure(formatter)
    return days.compactMap { day in
      let theirs = formatter.string(from: Date(startOf: day, in: .utc))
      let ours = text(profile, day, pattern(profile))
      return ours == theirs ? nil : "\(identifier) \(day): \(ours), not \(theirs)"
    }
  }

  @Test func theSampleHasEveryMonthAndWeekday() {
    #expect(Self.days.count == 797)
    #expect(Set(Self.days.map { $0.civil.month }).count == 12)
    #expect(Set(Self.days.map { $0.weekday }).count == 7)
    #expect(Set(Self.days.map { $0.civil.day }).count == 31)
  }

  @Test(arguments: identifiers)
  func fullDatesAreFoundations(identifier: String) {
    let wrong = Self.mismatches(identifier, { $0.fullDate }) { $0.dateStyle = .full }
    #expect(wrong == [])
  }

  @Test(arguments: identifiers)
  func mediumDatesAreFoundations(identifier: String) {
    let wrong = Self.mismatches(identifier, { $0.mediumDate }) { $0.dateStyle = .medium }
    #expect(wrong == [])
  }

  @Test(arguments: identifiers)
  func monthsAndYearsAreFoundations(identifier: String) {
    let wrong = Self.mismatches(identifier, { $0.monthAndYear }) {
      $0.setLocalizedDateFormatFromTemplate("yMMMM")
    }
    #expect(wrong == [])
  }

  @Test(arguments: identifiers)
  func shortTimesAreFoundations(identifier: String) {
    let profile = LocaleProfile(Locale(identifier: identifier))
    let formatter = Self.formatter(identifier)
    formatter.timeStyle = .short
    let wrong = stride(from: Int32(0), to: 1440, by: 7).compactMap { minute -> String? in
      var bytes: [UInt8] = []
      profile.append(minuteOfDay: minute, to: &bytes)
      let ours = String(decoding: bytes, as: UTF8.self)
      let theirs = formatter.string(from: Date(timeIntervalSince1970: Double(minute) * 60))
      return ours == theirs ? nil : "\(minute): \(ours), not \(theirs)"
    }
    #expect(wrong == [])
  }

  @Test(
    arguments: [
      ("en-US", Weekday.sunday, Int32(1), [Weekday.saturday, .sunday], false),
      ("de-DE", .monday, 4, [.saturday, .sunday], false),
      ("ar-EG", .saturday, 1, [.friday, .saturday], true),
      ("he-IL", .sunday, 1, [.friday, .saturday], true),
      ("fa-IR", .saturday, 1, [.friday], true),
      ("hi-IN", .sunday, 1, [.sunday], false),
    ] as [(String, Weekday, Int32, [Weekday], Bool)])
  func weeksFollowTheRegion(
    identifier: String, first: Weekday, minimalDays: Int32, weekend: [Weekday], isRTL: Bool
  ) {
    let profile = LocaleProfile(Locale(identifier: identifier))
    #expect(profile.weekRule == WeekRule(firstWeekday: first, minimalDays: minimalDays))
    #expect(profile.weekend == weekend)
    #expect(profile.isRightToLeft == isRTL)
  }

  @Test func theWeeksOfAnAppsCalendarCount() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 4
    calendar.minimumDaysInFirstWeek = 7
    let profile = LocaleProfile(Locale(identifier: "de-DE"), weeks: calendar)
    #expect(profile.weekRule == WeekRule(firstWeekday: .wednesday, minimalDays: 7))
    #expect(profile.months.first.map { String(decoding: $0, as: UTF8.self) } == "Januar")
  }

  @Test func theDirectionOfTheLayoutCanBeGiven() {
    #expect(LocaleProfile(Locale(identifier: "en-US"), isRightToLeft: true).isRightToLeft)
    #expect(!LocaleProfile(Locale(identifier: "ar-EG"), isRightToLeft: false).isRightToLeft)
  }

  @Test func tagsAreThoseOfBCP47() {
    let locale = Locale(identifier: "ar_EG@calendar=islamic-civil")
    #expect(LocaleProfile(locale).tag == Array("ar-EG".utf8))
  }

  @Test func weekdaysBeginWithMonday() {
    let profile = LocaleProfile(Locale(identifier: "fr-FR"))
    #expect(profile.weekdays.first == Array("lundi".utf8))
    #expect(profile.weekdays.last == Array("dimanche".utf8))
    #expect(profile.shortWeekdays.count == 7 && profile.narrowWeekdays.count == 7)
  }

  @Test func englishNeedsNoFoundation() {
    let profile = LocaleProfile(Locale(identifier: "en-US"))
    #expect(profile.months == LocaleProfile().months)
    #expect(profile.fullDate == LocaleProfile().fullDate)
    #expect(profile.narrowWeekdays == LocaleProfile().narrowWeekdays)
  }

  /// Thai writes the era even of Gregorian years; the engine has no eras.
  @Test func erasAreNamed() {
    let wrong = Self.mismatches("th-TH", { $0.fullDate }) { $0.dateStyle = .full }
    #expect(wrong == [])
  }
}
