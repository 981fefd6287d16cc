// SPDX-License-Identifier: MIT

import CivilTime

@testable import CalendarEngine

/// Locales written by hand, so that goldens do not depend on the system's data.
enum SampleLocales {
  private static func words(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  static var german: LocaleProfile {
    var locale = LocaleProfile()
    locale.tag = Array("de-DE".utf8)
    locale.weekRule = .iso
    locale.months = words(
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember")
    locale.standaloneMonths = locale.months
    locale.weekdays = words("Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag")
    locale.shortWeekdays = words("Mo Di Mi Do Fr Sa So")
    locale.narrowWeekdays = words("M D M D F S S")
    locale.fullDate = TextPattern(utf8: Array("EEEE, d. MMMM y".utf8))
    locale.mediumDate = TextPattern(utf8: Array("dd.MM.y".utf8))
    locale.shortTime = TextPattern(utf8: Array("HH:mm".utf8))
    return locale
  }

  static var arabic: LocaleProfile {
    var locale = LocaleProfile()
    locale.tag = Array("ar-EG".utf8)
    locale.isRightToLeft = true
    locale.weekRule = WeekRule(firstWeekday: .saturday, minimalDays: 1) ?? .us
    locale.weekend = [.friday, .saturday]
    locale.digits = words("٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩")
    locale.months = words(
      "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر")
    locale.standaloneMonths = locale.months
    locale.weekdays = words("الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد")
    locale.shortWeekdays = words("اثنين ثلاثاء أربعاء خميس جمعة سبت أحد")
    locale.narrowWeekdays = words("ن ث ر خ ج س ح")
    locale.fullDate = TextPattern(utf8: Array("EEEE، d MMMM y".utf8))
    locale.mediumDate = TextPattern(utf8: Array("d/M/y".utf8))
    return locale
  }
}
