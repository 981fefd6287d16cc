// SPDX-License-Identifier: MIT

/// A decimal number at the start of a text, as scripts write numbers: `0.5`, `.5`, `-3`, `1e-7`.
struct AttributeNumber {
  /// The number.
  let value: Double
  /// Whether nothing but spaces stands behind it.
  let isAll: Bool

  /// The number at the start of a text, which spaces may stand before, or nil.
  init?(_ text: [UInt8]) {
    var cursor = Cursor(rest: text[...])
    cursor.skipSpaces()
    let isNegative = cursor.sign()
    var (digits, value, exponent) = (0, 0.0, 0)
    while let digit = cursor.digit() { (digits, value) = (digits + 1, value * 10 + digit) }
    if cursor.take(0x2E) {
      while let digit = cursor.digit() {
        (digits, value, exponent) = (digits + 1, value * 10 + digit, exponent - 1)
      }
    }
    guard digits > 0 else { return nil }
    exponent += cursor.exponent()
    // One multiplication or division, which rounds once: 0.2 is the number that scripts have.
    var scale = 1.0
    for _ in 0..<min(abs(exponent), 400) { scale *= 10 }
    value = exponent < 0 ? value / scale : value * scale
    self.value = isNegative ? -value : value
    cursor.skipSpaces()
    isAll = cursor.rest.isEmpty
  }

  /// What is left to be read.
  private struct Cursor {
    var rest: ArraySlice<UInt8>

    mutating func take(_ byte: UInt8) -> Bool {
      guard rest.first == byte else { return false }
      rest = rest.dropFirst()
      return true
    }

    mutating func skipSpaces() {
      while let byte = rest.first, byte == 0x20 || 0x09...0x0D ~= byte { rest = rest.dropFirst() }
    }

    /// Whether a minus sign stands here; a plus sign is passed over.
    mutating func sign() -> Bool { take(0x2D) || take(0x2B) && false }

    mutating func digit() -> Double? {
      guard let byte = rest.first, 0x30...0x39 ~= byte else { return nil }
      rest = rest.dropFirst()
      return Double(byte - 0x30)
    }

    /// The exponent that stands here, else 0 and nothing is read.
    mutating func exponent() -> Int {
      let start = rest
      var exponent = 0
      var hasDigits = false
      guard take(0x65) || take(0x45) else { return 0 }
      let isNegative = sign()
      while let digit = digit() {
        (hasDigits, exponent) = (true, min(exponent * 10 + Int(digit), 999))
      }
      if !hasDigits { rest = start }
      return isNegative ? -exponent : exponent
    }
  }
}
