// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension WireReader {
  mutating func locale() -> LocaleProfile {
    var profile = LocaleProfile(tag: text())
    profile.isRightToLeft = bool()
    let first = weekday()
    profile.weekRule = checked(
      WeekRule(firstWeekday: first, minimalDays: Int32(uint8())), or: .iso)
    profile.weekend = []
    for _ in 0..<uint8() { profile.weekend.append(weekday()) }
    profile.digits = texts()
    profile.months = texts()
    profile.standaloneMonths = texts()
    profile.shortMonths = texts()
    profile.weekdays = texts()
    profile.shortWeekdays = texts()
    profile.narrowWeekdays = texts()
    profile.dayPeriods = texts()
    profile.fullDate = pattern()
    profile.mediumDate = pattern()
    profile.monthAndYear = pattern()
    profile.shortTime = pattern()
    return profile
  }

  /// A weekday, by its number in ISO 8601.
  private mutating func weekday() -> Weekday {
    checked(Weekday(isoNumber: Int32(uint8())), or: .monday)
  }

  private mutating func pattern() -> TextPattern {
    TextPattern(utf8: text())
  }

  /// The rules of a zone: the offset before the first transition, then the transitions in order.
  mutating func zone() -> ZoneRules {
    let initial = offset()
    let length = count()
    var transitions: [(instant: Instant, offset: UTCOffset)] = []
    while transitions.count < length, !hasFailed {
      let instant = checked(Instant(secondsSince1970: wholeNumber()), or: .epoch)
      transitions.append((instant, offset()))
    }
    return checked(ZoneRules(initial: initial, transitions: transitions), or: .utc)
  }

  mutating func offset() -> UTCOffset {
    checked(UTCOffset(seconds: int32()), or: .utc)
  }
}
