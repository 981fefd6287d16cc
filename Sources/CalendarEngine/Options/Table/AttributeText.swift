// SPDX-License-Identifier: MIT
import CivilTime

/// Reads the values of attributes, UTF-8.
enum AttributeText {
  /// The places of words in a list with spaces between.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - words: The list.
  ///   - least: With so many letters the text can be the beginning of a word.
  /// - Returns: The place of the one that is the text, or nil.
  @inline(never)
  static func place(
    of text: ArraySlice<UInt8>, in words: StaticString, least: Int = .max
  ) -> UInt8? {
    var number: UInt8 = 0
    var start = 0
    let bytes = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    for end in 0...bytes.count where end == bytes.count || bytes[end] == 0x20 {
      if isWord(text, bytes, start, end, least) { return number }
      number += 1
      start = end + 1
    }
    return nil
  }

  private static func isWord(
    _ text: ArraySlice<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int,
    _ least: Int
  ) -> Bool {
    guard text.count == end - start || text.count >= least && text.count < end - start else {
      return false
    }
    for offset in 0..<text.count where text[text.startIndex + offset] != bytes[start + offset] {
      return false
    }
    return true
  }

  /// The words of a text, which spaces and commas part; a text that begins with one of these, and one
  /// without anything, begin with an empty word.
  @inline(never)
  static func words(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0...text.count where index == text.count || isGap(text[index]) {
      if index > start || index == 0 { words.append(text[start..<index]) }
      start = index + 1
    }
    return words
  }

  private static func isGap(_ byte: UInt8) -> Bool { byte == 0x2C || isSpace(byte) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// A weekday by its English name in any case, also the first three letters of it or more, or its
  /// number from 1 Sunday to 7 Saturday.
  @inline(never)
  static func weekday(_ text: ArraySlice<UInt8>) -> Weekday? {
    if text.count == 1, let digit = text.first, 0x31...0x37 ~= digit {
      return Weekday(sundayNumber: Int32(digit) - 0x30)
    }
    var lower: [UInt8] = []
    for byte in text { lower.append(0x41...0x5A ~= byte ? byte | 0x20 : byte) }
    let names: StaticString = "sunday monday tuesday wednesday thursday friday saturday"
    return place(of: lower[...], in: names, least: 3)
      .flatMap { Weekday(sundayNumber: Int32($0) + 1) }
  }

  /// The whole number at the start of a text, which spaces may stand before; nil where there is none.
  ///
  /// Numbers of more than nine digits may count as larger ones.
  @inline(never)
  static func whole(_ text: ArraySlice<UInt8>) -> Int64? {
    var rest = text.drop { isSpace($0) }
    let isNegative = rest.first == 0x2D
    if isNegative || rest.first == 0x2B { rest = rest.dropFirst() }
    guard let first = rest.first, 0x30...0x39 ~= first else { return nil }
    var value: Int64 = 0
    for digit in rest {
      guard 0x30...0x39 ~= digit else { break }
      value = min(value * 10 + Int64(digit) - 0x30, 1 << 40)
    }
    return isNegative ? -value : value
  }
}
