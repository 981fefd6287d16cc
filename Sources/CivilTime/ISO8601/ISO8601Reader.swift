// SPDX-License-Identifier: MIT

/// Reads ISO 8601 dates and times from bytes, step by step; never past the end.
struct ISO8601Reader {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The number of digits that follow.
  var digitCount: Int {
    var end = position
    while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
    return end - position
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(ISO8601Error) {
    guard skip(byte) else { throw error(.expected(byte), at: position) }
  }

  /// A number of exactly so many digits, at most nine.
  mutating func number(digits: Int) throws(ISO8601Error) -> Int32 {
    var value: Int32 = 0
    for _ in 0..<digits {
      guard let byte = peek, Self.isDigit(byte) else { throw error(.expectedDigit, at: position) }
      value = value * 10 + Int32(byte - 0x30)
      position += 1
    }
    return value
  }

  /// A number of exactly so many digits, within a range.
  mutating func number(
    digits: Int, in range: ClosedRange<Int32>, else reason: ISO8601Error.Reason
  ) throws(ISO8601Error) -> Int32 {
    let start = position
    let value = try number(digits: digits)
    guard range.contains(value) else { throw error(reason, at: start) }
    return value
  }

  func finish() throws(ISO8601Error) {
    guard position == bytes.count else { throw error(.trailingBytes, at: position) }
  }

  func error(_ reason: ISO8601Error.Reason, at place: Int) -> ISO8601Error {
    ISO8601Error(reason: reason, byteOffset: Int32(clamping: place))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39
  }
}
