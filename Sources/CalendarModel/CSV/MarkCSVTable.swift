// SPDX-License-Identifier: MIT
import CivilTime

/// A table of marks.
enum MarkCSVTable: CSVTable {
  static func row(_ record: CSVRecord<MarkCSVColumn>) throws(MarkCSVProblem) -> MarkCSVRow {
    let type = try record.required(.type, CSVValue.markType)
    let day = try record.required(.day, CSVValue.day)
    let owner = try record.value(.owner, CSVValue.name)
    let id = try record.value(.id, CSVValue.name)
    return MarkCSVRow(id: id, type: type, owner: owner ?? [], day: day, line: record.line)
  }
}
