// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import GRDB
import GRDBSQLite

extension SQLiteStore {
  /// The totals of the days that have sessions.
  ///
  /// Walks one covering index in order of time; takes about a tenth of a microsecond per session.
  public func totals(
    in days: DayInterval, zone: ZoneRules
  ) async throws(StoreError) -> [DayTotal] {
    try await read { try $0.totals(in: days, zone: zone) }
  }
}

extension Database {
  func totals(in days: DayInterval, zone: ZoneRules) throws -> [DayTotal] {
    let walls = WallInterval(days)
    var sums = DaySums()
    try add(.civil, ZoneStretch(start: walls.start, end: walls.end, offset: 0), to: &sums)
    var from = try firstInstant(notBefore: .min)
    while let instant = from, let stretch = zone.stretch(of: walls, from: instant) {
      try add(.instant, stretch, to: &sums)
      // Do not walk through years without sessions one clock change at a time.
      from = try firstInstant(notBefore: stretch.end)
    }
    return sums.totals()
  }

  /// The first zoned start at or after an instant, or nil.
  func firstInstant(notBefore instant: Int64) throws -> Int64? {
    let statement = try cachedStatement(
      sql: """
        SELECT start_at FROM session INDEXED BY session_start
        WHERE tenant = 1 AND calendar = 1 AND deleted = 0 AND start_axis = 0 AND start_at >= ?
        ORDER BY start_at LIMIT 1
        """)
    return try Int64.fetchOne(statement, arguments: [instant])
  }

  private func add(_ axis: TimeAxis, _ stretch: ZoneStretch, to sums: inout DaySums) throws {
    let statement = try cachedStatement(
      sql: """
        SELECT start_at, points FROM session INDEXED BY session_start
        WHERE tenant = 1 AND calendar = 1 AND deleted = 0
          AND start_axis = ? AND start_at >= ? AND start_at < ?
        ORDER BY start_at
        """)
    try statement.forEachRow(arguments: [axis.rawValue, stretch.start, stretch.end]) { row in
      sums.add(
        sqlite3_column_int64(row, 1), wall: stretch.wall(at: sqlite3_column_int64(row, 0)))
    }
  }
}

extension Statement {
  /// Visits the rows without creating objects, for walks over very many.
  func forEachRow(arguments: StatementArguments, _ body: (SQLiteStatement) -> Void) throws {
    try setArguments(arguments)
    let row = sqliteStatement
    defer { sqlite3_reset(row) }
    while true {
      switch sqlite3_step(row) {
      case SQLITE_ROW: body(row)
      case SQLITE_DONE: return
      case let code:
        throw DatabaseError(
          resultCode: ResultCode(rawValue: code),
          message: String(cString: sqlite3_errmsg(sqlite3_db_handle(row))))
      }
    }
  }
}
