// SPDX-License-Identifier: MIT

import CalendarEngine
import CivilTime

extension LocaleProfile {
  /// Arabic as in Egypt: from right to left, weeks from Saturday, digits of its own.
  package static let arabic: LocaleProfile = {
    var profile = LocaleProfile()
    profile.tag = Array("ar-EG".utf8)
    profile.isRightToLeft = true
    profile.weekRule = WeekRule(firstWeekday: .saturday, minimalDays: 1) ?? .us
    profile.weekend = [.friday, .saturday]
    profile.digits = names("٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩")
    profile.months = names(
      "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر")
    profile.standaloneMonths = profile.months
    profile.shortMonths = profile.months
    profile.weekdays = names("الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد")
    profile.shortWeekdays = names("اثنين ثلاثاء أربعاء خميس جمعة سبت أحد")
    profile.narrowWeekdays = names("ن ث ر خ ج س ح")
    profile.dayPeriods = names("ص م")
    profile.fullDate = TextPattern(utf8: Array("EEEE، d MMMM y".utf8))
    profile.mediumDate = TextPattern(utf8: Array("d MMM y".utf8))
    profile.shortTime = TextPattern(utf8: Array("h:mm a".utf8))
    return profile
  }()

  private static func names(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }
}
