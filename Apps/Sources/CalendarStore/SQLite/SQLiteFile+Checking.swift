// SPDX-License-Identifier: MIT
import Foundation
import GRDB

extension SQLiteFile {
  /// Checks the file without changing it, except that the half-finished work of a stopped writer is
  /// rolled back.
  ///
  /// - Throws: `unreachable`, `foreign`, `newer`, `corrupt`, and what SQLite reports.
  static func check(_ path: String, options: SQLiteOptions) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder.boolValue else {
      throw StoreError.unreachable(path: path, detail: "it is a folder")
    }
    guard exists, try byteCount(path) > 0 else { return }
    try checkFirstBytes(path)
    do {
      try checkTables(path, options: options, readsOnly: true)
    } catch let error as DatabaseError where isInterrupted(error) {
      try checkTables(path, options: options, readsOnly: false)
    }
  }

  private static func checkTables(_ path: String, options: SQLiteOptions, readsOnly: Bool) throws {
    var configuration = configuration(options)
    configuration.readonly = readsOnly
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    try queue.unsafeRead { try checkTables($0, path: path) }
  }

  /// Checks that it is a store, of a version that this program knows.
  static func checkTables(_ db: Database, path: String) throws {
    let application = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    // A file without tables is one that another Almanac is about to fill.
    guard application == SQLiteSchema.applicationID || (application == 0 && tables == 0) else {
      throw StoreError.foreign(path: path)
    }
    try SQLiteSchema.checkVersion(of: db, path: path)
  }

  /// Whether the file's last writer was interrupted.
  ///
  /// A reader cannot open the file until a writer has rolled that back
  /// (https://sqlite.org/rescode.html).
  private static func isInterrupted(_ error: DatabaseError) -> Bool {
    let codes: [ResultCode] = [
      .SQLITE_READONLY_ROLLBACK, .SQLITE_READONLY_RECOVERY, .SQLITE_READONLY_CANTINIT,
      .SQLITE_READONLY_CANTLOCK,
    ]
    return codes.contains(error.extendedResultCode)
  }

  private static func byteCount(_ path: String) throws -> Int64 {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.size] as? NSNumber)?.int64Value ?? 0
  }

  /// Tells a damaged database from a file that never was one, by its first bytes.
  ///
  /// A file of ours with flipped bits in its first bytes still has our number at offset 68.
  private static func checkFirstBytes(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw StoreError.unreachable(path: path, detail: "you may not read it")
    }
    defer { try? file.close() }
    let bytes = try file.read(upToCount: 72) ?? Data()
    guard bytes.prefix(16) != Data("SQLite format 3\0".utf8) else { return }
    guard bytes.dropFirst(68) == Data("Almn".utf8) else { throw StoreError.foreign(path: path) }
    throw StoreError.corrupt(path: path, detail: "it does not begin as a database does")
  }
}
