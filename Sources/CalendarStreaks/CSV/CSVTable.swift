// SPDX-License-Identifier: MIT

/// How the records of a table are interpreted.
protocol CSVTable {
  associatedtype Column: CSVColumn
  associatedtype Row: Hashable & Sendable

  /// The most bytes in a field.
  static var longestField: Int { get }

  /// The columns whose fields may have several lines, between quotation marks.
  static var ofLines: [Column] { get }

  /// The row in a record.
  static func row(_ record: CSVRecord<Column>) throws(CSVProblem<Column>) -> Row
}

extension CSVTable {
  /// As in most tables.
  static var longestField: Int { CSVFields.longest }

  /// None, as in most tables.
  static var ofLines: [Column] { [] }
}
