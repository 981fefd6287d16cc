// SPDX-License-Identifier: MIT
import CalendarStreaks
import GRDB
import GRDBSQLite

/// The statements of an import, bound through SQLite directly because they run a million times.
final class ImportStatements {
  private let run: Int64
  private let insert: Statement
  private let origin: Statement
  private let count: Statement

  /// Prepares the statements, and the temporary table in which they count.
  init(_ db: Database, run: Int64) throws {
    self.run = run
    try db.execute(
      sql: """
        CREATE TEMP TABLE IF NOT EXISTS import_seen_\(run) (
          stem TEXT PRIMARY KEY, ordinal INTEGER NOT NULL) WITHOUT ROWID
        """)
    insert = try db.makeStatement(
      sql: """
        INSERT INTO session (tenant, calendar, \(SessionRow.columns), origin)
        VALUES (1, 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 1, ?11, 0, ?12)
        ON CONFLICT (tenant, calendar, id) DO NOTHING
        """)
    origin = try db.makeStatement(
      sql: """
        SELECT origin FROM session WHERE tenant = 1 AND calendar = 1 AND id = ?
        """)
    count = try db.makeStatement(
      sql: """
        INSERT INTO temp.import_seen_\(run) (stem, ordinal) VALUES (?1, ?2)
        ON CONFLICT (stem) DO UPDATE SET ordinal = ordinal + 1
        RETURNING ordinal
        """)
  }
}

extension ImportStatements {
  /// Adds a session unless its id is taken; returns whether it was added.
  func insert(
    _ row: SessionImport.Row, id: SessionID, change: Int64, isMade: Bool
  ) throws -> Bool {
    let statement = insert.sqliteStatement
    bind(row.start, at: 2)
    bind(row.end, at: 6)
    sqlite3_bind_int64(statement, 10, Int64(row.points))
    sqlite3_bind_int64(statement, 11, change)
    if isMade {
      sqlite3_bind_int64(statement, 12, run)
    } else {
      sqlite3_bind_null(statement, 12)
    }
    let code = id.bytes.withUnsafeBytes { bytes in
      // Bound without a copy: the bytes outlive the step, and nothing reads them afterwards.
      sqlite3_bind_text(
        statement, 1, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
        nil)
      let code = sqlite3_step(statement)
      sqlite3_reset(statement)
      return code
    }
    let db = sqlite3_db_handle(statement)
    guard code == SQLITE_DONE else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: sqlite3_extended_errcode(db)),
        message: String(cString: sqlite3_errmsg(db)))
    }
    return sqlite3_changes(db) == 1
  }

  private func bind(_ time: SessionTime, at index: Int32) {
    let statement = insert.sqliteStatement
    let (axis, microseconds) = time.axisAndMicroseconds
    sqlite3_bind_int64(statement, index, axis.rawValue)
    sqlite3_bind_int64(statement, index + 1, microseconds)
    sqlite3_bind_null(statement, index + 3)
    guard case .zoned(_, let offset, let zone) = time else {
      sqlite3_bind_null(statement, index + 2)
      return
    }
    sqlite3_bind_int64(statement, index + 2, Int64(offset.seconds))
    guard !zone.isEmpty else { return }
    _ = zone.withUnsafeBytes { bytes in
      sqlite3_bind_text(
        statement, index + 3, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count), Self.transient)
    }
  }

  /// Makes SQLite copy what is bound.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

extension ImportStatements {
  /// The ordinal, among equal rows, of a row whose first id is taken.
  func nextOrdinal(_ identity: ContentIdentity, first: SessionID) throws -> Int64 {
    let origin = try Int64.fetchOne(
      origin, arguments: [String(decoding: first.bytes, as: UTF8.self)])
    // When this import made the first of the equal rows, that row counts already.
    let ordinal = origin == run ? 1 : 0
    let stem = String(decoding: identity.stem, as: UTF8.self)
    return try Int64.fetchOne(count, arguments: [stem, ordinal]) ?? 0
  }
}
