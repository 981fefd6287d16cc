// SPDX-License-Identifier: MIT
import CivilTime

/// Reads days as people type them: in the locale's order of numbers, with names of months,
/// abbreviated in the usual ways, or anywhere as a four-digit year, a month and a day.
///
///     20.2.24, 20. Feb., 20022024, 2024-2-20         one day, in German
///     Feb 18-24, 2024; Dec 28 – Jan 3                intervals, in English
///     2/20, 2/22; 2/24                               several days
///
/// What could mean two things means nothing. docs/date-field.md has the rules.
struct TypedDays {
  /// What stands between two separators of a list.
  private struct Run {
    var days: DayInterval
    /// Whether its year is written.
    var hasYear: Bool
    var isComplete: Bool
  }

  private let tokens: [Int32]
  private let habits: TypedHabits
  private let thisYear: Int32
  /// The days that the text names, or nil.
  private(set) var selection: Selection?
  /// Whether no digit could follow that would make the last date another one.
  private(set) var isComplete = false
  /// Whether it names no days because an interval of it ends before it starts.
  private(set) var isReversed = false

  /// - Parameters:
  ///   - text: In UTF-8.
  ///   - locale: The order, the names and the digits.
  ///   - today: Says which year is meant where none is written.
  ///   - through: The words of an interval: ";to;".
  init(_ text: [UInt8], _ locale: LocaleProfile, today: EpochDay, through: [UInt8] = []) {
    thisYear = today.civil.year
    habits = TypedHabits(locale, thisYear: thisYear)
    let digits = TypedDigits(locale)
    let names = TypedNames(locale, digits, calendar: habits.calendar, through: through)
    tokens = TypedText(text, names: names, digits: digits).tokens
    if !tokens.contains(TypedText.Token.unknown) { read() }
  }

  /// - Parameters:
  ///   - tokens: See `TypedText`.
  ///   - habits: How dates are written in the locale.
  ///   - thisYear: Which year is meant where none is written.
  init(_ tokens: [Int32], _ habits: TypedHabits, thisYear: Int32) {
    (self.tokens, self.habits, self.thisYear) = (tokens, habits, thisYear)
    if !tokens.contains(TypedText.Token.unknown) { read() }
  }

  /// Reads a list: its parts are separated by semicolons, or by commas that are not inside of dates.
  private mutating func read() {
    var list: [Run] = []
    var part: [Int32] = []
    for (index, token) in tokens.enumerated() {
      if token == TypedText.Token.comma {
        guard let isSeparator = isSeparator(after: part, index) else { return }
        if !isSeparator { continue }
      } else if token != TypedText.Token.and {
        part.append(token)
        continue
      }
      if part.isEmpty { continue }
      guard let run = run(part) else { return }
      list.append(run)
      part = []
    }
    if !part.isEmpty {
      guard let run = run(part) else { return }
      list.append(run)
    }
    select(list)
  }

  private mutating func select(_ list: [Run]) {
    guard let last = list.last else { return }
    var days = DaySet()
    for run in list {
      // Whether a year that is written once goes for all is not sure.
      if run.hasYear != last.hasYear { return }
      days.insert(run.days)
    }
    isComplete = last.isComplete
    if list.count > 1 {
      selection = .days(days)
    } else {
      selection = last.days.count == 1 ? .day(last.days.start) : .interval(last.days)
    }
  }

  /// Whether a comma separates two dates: there is one on either side.
  ///
  /// Nil if what follows could be both another day and a short year, as in "Feb 5, 12".
  private mutating func isSeparator(after part: [Int32], _ comma: Int) -> Bool? {
    var next: [Int32] = []
    for token in tokens[(comma + 1)...] {
      if token == TypedText.Token.comma || token == TypedText.Token.and { break }
      next.append(token)
    }
    if run(part) == nil { return false }
    if run(next) != nil { return true }
    for token in next {
      if token == TypedText.Token.through { break }
      if token >= 0, token & 15 < 3 { return nil }
    }
    return false
  }

  /// A day, or the days from one through another.
  private mutating func run(_ part: [Int32]) -> Run? {
    var ends: [[Int32]] = [[]]
    for token in withoutHyphens(part) {
      if token == TypedText.Token.through {
        ends.append([])
      } else {
        ends[ends.count - 1].append(token)
      }
    }
    guard ends.count < 3, let first = TypedDate(ends[0], habits) else { return nil }
    if ends.count == 1 { return run(from: first, through: first) }
    guard let last = TypedDate(ends[1], habits) else { return nil }
    return run(from: first, through: last)
  }

  /// Hyphens between all parts of a date, as in "2024-02-20", mean nothing; others are between the
  /// ends of an interval, as in "Feb 18-24".
  private func withoutHyphens(_ part: [Int32]) -> [Int32] {
    var (result, date): ([Int32], [Int32]) = ([], [])
    var (hyphens, fields) = (0, 0)
    for token in part + [TypedText.Token.through] {
      if token == TypedText.Token.hyphen { hyphens += 1 }
      if token > TypedText.Token.monday { fields += 1 }
      guard token == TypedText.Token.through else {
        date.append(token)
        continue
      }
      let isInside = hyphens + 1 == fields || habits.writesHyphens
      for token in date where token != TypedText.Token.hyphen || !isInside {
        result.append(token == TypedText.Token.hyphen ? TypedText.Token.through : token)
      }
      result.append(token)
      (date, hyphens, fields) = ([], 0, 0)
    }
    result.removeLast()
    return result
  }

  /// What one end leaves out is taken from the other.
  ///
  /// Where a year is left out an interval can go over New Year, if it is shorter than half a year.
  private mutating func run(from start: TypedDate, through end: TypedDate) -> Run? {
    var (first, last) = (start, end)
    let hasYear = first.year >= 0 || last.year >= 0
    if first.month < 0 { first.month = last.month }
    if last.month < 0 { last.month = first.month }
    let isTurning = first.month * 32 + first.day > last.month * 32 + last.day
    if first.year >= 0, last.year >= 0 {
      guard let one = first.epochDay, let other = last.epochDay else { return nil }
      let days = DayInterval(first: min(one, other), last: max(one, other))
      return days.map { Run(days: $0, hasYear: true, isComplete: last.isComplete) }
    }
    if !hasYear {
      guard first.canDoWithoutYear(habits), last.canDoWithoutYear(habits) else { return nil }
      first.year = thisYear
    }
    if last.year < 0 {
      last.takeYear(of: first)
      if isTurning { last.year += 1 }
    } else {
      first.takeYear(of: last)
      if isTurning { first.year -= 1 }
    }
    guard let one = first.epochDay, let other = last.epochDay,
      let days = DayInterval(first: one, last: other)
    else { return nil }
    if isTurning, days.count >= 183 {
      isReversed = true
      return nil
    }
    return Run(days: days, hasYear: hasYear, isComplete: last.isComplete)
  }
}
