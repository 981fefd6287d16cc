// SPDX-License-Identifier: MIT
import CivilTime

/// A table of sessions.
enum SessionCSVTable: CSVTable {
  static func row(
    _ record: CSVRecord<SessionCSVColumn>
  ) throws(SessionCSVProblem) -> SessionCSVRow {
    let start = try record.required(.start, CSVValue.time)
    let end = try record.value(.end, CSVValue.time)
    let points = try record.required(.points, CSVValue.wholeNumber)
    let id = try record.value(.id, CSVValue.id)
    return SessionCSVRow(
      id: id, start: start, end: end ?? start, points: points, line: record.line)
  }
}
