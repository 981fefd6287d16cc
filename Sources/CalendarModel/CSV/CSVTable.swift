// SPDX-License-Identifier: MIT

/// What the records of a table mean.
protocol CSVTable {
  associatedtype Column: CSVColumn
  associatedtype Row: Hashable & Sendable

  /// The row in a record.
  static func row(_ record: CSVRecord<Column>) throws(CSVProblem<Column>) -> Row
}
