// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import GRDBSQLite

extension SQLiteFile {
  /// Creates the file, complete, under its name, unless another program is faster.
  ///
  /// It is filled under another name first: when many programs start at once, nobody sees a file
  /// that is only half a store.
  static func make(_ path: String, options: SQLiteOptions) throws {
    try StrayLog.setAside(path)
    let draft = "\(path).\(ChangeToken.makeStoreName()).part"
    defer { drop(draft) }
    dropOldDrafts(of: path)
    try makeEmpty(draft, for: path)
    try fill(draft, options: options)
    guard link(draft, path) != 0, errno != EEXIST else {
      // Make sure that the name survives a power cut, too.
      return try DiskFile.sync(DiskFile.folder(of: path))
    }
    // The file system has no links.
    guard FileIdentity(path: path) == nil else { return }
    guard Foundation.rename(draft, path) == 0 else { throw StoreError(errno: errno, path: path) }
    try DiskFile.sync(DiskFile.folder(of: path))
  }

  /// Creates an empty file that only its owner may read; SQLite gives its own files the same
  /// permissions.
  static func makeEmpty(_ file: String, for path: String) throws(StoreError) {
    let descriptor = Foundation.open(file, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: path) }
    Foundation.close(descriptor)
  }

  private static func fill(_ draft: String, options: SQLiteOptions) throws {
    let queue = try DatabaseQueue(path: draft, configuration: configuration(options))
    try queue.writeWithoutTransaction { db in
      var bytes: Int32 = 8
      sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes)
      try db.execute(sql: "PRAGMA page_size = \(pageSize)")
      try db.execute(sql: "PRAGMA synchronous = FULL")
      try SQLiteSchema.migrate(db, path: draft)
      if let identity = FileIdentity(path: draft) {
        try db.execute(sql: "UPDATE meta SET home = ?", arguments: [identity.number])
      }
      _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
    }
    try queue.close()
  }

  /// Removes an unfinished database and the files beside it.
  static func drop(_ draft: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(draft + suffix) }
  }

  /// Removes the drafts of programs that were killed.
  ///
  /// None needs as long as an hour.
  private static func dropOldDrafts(of path: String) {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isDraft(name, of: file.lastPathComponent) {
      let draft = folder + "/" + name
      let written = try? FileManager.default.attributesOfItem(atPath: draft)[.modificationDate]
      guard let written = written as? Date, -written.timeIntervalSinceNow > 3_600 else { continue }
      drop(draft)
    }
  }

  /// Whether the name is `FILE.`, 16 hexadecimal digits and `.part`.
  private static func isDraft(_ name: String, of file: String) -> Bool {
    guard name.hasPrefix(file + "."), name.hasSuffix(".part") else { return false }
    let digits = name.dropFirst(file.count + 1).dropLast(5)
    return digits.count == 16 && digits.allSatisfy(\.isHexDigit)
  }
}

extension SQLiteFile {
  /// Gives the store a new name when it is not in the file where it was last: that makes it a copy,
  /// such as a restored backup.
  ///
  /// A client with a token of the former store has seen changes that this one may lack and will
  /// number otherwise, so it has to start anew.
  static func settle(_ db: Database, in identity: FileIdentity) throws {
    guard try home(db) != identity.number else { return }
    try db.inTransaction(.immediate) {
      if try home(db) != identity.number { try giveNewName(db, home: identity.number) }
      return .commit
    }
    // Empty the log, so that the file on its own gives this name and no other. By the name, logs of
    // other files and overwritten files are recognised.
    _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    try db.execute(sql: "UPDATE calendar SET former_store = NULL")
  }

  /// Gives the store a new name, and records which file it lives in, if any.
  ///
  /// The former name stays beside the new one for as long as the new one may be in the log alone.
  static func giveNewName(_ db: Database, home: Int64?) throws {
    let name = ChangeToken.makeStoreName()
    try db.execute(sql: "UPDATE meta SET store = ?, home = ?", arguments: [name, home])
    try db.execute(
      sql: "UPDATE calendar SET former_store = CASE WHEN ? THEN store END, store = ?",
      arguments: [home != nil, name])
  }

  private static func home(_ db: Database) throws -> Int64? {
    try Int64.fetchOne(db, sql: "SELECT home FROM meta")
  }
}

extension FileIdentity {
  /// The inode in the form in which SQLite stores numbers.
  ///
  /// Without the device, since device numbers are assigned anew when a machine starts.
  fileprivate var number: Int64 { Int64(bitPattern: inode) }
}
