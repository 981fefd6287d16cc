// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension WireReader {
  mutating func locale() throws(WireError) -> LocaleProfile {
    var profile = LocaleProfile(tag: try text())
    profile.isRightToLeft = try bool()
    guard let first = Weekday(isoNumber: Int32(try uint8())),
      let rule = WeekRule(firstWeekday: first, minimalDays: Int32(try uint8()))
    else { throw .invalidValue }
    profile.weekRule = rule
    profile.weekend = []
    for _ in 0..<(try uint8()) {
      guard let day = Weekday(isoNumber: Int32(try uint8())) else { throw .invalidValue }
      profile.weekend.append(day)
    }
    profile.digits = try texts()
    profile.months = try texts()
    profile.standaloneMonths = try texts()
    profile.shortMonths = try texts()
    profile.weekdays = try texts()
    profile.shortWeekdays = try texts()
    profile.narrowWeekdays = try texts()
    profile.dayPeriods = try texts()
    profile.fullDate = TextPattern(utf8: try text())
    profile.mediumDate = TextPattern(utf8: try text())
    profile.monthAndYear = TextPattern(utf8: try text())
    profile.shortTime = TextPattern(utf8: try text())
    return profile
  }

  /// The rules of a zone: the offset before the first transition, then the transitions in order.
  mutating func zone() throws(WireError) -> ZoneRules {
    guard let initial = UTCOffset(seconds: try int32()) else { throw .invalidValue }
    var transitions: [(instant: Instant, offset: UTCOffset)] = []
    for _ in 0..<(try count()) {
      guard let instant = Instant(secondsSince1970: try wholeNumber()),
        let offset = UTCOffset(seconds: try int32())
      else { throw .invalidValue }
      transitions.append((instant, offset))
    }
    guard let rules = ZoneRules(initial: initial, transitions: transitions) else {
      throw .invalidValue
    }
    return rules
  }
}
