// SPDX-License-Identifier: MIT
import CivilTime

/// What the texts of fields mean.
enum CSVValue {
  /// A time; a date alone is its 00:00.
  static func time(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(SessionCSVProblem.Reason) -> SessionTime {
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

  /// A whole number, perhaps with a sign.
  static func wholeNumber(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(SessionCSVProblem.Reason) -> Int32 {
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

  /// An id that every store takes.
  static func id(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(SessionCSVProblem.Reason) -> SessionID {
    var (decoder, iterator, count) = (UTF8(), text.makeIterator(), 0)
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput:
        guard count <= longestID else { throw .idTooLong }
        return SessionID(bytes: Array(text))
      case .error: throw .notText
      case .scalarValue(let scalar):
        // C0, DEL and C1.
        guard scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) else { throw .notText }
        count += 1
      }
    }
  }

  private static let longestID = 128
}
