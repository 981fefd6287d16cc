// SPDX-License-Identifier: MIT

/// How the records of a table are interpreted.
protocol CSVTable {
  associatedtype Column: CSVColumn
  associatedtype Row: Hashable & Sendable

  /// The row in a record.
  static func row(_ record: CSVRecord<Column>) throws(CSVProblem<Column>) -> Row
}
