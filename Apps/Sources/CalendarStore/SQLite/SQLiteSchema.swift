// SPDX-License-Identifier: MIT
import GRDB

/// The tables, by version; `docs/schema.md` explains them.
///
/// The version is the file's `user_version`. A released step never changes, because files of that
/// version exist. (GRDB's migrator decides what to do before it locks the file, so two programs
/// that open a new one at the same time would both create the tables.)
enum SQLiteSchema {
  /// "Almn", at offset 68 of the file, where `file` and we look for it.
  static let applicationID: Int32 = 0x416C_6D6E
  /// The version that this program writes.
  static let version = steps.count

  static let steps: [@Sendable (Database) throws -> Void] = [
    makeFirst, makeSecond, makeThird, makeFourth, makeFifth,
  ]
}

extension SQLiteSchema {
  /// Migrates the file to the present version, or leaves it as it was; returns whether there was
  /// anything to do.
  @discardableResult
  static func migrate(
    _ db: Database, path: String, willMigrate: ((String, Int) throws -> Void)? = nil
  ) throws -> Bool {
    // Most openings change nothing and must not wait for a writer.
    let former = try version(of: db)
    if former == version { return false }
    if (1..<version).contains(former) { try willMigrate?(path, former) }
    try db.inTransaction(.immediate) {
      let present = try checkVersion(of: db, path: path)
      for step in steps.dropFirst(present) { try step(db) }
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      try db.execute(sql: "PRAGMA user_version = \(version)")
      return .commit
    }
    return true
  }

  static func version(of db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// The file's version, if this program knows it.
  ///
  /// - Throws: `newer`, or `foreign` for a number that no Almanac writes.
  @discardableResult
  static func checkVersion(of db: Database, path: String) throws -> Int {
    let present = try version(of: db)
    guard present <= version else {
      throw StoreError.newer(path: path, schema: present, known: version)
    }
    guard present >= 0 else { throw StoreError.foreign(path: path) }
    return present
  }

  private static func makeFirst(_ db: Database) throws {
    try db.execute(sql: first)
    try db.execute(
      sql: "INSERT INTO meta (place, store) VALUES (1, ?)",
      arguments: [ChangeToken.makeStoreName()])
    try db.execute(
      sql: """
        INSERT INTO calendar (tenant, calendar, kind, name) VALUES (1, 1, 'streaks', '');
        INSERT INTO settings (tenant, calendar, goal) VALUES (1, 1, ?);
        """, arguments: [StoreSettings().goal])
  }

  private static func makeSecond(_ db: Database) throws {
    try db.execute(sql: second)
  }

  private static func makeThird(_ db: Database) throws {
    try db.execute(sql: third)
  }

  private static func makeFourth(_ db: Database) throws {
    try db.execute(sql: fourth)
    try SearchIndex.fill(db)
  }

  private static func makeFifth(_ db: Database) throws {
    try db.execute(sql: fifth)
  }
}
