// SPDX-License-Identifier: MIT

/// What a reader of CSV finds.
public enum CSVItem<Row: Hashable & Sendable, Column: CSVColumn>: Hashable, Sendable {
  /// A row.
  case row(Row)
  /// A line that is none, or a header with a column that is not known.
  case problem(CSVProblem<Column>)
}

/// What a reader of sessions finds.
public typealias SessionCSVItem = CSVItem<SessionCSVRow, SessionCSVColumn>
/// What a reader of marks finds.
public typealias MarkCSVItem = CSVItem<MarkCSVRow, MarkCSVColumn>
