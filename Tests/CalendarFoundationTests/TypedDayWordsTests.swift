// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation
import Testing

/// Days in words, as date fields read them.
///
/// It is Wednesday, 28 February 2024.
struct TypedDayWordsTests {
  private static let today = EpochDay(19_781)

  /// "2024-03-01", "2024-02-26/2024-03-03", several behind bars.
  private static func read(_ text: String, _ locale: String) throws -> String {
    let today = try #require(today)
    return TypedDayWords.meanings(
      of: Array(text.utf8), in: LocaleProfile(Locale(identifier: locale)), today: today
    ).map { days in
      days.count == 1 ? "\(days.start)" : "\(days.start)/\(days.last ?? days.start)"
    }.joined(separator: " | ")
  }

  @Test(
    arguments: [
      ("fri", "en_US"), ("Friday", "en_US"), ("on friday", "en_US"), ("frid", "en_US"),
      ("Fr", "de_DE"), ("Fr.", "de_DE"), ("Freitag", "de_DE"), ("am Freitag", "de_DE"),
      ("vendredi", "fr_FR"), ("ven.", "fr_FR"), ("ven", "fr_FR"),
      ("viernes", "es_ES"), ("el viernes", "es_ES"), ("vie", "es_ES"),
      ("الجمعة", "ar_EG"), ("يوم الجمعة", "ar_EG"),
      ("יום שישי", "he_IL"), ("שישי", "he_IL"), ("ביום שישי", "he_IL"),
      ("金曜日", "ja_JP"), ("金曜", "ja_JP"), ("金", "ja_JP"),
    ])
  func aWeekdayIsTheComingOne(_ text: String, _ locale: String) throws {
    #expect(try Self.read(text, locale) == "2024-03-01")
  }

  @Test(
    arguments: [
      ("last friday", "en_US"), ("letzten Freitag", "de_DE"), ("vendredi dernier", "fr_FR"),
      ("el viernes pasado", "es_ES"), ("الجمعة الماضية", "ar_EG"), ("שישי שעבר", "he_IL"),
      ("יום שישי שעבר", "he_IL"), ("先週の金曜日", "ja_JP"), ("friday last week", "en_US"),
      ("Freitag letzter Woche", "de_DE"), ("vendredi de la semaine dernière", "fr_FR"),
    ])
  func theLastOneIsOfTheWeekBefore(_ text: String, _ locale: String) throws {
    #expect(try Self.read(text, locale) == "2024-02-23")
  }

  @Test(
    arguments: [
      ("next friday", "en_US", "2024-03-01 | 2024-03-08"),
      ("nächsten Freitag", "de_DE", "2024-03-01 | 2024-03-08"),
      ("vendredi prochain", "fr_FR", "2024-03-01 | 2024-03-08"),
      ("el próximo viernes", "es_ES", "2024-03-01 | 2024-03-08"),
      ("الجمعة القادمة", "ar_EG", "2024-03-01 | 2024-03-08"),
      ("שישי הבא", "he_IL", "2024-03-01 | 2024-03-08"),
      // Monday was two days ago, in this week.
      ("last monday", "en_US", "2024-02-26 | 2024-02-19"),
      ("letzten Montag", "de_DE", "2024-02-26 | 2024-02-19"),
      ("この前の月曜日", "ja_JP", "2024-02-26 | 2024-02-19"),
      ("wednesday", "en_US", "2024-02-28 | 2024-03-06"),
      ("last wednesday", "en_US", "2024-02-21"),
      ("monday last week", "en_US", "2024-02-19"),
      ("friday next week", "en_US", "2024-03-08"),
      ("来週の金曜日", "ja_JP", "2024-03-08"),
      ("the day after tomorrow", "en_US", "2024-03-01"),
      ("in 3 days", "en_US", "2024-03-02"),
    ])
  func whatCouldBeTwoIsBoth(_ text: String, _ locale: String, _ read: String) throws {
    #expect(try Self.read(text, locale) == read)
  }

  @Test(
    arguments: [
      ("W49", "de_DE", "2024-12-02/2024-12-08"), ("KW 49", "de_DE", "2024-12-02/2024-12-08"),
      ("49. KW", "de_DE", "2024-12-02/2024-12-08"),
      ("Kalenderwoche 49", "de_DE", "2024-12-02/2024-12-08"),
      ("KW 1 2026", "de_DE", "2025-12-29/2026-01-04"),
      ("2026-W49", "de_DE", "2026-11-30/2026-12-06"), ("2026W49", "fr_FR", "2026-11-30/2026-12-06"),
      ("semaine 49", "fr_FR", "2024-12-02/2024-12-08"), ("S49", "fr_FR", "2024-12-02/2024-12-08"),
      ("semana 49", "es_ES", "2024-12-02/2024-12-08"),
      ("week 49", "en_GB", "2024-12-02/2024-12-08"),
      // The week of the United States with that number, from Sunday on.
      ("week 49", "en_US", "2024-12-01/2024-12-07"), ("2024-W49", "en_US", "2024-12-02/2024-12-08"),
      ("W49", "en_US", "2024-12-02/2024-12-08"),
      // Their numbers are not the same in 2027.
      ("2027-W10", "en_US", "2027-03-08/2027-03-14"),
      ("الأسبوع ٤٩", "ar_EG", "2024-11-30/2024-12-06"),
      ("שבוע 49", "he_IL", "2024-12-01/2024-12-07"),
      ("第49週", "ja_JP", "2024-12-01/2024-12-07"), ("2024年第49週", "ja_JP", "2024-12-01/2024-12-07"),
      ("49週", "ja_JP", "2024-12-01/2024-12-07"),
      ("W54", "de_DE", ""), ("W0", "de_DE", ""), ("week", "en_US", ""), ("49", "en_US", ""),
      ("Maier", "de_DE", ""), ("friday and more", "en_US", ""), ("last", "en_US", ""),
      ("2024-02-20", "en_US", ""), ("", "en_US", ""), ("every friday", "en_US", ""),
    ])
  func aWeekHasANumber(_ text: String, _ locale: String, _ read: String) throws {
    #expect(try Self.read(text, locale) == read)
  }

  @Test func aSignOfWeeksIsAskedAboutWhereTheirNumbersDiffer() throws {
    let day = try #require(CivilDate(year: 2027, month: 3, day: 1)?.epochDay)
    let meanings = TypedDayWords.meanings(
      of: Array("w10".utf8), in: LocaleProfile(Locale(identifier: "en_US")), today: day)
    #expect(meanings.map { "\($0.start)" } == ["2027-03-08", "2027-02-28"])
  }

  @Test func nativeFieldsReadThemToo() throws {
    let environment = CalendarEnvironment(
      today: Self.today, locale: LocaleProfile(Locale(identifier: "en_US")),
      metrics: CalendarMetrics(width: 320))
    func read(_ text: String, _ policy: SelectionPolicy) -> String? {
      var options = CalendarOptions()
      options.selection = policy
      return TypedSelection(options, environment).read(text).map { "\($0)" }
    }
    #expect(read("fri", .single) == read("2024-03-01", .single))
    #expect(read("next friday", .single) == nil)
    #expect(read("2024-W10", .week) == read("2024-03-07", .week))
    #expect(read("2024-W10", .interval) == read("2024-03-04/2024-03-10", .interval))
    #expect(read("2024-W10", .single) == nil)
  }
}
