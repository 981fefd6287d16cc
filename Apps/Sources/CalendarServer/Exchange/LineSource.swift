// SPDX-License-Identifier: MIT

/// A text whose lines are rows of an import, read as its bytes arrive.
package protocol LineSource<Row> {
  associatedtype Row

  /// Appends bytes.
  mutating func feed(_ bytes: UnsafeRawBufferPointer)
  /// Marks the end of the input.
  mutating func finish()
  /// The next row or bad line, or nil when more bytes are needed or the input has ended.
  mutating func nextItem() -> LineItem<Row>?
}

/// The content of a line.
package enum LineItem<Row> {
  /// A row.
  case row(Row)
  /// A line that is not a valid row.
  case problem(BadLine)
}
