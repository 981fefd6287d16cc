// SPDX-License-Identifier: MIT
import CivilTime

/// Why a message cannot be read.
public enum WireError: UInt8, Error, Hashable, Sendable {
  /// It ends in the middle of a field.
  case truncated = 1
  /// It begins with an unknown number.
  case unknownKind
  /// A field has a value that means nothing.
  case invalidValue
  /// A day is not written as in ISO 8601, or lies outside years −9999 through 9999.
  case invalidDay
  /// There is no such node on the screen.
  case unknownNode
  /// An interval ends before it begins.
  case reversedInterval
}

/// Reads little-endian fields from a message, front to back.
///
/// The readers of fields are not inlined: each is called from dozens of places, and the module's
/// size counts more than a call.
struct WireReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  @inline(never)
  mutating func uint8() throws(WireError) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func bool() throws(WireError) -> Bool {
    try uint8() != 0
  }

  mutating func uint64() throws(WireError) -> UInt64 {
    try unsigned(8)
  }

  mutating func int32() throws(WireError) -> Int32 {
    Int32(truncatingIfNeeded: try unsigned(4))
  }

  mutating func count() throws(WireError) -> Int {
    Int(try unsigned(2))
  }

  @inline(never)
  private mutating func unsigned(_ width: Int) throws(WireError) -> UInt64 {
    guard bytes.count - position >= width else { throw .truncated }
    var value: UInt64 = 0
    for index in 0..<width { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += width
    return value
  }

  /// A finite number.
  @inline(never)
  mutating func double() throws(WireError) -> Double {
    let value = Double(bitPattern: try uint64())
    guard value.isFinite else { throw .invalidValue }
    return value
  }

  /// A whole number that JavaScript holds exactly, up to 2⁵³.
  @inline(never)
  mutating func wholeNumber() throws(WireError) -> Int64 {
    let value = try double().rounded(.towardZero)
    guard abs(value) <= 9_007_199_254_740_992 else { throw .invalidValue }
    return Int64(value)
  }

  /// Text: a length of two bytes, then so many bytes of UTF-8, repaired where they are none.
  @inline(never)
  mutating func text() throws(WireError) -> [UInt8] {
    let length = try count()
    guard bytes.count - position >= length else { throw .truncated }
    defer { position += length }
    return UTF8Text.repaired(bytes[position..<(position + length)])
  }

  @inline(never)
  mutating func texts() throws(WireError) -> [[UInt8]] {
    let length = Int(try uint8())
    var texts: [[UInt8]] = []
    for _ in 0..<length { texts.append(try text()) }
    return texts
  }

  /// A day in ISO 8601, or the word "today" where today is known.
  mutating func day(today: EpochDay? = nil) throws(WireError) -> EpochDay {
    guard let day = try optionalDay(today: today) else { throw .invalidDay }
    return day
  }

  /// A day in ISO 8601, the word "today" where today is known, or nil for empty text.
  @inline(never)
  mutating func optionalDay(today: EpochDay? = nil) throws(WireError) -> EpochDay? {
    let written = try text()
    if written.isEmpty { return nil }
    if let today, written == [0x74, 0x6F, 0x64, 0x61, 0x79] { return today }
    do throws(ISO8601Error) {
      return try CivilDate(iso8601: written).epochDay
    } catch {
      throw .invalidDay
    }
  }
}
