// SPDX-License-Identifier: MIT
import CivilTime

/// A date as far as it is written; missing fields are negative.
struct TypedDate {
  var year: Int32 = -1
  /// How the year is counted, see `TypedEra`; negative in Gregorian years, too.
  var era: Int32 = -1
  var month: Int32 = -1
  var day: Int32 = -1
  private var weekday: Int32 = -1
  private var isMonthNamed = false
  /// Whether another digit at the end would not make it another date: the year is there with all
  /// its digits, and the last number is not one digit alone.
  private(set) var isComplete = false

  /// Assigns the numbers of a date to its fields, in the locale's order; nil if the meaning of a
  /// number is not sure.
  ///
  /// - Parameters:
  ///   - tokens: Numbers, a month, a weekday and an era; anything else makes it nil.
  ///   - habits: How dates are written in the locale.
  init?(_ tokens: [Int32], _ habits: TypedHabits) {
    var numbers: [Int32] = []
    for token in tokens {
      if token >= 0 {
        if era < -1, year < 0 { year = token / 16 } else { numbers.append(token) }
      } else if token >= -12 {
        guard !isMonthNamed else { return nil }
        (month, isMonthNamed) = (-token, true)
      } else if token > TypedText.Token.firstEra {
        guard weekday < 0 else { return nil }
        weekday = TypedText.Token.monday - token + 1
      } else {
        guard era == -1, token > TypedText.Token.through, numbers.isEmpty || !habits.isYearFirst
        else { return nil }
        era = token
      }
    }
    guard (era < -1) == (year >= 0) else { return nil }
    let isYearGiven = year >= 0
    if numbers.count == 1, !isMonthNamed, Self.digits(numbers[0]) > 2 {
      guard !isYearGiven, cut(numbers[0], habits) else { return nil }
    } else {
      guard let fields = fields(of: numbers, habits, tokens) else { return nil }
      for (index, number) in numbers.enumerated() {
        let field = fields >> (4 * Int32(numbers.count - 1 - index)) & 15
        guard set(field, number / 16, Self.digits(number), habits) else { return nil }
      }
    }
    isComplete = (isComplete || isYearGiven) && (tokens.last.map { $0 < 0 || $0 & 15 > 1 } ?? false)
  }

  private static func digits(_ number: Int32) -> Int32 { number & 15 }

  /// The meaning of numbers, see `TypedHabits`.
  private func fields(
    of numbers: [Int32], _ habits: TypedHabits, _ tokens: [Int32]
  ) -> Int32? {
    let first = numbers.first.map { Self.digits($0) } ?? 0
    let last = numbers.last.map { Self.digits($0) } ?? 0
    switch (numbers.count, isMonthNamed) {
    case (0, _): return nil
    case (1, _): return year >= 0 && !isMonthNamed ? nil : TypedHabits.day
    case (2, true):
      guard year < 0 else { return nil }
      if first > 2 { return TypedHabits.yearDay }
      if last > 2 { return TypedHabits.dayYear }
      // A short year is where the locale has it: 20 Feb 24, and not 20 24 Feb.
      if habits.isYearFirst { return TypedHabits.yearDay }
      return tokens.last { $0 > TypedText.Token.monday } == numbers.last ? TypedHabits.dayYear : nil
    case (2, false):
      if first > 2 { return nil }
      // The month may be at the other end: Feb 18 – 24, 2024.
      return last > 2 ? TypedHabits.dayYear : habits.dayAndMonth
    case (3, false):
      guard year < 0 else { return nil }
      if first > 2 { return TypedHabits.yearMonthDay }
      return last > 2 ? habits.dayAndMonth << 4 | TypedHabits.year : habits.order
    default: return nil
    }
  }

  /// Sets a field; false if the number has too many digits, or if it is not sure which year it is.
  private mutating func set(
    _ field: Int32, _ value: Int32, _ digits: Int32, _ habits: TypedHabits
  ) -> Bool {
    if field == TypedHabits.year {
      guard let era = habits.calendar.era(ofYear: value, digits: digits) else { return false }
      self.era = era
      year = digits > 2 ? value : habits.year(ofTwoDigits: value)
      isComplete = digits > 2
      return true
    }
    if field == TypedHabits.month { month = value } else { day = value }
    return digits < 3
  }

  /// A date without separators: of eight digits, or of six in the locale's order.
  private mutating func cut(_ number: Int32, _ habits: TypedHabits) -> Bool {
    let digits = Self.digits(number)
    guard digits == 8 || digits == 6 else { return false }
    if digits == 8 {
      let kept = self
      if cut(number / 16, TypedHabits.yearMonthDay, digits, habits), epochDay != nil { return true }
      self = kept
    }
    return cut(number / 16, habits.order, digits, habits)
  }

  private mutating func cut(
    _ value: Int32, _ fields: Int32, _ digits: Int32, _ habits: TypedHabits
  ) -> Bool {
    var (rest, value) = (fields, value)
    while rest > 0 {
      let isLong = rest & 15 == TypedHabits.year && digits == 8
      let scale: Int32 = isLong ? 10_000 : 100
      guard set(rest & 15, value % scale, isLong ? 4 : 2, habits) else { return false }
      value /= scale
      rest >>= 4
    }
    return true
  }
}

extension TypedDate {
  /// Whether it can be a date of a year that is not written; Persian and Gregorian months have the
  /// same numbers.
  func canDoWithoutYear(_ habits: TypedHabits) -> Bool {
    habits.calendar != .persian || isMonthNamed
  }

  /// Takes the year of another date.
  mutating func takeYear(of other: TypedDate) {
    (year, era) = (other.year, other.era)
  }

  /// The day; nil if there is none, or if it has another weekday.
  var epochDay: EpochDay? {
    guard era != TypedEra.persian || !isMonthNamed else { return nil }
    let found =
      era < -1
      ? TypedEra.day(era, year, month, day)
      : CivilDate(year: year, month: month, day: day)?.epochDay
    guard let found, weekday < 0 || weekday == found.weekday.isoNumber else { return nil }
    return found
  }
}
