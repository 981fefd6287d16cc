// SPDX-License-Identifier: MIT
import CivilTime

/// Finds the words of a line that say when something is.
///
/// What could mean two things is read as both, and what contradicts itself is not read at all.
struct EventReader {
  /// How long an event takes if nothing is said of it.
  static let usualMinutes: Int32 = 60

  /// A name, and how many days after Monday it is.
  typealias WeekdayName = (name: [Int32], offset: Int32)

  let text: [UInt8]
  let line: EventLine
  let locale: LocaleProfile
  let today: EpochDay
  /// The minute of the day that it is now.
  let minute: Int32
  /// The day on which somebody has chosen the time that a line goes with.
  let placed: EpochDay?
  let digits: TypedDigits
  let habits: TypedHabits
  let names: TypedNames
  /// The names of weekdays that say enough alone.
  let weekdays: [WeekdayName]
  /// Those that need a date, because they are words of their own in many languages: "so", "jeu".
  let shortWeekdays: [WeekdayName]
  /// Whether "5:00" can be two times.
  let hasTwelveHours: Bool
  private let vocabulary: EventVocabulary
  private let dayPeriods: [[Int32]]

  init(
    _ text: [UInt8], _ locale: LocaleProfile, today: EpochDay, minute: Int32,
    placed: EpochDay? = nil
  ) {
    digits = TypedDigits(locale)
    habits = TypedHabits(locale, thisYear: today.civil.year)
    vocabulary = EventVocabulary(tag: locale.tag, digits: digits)
    names = TypedNames(
      locale, digits, calendar: habits.calendar, through: vocabulary.throughNames)
    line = EventLine(text, digits)
    (self.text, self.locale, self.today, self.minute) = (text, locale, today, minute)
    self.placed = placed
    var hasTwelveHours = false
    for case .field(letter: 0x61, _) in locale.shortTime.pieces { hasTwelveHours = true }
    self.hasTwelveHours = hasTwelveHours
    let digits = digits
    dayPeriods = locale.dayPeriods.map { EventLine($0, digits).scalars }
    shortWeekdays = Self.weekdays(locale.shortWeekdays, digits)
    let isEnglish = locale.tag.starts(with: [0x65, 0x6E])
    weekdays = Self.weekdays(locale.weekdays, digits) + (isEnglish ? shortWeekdays : [])
  }

  private static func weekdays(_ list: [[UInt8]], _ digits: TypedDigits) -> [WeekdayName] {
    var result: [WeekdayName] = []
    for (offset, text) in list.enumerated() {
      var name = EventLine(text, digits).scalars
      if name.last == 0x2E { name.removeLast() }
      result.append((name, Int32(offset)))
      // "金曜" is as good as "金曜日".
      if name.count == 3, name[2] == 0x65E5 { result.append((Array(name[..<2]), Int32(offset))) }
    }
    return result
  }
}

extension EventReader {
  /// The place after a word; nil if another one is at the place.
  func end(of word: EventWord, at place: Int) -> Int? {
    vocabulary.end(of: word, in: line, at: place)
  }

  /// An hour in words at a place, 1 through 12.
  func spelledHour(at place: Int) -> (value: Int32, end: Int)? {
    vocabulary.form(of: .spelled, in: line, at: place).map { (Int32($0.number % 12 + 1), $0.end) }
  }

  /// Whether a number is at a place, in digits or in words.
  func isNumber(at place: Int) -> Bool {
    line.isDigit(place) || spelledHour(at: place) != nil || end(of: .further, at: place) != nil
  }

  /// The place after the locale's name of the morning (0) or the afternoon (1).
  func end(ofDayPeriod index: Int, at start: Int) -> Int? {
    index < dayPeriods.count ? end(ofName: dayPeriods[index], at: start) : nil
  }

  /// The place after a name, which is a word or more.
  func end(ofName name: [Int32], at start: Int) -> Int? {
    guard !name.isEmpty, start + name.count <= line.count else { return nil }
    for (index, scalar) in name.enumerated() where line.scalars[start + index] != scalar {
      return nil
    }
    let end = start + name.count
    return line.isEdge(end) ? end : nil
  }

  /// The bytes between two places.
  func bytes(_ places: Range<Int>) -> [UInt8] {
    Array(text[line.offsets[places.lowerBound]..<line.offsets[places.upperBound]])
  }
}
