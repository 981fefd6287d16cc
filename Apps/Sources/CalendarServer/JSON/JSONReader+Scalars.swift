// SPDX-License-Identifier: MIT

extension JSONReader {
  /// Reads a text, starting at its quotation mark.
  mutating func text() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = peek, byte != 0x22, byte != 0x5C, byte >= 0x20 { position += 1 }
    // Most texts have no escapes.
    if peek == 0x22 {
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var unescaped = Array(bytes[start..<position])
    while true {
      let place = position
      guard let byte = peek else { throw error(.unfinished) }
      position += 1
      switch byte {
      case 0x22: return String(decoding: unescaped, as: UTF8.self)
      case 0x5C: try escape(from: place, to: &unescaped)
      case 0..<0x20: throw error(.controlCharacter, at: place)
      default: unescaped.append(byte)
      }
    }
  }

  /// Appends the character of an escape whose backslash has been read.
  private mutating func escape(from place: Int, to text: inout [UInt8]) throws(JSONError) {
    guard let letter = peek else { throw error(.unfinished) }
    position += 1
    switch letter {
    case 0x22, 0x5C, 0x2F: text.append(letter)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75: text.append(contentsOf: UTF8.encode(try scalar(from: place)) ?? .init())
    default: throw error(.badEscape, at: place)
    }
  }

  /// The character of a `\u` escape, or of two that form a surrogate pair.
  private mutating func scalar(from place: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try unit(from: place)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, skip(0x5C), skip(0x75) else { throw error(.loneSurrogate, at: place) }
    let second = try unit(from: place)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.loneSurrogate, at: place) }
    return scalar
  }

  /// Four hexadecimal digits.
  private mutating func unit(from place: Int) throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw error(.unfinished) }
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: unit = unit << 4 | UInt32(byte - 0x41 + 10)
      case 0x61...0x66: unit = unit << 4 | UInt32(byte - 0x61 + 10)
      default: throw error(.badEscape, at: place)
      }
      position += 1
    }
    return unit
  }
}

extension JSONReader {
  /// Reads a number.
  mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = skip(0x2D)
    let digits = skipDigits()
    guard !digits.isEmpty, digits.count == 1 || bytes[digits.lowerBound] != 0x30 else {
      throw error(.badNumber, at: start)
    }
    var isWhole = true
    if skip(0x2E) {
      isWhole = false
      guard !skipDigits().isEmpty else { throw error(.badNumber, at: start) }
    }
    if skip(0x65) || skip(0x45) {
      isWhole = false
      if !skip(0x2B) { _ = skip(0x2D) }
      guard !skipDigits().isEmpty else { throw error(.badNumber, at: start) }
    }
    return isWhole ? whole(digits, isNegative: isNegative) : .other
  }

  private mutating func skipDigits() -> Range<Int> {
    let start = position
    while let byte = peek, (0x30...0x39).contains(byte) { position += 1 }
    return start..<position
  }

  private func whole(_ digits: Range<Int>, isNegative: Bool) -> JSONValue {
    var value: Int64 = 0
    for place in digits {
      let digit = Int64(bytes[place] - 0x30)
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      // Downwards, because there is one more number below 0 than above.
      let (difference, isTooSmall) = product.subtractingReportingOverflow(digit)
      guard !isTooLarge, !isTooSmall else { return .other }
      value = difference
    }
    guard !isNegative else { return .whole(value) }
    return value == .min ? .other : .whole(-value)
  }
}
