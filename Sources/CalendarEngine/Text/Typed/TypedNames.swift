// SPDX-License-Identifier: MIT

/// The words that may occur in typed dates, and which tokens they are.
///
/// They are those that the locale itself writes in dates: the names of months and weekdays, also
/// abbreviated, the words in its patterns, and its eras. Ordinals are read in English and French.
struct TypedNames {
  private var names: [[Int32]] = []
  /// For each name its token; 0 for a word that means nothing, such as "de".
  private var tokens: [Int32] = []
  private let digits: TypedDigits

  /// The words of a locale.
  ///
  /// - Parameters:
  ///   - locale: What is written in dates.
  ///   - digits: How text is compared.
  ///   - calendar: The eras that are written in the locale.
  ///   - through: The words around and between the ends of an interval, with semicolons in place of
  ///     the ends: ";to;".
  init(
    _ locale: LocaleProfile, _ digits: TypedDigits, calendar: TypedCalendar, through: [UInt8]
  ) {
    self.digits = digits
    for pattern in [locale.mediumDate, locale.fullDate, locale.monthAndYear] {
      for case .literal(let text) in pattern.pieces { addWords(of: text, 0) }
    }
    for list in [locale.months, locale.standaloneMonths, locale.shortMonths] { add(list, -1) }
    for list in [locale.weekdays, locale.shortWeekdays] { add(list, TypedText.Token.monday) }
    for (index, text) in through[...].parts(separatedBy: 0x3B).enumerated() {
      addWords(of: Array(text), index == 1 ? TypedText.Token.through : 0)
    }
    var ordinals: [UInt8] = []
    ordinals.append("st nd rd th of er")
    addWords(of: ordinals, 0)
    for (index, name) in calendar.eraNames.enumerated() {
      add(digits.scalars(Array(name)), calendar.eraTokens[index])
    }
  }

  private mutating func add(_ name: [Int32], _ token: Int32) {
    guard let first = name.first, Self.isLetter(first) else { return }
    names.append(name)
    tokens.append(token)
  }

  /// Adds names in their order, without the full stop of an abbreviation.
  private mutating func add(_ list: [[UInt8]], _ first: Int32) {
    for (index, text) in list.enumerated() {
      var name = digits.scalars(text)
      // "2-р сар" is a number and words.
      if let first = name.first, TypedDigits.isDigit(first) { addWords(of: text, 0) }
      if name.last == 0x2E { name.removeLast() }
      add(name, first - Int32(index))
    }
  }

  private mutating func addWords(of text: [UInt8], _ token: Int32) {
    var word: [Int32] = []
    for scalar in digits.scalars(text) + [0x20] {
      if Self.isLetter(scalar) {
        word.append(scalar)
      } else {
        add(word, token)
        word = []
      }
    }
  }

  /// The token of the longest name at a place, and its length; 0 if there is none.
  ///
  /// The rest of a word, three letters or more, can be the beginning of a name if it is that of one
  /// month or weekday only.
  func longest(in text: [Int32], at start: Int) -> (token: Int32, length: Int) {
    var (token, length, isWhole): (Int32, Int, Bool) = (0, 0, true)
    for (index, name) in names.enumerated() {
      var count = 0
      while count < name.count, start + count < text.count, text[start + count] == name[count] {
        count += 1
      }
      if count == name.count {
        if count > length || !isWhole && count == length {
          (token, length, isWhole) = (tokens[index], count, true)
        }
        continue
      }
      let isEnd = start + count == text.count || !Self.isLetter(text[start + count])
      guard isEnd, count > 2, count >= length, isName(tokens[index]) else { continue }
      if count > length {
        (token, length, isWhole) = (tokens[index], count, false)
      } else if !isWhole, token != tokens[index] {
        token = TypedText.Token.unknown
      }
    }
    return (token, length)
  }

  private func isName(_ token: Int32) -> Bool { token < 0 && token > TypedText.Token.firstEra }

  /// Whether a scalar is neither a digit, nor ASCII punctuation, nor a sign used in dates.
  static func isLetter(_ scalar: Int32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: return true
    case 0...0xBF, 0x60C, 0x61B, 0x61C, 0x2000...0x206F, 0x2212, 0x2E00...0x2E7F, 0x3000...0x303F,
      0xFF00...0xFF20, 0xFF5E:
      return false
    default: return true
    }
  }
}
