// SPDX-License-Identifier: MIT

/// A text whose lines are rows of an import, read as its bytes come.
package protocol LineSource<Row> {
  associatedtype Row

  /// Takes in more bytes.
  mutating func feed(_ bytes: UnsafeRawBufferPointer)
  /// Says that no more bytes come.
  mutating func finish()
  /// The next row or bad line, or nil when more bytes are needed or there are none.
  mutating func nextItem() -> LineItem<Row>?
}

/// What a line is.
package enum LineItem<Row> {
  /// A row.
  case row(Row)
  /// No row.
  case problem(BadLine)
}
