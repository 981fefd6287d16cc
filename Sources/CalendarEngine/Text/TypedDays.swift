// SPDX-License-Identifier: MIT
import CivilTime

/// Reads days as people type them: in the locale's order of numbers, with names of months,
/// abbreviated in the usual ways, or anywhere as a four-digit year, a month and a day.
///
///     20.2.24, 20. Feb., 20022024, 2024-2-20         one day, in German
///     Feb 18 – 24, 2024                              an interval, in English
///     2/20; 2/22                                     several days
struct TypedDays {
  /// A date as far as it is written; missing fields are negative.
  private struct Partial {
    var year: Int32 = -1
    var month: Int32 = -1
    var day: Int32 = -1
  }

  /// Year, month and day as hexadecimal digits: 0x321 is day, month, year.
  private enum Field {
    static let year: Int32 = 1
    static let month: Int32 = 2
    static let yearMonthDay: Int32 = 0x123
    static let yearDay: Int32 = 0x13
    static let dayYear: Int32 = 0x31
    static let day: Int32 = 3
  }

  private let tokens: [Int32]
  private let thisYear: Int32
  /// The meaning of a date's numbers, in the locale's order; see `Field`.
  private let order: Int32

  /// - Parameters:
  ///   - text: In UTF-8.
  ///   - locale: The order, the names and the digits.
  ///   - today: Says which year is meant where none is written.
  init(_ text: [UInt8], _ locale: LocaleProfile, today: EpochDay) {
    tokens = TypedText(text, locale: locale).tokens
    thisYear = today.civil.year
    order = Self.order(of: locale.mediumDate)
  }

  /// The days that the text names, or nil.
  var selection: Selection? {
    var days = DaySet()
    var only: Selection?
    var (runs, start) = (0, 0)
    while start < tokens.count {
      var end = start
      while end < tokens.count, tokens[end] != TypedText.and { end += 1 }
      if end > start {
        guard let run = run(start, end) else { return nil }
        runs += 1
        only = run.count == 1 ? .day(run.start) : .interval(run)
        days.insert(run)
      }
      start = end + 1
    }
    return runs > 1 ? .days(days) : only
  }

  /// A day, or the days from one through another.
  private func run(_ start: Int, _ end: Int) -> DayInterval? {
    var middle = start
    while middle < end, tokens[middle] != TypedText.through { middle += 1 }
    var next = middle + 1
    if middle == end {
      // Two dates with a word between them are written in the same way.
      let half = (end - start) / 2
      if end - start > 3, isTwice(start, half), start + 2 * half == end { middle = start + half }
      next = middle
    } else if next == end {
      return nil
    }
    guard var first = partial(start, middle) else { return nil }
    var last = first
    if next < end {
      guard let other = partial(next, end) else { return nil }
      last = other
      // What one end leaves out is taken from the other.
      if first.year < 0 { first.year = last.year }
      if last.year < 0 { last.year = first.year }
      if first.month < 0 { first.month = last.month }
      if last.month < 0 { last.month = first.month }
    }
    guard let one = day(first), let other = day(last) else { return nil }
    return DayInterval(first: min(one, other), last: max(one, other))
  }

  /// Whether tokens are followed by as many tokens of the same kinds.
  private func isTwice(_ start: Int, _ count: Int) -> Bool {
    for index in start..<(start + count) {
      let (one, other) = (tokens[index], tokens[index + count])
      let isYear = one > 0 && Self.digits(one) > 2
      if (one < 0) != (other < 0) || isYear != (other > 0 && Self.digits(other) > 2) {
        return false
      }
    }
    return true
  }

  private func day(_ partial: Partial) -> EpochDay? {
    let year = partial.year < 0 ? thisYear : partial.year
    return CivilDate(year: year, month: partial.month, day: partial.day)?.epochDay
  }

  private func partial(_ start: Int, _ end: Int) -> Partial? {
    var (month, numbers): (Int32, [Int32]) = (-1, [])
    for index in start..<end {
      let token = tokens[index]
      if token >= 0 {
        numbers.append(token)
      } else {
        guard month < 0, token > TypedText.through else { return nil }
        month = -token
      }
    }
    guard var partial = partial(numbers, hasMonth: month > 0) else { return nil }
    if month > 0 { partial.month = month }
    return partial
  }

  private static func digits(_ number: Int32) -> Int32 { number & 15 }

  /// The order without the year.
  private var dayAndMonth: Int32 {
    order >> 8 == Field.year ? order & 0xFF : order & 15 == Field.year ? order >> 4 : 0x23
  }

  private func partial(_ numbers: [Int32], hasMonth: Bool) -> Partial? {
    let first = numbers.first.map { Self.digits($0) } ?? 0
    let last = numbers.last.map { Self.digits($0) } ?? 0
    let isYearFirst = first > 2 || last < 3 && order >> 8 == Field.year
    var fields = order
    switch numbers.count {
    case 1:
      if !hasMonth, first > 2 { return joined(numbers[0]) }
      fields = Field.day
    case 2:
      fields = isYearFirst ? Field.yearDay : Field.dayYear
      if !hasMonth, first < 3, last < 3 { fields = dayAndMonth }
    case 3 where !hasMonth:
      if first > 2 {
        fields = Field.yearMonthDay
      } else if last > 2 {
        fields = dayAndMonth << 4 | 1
      }
    default: return nil
    }
    return filled(numbers, fields)
  }

  /// Assigns numbers to fields; nil if one has too many digits.
  private func filled(_ numbers: [Int32], _ fields: Int32) -> Partial? {
    var (partial, rest) = (Partial(), fields)
    for number in numbers.reversed() {
      let (value, digits) = (number / 16, Self.digits(number))
      if digits > (rest & 15 == Field.year ? 4 : 2) { return nil }
      set(rest & 15, value, digits, &partial)
      rest >>= 4
    }
    return partial
  }

  private func set(_ field: Int32, _ value: Int32, _ digits: Int32, _ partial: inout Partial) {
    switch field {
    case Field.year: partial.year = year(value, digits)
    case Field.month: partial.month = value
    default: partial.day = value
    }
  }

  /// A year of one or two digits is between 80 years ago and 19 years ahead.
  private func year(_ value: Int32, _ digits: Int32) -> Int32 {
    guard digits < 3 else { return value }
    let earliest = thisYear - 80
    return earliest + ((value - earliest) % 100 + 100) % 100
  }

  /// A date without separators: of eight digits, or of six in the locale's order.
  private func joined(_ number: Int32) -> Partial? {
    let digits = Self.digits(number)
    guard digits == 8 || digits == 6 else { return nil }
    let iso = cut(number / 16, Field.yearMonthDay, digits)
    return digits == 8 && day(iso) != nil ? iso : cut(number / 16, order, digits)
  }

  private func cut(_ value: Int32, _ fields: Int32, _ digits: Int32) -> Partial {
    var (partial, rest, value) = (Partial(), fields, value)
    while rest > 0 {
      let scale: Int32 = rest & 15 == Field.year && digits == 8 ? 10_000 : 100
      set(rest & 15, value % scale, digits - 4, &partial)
      value /= scale
      rest >>= 4
    }
    return partial
  }

  /// The order of fields in a pattern; that of ISO 8601 if some are missing.
  private static func order(of pattern: TextPattern) -> Int32 {
    var order: Int32 = 0
    for case .field(let letter, _) in pattern.pieces {
      switch letter {
      case 0x79: order = order << 4 | Field.year
      case 0x4D, 0x4C: order = order << 4 | Field.month
      case 0x64: order = order << 4 | Field.day
      default: break
      }
    }
    return order > 0xFF && order < 0xFFF ? order : Field.yearMonthDay
  }
}
