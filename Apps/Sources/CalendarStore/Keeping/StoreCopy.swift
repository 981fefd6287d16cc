// SPDX-License-Identifier: MIT
import GRDB
import GRDBSQLite

/// Copies one state of a store into one file that only its owner may read.
///
/// A copy has a store name of its own. If the copy replaces the original, clients that know the
/// original start anew, because the copy lacks what happened since.
enum StoreCopy {
  /// Copies what a connection sees into a new file, which is flushed to the disk.
  ///
  /// The file will be renamed to `name`.
  ///
  /// - Throws: `StoreError` and `DatabaseError`; a partial file may be left behind.
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

  /// What a copying error means: damage concerns the source, everything else the copy.
  static func failure(_ error: any Error, of source: String, to copy: String) -> StoreError {
    let error = StoreError(error, path: copy)
    guard case .corrupt(_, let detail) = error else { return SQLiteFile.explained(error) }
    return .corrupt(path: source, detail: detail)
  }

  private static func finish(_ path: String) throws {
    let copy = try DatabaseQueue(path: path)
    try copy.writeWithoutTransaction { db in
      try keepJournalInMemory(db)
      // Files of schema 1 get a name when they are opened.
      if try SQLiteSchema.version(of: db) > 1 { try SQLiteFile.giveNewName(db, home: nil) }
    }
    try copy.close()
  }

  /// An interrupted draft is discarded, so nobody has to clear away a journal beside it.
  private static func keepJournalInMemory(_ db: Database) throws {
    _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = MEMORY")
  }

  /// Where a file says how it is written: two bytes of 2 for a log, as the copied page has them,
  /// and of 1 for a single file (https://sqlite.org/fileformat2.html, 1.3.3).
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
