// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarFoundation
import Foundation
import Testing

/// Times of day in texts of date fields, and what is left of days.
struct TypedTimesTests {
  /// "Feb 20|09:30": the days and the times of each end, several choices with a slash between.
  private static func read(_ text: String, _ locale: String) -> String {
    TypedTimes(Array(text.utf8), in: LocaleProfile(Locale(identifier: locale))).ends.map {
      let days = String(decoding: $0.days, as: UTF8.self)
      return days + "|" + $0.choices.map(Self.clock).joined(separator: "/")
    }.joined(separator: " – ")
  }

  private static func clock(_ minute: Int32) -> String {
    String(format: "%02d:%02d", Int(minute) / 60, Int(minute) % 60)
  }

  @Test(
    arguments: [
      ("2024-02-20T09:00", "en_US", "2024-02-20|09:00"),
      ("2024-02-20T09:00/2024-02-21T10:30", "de_DE", "2024-02-20|09:00 – 2024-02-21|10:30"),
      ("2024-02-20 09:30", "en_US", "2024-02-20|09:30"),
      ("2/20/24, 9:30 AM", "en_US", "2/20/24|09:30"),
      ("Feb 20, 2024, 9:30\u{202F}AM", "en_US", "Feb 20, 2024|09:30"),
      ("tomorrow at 5pm", "en_US", "tomorrow|17:00"),
      ("noon on Feb 20", "en_US", "on Feb 20|12:00"),
      ("Feb 20, 9 AM – 5 PM", "en_US", "Feb 20|09:00 – |17:00"),
      ("Feb 20 9 – 10:30 am", "en_US", "Feb 20|09:00 – |10:30"),
      ("9 – 10:30 am, Feb 20", "en_US", "Feb 20|09:00 – |10:30"),
      ("Feb 20, 9:00 PM – Feb 21, 1:00 AM", "en_US", "Feb 20|21:00 – Feb 21|01:00"),
      ("2024-02-20 09:00 - 2024-02-21 10:30", "en_US", "2024-02-20|09:00 – 2024-02-21|10:30"),
      ("2/20/24 09:00 – 10:30", "en_US", "2/20/24|09:00 – |10:30"),
      ("20.2.24 14:30", "de_DE", "20.2.24|14:30"),
      ("20. Februar 2024 um 9 Uhr", "de_DE", "20. Februar 2024|09:00"),
      ("20.02.2024, 22:00 – 21.02.2024, 6:30", "de_DE", "20.02.2024|22:00 – 21.02.2024|06:30"),
      ("20. Feb. von 9 bis 10:30 Uhr", "de_DE", "20. Feb.|09:00 – |10:30"),
      ("20 févr. 2024, 09:30", "fr_FR", "20 févr. 2024|09:30"),
      ("20 février à 9h30", "fr_FR", "20 février|09:30"),
      ("20 février de 9h à 10h", "fr_FR", "20 février|09:00 – |10:00"),
      ("20 feb 2024, 9:30 – 11:00", "es_ES", "20 feb 2024|09:30 – |11:00"),
      ("2024/02/20 9:30", "ja_JP", "2024/02/20|09:30"),
      ("2月20日午後3時半", "ja_JP", "2月20日|15:30"),
      ("٢٠‏/٠٢‏/٢٠٢٤، ٩:٣٠ ص", "ar_EG", "٢٠‏/٠٢‏/٢٠٢٤|09:30"),
      ("20 בפבר׳ 2024, 9:30", "he_IL", "20 בפבר׳ 2024|09:30"),
      ("20.2.2024 14.30", "fi_FI", "20.2.2024|14:30"),
      ("20.2.2024 בערב 8:30", "he_IL", "20.2.2024|20:30"),
    ])
  func areFoundBesideDays(_ text: String, _ locale: String, _ read: String) {
    #expect(Self.read(text, locale) == read)
  }

  @Test(
    arguments: [
      ("2/20 5:00", "2/20|17:00/05:00"),
      ("2/20 12:30", "2/20|12:30/00:30"),
      ("2/20 9 – 10:30", "2/20|09:00/21:00 – |10:30/22:30"),
      ("2/20 13:00", "2/20|13:00"),
      ("2/20 05:00", "2/20|05:00"),
    ])
  func couldBeTwoWhereClocksHaveTwelveHours(_ text: String, _ read: String) {
    #expect(Self.read(text, "en_US") == read)
  }

  @Test(
    arguments: [
      "", "2/20/24", "2/20/24 9", "9:00 10:00", "2/20 9:00 AM 10:00 AM 11:00 AM", "9:75 AM 2/20",
      "2/20 9:00 AM – 10:00 AM – 11:00 AM", "9:00 AM – Feb 21 10:00 AM", "2024-02-20T24:00",
      "2024-02-20T09:61/2024-02-21T10:00", "2/20 25:00",
    ])
  func areNotGuessed(_ text: String) {
    #expect(Self.read(text, "en_US") == "")
  }

  @Test func aDaysEndIsNoTimeOfIt() {
    #expect(Self.read("20.2. 24:00", "de_DE") == "20.2.|")
  }

  @Test(
    arguments: [
      ("9:30", "en_US", "09:30/21:30"), ("930", "en_US", "09:30/21:30"),
      ("930 pm", "en_US", "21:30"), ("0930", "en_US", "09:30"), ("14", "en_US", "14:00"),
      ("noon", "en_US", "12:00"), ("9", "de_DE", "09:00"),
      ("9 Uhr", "de_DE", "09:00"), ("1430", "de_DE", "14:30"), ("٩:٣٠ م", "ar_EG", "21:30"),
      ("午後9時", "ja_JP", "21:00"), ("9h30", "fr_FR", "09:30"), ("14.30", "fi_FI", "14:30"),
      ("2/20", "en_US", ""), ("25", "de_DE", ""), ("970", "de_DE", ""), ("", "de_DE", ""),
      ("13 pm", "en_US", "13:00"), ("1330 am", "en_US", ""), ("24:00", "de_DE", ""),
    ])
  func aTimeStandsAlone(_ text: String, _ locale: String, _ read: String) {
    let minutes = TypedTimes.minutes(
      of: Array(text.utf8), in: LocaleProfile(Locale(identifier: locale)))
    #expect(minutes.map(Self.clock).joined(separator: "/") == read)
  }

  /// What words say of days counts from Wednesday, 28 February 2024, 10:07; a date is for who reads days.
  @Test(
    arguments: [
      ("friday 9:30 am", "en_US", "2024-03-01|09:30"),
      ("tomorrow at noon", "en_US", "2024-02-29|12:00"),
      ("in 3 days 9:30 am", "en_US", "2024-03-02|09:30"),
      ("9:30 am in 2 weeks", "en_US", "2024-03-13|09:30"),
      ("next friday 9:30 am", "en_US", "2024-03-01,2024-03-08|09:30"),
      ("wednesday 9:30 am", "en_US", "2024-02-28,2024-03-06|09:30"),
      ("friday 9 am – sunday 5 pm", "en_US", "2024-03-01|09:00 – 2024-03-03|17:00"),
      ("now", "en_US", "2024-02-28|10:07"), (" Jetzt ", "de_DE", "2024-02-28|10:07"),
      ("今", "ja_JP", "2024-02-28|10:07"), ("الآن", "ar_EG", "2024-02-28|10:07"),
      ("übermorgen 9 Uhr", "de_DE", "2024-03-01|09:00"),
      ("in 3 Tagen um 9 Uhr", "de_DE", "2024-03-02|09:00"),
      ("vendredi à 9h", "fr_FR", "2024-03-01|09:00"),
      ("mañana a las 9:30", "es_ES", "2024-02-29|09:30"),
      ("3日後 9:30", "ja_JP", "2024-03-02|09:30"),
      ("2/20 9:30 am", "en_US", "|09:30"), ("friday 3/1 9:30 am", "en_US", "|09:30"),
      ("2024-02-20T09:30", "en_US", "|09:30"), ("soon 9:30 am", "en_US", "|09:30"),
    ])
  func wordsSayDaysFromTodayOn(_ text: String, _ locale: String, _ read: String) {
    let times = TypedTimes(
      Array(text.utf8), in: LocaleProfile(Locale(identifier: locale)), today: day("2024-02-28"),
      minute: 607)
    let ends = times.ends.map { end in
      let days = end.meanings.map { "\($0.civil)" }.joined(separator: ",")
      return days + "|" + end.choices.map(Self.clock).joined(separator: "/")
    }
    #expect(ends.joined(separator: " – ") == read)
  }

  @Test(arguments: [("2/20 9:30 AM", true), ("2/20 09:30", true), ("2/20 at 9", false)])
  func areCompleteWithTheirMinutes(_ text: String, _ isComplete: Bool) {
    let times = TypedTimes(
      Array(text.utf8), in: LocaleProfile(Locale(identifier: "en_US")))
    #expect(times.isComplete == isComplete)
  }

  /// Every locale reads the times that it writes, except those that have words inside of them, or
  /// minutes of one digit.
  @Test func whatIsWrittenIsRead() {
    var count = 0
    var failed: Set<String> = []
    for identifier in Locale.availableIdentifiers where !identifier.contains("_") {
      let locale = Locale(identifier: identifier)
      let format = DateFormatter()
      format.locale = locale
      format.timeZone = TimeZone(identifier: "UTC")
      format.calendar = Calendar(identifier: .gregorian)
      (format.dateStyle, format.timeStyle) = (.none, .short)
      let profile = LocaleProfile(locale)
      for minute: Int32 in [0, 30, 570, 720, 750, 1290] {
        let text = format.string(from: Date(timeIntervalSince1970: Double(minute) * 60))
        count += 1
        if TypedTimes.minutes(of: Array(text.utf8), in: profile) != [minute] {
          failed.insert(identifier)
        }
      }
    }
    #expect(count > 600)
    #expect(failed == ["brx", "dz", "ee", "yo"])
  }
}
