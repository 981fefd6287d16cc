// SPDX-License-Identifier: MIT

/// The fields of one CSV record (RFC 4180); the storage is reused for the next record.
///
/// A quoted field is taken literally, with doubled quotation marks made single. Spaces around other
/// fields, and outside the quotation marks, are ignored.
struct CSVFields: Sendable {
  /// Why a record cannot be split, and which field is at fault, counted from 0.
  enum Failure: Error {
    case unclosedQuote(Int)
    case strayQuote(Int)
    case textBehindQuote(Int)
    case tooLong(Int)
  }

  /// Where the text of a field is.
  struct Field: Sendable {
    var range: Range<Int>
    /// Whether the range refers to `unescaped` and not to the record.
    var isUnescaped = false
  }

  /// The first fields, at most `capacity`.
  private(set) var list: [Field] = []
  /// Number of all fields.
  private(set) var count = 0
  private var unescaped: [UInt8] = []
  /// The most bytes in a field of this table.
  private let most: Int

  /// No fields yet, of a table whose fields have at most so many bytes.
  init(most: Int = Self.longest) {
    self.most = most
  }

  /// The most fields that are stored.
  static let capacity = 64
  /// The most bytes in a field of most tables.
  static let longest = 4_096
}

extension CSVFields {
  /// Splits a record.
  ///
  /// A quotation mark that is still open at the end of a line is unmatched, unless the field is one
  /// of `manyLines`, a mask with bit 0 for the first field.
  mutating func split(
    _ record: UnsafeBufferPointer<UInt8>, at separator: UInt8, manyLines: UInt64 = 0
  ) throws(Failure) {
    list.removeAll(keepingCapacity: true)
    unescaped.removeAll(keepingCapacity: true)
    count = 0
    var position = 0
    while true {
      while position < record.count, Self.isBlank(record[position], separator) { position += 1 }
      if position < record.count, record[position] == Self.quote {
        let takesLines = count < 64 && manyLines >> UInt64(count) & 1 == 1
        position = try quoted(record, from: position + 1, takesLines: takesLines)
        while position < record.count, Self.isBlank(record[position], separator) { position += 1 }
        guard position == record.count || record[position] == separator else {
          throw .textBehindQuote(count)
        }
      } else {
        position = try plain(record, from: position, to: separator)
      }
      count += 1
      guard position < record.count else { return }
      position += 1
    }
  }

  /// Reads the field that starts here; returns its end.
  private mutating func plain(
    _ record: UnsafeBufferPointer<UInt8>, from start: Int, to separator: UInt8
  ) throws(Failure) -> Int {
    var position = start
    while position < record.count, record[position] != separator {
      guard record[position] != Self.quote else { throw .strayQuote(count) }
      position += 1
    }
    var end = position
    while end > start, Self.isBlank(record[end - 1], separator) { end -= 1 }
    try keep(Field(range: start..<end))
    return position
  }

  /// Reads the quoted field whose text starts here; returns the place after its closing quotation
  /// mark.
  private mutating func quoted(
    _ record: UnsafeBufferPointer<UInt8>, from start: Int, takesLines: Bool
  ) throws(Failure) -> Int {
    var (position, isDoubled) = (start, false)
    while position < record.count {
      let byte = record[position]
      if byte == Self.quote {
        guard position + 1 < record.count, record[position + 1] == Self.quote else { break }
        isDoubled = true
        position += 1
      } else if !takesLines, byte == 0x0A || byte == 0x0D {
        throw .unclosedQuote(count)
      }
      position += 1
    }
    guard position < record.count else { throw .unclosedQuote(count) }
    try keep(
      isDoubled ? unescaping(record, start..<position) : Field(range: start..<position))
    return position + 1
  }

  private mutating func unescaping(
    _ record: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Field {
    let start = unescaped.count
    var position = range.lowerBound
    while position < range.upperBound {
      unescaped.append(record[position])
      position += record[position] == Self.quote ? 2 : 1
    }
    return Field(range: start..<unescaped.count, isUnescaped: true)
  }

  private mutating func keep(_ field: Field) throws(Failure) {
    guard field.range.count <= most else { throw .tooLong(count) }
    if list.count < Self.capacity { list.append(field) }
  }

  /// A space; a tab too, where it does not separate.
  private static func isBlank(_ byte: UInt8, _ separator: UInt8) -> Bool {
    byte == 0x20 || (byte == 0x09 && separator != 0x09)
  }

  private static let quote: UInt8 = 0x22
}

extension CSVFields {
  /// Whether all fields are empty.
  var areEmpty: Bool { list.allSatisfy { $0.range.isEmpty } }

  /// The number of fields up to the last one that is not empty.
  var usedCount: Int {
    guard count <= list.count else { return count }
    return (list.lastIndex { !$0.range.isEmpty } ?? -1) + 1
  }

  /// Passes the text of a field to a closure; empty for a field that does not exist.
  func withField<Result, Failure: Error>(
    _ index: Int, of record: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard list.indices.contains(index) else {
      return try body(UnsafeBufferPointer(start: nil, count: 0))
    }
    let field = list[index]
    guard field.isUnescaped else {
      return try body(UnsafeBufferPointer(rebasing: record[field.range]))
    }
    return try unescaped.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[field.range]))
    }
  }
}
