// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// Opening a file: what it may be, and how connections treat it.
enum SQLiteFile {
  /// Looks at the file and changes nothing, but takes back what a stopped writer left half written.
  ///
  /// - Throws: `unreachable`, `foreign`, `newer`, `corrupt`, and what SQLite says.
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
    try queue.unsafeRead { db in
      let application = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      // A file without tables is one that another Almanac is about to fill.
      guard application == SQLiteSchema.applicationID || (application == 0 && tables == 0) else {
        throw StoreError.foreign(path: path)
      }
      let version = try SQLiteSchema.version(of: db)
      guard version <= SQLiteSchema.version else {
        throw StoreError.newer(path: path, schema: version, known: SQLiteSchema.version)
      }
    }
  }

  /// Whether who may only read cannot even read: the file's last writer was stopped in the middle,
  /// and a writer has to take that back first (https://sqlite.org/rescode.html).
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

  /// Tells a damaged database from a file that never was one, by how it begins.
  private static func checkFirstBytes(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw StoreError.unreachable(path: path, detail: "you may not read it")
    }
    defer { try? file.close() }
    let bytes = try file.read(upToCount: 16) ?? Data()
    guard bytes == Data("SQLite format 3\0".utf8) else { throw StoreError.foreign(path: path) }
  }
}

extension SQLiteFile {
  /// Opens the file for reading and writing, with the tables of the present version.
  static func open(_ path: String, options: SQLiteOptions) throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: configuration(options))
    try pool.writeWithoutTransaction { db in
      // GRDB opens with NORMAL, which a power cut may take some acknowledged writes from.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      if let largest = options.largestSize {
        let size = try Int64.fetchOne(db, sql: "PRAGMA page_size") ?? 4_096
        _ = try Row.fetchOne(db, sql: "PRAGMA max_page_count = \((largest + size - 1) / size)")
      }
      try SQLiteSchema.migrate(db, path: path)
    }
    return pool
  }

  private static func configuration(_ options: SQLiteOptions) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(options.busyTimeout / .seconds(1))
    configuration.label = "CalendarStore"
    configuration.prepareDatabase { db in
      // A damaged page is found when it is read, not when it has led astray.
      try db.execute(sql: "PRAGMA cell_size_check = ON")
      // 16 MiB for the one that writes, which returns to the same pages; 4 for each that reads.
      try db.execute(sql: "PRAGMA cache_size = \(db.configuration.readonly ? -4096 : -16384)")
    }
    return configuration
  }

  /// The error with what the file system knows of its cause.
  ///
  /// SQLite says "unable to open database file" for a missing folder and for a forbidden one.
  static func explained(_ error: StoreError) -> StoreError {
    guard case .unreachable(let path, let detail) = error else { return error }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      return .unreachable(path: path, detail: "there is no folder \(folder)")
    }
    guard isFolder.boolValue else {
      return .unreachable(path: path, detail: "\(folder) is no folder")
    }
    guard detail.contains("unable to open") else { return error }
    if !FileManager.default.isWritableFile(atPath: folder) { return .readOnly(path: path) }
    return .unreachable(path: path, detail: "you may not read it")
  }
}
