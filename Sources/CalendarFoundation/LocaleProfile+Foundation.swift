// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Foundation

extension LocaleProfile {
  /// What Foundation knows of a locale, for the Gregorian calendar whatever the user's own one is.
  ///
  /// Costs some milliseconds; make it once and again when the user's settings change.
  ///
  /// - Parameters:
  ///   - locale: Any locale; an unknown one gives what Foundation falls back to.
  ///   - weeks: The platform's calendar, whose first weekday and minimal days count, as users and apps
  ///     set them; nil takes those of the locale.
  ///   - isRightToLeft: The direction of the layout, nil for that of the language.
  public init(_ locale: Locale, weeks: Calendar? = nil, isRightToLeft: Bool? = nil) {
    self.init()
    let calendar = Self.gregorian(locale)
    let formatter = Self.formatter(calendar, locale)
    let language = String(locale.identifier.prefix { $0.isLetter })
    tag = Array(Self.tag(of: locale).utf8)
    self.isRightToLeft =
      isRightToLeft ?? (NSLocale.characterDirection(forLanguage: language) == .rightToLeft)
    setWeek(of: calendar, as: weeks ?? calendar)
    setNames(from: formatter)
    setPatterns(of: locale, calendar)
  }

  private static func gregorian(_ locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private static func formatter(_ calendar: Calendar, _ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// The identifier without keywords, in the hyphens of BCP 47: `ar-EG` of `ar_EG@calendar=…`.
  private static func tag(of locale: Locale) -> String {
    locale.identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
  }

  private mutating func setWeek(of calendar: Calendar, as weeks: Calendar) {
    if let first = Weekday(sundayNumber: Int32(clamping: weeks.firstWeekday)),
      let rule = WeekRule(
        firstWeekday: first, minimalDays: Int32(clamping: weeks.minimumDaysInFirstWeek))
    {
      weekRule = rule
    }
    // 1970-01-05, day 4, was a Monday.
    weekend = Weekday.allCases.filter { weekday in
      let seconds = Double(weekday.isoNumber + 3) * 86_400
      return calendar.isDateInWeekend(Date(timeIntervalSince1970: seconds))
    }
  }

  private mutating func setNames(from formatter: DateFormatter) {
    // The digits of dates need not be those of numbers: an hour from 0 to 9 shows each of them.
    formatter.dateFormat = "H"
    digits = (0..<10).map { hour in
      Array(formatter.string(from: Date(timeIntervalSince1970: Double(hour) * 3600)).utf8)
    }
    months = Self.names(formatter.monthSymbols)
    standaloneMonths = Self.names(formatter.standaloneMonthSymbols)
    shortMonths = Self.names(formatter.shortMonthSymbols)
    weekdays = Self.mondayFirst(formatter.weekdaySymbols)
    shortWeekdays = Self.mondayFirst(formatter.shortStandaloneWeekdaySymbols)
    narrowWeekdays = Self.mondayFirst(formatter.veryShortStandaloneWeekdaySymbols)
    dayPeriods = [Array(formatter.amSymbol.utf8), Array(formatter.pmSymbol.utf8)]
  }

  private mutating func setPatterns(of locale: Locale, _ calendar: Calendar) {
    let formatter = Self.formatter(calendar, locale)
    let era = formatter.eraSymbols.last ?? ""
    func pattern(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> TextPattern {
      formatter.dateStyle = date
      formatter.timeStyle = time
      return TextPattern(cldr: formatter.dateFormat, era: era)
    }
    fullDate = pattern(.full, .none)
    mediumDate = pattern(.medium, .none)
    shortTime = pattern(.none, .short)
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    monthAndYear = TextPattern(cldr: formatter.dateFormat, era: era)
  }

  private static func names(_ symbols: [String]) -> [[UInt8]] {
    symbols.map { Array($0.utf8) }
  }

  /// Foundation's weekday names begin with Sunday.
  private static func mondayFirst(_ symbols: [String]) -> [[UInt8]] {
    names(Array(symbols.dropFirst()) + Array(symbols.prefix(1)))
  }
}
