// SPDX-License-Identifier: MIT

/// What a CSV reader finds.
public enum CSVItem<Row: Hashable & Sendable, Column: CSVColumn>: Hashable, Sendable {
  /// A row.
  case row(Row)
  /// A line that is not a row, or a header with unknown columns.
  case problem(CSVProblem<Column>)
}

/// What a reader of sessions finds.
public typealias SessionCSVItem = CSVItem<SessionCSVRow, SessionCSVColumn>
/// What a reader of events finds.
public typealias EventCSVItem = CSVItem<EventCSVRow, EventCSVColumn>
/// What a reader of marks finds.
public typealias MarkCSVItem = CSVItem<MarkCSVRow, MarkCSVColumn>
