// SPDX-License-Identifier: MIT

/// A record split into fields, and the layout that assigns fields to columns.
struct CSVRecord<Column: CSVColumn> {
  let fields: CSVFields
  let layout: CSVLayout<Column>
  let bytes: UnsafeBufferPointer<UInt8>
  /// The physical line on which it begins, from 1.
  let line: Int64
}

extension CSVRecord {
  /// The value of a column, or nil where the field is empty or absent.
  func value<Value>(
    _ column: Column, _ read: (UnsafeBufferPointer<UInt8>) throws(CSVReason) -> Value
  ) throws(CSVProblem<Column>) -> Value? {
    let field = layout.field(of: column)
    return try fields.withField(field, of: bytes) { text throws(CSVProblem<Column>) -> Value? in
      guard !text.isEmpty else { return nil }
      do throws(CSVReason) {
        return try read(text)
      } catch {
        throw CSVProblem(
          line: line, column: column, field: Int32(field + 1), reason: error,
          excerpt: CSVProblem<Column>.excerpt(of: text))
      }
    }
  }

  /// The value of a required column.
  func required<Value>(
    _ column: Column, _ read: (UnsafeBufferPointer<UInt8>) throws(CSVReason) -> Value
  ) throws(CSVProblem<Column>) -> Value {
    if let value = try value(column, read) { return value }
    let field = Int32(layout.field(of: column) + 1)
    throw CSVProblem(line: line, column: column, field: field, reason: .missing)
  }
}
