// SPDX-License-Identifier: MIT
import GRDB
import GRDBSQLite

/// Copies of a store: one file, of one state, that only its owner may read.
///
/// A copy has a name of its own: whoever knows the original starts anew when the copy comes in its
/// place, since what happened there later is not in it.
enum StoreCopy {
  /// Copies what a connection sees into a new file, which is on the disk then and is to be `name`.
  ///
  /// - Throws: `StoreError` and `DatabaseError`; a file may be left then.
  static func make(of source: OpaquePointer?, at path: String, for name: String) throws {
    try SQLiteFile.makeEmpty(path, for: name)
    let copy = try DatabaseQueue(path: path)
    try copy.writeWithoutTransaction { db in
      try keepJournalInMemory(db)
      try copyPages(of: source, to: db.sqliteConnection)
    }
    try copy.close()
    try DiskFile.write([1, 1], to: path, at: journalModeOffset)
    try PageChecksums.write(path: path)
    try finish(path)
    try DiskFile.sync(path)
  }

  /// What an error of copying means: damage is the source's, all else concerns the copy.
  static func failure(_ error: any Error, of source: String, to copy: String) -> StoreError {
    let error = StoreError(error, path: copy)
    guard case .corrupt(_, let detail) = error else { return SQLiteFile.explained(error) }
    return .corrupt(path: source, detail: detail)
  }

  private static func finish(_ path: String) throws {
    let copy = try DatabaseQueue(path: path)
    try copy.writeWithoutTransaction { db in
      try keepJournalInMemory(db)
      // Files of schema 1 get one when they are opened.
      if try SQLiteSchema.version(of: db) > 1 { try SQLiteFile.giveNewName(db, home: nil) }
    }
    try copy.close()
  }

  /// A draft that is interrupted is dropped, and nobody has a journal beside it to clear away.
  private static func keepJournalInMemory(_ db: Database) throws {
    _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = MEMORY")
  }

  /// Where a file says how it is written to: twice 2 for a log, as the copied page has it, and twice
  /// 1 for one file with none beside it (https://sqlite.org/fileformat2.html, 1.3.3).
  private static let journalModeOffset: Int64 = 18

  private static func copyPages(of source: OpaquePointer?, to target: OpaquePointer?) throws {
    guard let backup = sqlite3_backup_init(target, "main", source, "main") else {
      throw error(of: target, sqlite3_extended_errcode(target))
    }
    let code = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw error(of: target, code == SQLITE_DONE ? end : code)
    }
  }

  private static func error(of connection: OpaquePointer?, _ code: Int32) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: code),
      message: connection.map { String(cString: sqlite3_errmsg($0)) })
  }
}
