// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

/// Another calendar, such as the Chinese, Hebrew or Islamic, whose dates appear beside the days.
///
///     let hebrew = AlternateCalendar(.hebrew)
///     hebrew.label(for: day)?.text        // "י״א", on the first of a month "אדר א׳"
///
/// A label is the number of the day or, on the first day of a month, the month's name, as in
/// FUICalendarView. Numbers use the numerals of the locale; Chinese and Hebrew days have their
/// traditional ones (十一, י״א) in their own languages.
///
/// There is no label for a day about which the platform is wrong. Measured day by day from 1900 to
/// 2100 against pyluach, convertdate, hijridate and lunar_python, those are: Umm al-Qura outside AH
/// 1420 to 1450 (1999-04-17 to 2029-05-13), Hebrew from 2045-11-10 to 2046-11-29, and the Chinese
/// months that begin on 1914-11-17, 1916-02-03, 1920-11-10, 2057-08-30 and 2097-08-07. Platforms
/// that compute these Hebrew and Chinese dates correctly are recognised and do answer. Nothing
/// outside 1900 to 2100 was checked.
public struct AlternateCalendar: Sendable {
  /// The calendar.
  public let identifier: Calendar.Identifier
  /// The language in which its dates are written.
  public let locale: Locale
  // The calendar used for computing. It differs only for Amete Alem, which the platform can write
  // but not compute: its months are those of Amete Mihret.
  private let counting: Calendar
  private let writing: AlternateWriting

  /// One of the platform's calendars.
  ///
  /// Takes some tens of milliseconds. Keep the value, and make a new one when the user's settings
  /// change.
  ///
  /// - Parameters:
  ///   - identifier: Any that the platform knows.
  ///   - locale: The language of the dates; nil takes one in which the calendar is at home, such as
  ///     `zh-Hans`, `he` and `ar`.
  public init(_ identifier: Calendar.Identifier, locale: Locale? = nil) {
    let locale = locale ?? Locale(identifier: Self.homeLanguage(of: identifier))
    self.identifier = identifier
    self.locale = Self.withTraditionalNumbers(locale, identifier)
    let isAlem = identifier == .ethiopicAmeteAlem
    counting = Self.calendar(isAlem ? .ethiopicAmeteMihret : identifier)
    writing = AlternateWriting(Self.calendar(identifier), self.locale)
  }

  /// The calendar with a CLDR name, such as `islamic-umalqura` or `dangi`; nil if the platform does
  /// not know it.
  public init?(named name: String, locale: Locale? = nil) {
    guard let identifier = Self.identifier(named: name) else { return nil }
    self.init(identifier, locale: locale)
  }
}

extension AlternateCalendar {
  /// The label of a day, or nil where the platform is not correct about it.
  ///
  /// Takes up to a tenth of a millisecond with traditional numerals, otherwise some microseconds.
  public func label(for day: EpochDay) -> Label? {
    guard let date = date(of: day) else { return nil }
    let instant = Self.date(day)
    let text = date.day == 1 ? writing.monthName(instant) : writing.number(instant)
    return Label(text: text, spoken: writing.spoken(instant), date: date)
  }

  /// The labels of an interval of days, in order; a month's view needs 42 of them.
  public func labels(in days: DayInterval) -> [(day: EpochDay, label: Label)] {
    (days.start.rawValue..<days.endRawValue).compactMap { number in
      guard let day = EpochDay(number), let label = label(for: day) else { return nil }
      return (day, label)
    }
  }

  /// The date of a day, or nil where the platform is not correct about it.
  public func date(of day: EpochDay) -> AlternateDate? {
    let parts = parts(of: day)
    guard let year = parts.year, let month = parts.month, let number = parts.day else { return nil }
    if identifier == .ethiopicAmeteAlem {
      return AlternateDate(
        era: 0, year: parts.era == 1 ? year + Self.ameteAlemYears : year, month: month,
        isLeapMonth: false, day: number)
    }
    if number < 1 || isDoubtful(day) { return nil }
    if identifier == .islamicUmmAlQura, !Self.ummAlQuraYears.contains(year) { return nil }
    return AlternateDate(
      era: parts.era ?? 0, year: year, month: month, isLeapMonth: parts.isLeapMonth ?? false,
      day: number)
  }

  /// The years of Umm al-Qura for which the platform has the university's table.
  ///
  /// Measured against hijridate's table of AH 1343 to 1500: no year outside these is entirely
  /// correct, and 740 of its 1 896 months begin on another day.
  static let ummAlQuraYears = 1420..<1451
}

extension AlternateCalendar {
  /// Years from the creation of the world to the incarnation, by Ethiopic count.
  private static let ameteAlemYears = 5500

  private static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private func parts(of day: EpochDay) -> DateComponents {
    counting.dateComponents([.era, .year, .month, .day], from: Self.date(day))
  }

  /// Whether the platform is wrong about a day.
  private func isDoubtful(_ day: EpochDay) -> Bool {
    AlternateDoubt.all.contains { doubt in
      guard doubt.identifier == identifier, doubt.days.contains(day.rawValue),
        let probe = EpochDay(doubt.probe)
      else { return false }
      let parts = parts(of: probe)
      return parts.month != doubt.month || parts.day != doubt.day
    }
  }

  private static func date(_ day: EpochDay) -> Date {
    Date(timeIntervalSince1970: Double(day.rawValue) * 86_400)
  }
}
