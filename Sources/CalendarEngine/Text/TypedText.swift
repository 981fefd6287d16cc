// SPDX-License-Identifier: MIT
import CivilTime

/// The tokens of typed dates: numbers, names of months, and what separates two dates.
///
/// Plain numbers in plain arrays, because generic types would cost more in WebAssembly than
/// everything else in this file.
struct TypedText {
  /// Between the ends of an interval.
  static let through: Int32 = -100
  /// Before another date, or other dates.
  static let and: Int32 = -200

  private let text: [Int32]
  private let locale: LocaleProfile
  private var index = 0
  /// A number as 16 times its value plus its number of digits; a month as −1 for January through
  /// −12; `through` and `and`.
  private(set) var tokens: [Int32] = []

  /// Tokenises UTF-8 text with the digits and names of a locale.
  ///
  /// Everything else that may occur in a date, such as weekdays, full stops and "de", is skipped.
  init(_ text: [UInt8], locale: LocaleProfile) {
    self.text = Self.scalars(text)
    self.locale = locale
    while index < self.text.count { step() }
  }

  private mutating func step() {
    if digit(at: index) >= 0 { return number() }
    let scalar = text[index]
    if Self.isLetter(scalar) { return word() }
    switch scalar {
    case 0x0A, 0x3B, 0x61B, 0xFF1B: tokens.append(Self.and)
    case 0x7E, 0x2012...0x2015, 0x301C, 0xFF5E: tokens.append(Self.through)
    case 0x2D where isSpace(index - 1) && isSpace(index + 1): tokens.append(Self.through)
    default: break
    }
    index += 1
  }

  private func isSpace(_ place: Int) -> Bool {
    place >= 0 && place < text.count && (text[place] == 0x20 || text[place] == 0xA0)
  }

  private mutating func number() {
    var (value, count): (Int32, Int32) = (0, 0)
    while digit(at: index) >= 0 {
      // A number of more than eight digits is not part of a date.
      if count < 8 { value = value * 10 + digit(at: index) }
      count = min(9, count + 1)
      index += 1
    }
    tokens.append(value * 16 + count)
  }

  /// The value of a digit, in ASCII, in the locale's digits, or full-width; negative if there is
  /// none.
  private func digit(at place: Int) -> Int32 {
    guard place < text.count else { return -1 }
    let scalar = text[place]
    if scalar >= 0x30, scalar <= 0x39 { return scalar - 0x30 }
    if scalar >= 0xFF10, scalar <= 0xFF19 { return scalar - 0xFF10 }
    // The digits of a script are consecutive.
    guard let zero = Self.scalars(LocaleProfile.name(0, of: locale.digits)).first else { return -1 }
    return scalar >= zero && scalar <= zero + 9 ? scalar - zero : -1
  }

  private mutating func word() {
    var end = index
    while end < text.count, Self.isLetter(text[end]), digit(at: end) < 0 { end += 1 }
    var found: Int32 = 0
    // A name may be preceded by a letter, as in Hebrew.
    for start in index..<min(end, index + 2) where found == 0 {
      var length = 0
      (found, length) = month(at: start, until: nil)
      if found != 0 { index = start + length }
    }
    if found == 0, end - index >= 3 { found = month(at: index, until: end).month }
    if found != 0 { tokens.append(-found) }
    index = max(index, end)
  }

  /// The month with the longest name that starts at a place and ends a word, and its length.
  ///
  /// With an end, the month of the only name that begins with this text; 0 if there is none.
  private func month(at start: Int, until end: Int?) -> (month: Int32, length: Int) {
    var (found, length): (Int32, Int) = (0, 0)
    for index in 0..<36 {
      let list =
        index < 12 ? locale.months : index < 24 ? locale.standaloneMonths : locale.shortMonths
      let month = Int32(index % 12)
      var name = Self.scalars(LocaleProfile.name(month, of: list))
      if name.last == 0x2E { name.removeLast() }
      let count = end.map { $0 - start } ?? name.count
      guard let first = name.first, Self.isLetter(first), count <= name.count,
        start + count <= text.count, count > length || end != nil
      else { continue }
      let isWhole = start + count == text.count || !Self.isLetter(text[start + count])
      guard isWhole, isSame(start, name, count) else { continue }
      if end != nil, found != 0, found != month + 1 { return (0, 0) }
      (found, length) = (month + 1, count)
    }
    return (found, length)
  }

  private func isSame(_ start: Int, _ name: [Int32], _ count: Int) -> Bool {
    for offset in 0..<count
    where Self.folded(text[start + offset]) != Self.folded(name[offset]) { return false }
    return true
  }
}

extension TypedText {
  /// Whether a scalar is neither a digit, nor ASCII punctuation, nor a sign used in dates.
  private static func isLetter(_ scalar: Int32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: return true
    case 0...0xBF, 0x60C, 0x61B, 0x61C, 0x2000...0x206F, 0x2E00...0x2E7F, 0x3000...0x303F,
      0xFF00...0xFF20, 0xFF5E:
      return false
    default: return true
    }
  }

  /// Lower-case Latin, Greek and Cyrillic letters.
  private static func folded(_ scalar: Int32) -> Int32 {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xDE, 0x391...0x3A9, 0x410...0x42F: return scalar + 0x20
    default: return scalar
    }
  }

  /// The scalars of repaired UTF-8.
  @inline(never)
  private static func scalars(_ text: [UInt8]) -> [Int32] {
    var scalars: [Int32] = []
    for byte in text {
      if byte & 0xC0 == 0x80, let last = scalars.popLast() {
        scalars.append(last << 6 | Int32(byte & 0x3F))
      } else {
        // The first byte of two, three or four carries five, four or three bits.
        scalars.append(Int32(byte < 0x80 ? byte : byte & (byte < 0xE0 ? 0x1F : 0x0F)))
      }
    }
    return scalars
  }
}
