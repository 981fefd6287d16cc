// SPDX-License-Identifier: MIT
import CivilTime

extension CSVProblem {
  /// Appends line and reason, in plain words: `line 12: points: "12x" is not a whole number`.
  public func appendText(to bytes: inout [UInt8]) {
    bytes.append("line ")
    bytes.append(decimal: line)
    bytes.append(": ")
    appendReason(to: &bytes)
  }

  /// Appends the reason without the line: `points: "12x" is not a whole number`.
  public func appendReason(to bytes: inout [UInt8]) {
    if let column {
      bytes.append(column.name)
      bytes.append(": ")
    } else if field > 0 {
      bytes.append("field ")
      bytes.append(decimal: Int64(field))
      bytes.append(": ")
    }
    if !excerpt.isEmpty {
      appendExcerpt(to: &bytes)
      bytes.append(" ")
    }
    reason.appendText(
      to: &bytes, columns: Column.names, required: Column.required.map { $0.name },
      other: Column.otherForm)
  }

  /// Appends the excerpt in quotation marks; bytes that cannot be shown are written as `\xNN`.
  private func appendExcerpt(to bytes: inout [UInt8]) {
    bytes.append("\"")
    for byte in excerpt {
      if byte < 0x20 || byte == 0x7F {
        bytes.append(hexadecimal: byte)
      } else {
        bytes.append(byte)
      }
    }
    bytes.append("\"")
  }
}

extension CSVReason {
  fileprivate func appendText(
    to bytes: inout [UInt8], columns: StaticString, required: [StaticString],
    other: [StaticString]
  ) {
    switch self {
    case .notATime(let reason):
      bytes.append("is not a time such as 2024-02-20T08:00: ")
      bytes.append(reason.words)
    case .notADay(let reason):
      bytes.append("is not a day such as 2024-02-20: ")
      bytes.append(reason.words)
    case .undecidedDates(let one, let other):
      bytes.append("can be ")
      one.appendISO8601(to: &bytes)
      bytes.append(" or ")
      other.appendISO8601(to: &bytes)
      bytes.append(", and no other date decides it, so nothing was read: ")
      bytes.append("choose with --dates mdy or --dates dmy")
    case .textTooLong(let most):
      bytes.append("has more than ")
      bytes.append(decimal: Int64(most))
      bytes.append(" characters")
    case .unknownColumns:
      bytes.append("is not known and left out; known are ")
      bytes.append(columns)
    case .missingColumns:
      bytes.append("names columns, but none is called ")
      bytes.append(required, joinedBy: " or ")
      bytes.append("; known are ")
      bytes.append(columns)
    case .otherColumns:
      bytes.append("are other columns, and nothing was read; needed are ")
      bytes.append(required, joinedBy: " and ")
      if !other.isEmpty {
        bytes.append(", or ")
        bytes.append(other, joinedBy: " and ")
      }
      bytes.append("; known are ")
      bytes.append(columns)
    case .tooManyFields(let count, let columns):
      bytes.append(decimal: Int64(count))
      bytes.append(" fields where there are ")
      bytes.append(decimal: Int64(columns))
      bytes.append(" columns")
    case .controlCharacter(let byte):
      bytes.append("holds the control character ")
      bytes.append(hexadecimal: byte)
    default:
      bytes.append(words)
    }
  }

  /// The words of reasons without further details.
  private var words: StaticString {
    switch self {
    case .notADate: "is not a date such as 2026-03-25 or 3/25/2026"
    case .notATimeOfDay: "is not a time such as 9:30 AM or 09:30"
    case .notTrueOrFalse: "is neither True nor False"
    case .notAWholeNumber: "is not a whole number"
    case .numberOutOfRange: "is not within -2147483648 and 2147483647"
    case .notText: "is not UTF-8 text without control characters"
    case .missing: "is missing"
    case .fieldTooLong: "is longer than a field may be"
    case .lineTooLong: "is longer than 65536 bytes"
    case .unclosedQuote: "begins with a quotation mark that is not closed"
    case .strayQuote: "has a quotation mark inside; put the field in quotation marks and double it"
    case .textBehindQuote: "goes on behind its closing quotation mark"
    case .wideCharacters: "the file is UTF-16, nothing of it was read; save it as CSV in UTF-8"
    case .notATime, .notADay, .undecidedDates, .textTooLong, .unknownColumns, .missingColumns,
      .otherColumns, .tooManyFields, .controlCharacter:
      ""
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ names: [StaticString], joinedBy word: StaticString) {
    for (index, name) in names.enumerated() {
      if index > 0 { append(word) }
      append(name)
    }
  }

  fileprivate mutating func append(decimal value: Int64) {
    if value > 9 { append(decimal: value / 10) }
    append(0x30 + UInt8(truncatingIfNeeded: value % 10))
  }

  fileprivate mutating func append(hexadecimal byte: UInt8) {
    append("\\x")
    for digit in [byte >> 4, byte & 15] {
      append(digit < 10 ? 0x30 + digit : 0x37 + digit)
    }
  }
}

#if !hasFeature(Embedded)

  extension CSVProblem: CustomStringConvertible {
    /// Line and reason: `line 12: points: "12x" is not a whole number`.
    public var description: String {
      var bytes: [UInt8] = []
      appendText(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The reason without the line: `points: "12x" is not a whole number`.
    public var reasonText: String {
      var bytes: [UInt8] = []
      appendReason(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

#endif
