// SPDX-License-Identifier: MIT
import CivilTime

/// Reads days as people type them: in the locale's order of numbers, with names of months, without
/// what goes without saying, or as a year of four digits, a month and a day anywhere.
///
///     20.2.24, 20. Feb., 20022024, 2024-2-20         one day, in German
///     Feb 18 – 24, 2024                              an interval, in English
///     2/20; 2/22                                     several days
struct TypedDays {
  /// A date, as far as it is written; what is not is negative.
  private struct Partial {
    var year: Int32 = -1
    var month: Int32 = -1
    var day: Int32 = -1
  }

  private let tokens: [Int32]
  private let thisYear: Int32
  /// The letters y, M and d as the locale has them.
  private let order: [UInt8]

  /// - Parameters:
  ///   - text: In UTF-8.
  ///   - locale: The order, the names and the digits.
  ///   - today: Says which year is meant where none is written.
  init(_ text: [UInt8], _ locale: LocaleProfile, today: EpochDay) {
    tokens = TypedText(text, locale: locale).tokens
    thisYear = today.civil.year
    order = locale.mediumDate.dateOrder
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

  /// A day, or the days from one to another.
  private func run(_ start: Int, _ end: Int) -> DayInterval? {
    var middle = start
    while middle < end, tokens[middle] != TypedText.through { middle += 1 }
    var next = middle + 1
    if middle == end {
      // Of two dates with a word between them, each is written as the other.
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
      // What one end does not say is said by the other.
      if first.year < 0 { first.year = last.year }
      if last.year < 0 { last.year = first.year }
      if first.month < 0 { first.month = last.month }
      if last.month < 0 { last.month = first.month }
    }
    guard let one = day(first), let other = day(last) else { return nil }
    return DayInterval(first: min(one, other), last: max(one, other))
  }

  /// Whether tokens are followed by as many of the same kinds.
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

  private func partial(_ numbers: [Int32], hasMonth: Bool) -> Partial? {
    let first = numbers.first.map { Self.digits($0) } ?? 0
    let last = numbers.last.map { Self.digits($0) } ?? 0
    let isYearFirst = first > 2 || last < 3 && order.first == 0x79
    switch numbers.count {
    case 1: return hasMonth || first < 3 ? filled(numbers, [0x64]) : joined(numbers[0])
    case 2 where hasMonth || first > 2 || last > 2:
      return filled(numbers, isYearFirst ? [0x79, 0x64] : [0x64, 0x79])
    case 2: return filled(numbers, order.filter { $0 != 0x79 })
    case 3 where hasMonth: return nil
    case 3 where first > 2: return filled(numbers, [0x79, 0x4D, 0x64])
    case 3 where last > 2: return filled(numbers, order.filter { $0 != 0x79 } + [0x79])
    case 3: return filled(numbers, order)
    default: return nil
    }
  }

  /// Numbers for the letters y, M and d; nil where one has too many digits.
  private func filled(_ numbers: [Int32], _ letters: [UInt8]) -> Partial? {
    var partial = Partial()
    for index in 0..<numbers.count {
      let (value, digits) = (numbers[index] / 16, Self.digits(numbers[index]))
      if digits > (letters[index] == 0x79 ? 4 : 2) { return nil }
      switch letters[index] {
      case 0x79: partial.year = year(value, digits)
      case 0x4D: partial.month = value
      default: partial.day = value
      }
    }
    return partial
  }

  /// A year of one or two digits is the one from 80 years ago to 19 years ahead.
  private func year(_ value: Int32, _ digits: Int32) -> Int32 {
    guard digits < 3 else { return value }
    let earliest = thisYear - 80
    return earliest + ((value - earliest) % 100 + 100) % 100
  }

  /// A date without anything between its numbers: of eight digits, or six in the locale's order.
  private func joined(_ number: Int32) -> Partial? {
    let (value, digits) = (number / 16, Self.digits(number))
    guard digits == 8 || digits == 6 else { return nil }
    if digits == 8 {
      let iso = Partial(year: value / 10_000, month: value / 100 % 100, day: value % 100)
      if day(iso) != nil { return iso }
    }
    var (rest, partial) = (value, Partial())
    for letter in order.reversed() {
      switch letter {
      case 0x79:
        let scale: Int32 = digits == 8 ? 10_000 : 100
        partial.year = year(rest % scale, digits - 4)
        rest /= scale
      case 0x4D:
        partial.month = rest % 100
        rest /= 100
      default:
        partial.day = rest % 100
        rest /= 100
      }
    }
    return partial
  }
}

extension TextPattern {
  /// The letters y, M and d in the order of a date; as in ISO 8601 where they are not all there.
  fileprivate var dateOrder: [UInt8] {
    var order: [UInt8] = []
    for case .field(let letter, _) in pieces {
      // L is a month too.
      let known: UInt8 = letter == 0x4C ? 0x4D : letter
      if known == 0x79 || known == 0x4D || known == 0x64, !order.contains(known) {
        order.append(known)
      }
    }
    return order.count == 3 ? order : [0x79, 0x4D, 0x64]
  }
}
