// SPDX-License-Identifier: MIT
import CivilTime

/// Reads the values of fields.
enum CSVValue {
  /// A time; a date alone is its 00:00.
  static func time(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(CSVReason) -> SessionTime {
    if let usual = SessionTime(usualForm: text) { return usual }
    let bytes = Array(text)
    do throws(ISO8601Error) {
      return try SessionTime(iso8601: bytes)
    } catch {
      guard let day = dayAlone(bytes) else { throw .notATime(error.reason) }
      return .civil(CivilDateTime(day: day, time: .midnight))
    }
  }

  private static func dayAlone(_ bytes: [UInt8]) -> EpochDay? {
    do throws(ISO8601Error) {
      return try EpochDay(iso8601: bytes)
    } catch {
      return nil
    }
  }

  /// A whole number, optionally with a sign.
  static func wholeNumber(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(CSVReason) -> Int32 {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .notAWholeNumber
    }
    var value: Int64 = 0
    for digit in digits {
      value = value * 10 + Int64(digit - 0x30)
      guard value <= 1 << 31 else { throw .numberOutOfRange }
    }
    guard let number = Int32(exactly: isNegative ? -value : value) else { throw .numberOutOfRange }
    return number
  }

  /// A day in any ISO 8601 form.
  static func day(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> EpochDay {
    do throws(ISO8601Error) {
      return try EpochDay(iso8601: Array(text))
    } catch {
      throw .notADay(error.reason)
    }
  }

  /// An id that every store takes.
  static func id(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> SessionID {
    SessionID(bytes: try self.text(text, longest: 128))
  }

  /// A name of up to 128 characters.
  static func name(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> [UInt8] {
    try self.text(text, longest: 128)
  }

  /// A kind of mark that every store takes.
  static func markType(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> [UInt8] {
    try self.text(text, longest: 64)
  }

  /// A text of one line, of up to 1 024 characters.
  static func line(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> [UInt8] {
    try self.text(text, longest: 1_024)
  }

  /// The text of an end of an event, which begins as a time does.
  static func eventTime(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> [UInt8] {
    guard let first = text.first, (0x30...0x39).contains(first) || first == 0x2D || first == 0x2B
    else { throw .notATime(.expectedDigit) }
    return try self.text(text, longest: 512)
  }

  /// Notes, in which `\n`, `\t` and `\\` stand for the end of a line, a tab and a backslash; they may
  /// have lines and tabs of their own as well.
  static func notes(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> [UInt8] {
    var notes: [UInt8] = []
    var rest = try lines(text).makeIterator()
    while let byte = rest.next() {
      guard byte == 0x5C, let escaped = rest.next() else {
        notes.append(byte)
        continue
      }
      notes.append(escaped == 0x6E ? 0x0A : escaped == 0x74 ? 0x09 : escaped)
    }
    return notes
  }

  /// Text that may have lines and tabs.
  static func lines(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> [UInt8] {
    withoutReturns(try self.text(text, longest: 16_384, hasLines: true))
  }

  /// Lines that end with LF, whatever they ended with.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var lines: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A, index > 0, bytes[index - 1] == 0x0D { continue }
      lines.append(byte == 0x0D ? 0x0A : byte)
    }
    return lines
  }

  /// UTF-8 without control characters, but for ends of lines and tabs where it `hasLines`.
  private static func text(
    _ text: UnsafeBufferPointer<UInt8>, longest: Int32, hasLines: Bool = false
  ) throws(CSVReason) -> [UInt8] {
    var (decoder, iterator, count) = (UTF8(), text.makeIterator(), Int32(0))
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput:
        guard count <= longest else { throw .textTooLong(longest) }
        return Array(text)
      case .error: throw .notText
      case .scalarValue(let scalar):
        // C0, DEL and C1.
        let isLine = hasLines && (0x09...0x0D).contains(scalar.value)
        guard scalar.value >= 0x20 || isLine, !(0x7F...0x9F).contains(scalar.value) else {
          throw .notText
        }
        count += 1
      }
    }
  }
}
