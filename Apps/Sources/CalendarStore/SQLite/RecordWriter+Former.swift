// SPDX-License-Identifier: MIT
import GRDB

extension RecordWriter {
  /// Keeps the state of a record before the present change overwrites it.
  ///
  /// Also when only `deleted` changes, because what a change wrote is found by the row that
  /// overwrote it.
  func keep(_ kind: RecordTable, id: String = "") throws {
    let columns = kind.columns.joined(separator: ", ")
    let place = kind == .settings ? "" : "place, "
    let condition = kind == .settings ? "" : "AND id = ?"
    try execute(
      """
      INSERT INTO \(kind.former) (tenant, calendar, change, \(place)former_change,
        former_revision, \(columns))
      SELECT 1, 1, ?, \(place)change, revision, \(columns) FROM \(kind.rawValue)
      WHERE tenant = 1 AND calendar = 1 \(condition)
      """, kind == .settings ? [change] : [change, id])
  }
}
