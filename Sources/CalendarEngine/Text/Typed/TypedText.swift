// SPDX-License-Identifier: MIT

/// The tokens of typed dates: numbers, names of months and weekdays, eras, and what separates dates.
///
/// Plain numbers in plain arrays, because generic types would cost more in WebAssembly than
/// everything else in this file.
struct TypedText {
  /// A number is 16 times its value plus its number of digits; a month is −1 for January through
  /// −12, a weekday −21 for Monday through −27, and an era −31 and below, see `TypedEra`.
  enum Token {
    static let monday: Int32 = -21
    static let firstEra: Int32 = -31
    /// Between the ends of an interval.
    static let through: Int32 = -100
    /// Before another date, or other dates.
    static let and: Int32 = -200
    /// Between dates, or inside of one.
    static let comma: Int32 = -201
    /// Inside of a date, or between the ends of an interval.
    static let hyphen: Int32 = -202
    /// What is not part of any date.
    static let unknown: Int32 = -300
  }

  private let text: [Int32]
  private let names: TypedNames
  private var index = 0
  private(set) var tokens: [Int32] = []

  /// Tokenises UTF-8 text with the names of a locale.
  ///
  /// Full stops, slashes, spaces and the words of the locale's own patterns, such as "de", mean
  /// nothing; any other word and sign is `unknown`.
  init(_ text: [UInt8], names: TypedNames, digits: TypedDigits) {
    self.text = digits.scalars(text)
    self.names = names
    while index < self.text.count { step() }
  }

  private mutating func step() {
    let scalar = text[index]
    if TypedDigits.isDigit(scalar) { return number() }
    if TypedNames.isLetter(scalar) { return word() }
    switch scalar {
    case 0x0A, 0x3B, 0x61B, 0xFF1B: tokens.append(Token.and)
    case 0x2C, 0x60C, 0x2E41, 0x3001, 0xFF0C: tokens.append(Token.comma)
    case 0x7E, 0x2012...0x2015, 0x301C, 0xFF5E: tokens.append(Token.through)
    case 0x2D, 0x2010, 0x2011, 0x2212:
      tokens.append(isSpace(index - 1) || isSpace(index + 1) ? Token.through : Token.hyphen)
    case 0...0x20, 0x27...0x29, 0x2E, 0x2F, 0xA0, 0xB7, 0xBA, 0x61C, 0x2000...0x200F, 0x2019,
      0x2024...0x202F, 0x2060...0x206F, 0x3000, 0xFF08, 0xFF09, 0xFF0E, 0xFF0F:
      break
    default: tokens.append(Token.unknown)
    }
    index += 1
  }

  private func isSpace(_ place: Int) -> Bool {
    place < 0 || place >= text.count || text[place] == 0x20 || text[place] == 0xA0
  }

  private mutating func number() {
    var (value, count): (Int32, Int32) = (0, 0)
    while index < text.count, TypedDigits.isDigit(text[index]) {
      // A number of more than eight digits is not part of a date.
      if count < 8 { value = value * 10 + text[index] - 0x30 }
      count = min(9, count + 1)
      index += 1
    }
    tokens.append(value * 16 + count)
  }

  /// Takes a word apart, since names can be written together: "בפברואר", "日星期二".
  private mutating func word() {
    while index < text.count, TypedNames.isLetter(text[index]) {
      let (token, length) = names.longest(in: text, at: index)
      if length == 0 {
        tokens.append(Token.unknown)
        while index < text.count, TypedNames.isLetter(text[index]) { index += 1 }
        return
      }
      if token != 0 { tokens.append(token) }
      index += length
    }
  }
}
