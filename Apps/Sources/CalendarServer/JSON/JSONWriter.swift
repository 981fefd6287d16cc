// SPDX-License-Identifier: MIT

/// Writes JSON as bytes.
///
/// Encoders would otherwise account for most of the time to answer a month of days. The caller has
/// to write members and elements where JSON allows them; commas are added automatically.
struct JSONWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init(reservingCapacity capacity: Int = 256) {
    bytes.reserveCapacity(capacity)
  }
}

extension JSONWriter {
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest(0x7B, members, 0x7D)
  }

  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nest(0x5B, elements, 0x5D)
  }

  /// The name of the member whose value is written next; it must not need escapes.
  mutating func name(_ name: StaticString) {
    separate()
    bytes.append(0x22)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  mutating func text(_ text: String) {
    separate()
    bytes.append(0x22)
    var text = text
    text.withUTF8 { escape($0) }
    bytes.append(0x22)
  }

  /// Writes a text with `append`, which must write nothing that needs an escape, such as a date.
  mutating func plainText(_ append: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(0x22)
    append(&bytes)
    bytes.append(0x22)
  }

  mutating func number(_ number: Int64) {
    separate()
    if number < 0 { bytes.append(0x2D) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  mutating func boolean(_ value: Bool) {
    value ? literal("true") : literal("false")
  }

  mutating func null() {
    literal("null")
  }

  /// A value that is already JSON.
  mutating func json(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }
}

extension JSONWriter {
  private mutating func nest(
    _ open: UInt8, _ content: (inout JSONWriter) -> Void, _ close: UInt8
  ) {
    separate()
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    // Most texts have nothing to escape, and are copied in one go.
    var rest = text[...]
    while let place = rest.firstIndex(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      bytes.append(contentsOf: rest[..<place])
      escape(rest[place])
      rest = rest[(place + 1)...]
    }
    bytes.append(contentsOf: rest)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
    case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
    default:
      bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30])
      bytes.append(Self.hexDigits[Int(byte >> 4)])
      bytes.append(Self.hexDigits[Int(byte & 15)])
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
