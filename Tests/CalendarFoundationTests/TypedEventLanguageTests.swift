// SPDX-License-Identifier: MIT

import CalendarEngine
import CivilTime
import Foundation
import Testing

@testable import CalendarFoundation

/// Events typed in the seven languages, with the system's names; it is Tuesday, 24 November 2026,
/// three in the afternoon.
struct TypedEventLanguageTests {
  private static func read(_ text: String, _ tag: String) throws -> String {
    let zone = try #require(TimeZone(identifier: "UTC"))
    return TypedEvent.readings(
      of: text, locale: Locale(identifier: tag), now: Date(timeIntervalSince1970: 1_795_532_400),
      zone: zone
    ).map(written).joined(separator: " | ")
  }

  private static func written(_ event: TypedEvent) -> String {
    let words = event.placeText.isEmpty ? event.titleText : "\(event.titleText)@\(event.placeText)"
    guard let minutes = event.minutes else {
      return "\(event.days.start)+\(event.days.count) \(words)"
    }
    let ends = [minutes.lowerBound, minutes.upperBound].map { minute in
      "\(minute / 60):" + (minute % 60 < 10 ? "0" : "") + "\(minute % 60)"
    }
    return "\(event.days.start) \(ends[0])-\(ends[1]) \(words)"
  }

  /// The coming day of a number, today among them, before a time or at the line's end.
  @Test(
    arguments: [
      ("en_GB", "dentist on the 15th at 15:00", "2026-12-15 15:00-16:00 dentist"),
      ("en_US", "dentist on the 24th at 4pm", "2026-11-24 16:00-17:00 dentist"),
      ("en_US", "dentist at 4pm on the 23rd", "2026-12-23 16:00-17:00 dentist"),
      (
        "en_US", "on the 31st at noon lunch with Ana", "2026-12-31 12:00-13:00 lunch with Ana"
      ),
      ("en_US", "Pay the rent on the 1st", "2026-12-01+1 Pay the rent"),
      ("en_US", "on the 3rd of January", "2027-01-03+1 "),
      ("de_DE", "Zahnarzt am 15. um 9:30", "2026-12-15 9:30-10:30 Zahnarzt"),
      ("de_DE", "Zahnarzt um 9 Uhr am 15.", "2026-12-15 9:00-10:00 Zahnarzt"),
      ("de_DE", "Zahnarzt um 9:30 am 15.", "2026-12-15 9:30-10:30 Zahnarzt"),
      ("de_DE", "Miete am 1.", "2026-12-01+1 Miete"),
      ("de_DE", "Fest am 24. abends", "2026-11-24 19:00-20:00 Fest | 2026-11-24+1 Fest abends"),
      ("fr_FR", "loyer le 1er", "2026-12-01+1 loyer"), ("fr_FR", "le 15 août", "2027-08-15+1 "),
      ("fr_FR", "dentiste à 9h le 15 à Lyon", ""),
      ("es_ES", "dentista el 15 a las 9", "2026-12-15 9:00-10:00 dentista"),
      ("es_ES", "dentista el día 15", "2026-12-15+1 dentista"),
      ("ar_EG", "موعد يوم 15 الساعة 9 ص", "2026-12-15 9:00-10:00 موعد"),
      ("ar_EG", "موعد الساعة 9 ص يوم 15", "2026-12-15 9:00-10:00 موعد"),
      ("he_IL", "רופא ב-15 לחודש בשעה 16:00", "2026-12-15 16:00-17:00 רופא"),
      ("ja_JP", "15日15時 歯医者", "2026-12-15 15:00-16:00 歯医者"),
      ("ja_JP", "歯医者 15日の15時", "2026-12-15 15:00-16:00 歯医者"),
    ])
  func aNumberIsTheComingDayOfIt(locale: String, text: String, expected: String) throws {
    let read = try Self.read(text, locale)
    #expect(read == expected)
  }

  /// Other things have numbers as well, and a month that is named is not the coming one.
  @Test(
    arguments: [
      ("en_US", "Tour on the 2nd for 3 hours"), ("en_US", "Meet on the 5th floor"),
      ("en_US", "Meet on the 5th floor at 4pm"), ("en_US", "Trip on the 32nd"),
      ("en_US", "Meet on the 5 at 4pm"), ("en_US", "Dinner on the 2nd night"),
      ("en_US", "Meeting in January on the 15th at 9am"), ("en_US", "Rent next month on the 28th"),
      ("en_US", "Dentist on the 28th at 9am next month"), ("de_DE", "Treffen am 3. Tag"),
      ("de_DE", "Treffen am 3"), ("de_DE", "am 15. Spieltag um 18 Uhr"),
      ("de_DE", "Treffen am 3. Abend um 8 Uhr"), ("de_DE", "Treffen am 1. von 3 Tagen"),
      ("de_DE", "Zahnarzt nächsten Monat am 28. um 9 Uhr"), ("de_DE", "Urlaub bis am 15."),
      ("fr_FR", "le 20 heures de TF1"), ("fr_FR", "le 7 nains"), ("fr_FR", "Appeler le 18"),
      ("fr_FR", "loyer le 28 du mois prochain"), ("fr_FR", "le 28 du 12"),
      ("fr_FR", "Concert le 1er soir"), ("fr_FR", "Féliciter le 1er de la classe"),
      ("fr_FR", "Dîner dans le 11 à 20h"), ("es_ES", "el 15% de todo"),
      ("es_ES", "Vacaciones hasta el 15"), ("es_ES", "Partido con el 7 del Madrid"),
      ("es_ES", "alquiler el 28 del mes que viene"), ("ar_EG", "موعد في 15"),
      ("ar_EG", "موعد يوم 28 من الشهر القادم"), ("ar_EG", "إفطار يوم 3 من رمضان"),
      ("he_IL", "רופא ב-15 בשעה 16:00"), ("he_IL", "מנוי ב-30 לחודש"), ("ja_JP", "3日に1回"),
      ("ja_JP", "3日の旅行"), ("ja_JP", "週3日に散歩"), ("ja_JP", "2日にわたって会議"),
      ("ja_JP", "残りの3日に集中"), ("ja_JP", "来月の28日14時 会議"), ("ja_JP", "来月 28日14時 会議"),
    ])
  func aNumberOfSomethingElseIsNoDay(locale: String, text: String) throws {
    let read = try Self.read(text, locale)
    #expect(read == "")
  }

  @Test(
    arguments: [
      ("en_US", "lunch tomorrow 12-13", "2026-11-25 12:00-13:00 lunch"),
      ("en_GB", "lunch tomorrow at 1pm", "2026-11-25 13:00-14:00 lunch"),
      ("en_GB", "dentist 27/11 9:30", "2026-11-27 9:30-10:30 dentist"),
      ("en_GB", "concert tomorrow 8-11pm", "2026-11-25 20:00-23:00 concert"),
      ("en_GB", "concert tomorrow 8pm-11", "2026-11-25 20:00-23:00 concert"),
      ("en_GB", "work tomorrow 9-5pm", "2026-11-25 9:00-17:00 work"),
      ("en_GB", "brunch tomorrow 10-11am", "2026-11-25 10:00-11:00 brunch"),
      ("en_GB", "party tomorrow 10pm-2am", "2026-11-25 22:00-26:00 party"),
      ("en_GB", "meeting 2 hours monday 10", "2026-11-30 10:00-12:00 meeting"),
      ("en_GB", "Fri 27 Nov, 14:00–15:15 review", "2026-11-27 14:00-15:15 review"),
      ("de_DE", "Mittagessen morgen 12-13", "2026-11-25 12:00-13:00 Mittagessen"),
      ("de_DE", "Kino Freitag um 20 Uhr", "2026-11-27 20:00-21:00 Kino"),
      ("de_DE", "Mo 30.11. 9-10 Teamrunde", "2026-11-30 9:00-10:00 Teamrunde"),
      ("de_DE", "Urlaub vom 21. bis 23. Dezember", "2026-12-21+3 Urlaub"),
      ("de_DE", "Urlaub 21.–23. Dezember", "2026-12-21+3 Urlaub"),
      ("fr_FR", "déjeuner demain 12h-13h", "2026-11-25 12:00-13:00 déjeuner"),
      ("fr_FR", "Déjeuner demain de midi à 13h30", "2026-11-25 12:00-13:30 Déjeuner"),
      ("fr_FR", "dentiste vendredi à 9 h 30", "2026-11-27 9:30-10:30 dentiste"),
      ("fr_FR", "réunion le 3 décembre à 14h pendant 2 heures", "2026-12-03 14:00-16:00 réunion"),
      (
        "fr_FR", "yoga vendredi prochain 18h",
        "2026-11-27 18:00-19:00 yoga | 2026-12-04 18:00-19:00 yoga"
      ),
      ("fr_FR", "appeler Léa dans 30 minutes", "2026-11-24 15:30-16:30 appeler Léa"),
      ("fr_FR", "Réunion le 3 à 14h", "2026-12-03 14:00-15:00 Réunion"),
      ("fr_FR", "table de 4 demain", "2026-11-25+1 table de 4"),
      (
        "fr_FR", "RDV salle 3 à 14h",
        "2026-11-25 14:00-15:00 RDV salle 3 | 2026-11-24 14:00-15:00 RDV salle 3"
      ),
      (
        "fr_FR", "réunion demain après-midi",
        "2026-11-25 15:00-16:00 réunion | 2026-11-25+1 réunion après-midi"
      ),
      (
        "fr_FR", "dîner demain à 8h",
        "2026-11-25 20:00-21:00 dîner | 2026-11-25 8:00-9:00 dîner"
      ),
      ("fr_FR", "petit-déjeuner demain à 8h", "2026-11-25 8:00-9:00 petit-déjeuner"),
      (
        "fr_FR", "déjeuner demain à 1h",
        "2026-11-25 13:00-14:00 déjeuner | 2026-11-25 1:00-2:00 déjeuner"
      ),
      ("fr_FR", "cette nuit à 1h bus", "2026-11-25 1:00-2:00 bus"),
      ("fr_FR", "demain soir à 8h cinéma", "2026-11-25 20:00-21:00 cinéma"),
      ("fr_FR", "réunion demain à neuf heures et demie", "2026-11-25 9:30-10:30 réunion"),
      ("fr_FR", "réunion demain à neuf heures trente", ""), ("fr_FR", "train à vingt heures", ""),
      ("fr_FR", "dîner à deux demain", "2026-11-25+1 dîner à deux"),
      ("fr_FR", "dîner ce soir", "2026-11-24 19:00-20:00 dîner | 2026-11-24+1 dîner ce soir"),
      ("fr_FR", "ce soir à 20h", "2026-11-24 20:00-21:00 "),
      ("es_ES", "Curso de 3 días mañana", "2026-11-25+1 Curso de 3 días"),
      ("es_ES", "reunión esta mañana a las 9", "2026-11-24 9:00-10:00 reunión"),
      ("es_ES", "cena esta noche a las nueve y media", "2026-11-24 21:30-22:30 cena"),
      ("es_ES", "cena mañana a las nueve y diez", ""), ("es_ES", "cena a las 9 y 10", ""),
      (
        "es_ES", "cena mañana a la una",
        "2026-11-25 13:00-14:00 cena | 2026-11-25 1:00-2:00 cena"
      ),
      (
        "es_ES", "desayuno mañana por la mañana",
        "2026-11-25 9:00-10:00 desayuno | 2026-11-25+1 desayuno por la mañana"
      ),
      (
        "es_ES", "cena mañana a las 8",
        "2026-11-25 20:00-21:00 cena | 2026-11-25 8:00-9:00 cena"
      ),
      (
        "es_ES", "comida mañana a las 3",
        "2026-11-25 15:00-16:00 comida | 2026-11-25 3:00-4:00 comida"
      ),
      (
        "ar_EG", "عشاء غدا الساعة ٨", "2026-11-25 20:00-21:00 عشاء | 2026-11-25 8:00-9:00 عشاء"
      ),
      ("ar_EG", "الليلة الساعة ١ سفر", "2026-11-25 1:00-2:00 سفر"),
      (
        "he_IL", "ארוחת צהריים מחר ב-1",
        "2026-11-25 13:00-14:00 ארוחת צהריים | 2026-11-25 1:00-2:00 ארוחת צהריים"
      ),
      ("he_IL", "הלילה ב-1 טיסה", "2026-11-25 1:00-2:00 טיסה"),
      ("ja_JP", "明日の夕食7時", "2026-11-25 19:00-20:00 夕食 | 2026-11-25 7:00-8:00 夕食"),
      ("ja_JP", "明日の夜 映画", "2026-11-25 20:00-21:00 映画 | 2026-11-25+1 夜 映画"),
      ("ja_JP", "明日 朝日新聞", "2026-11-25+1 朝日新聞"),
      ("ja_JP", "今夜1時 バス", "2026-11-25 1:00-2:00 バス"),
      ("es_ES", "clase mañana a las 9 durante una hora y media", "2026-11-25 9:00-10:30 clase"),
      ("ar_EG", "اجتماع غدا الساعة ٩ ص لمدة نصف ساعة", "2026-11-25 9:00-9:30 اجتماع"),
      ("he_IL", "מחר בערב ב-8 סרט", "2026-11-25 20:00-21:00 סרט"),
      ("he_IL", "פגישה מחר בשעה שמונה", "2026-11-25 8:00-9:00 פגישה"),
      ("he_IL", "שיחה בארבע עיניים מחר", "2026-11-25+1 שיחה בארבע עיניים"),
      ("ar_EG", "اجتماع غدا الساعة الثامنة والنصف صباحا", "2026-11-25 8:30-9:30 اجتماع"),
      ("ja_JP", "会議 明日14時から2時間", "2026-11-25 14:00-16:00 会議"),
      ("ja_JP", "3日の14時 会議", "2026-12-03 14:00-15:00 会議"),
      ("ja_JP", "明日の夜8時 映画", "2026-11-25 20:00-21:00 映画"),
      ("ja_JP", "明日午後三時 会議", "2026-11-25 15:00-16:00 会議"),
      ("ja_JP", "明日十一時 会議", "2026-11-25 11:00-12:00 会議"), ("ja_JP", "二十時 会議", ""),
      ("ja_JP", "あすかさんと会議 17時", "2026-11-24 17:00-18:00 あすかさんと会議"),
      ("fr_FR", "yoga mer. 18h", "2026-11-25 18:00-19:00 yoga"), ("fr_FR", "mar adentro", ""),
      ("fr_FR", "un jeu de cartes", ""),
      ("es_ES", "comida mañana 12-13", "2026-11-25 12:00-13:00 comida"),
      ("es_ES", "comida mañana a las 14:30", "2026-11-25 14:30-15:30 comida"),
      ("es_ES", "dentista el viernes de 9 a 10", "2026-11-27 9:00-10:00 dentista"),
      ("es_ES", "viaje el 3 de diciembre", "2026-12-03+1 viaje"),
      ("es_ES", "cena pasado mañana a las 9 de la noche", "2026-11-26 21:00-22:00 cena"),
      (
        "es_ES", "tren mañana a las 12 de la noche",
        "2026-11-25 0:00-1:00 tren | 2026-11-26 0:00-1:00 tren"
      ),
      ("es_ES", "viaje del 21 al 23 de diciembre", "2026-12-21+3 viaje"),
      ("fr_FR", "vacances du 21 au 23 décembre", "2026-12-21+3 vacances"),
      ("en_US", "trip from December 21 to 23", "2026-12-21+3 trip"),
      ("es_ES", "yoga en 2 horas", "2026-11-24 17:00-18:00 yoga"),
      ("ar_EG", "غداء غدًا ١٢-١٣", "2026-11-25 12:00-13:00 غداء"),
      ("ar_EG", "اجتماع غدا الساعة ٥ م", "2026-11-25 17:00-18:00 اجتماع"),
      ("ar_EG", "اجتماع يوم الجمعة من ٩ إلى ١١ ص", "2026-11-27 9:00-11:00 اجتماع"),
      ("ar_EG", "سفر ٣ ديسمبر", "2026-12-03+1 سفر"),
      ("ar_EG", "مكالمة بعد ساعتين", "2026-11-24 17:00-18:00 مكالمة"),
      ("he_IL", "ארוחת צהריים מחר 12-13", "2026-11-25 12:00-13:00 ארוחת צהריים"),
      ("he_IL", "פגישה מחר בשעה 17:30", "2026-11-25 17:30-18:30 פגישה"),
      ("he_IL", "פגישה ביום שישי ב-9:00", "2026-11-27 9:00-10:00 פגישה"),
      ("he_IL", "טיול 3 בדצמבר", "2026-12-03+1 טיול"),
      ("he_IL", "שיחה בעוד שעתיים", "2026-11-24 17:00-18:00 שיחה"),
      ("ja_JP", "明日12時から13時まで昼食", "2026-11-25 12:00-13:00 昼食"),
      ("ja_JP", "昼食 明日 12-13", "2026-11-25 12:00-13:00 昼食"),
      ("ja_JP", "会議 11月27日 14時30分", "2026-11-27 14:30-15:30 会議"),
      ("ja_JP", "金曜日の午後3時半に歯医者", "2026-11-27 15:30-16:30 歯医者"),
      ("ja_JP", "来週の木曜日10時 打ち合わせ", "2026-12-03 10:00-11:00 打ち合わせ"),
      ("ja_JP", "30分後に電話", "2026-11-24 15:30-16:30 電話"), ("ja_JP", "金額の確認", ""),
    ])
  func eachLanguageSaysWhen(tag: String, text: String, expected: String) throws {
    #expect(try Self.read(text, tag) == expected)
  }

  /// The coming 4th is a Friday, and so is the 27th of this week; the coming 9th is none.
  @Test(
    arguments: [
      ("en_GB", "review Friday 9", "2026-11-27 9:00-10:00 review"),
      ("en_GB", "cinema fri 20", "2026-11-27 20:00-21:00 cinema"),
      (
        "de_DE", "Abendessen Freitag 7",
        "2026-11-27 19:00-20:00 Abendessen | 2026-11-27 7:00-8:00 Abendessen"
      ),
      ("de_DE", "Zahnarzt am Freitag 9", "2026-11-27 9:00-10:00 Zahnarzt"),
      ("de_DE", "Zahnarzt Fr. 9", "2026-11-27 9:00-10:00 Zahnarzt"),
      (
        "de_DE", "Zahnarzt Freitag 4",
        "2026-11-27 16:00-17:00 Zahnarzt | 2026-11-27 4:00-5:00 Zahnarzt | 2026-12-04+1 Zahnarzt"
      ),
      (
        "fr_FR", "dentiste vendredi 4",
        "2026-11-27 16:00-17:00 dentiste | 2026-11-27 4:00-5:00 dentiste | 2026-12-04+1 dentiste"
      ),
      ("fr_FR", "dentiste ven. 9", "2026-11-27 9:00-10:00 dentiste"),
      ("es_ES", "dentista el viernes 9", "2026-11-27 9:00-10:00 dentista"),
      (
        "ar_EG", "اجتماع الجمعة ٩",
        "2026-11-27 9:00-10:00 اجتماع | 2026-11-27 21:00-22:00 اجتماع"
      ),
      ("he_IL", "פגישה ביום שישי 9", "2026-11-27 9:00-10:00 פגישה"),
      ("ja_JP", "会議 金曜日 9", "2026-11-27 9:00-10:00 会議"),
      ("ja_JP", "会議 明日 9", "2026-11-25 9:00-10:00 会議"),
      ("de_DE", "Urlaub Freitag 27", "2026-11-27+1 Urlaub"),
      // Words of their own, and what is written as a date.
      ("fr_FR", "partie de jeu 7", ""), ("de_DE", "und so 7", ""),
      ("de_DE", "Zahnarzt Freitag 7.", "2026-11-27+1 Zahnarzt 7."),
    ])
  func aNumberBehindAWeekdayIsAnHourOrADate(tag: String, text: String, expected: String) throws {
    #expect(try Self.read(text, tag) == expected)
  }

  @Test(
    arguments: [
      ("en_GB", "Dinner @ Luigi's tomorrow 7pm", "2026-11-25 19:00-20:00 Dinner@Luigi's"),
      (
        "de_DE", "Abendessen morgen 19 Uhr @ Café Adler",
        "2026-11-25 19:00-20:00 Abendessen@Café Adler"
      ),
      ("fr_FR", "Déjeuner @ Chez Léa demain 12h", "2026-11-25 12:00-13:00 Déjeuner@Chez Léa"),
      ("es_ES", "cena @ Casa Pepe mañana 21:00", "2026-11-25 21:00-22:00 cena@Casa Pepe"),
      ("ar_EG", "اجتماع @ المكتب غدا الساعة ٥ م", "2026-11-25 17:00-18:00 اجتماع@المكتب"),
      ("he_IL", "פגישה @ המשרד מחר 17:30", "2026-11-25 17:30-18:30 פגישה@המשרד"),
      ("ja_JP", "飲み会＠渋谷 明日19時", "2026-11-25 19:00-20:00 飲み会@渋谷"),
      // Words that belong to most titles that have them.
      ("en_GB", "Dinner at Luigi's tomorrow 7pm", "2026-11-25 19:00-20:00 Dinner at Luigi's"),
      (
        "de_DE", "Abendessen bei Luigi morgen 19 Uhr",
        "2026-11-25 19:00-20:00 Abendessen bei Luigi"
      ),
    ])
  func aPlaceStandsBehindASign(tag: String, text: String, expected: String) throws {
    #expect(try Self.read(text, tag) == expected)
  }

  private static func isRepeated(_ text: String, _ tag: String) -> Bool {
    TypedEvent.isRepeated(Array(text.utf8), in: LocaleProfile(Locale(identifier: tag)))
  }

  /// No day of those that repeat is the one that is meant.
  @Test(
    arguments: [
      ("en_US", "standup every weekday 9am"), ("en_US", "Yoga every Monday 6pm"),
      ("en_GB", "call mum every 2 weeks 18:00"), ("en_GB", "Yoga Mondays 18:00"),
      ("de_DE", "Standup jeden Montag 9 Uhr"), ("de_DE", "Sport alle 14 Tage 18 Uhr"),
      ("de_DE", "Sport montags 18 Uhr"), ("de_DE", "Jeden Tag um 8 Tabletten"),
      ("fr_FR", "piscine tous les lundis 18h"), ("fr_FR", "yoga chaque jeudi à 9h"),
      ("es_ES", "yoga todos los lunes a las 9"), ("es_ES", "pastillas cada día a las 8"),
      ("ar_EG", "اجتماع كل يوم 9:00"), ("he_IL", "יוגה כל יום 9:00"),
      ("ja_JP", "毎週月曜9時会議"), ("ja_JP", "毎月1日9時会議"),
    ])
  func whatRepeatsIsRefused(_ tag: String, _ text: String) throws {
    #expect(Self.isRepeated(text, tag))
    #expect(try Self.read(text, tag) == "")
  }

  @Test(
    arguments: [
      ("en_US", "Weekly review Friday 4pm", "2026-11-27 16:00-17:00 Weekly review"),
      ("de_DE", "Wöchentliche Runde Freitag 16 Uhr", "2026-11-27 16:00-17:00 Wöchentliche Runde"),
      (
        "fr_FR", "réunion hebdomadaire vendredi à 16h",
        "2026-11-27 16:00-17:00 réunion hebdomadaire"
      ),
      ("es_ES", "reunión semanal viernes a las 16:00", "2026-11-27 16:00-17:00 reunión semanal"),
      ("ja_JP", "毎日新聞の取材 明日9時", "2026-11-25 9:00-10:00 毎日新聞の取材"),
    ])
  func whatIsSaidToRepeatHasItsTime(_ tag: String, _ text: String, _ expected: String) throws {
    #expect(Self.isRepeated(text, tag))
    #expect(try Self.read(text, tag) == expected)
  }

  @Test(
    arguments: [
      ("en_US", "Every Time I Die tomorrow 8pm", "2026-11-25 20:00-21:00 Every Time I Die"),
      (
        "en_US", "coffee with everyday people tomorrow 9am",
        "2026-11-25 9:00-10:00 coffee with everyday people"
      ),
      ("de_DE", "Alle Jahreszeiten morgen 20 Uhr", "2026-11-25 20:00-21:00 Alle Jahreszeiten"),
      ("fr_FR", "tous les films demain à 20h", "2026-11-25 20:00-21:00 tous les films"),
      ("en_US", "Quarterly report", ""), ("de_DE", "Wöchentliche Runde", ""),
      ("en_US", "Weekly movie night", ""), ("en_US", "Weekly 30 min check-in", ""),
      // All of us tomorrow, and the two of us on Friday.
      ("de_DE", "Treffen für alle morgen 10 Uhr", "2026-11-25 10:00-11:00 Treffen für alle"),
      ("de_DE", "Team alle Freitag 14 Uhr", "2026-11-27 14:00-15:00 Team alle"),
      (
        "fr_FR", "resto tous les deux vendredi 20h", "2026-11-27 20:00-21:00 resto tous les deux"
      ),
    ])
  func otherLinesDoNotRepeat(_ tag: String, _ text: String, _ expected: String) throws {
    #expect(!Self.isRepeated(text, tag))
    #expect(try Self.read(text, tag) == expected)
  }

  /// As German writes them, short names need no full stop.
  @Test(
    arguments: [
      ("Kino Fr 7", "2026-11-27 7:00-8:00 Kino"),
      ("Zahnarzt Do 14", "2026-11-26 14:00-15:00 Zahnarzt"),
      ("Brunch So 11", "2026-11-29 11:00-12:00 Brunch"),
      ("Do 14", "2026-11-26 14:00-15:00 "),
      ("Fr 4", "2026-12-04+1  | "),
      ("So 11", ""), ("Treffen so 11", ""), ("Kino fr 7", ""), ("Lied in Do 14 Takte", ""),
    ])
  func shortNamesInGerman(_ text: String, _ expected: String) throws {
    let read = try Self.read(text, "de_DE")
    #expect(expected.hasSuffix("| ") ? read.contains("2026-12-04+1") : read == expected)
  }
}
