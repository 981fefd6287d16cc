// SPDX-License-Identifier: MIT
import CivilTime

/// An event as people type it in one line: "lunch tomorrow 12-13".
///
///     Dentist Fri 27 Nov 9:30 am           a day and a time; it takes an hour
///     Morgen 12 bis 13 Uhr Mittagessen     the words can stand anywhere
///     Conference 27-29 Nov                 whole days
///     appeler Léa dans 30 minutes          from now on
///
/// The words are those of English, German, French, Spanish, Arabic, Hebrew and Japanese, after the
/// locale's language; names of months and weekdays are those of any locale. docs/typed-events.md
/// has the rules.
public struct TypedEvent: Hashable, Sendable {
  /// What is left of the line, in UTF-8, without the words that say when it is.
  public var title: [UInt8]
  /// Where it is, in UTF-8: what a line says behind a sign, as in "Dinner @ Luigi's"; else empty.
  public var place: [UInt8] = []
  /// The days of an event of whole days; of others the days that it begins and ends on.
  public var days: DayInterval
  /// Its minutes from the start of its first day on a wall clock, half-open; nil for whole days.
  ///
  /// From 1440 on they are of days after the first one: 22:00–01:00 is `1320..<1500`. They say what
  /// clocks show, also on days of 23 or 25 hours.
  public var minutes: Range<Int32>?
  /// Whether the line says when it ends or how long it takes; otherwise hours are one hour.
  public var hasEnd = false

  /// What a line can mean, the likelier meaning first.
  ///
  /// That is nothing, one meaning, or up to four where it could have more than one: "5:00" where
  /// clocks have twelve hours, "next Friday", "Friday evening", "dinner at 8". Readings that are over
  /// are left out where another one is not; a date without a year is the coming one. An hour without
  /// a day that is over today is rather tomorrow's.
  ///
  /// Nothing is guessed: a line that says two days or two times that do not belong together has no
  /// meaning, nor has one that says no time, days that repeat ("every Monday"), or as its only day one
  /// that there is not ("31 Feb"). Days before 1 January −9999 and after 31 December 9999 do not exist.
  ///
  /// - Parameters:
  ///   - text: In UTF-8; a line of more than 1,024 bytes has no meaning.
  ///   - locale: The language, the order of numbers, and whether clocks have twelve hours.
  ///   - day: The day that is meant where none is written.
  ///   - today: The day that it is.
  ///   - minute: The minute of the day that it is, 0 through 1439.
  ///   - isPlaced: Whether somebody has chosen a time on the day, as who draws an event does: then the
  ///     day stays, and a part of the day alone is no hour; in another week than today's, as the
  ///     locale begins them, a weekday is that of the week: on Wednesday, 10 March 2027, "Friday" is
  ///     the 12th.
  /// - Returns: The readings; none for a line that is refused.
  /// - Complexity: In proportion to the length of the line and to the number of names.
  public static func readings(
    of text: [UInt8], in locale: LocaleProfile, on day: EpochDay, today: EpochDay, minute: Int32,
    isPlaced: Bool = false
  ) -> [TypedEvent] {
    guard text.count <= 1024 else { return [] }
    return EventReader(text, locale, today: today, minute: minute, placed: isPlaced ? day : nil)
      .events(on: day)
  }

  /// Whether a line says that an event takes place again and again: "every Monday", "daily at 8".
  ///
  /// "Quarterly report" alone is a name; only beside a time does such a word say when.
  /// What it says of that no event has: who stores one tells so.
  ///
  /// - Parameters:
  ///   - text: In UTF-8.
  ///   - locale: Its language.
  /// - Returns: Whether it does; false for a line of more than 1,024 bytes.
  public static func isRepeated(_ text: [UInt8], in locale: LocaleProfile) -> Bool {
    guard text.count <= 1024 else { return false }
    let reader = EventReader(text, locale, today: .epoch, minute: 0)
    switch reader.repetition {
    case .none: return false
    case .said: return reader.findings()?.contains { $0.saysWhen } == true
    case .days: return true
    }
  }
}

extension TypedEvent {
  /// When it begins and ends on a wall clock, the end not included; nil for whole days.
  public var times: (start: CivilDateTime, end: CivilDateTime)? {
    minutes.map { (time(at: $0.lowerBound), time(at: $0.upperBound)) }
  }

  private func time(at minute: Int32) -> CivilDateTime {
    CivilDateTime(
      day: days.start.addingClamped(days: minute / 1440),
      time: TimeOfDay(hour: minute % 1440 / 60, minute: minute % 60) ?? .midnight)
  }
}
