// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

/// Another calendar whose dates stand beside the days: Chinese, Hebrew, Islamic and so on.
///
///     let hebrew = AlternateCalendar(.hebrew)
///     hebrew.label(for: day)?.text        // "י״א", on the first of a month "אדר א׳"
///
/// A label is the number of the day, and on the first day of a month the month's name, as
/// FUICalendarView has it. Numbers are those of the locale; Chinese and Hebrew days have their
/// traditional ones (十一, י״א) in their own languages.
///
/// There is no label where the platform is not right. Measured against pyluach, convertdate,
/// hijridate and lunar_python, day by day from 1900 to 2100, that is: Umm al-Qura but for AH 1420 to
/// 1450 (1999-04-17 to 2029-05-13), Hebrew from 2045-11-10 to 2046-11-29, and the Chinese months that
/// begin on 1914-11-17, 1916-02-03, 1920-11-10, 2057-08-30 and 2097-08-07. Platforms that are right
/// about Hebrew and Chinese there do answer. Outside 1900 to 2100 nothing is checked.
public struct AlternateCalendar: Sendable {
  /// Which calendar it is.
  public let identifier: Calendar.Identifier
  /// In which language its dates are written.
  public let locale: Locale
  // The calendar, but for Amete Alem, which the platform writes and does not count: its months are
  // those of Amete Mihret.
  private let counting: Calendar
  private let writing: AlternateWriting

  /// A calendar of the platform's.
  ///
  /// Costs some tens of milliseconds; make it once and again when the user's settings change.
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

  /// The calendar with a name of CLDR's, such as `islamic-umalqura` or `dangi`; nil for one that the
  /// platform does not know.
  public init?(named name: String, locale: Locale? = nil) {
    guard let identifier = Self.identifier(named: name) else { return nil }
    self.init(identifier, locale: locale)
  }
}

extension AlternateCalendar {
  /// What stands beside a day, or nil where the platform is not right about it.
  ///
  /// Costs up to a tenth of a millisecond where numbers are traditional, else some microseconds.
  public func label(for day: EpochDay) -> Label? {
    guard let date = date(of: day) else { return nil }
    let instant = Self.date(day)
    let text = date.day == 1 ? writing.monthName(instant) : writing.number(instant)
    return Label(text: text, spoken: writing.spoken(instant), date: date)
  }

  /// The labels of an interval of days, in their order; a month's view needs 42 of them.
  public func labels(in days: DayInterval) -> [(day: EpochDay, label: Label)] {
    (days.start.rawValue..<days.endRawValue).compactMap { number in
      guard let day = EpochDay(number), let label = label(for: day) else { return nil }
      return (day, label)
    }
  }

  /// The date of a day, or nil where the platform is not right about it.
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

  /// The years of Umm al-Qura for which the platform has the table of the university.
  ///
  /// Measured against hijridate's table of AH 1343 to 1500: no year outside these is right as a
  /// whole, and 740 of its 1 896 months begin on another day.
  static let ummAlQuraYears = 1420..<1451
}

extension AlternateCalendar {
  /// From the creation of the world, by Ethiopic count, to the incarnation.
  private static let ameteAlemYears = 5500

  private static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private func parts(of day: EpochDay) -> DateComponents {
    counting.dateComponents([.era, .year, .month, .day], from: Self.date(day))
  }

  /// Whether the platform says something wrong about a day.
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
