// SPDX-License-Identifier: MIT
import CivilTime
import GRDB

/// The columns of a mark in its table.
enum MarkRow {
  /// The columns of a record, in the order in which `record` reads them.
  static let columns = "id, type, owner, day, revision, change, deleted"

  /// The record in a row of these columns.
  ///
  /// - Throws: `SQLITE_CORRUPT` for numbers that no store writes.
  static func record(_ row: Row) throws -> MarkRecord {
    guard let day = EpochDay(row[3]) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a day beyond the calendar")
    }
    return MarkRecord(
      mark: DayMark(id: row[0], type: row[1], owner: row[2], day: day), revision: row[4],
      change: row[5], isDeleted: row[6])
  }
}

extension Database {
  /// The mark with an id, a tombstone included, or nil.
  func mark(_ id: String) throws -> MarkRecord? {
    let statement = try cachedStatement(
      sql: """
        SELECT \(MarkRow.columns) FROM mark WHERE tenant = 1 AND calendar = 1 AND id = ?
        """)
    return try Row.fetchOne(statement, arguments: [id]).map(MarkRow.record)
  }

  /// The settings.
  func settings() throws -> SettingsRecord {
    let statement = try cachedStatement(
      sql: """
        SELECT \(SettingsRow.columns) FROM settings WHERE tenant = 1 AND calendar = 1
        """)
    guard let row = try Row.fetchOne(statement) else { throw Self.missing("settings") }
    return SettingsRow.record(row)
  }

  /// The store's head as this connection sees it.
  func head() throws -> ChangeToken {
    let statement = try cachedStatement(
      sql: """
        SELECT meta.store, head_change FROM meta, calendar WHERE tenant = 1 AND calendar = 1
        """)
    guard let row = try Row.fetchOne(statement) else { throw Self.missing("calendar") }
    return ChangeToken(store: row[0], change: row[1])
  }

  private static func missing(_ table: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "nothing in table \(table)")
  }
}
