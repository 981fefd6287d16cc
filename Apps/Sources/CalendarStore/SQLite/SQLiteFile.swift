// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import GRDBSQLite

/// Opens files: configures connections and migrates files to the present version.
enum SQLiteFile {
  /// Bytes of a page of a new file.
  ///
  /// Small, because each page that a write touches is written whole: adding a session touches five
  /// or six pages, which makes 7.5 KB of log, against 23 KB with pages of 4 096 bytes.
  static let pageSize = 1_024

  /// Opens the file for reading and writing; creates it if needed, and migrates its tables.
  static func open(_ path: String, options: SQLiteOptions) throws -> OpenedFile {
    try PageChecksums.install()
    for _ in 0..<10 {
      if FileIdentity(path: path) == nil { try make(path, options: options) }
      guard let identity = FileIdentity(path: path) else { continue }
      try check(path, options: options)
      try StrayLog.setAside(path)
      let place = FilePlace(path: path, name: path, isReadOnly: false, identity: identity)
      let opened = try open(place, options: options)
      if place.isHeld { return opened }
      // The path leads to another file by now.
      opened.probe.close()
      try? opened.pool.close()
    }
    throw StoreError.locked(path: path)
  }

  static func open(_ place: FilePlace, options: SQLiteOptions) throws -> OpenedFile {
    var configuration = configuration(options)
    configuration.readonly = place.isReadOnly
    let pool = try DatabasePool(path: place.name, configuration: configuration)
    var anchor: NameAnchor?
    if !place.isReadOnly {
      anchor = try pool.writeWithoutTransaction { db in
        try prepare(db, place, options)
        return try anchorOfName(db, place)
      }
    }
    let probe = try VersionProbe(place, anchor: anchor, options: options)
    return OpenedFile(
      pool: pool, probe: probe, head: try probe.head(), isReadOnly: place.isReadOnly)
  }

  private static func anchorOfName(_ db: Database, _ place: FilePlace) throws -> NameAnchor? {
    guard place.identity != nil,
      let page = try Int64.fetchOne(
        db, sql: "SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = 'calendar'"),
      let size = try Int64.fetchOne(db, sql: "PRAGMA page_size")
    else { return nil }
    let name = try db.head().store
    return NameAnchor(path: place.path, page: page, pageSize: size, name: name)
  }

  private static func prepare(_ db: Database, _ place: FilePlace, _ options: SQLiteOptions) throws {
    // GRDB opens with NORMAL, under which a power cut may lose some acknowledged writes.
    try db.execute(sql: "PRAGMA synchronous = FULL")
    let size = try Int64.fetchOne(db, sql: "PRAGMA page_size") ?? 4_096
    // A log of some 4 MB; a log that an import has made longer is truncated when it restarts.
    _ = try Row.fetchOne(db, sql: "PRAGMA wal_autocheckpoint = \(4_194_304 / size)")
    _ = try Row.fetchOne(db, sql: "PRAGMA journal_size_limit = 8388608")
    if let largest = options.largestSize {
      _ = try Row.fetchOne(db, sql: "PRAGMA max_page_count = \((largest + size - 1) / size)")
    }
    if try SQLiteSchema.migrate(db, path: place.path, willMigrate: options.willMigrate) {
      try? addChecksums(db)
    }
    if let identity = place.identity { try settle(db, in: identity) }
  }

  /// Gives an older file checksums by rewriting all of its pages.
  ///
  /// Failure is harmless.
  private static func addChecksums(_ db: Database) throws {
    var bytes: Int32 = 8
    sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes)
    try db.execute(sql: "VACUUM")
  }

  /// A connection's cache, as SQLite takes its size: at most 16 MiB, of what has been read.
  ///
  /// The pages that lead to the others have room in it, also where there are a million events.
  static let connectionCache = -16_384

  static func configuration(_ options: SQLiteOptions) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(options.busyTimeout / .seconds(1))
    configuration.label = "CalendarStore"
    configuration.prepareDatabase { db in
      // Find a damaged page when it is read, before it misleads.
      try db.execute(sql: "PRAGMA cell_size_check = ON")
      try db.execute(sql: "PRAGMA cache_size = \(connectionCache)")
    }
    return configuration
  }

  /// The error, with what the file system knows about its cause.
  ///
  /// SQLite says "unable to open database file" both for a missing folder and for a forbidden one.
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
