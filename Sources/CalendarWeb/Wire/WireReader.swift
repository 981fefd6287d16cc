// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// Why a message cannot be read.
public enum WireError: UInt8, Error, Hashable, Sendable {
  /// The message ends in the middle of a field.
  case truncated = 1
  /// The message begins with an unknown number.
  case unknownKind
  /// A field has a meaningless value.
  case invalidValue
  /// A day is not in ISO 8601 form, or lies outside years −9999 through 9999.
  case invalidDay
  /// There is no such node on the screen.
  case unknownNode
  /// An interval ends before it begins.
  case reversedInterval
  /// A word is the name of no weekday.
  case unknownWeekday

  init(_ problem: OptionProblem) {
    switch problem {
    case .invalidDay: self = .invalidDay
    case .reversedInterval: self = .reversedInterval
    case .unknownWeekday: self = .unknownWeekday
    }
  }
}

/// Reads little-endian fields from a message, front to back.
///
/// The first error ends the reading: from there on every field is zero, empty or a stand-in, and
/// `finish` throws. Callers need not check before that; only a loop over a number given in the
/// message has to stop at `hasFailed`.
///
/// The field readers are not inlined: each is called from dozens of places, and the module's size
/// matters more than a call.
struct WireReader {
  private let bytes: [UInt8]
  private var position = 0
  private var error: WireError?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether there was an error.
  var hasFailed: Bool { error != nil }

  /// Whether nothing is left to read.
  var isAtEnd: Bool { position >= bytes.count }

  /// Throws the first error, if any; only after this may the values that were read be used.
  func finish() throws(WireError) {
    if let error { throw error }
  }

  /// Records an error, unless there was one before, and leaves nothing to read.
  @inline(never)
  mutating func fail(_ reason: WireError) {
    if error == nil { error = reason }
    position = bytes.count
  }

  /// The value, or a stand-in and an error for nil.
  mutating func checked<Value>(
    _ value: Value?, or standIn: Value, _ reason: WireError = .invalidValue
  ) -> Value {
    if let value { return value }
    fail(reason)
    return standIn
  }

  @inline(never)
  mutating func uint8() -> UInt8 {
    UInt8(truncatingIfNeeded: unsigned(1))
  }

  mutating func bool() -> Bool {
    uint8() != 0
  }

  @inline(never)
  mutating func int32() -> Int32 {
    Int32(truncatingIfNeeded: unsigned(4))
  }

  mutating func count() -> Int {
    Int(unsigned(2))
  }

  @inline(never)
  private mutating func unsigned(_ width: Int) -> UInt64 {
    var value: UInt64 = 0
    for (index, byte) in take(width).enumerated() { value |= UInt64(byte) << UInt64(8 * index) }
    return value
  }

  /// The next bytes; none when there are too few.
  private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    guard bytes.count - position >= count else {
      fail(.truncated)
      return []
    }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  /// A finite number.
  @inline(never)
  mutating func double() -> Double {
    let value = Double(bitPattern: unsigned(8))
    return checked(value.isFinite ? value : nil, or: 0)
  }

  /// A whole number that JavaScript holds exactly, up to 2⁵³.
  @inline(never)
  mutating func wholeNumber() -> Int64 {
    let value = double().rounded(.towardZero)
    return checked(abs(value) <= 9_007_199_254_740_992 ? Int64(value) : nil, or: 0)
  }

  /// Text: its length in two bytes, then so many bytes of UTF-8, repaired if necessary.
  @inline(never)
  mutating func text() -> [UInt8] {
    let bytes = take(count())
    return UTF8Text.repaired(bytes)
  }

  @inline(never)
  mutating func texts() -> [[UInt8]] {
    let length = Int(uint8())
    var texts: [[UInt8]] = []
    while texts.count < length, !hasFailed { texts.append(text()) }
    return texts
  }

  /// A day as YYYY-MM-DD, or the word "today" where today is known.
  mutating func day(today: EpochDay? = nil) -> EpochDay {
    checked(optionalDay(today: today), or: .epoch, .invalidDay)
  }

  /// A day as YYYY-MM-DD, the word "today" where today is known, or nil for empty text.
  @inline(never)
  mutating func optionalDay(today: EpochDay? = nil) -> EpochDay? {
    let written = text()
    if written.isEmpty { return nil }
    if let today, written == [0x74, 0x6F, 0x64, 0x61, 0x79] { return today }
    guard let date = CivilDate(calendarDate: written) else {
      fail(.invalidDay)
      return nil
    }
    return date.epochDay
  }
}
