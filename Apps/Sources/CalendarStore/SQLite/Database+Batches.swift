// SPDX-License-Identifier: MIT
import CivilTime
import GRDB

extension Database: BatchSource {
  typealias Failure = any Error

  func lastChange() throws -> Int64 { try head().change }

  func batch(holding change: Int64) throws -> Batch? {
    let statement = try cachedStatement(
      sql: """
        SELECT first_change, last_change, run, undoes FROM batch
        WHERE tenant = 1 AND calendar = 1 AND first_change <= ?
        ORDER BY first_change DESC LIMIT 1
        """)
    let batch = try Row.fetchOne(statement, arguments: [change]).map(Self.batch)
    return batch.flatMap { $0.last >= change ? $0 : nil }
  }

  func batches(ofRun run: Int64) throws -> [Batch] {
    let statement = try cachedStatement(
      sql: """
        SELECT first_change, last_change, run, undoes FROM batch
        WHERE tenant = 1 AND calendar = 1 AND run = ? ORDER BY first_change
        """)
    return try Row.fetchAll(statement, arguments: [run]).map(Self.batch)
  }

  /// The change that left a record as it was before a change of it, or nil where it was new.
  func formerChange(_ table: RecordTable, before change: Int64) throws -> Int64? {
    let statement = try cachedStatement(
      sql: """
        SELECT former_change FROM \(table.former)
        WHERE tenant = 1 AND calendar = 1 AND change = ?
        """)
    return try Int64.fetchOne(statement, arguments: [change])
  }

  private static func batch(_ row: Row) -> Batch {
    Batch(first: row[0], last: row[1], run: row[2], undoes: row[3])
  }

  /// The UTC day on which a change was made, or nil when it was not noted.
  func day(ofChange change: Int64) throws -> EpochDay? {
    let statement = try cachedStatement(
      sql: """
        SELECT day FROM write_day WHERE tenant = 1 AND calendar = 1 AND first_change <= ?
        ORDER BY first_change DESC LIMIT 1
        """)
    return try Int32.fetchOne(statement, arguments: [change]).flatMap { EpochDay($0) }
  }

  /// The first change whose day was noted; an older Almanac made those before it.
  func firstNotedChange() throws -> Int64 {
    try Int64.fetchOne(
      cachedStatement(
        sql: "SELECT min(first_change) FROM write_day WHERE tenant = 1 AND calendar = 1")) ?? .max
  }
}
