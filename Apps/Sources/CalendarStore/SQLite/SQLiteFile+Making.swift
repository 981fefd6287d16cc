// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import GRDBSQLite

extension SQLiteFile {
  /// Makes the file, whole, under its name, unless another program is quicker.
  ///
  /// It is filled under another name first: of many that begin at the same time nobody ever sees a
  /// file that is only half a store.
  static func make(_ path: String, options: SQLiteOptions) throws {
    try StrayLog.setAside(path)
    let draft = "\(path).\(ChangeToken.makeStoreName()).part"
    defer { drop(draft) }
    dropOldDrafts(of: path)
    try makeEmpty(draft, for: path)
    try fill(draft, options: options)
    guard link(draft, path) != 0, errno != EEXIST else {
      // The name too survives a power cut.
      return try DiskFile.sync(DiskFile.folder(of: path))
    }
    // A disk without links.
    guard FileIdentity(path: path) == nil else { return }
    guard Foundation.rename(draft, path) == 0 else { throw StoreError(errno: errno, path: path) }
    try DiskFile.sync(DiskFile.folder(of: path))
  }

  /// Makes an empty file that only its owner may read; SQLite makes those beside it alike.
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

  /// Removes a file that was to become a database, and what stands beside it.
  static func drop(_ draft: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(draft + suffix) }
  }

  /// Removes the drafts of programs that were stopped at once: an hour is more than any needs.
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

  /// Whether it is called `FILE.`, 16 hexadecimal digits and `.part`.
  private static func isDraft(_ name: String, of file: String) -> Bool {
    guard name.hasPrefix(file + "."), name.hasSuffix(".part") else { return false }
    let digits = name.dropFirst(file.count + 1).dropLast(5)
    return digits.count == 16 && digits.allSatisfy(\.isHexDigit)
  }
}

extension SQLiteFile {
  /// Gives the store a new name when its file is not the one that it was last: a copy, such as a
  /// backup that was put in place.
  ///
  /// Whoever has a token of the former one has seen changes that this one may lack, and that it will
  /// number otherwise: they start anew.
  static func settle(_ db: Database, in identity: FileIdentity) throws {
    guard try home(db) != identity.number else { return }
    try db.inTransaction(.immediate) {
      if try home(db) != identity.number { try giveNewName(db, home: identity.number) }
      return .commit
    }
    // The file alone shall say its name, and no other: by it a log is known that belongs to another
    // file, and a file that was overwritten.
    _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    try db.execute(sql: "UPDATE calendar SET former_store = NULL")
  }

  /// Gives the store a new name, and says in which file it lives, if in any.
  ///
  /// Its former one stays beside it while the new one may stand in the log alone.
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
  /// The inode as SQLite keeps numbers.
  ///
  /// Without the device: those are numbered anew when a machine starts.
  fileprivate var number: Int64 { Int64(bitPattern: inode) }
}
