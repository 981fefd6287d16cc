// SPDX-License-Identifier: MIT
import GRDBSQLite

/// The row being visited; columns count from 0.
struct FileRow {
  let statement: OpaquePointer?

  /// The integer in a column, or nil when the column is null or holds another type.
  func integer(_ column: Int32) -> Int64? {
    sqlite3_column_type(statement, column) == SQLITE_INTEGER
      ? sqlite3_column_int64(statement, column) : nil
  }

  /// Whether a column is null.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// The bytes of a text, valid until the next row; empty when the column holds no text.
  func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    let text = sqlite3_column_text(statement, column)
    return UnsafeBufferPointer(
      start: text, count: text == nil ? 0 : Int(sqlite3_column_bytes(statement, column)))
  }

  /// The text in a column, with invalid UTF-8 replaced.
  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }
}
