// SPDX-License-Identifier: MIT
import CalendarModel
import GRDB

extension SQLiteStore {
  /// What has changed since a token.
  public func changes(
    since token: ChangeToken, limit: Int
  ) async throws(StoreError) -> ChangePage {
    let limit = max(limit, 1)
    return try await read { db in
      let head = try db.head(following: token)
      var records = try db.changed(
        "session", SessionRow.columns, since: token, limit: limit + 1
      ) { .session(try SessionRow.record($0)) }
      records += try db.changed("mark", MarkRow.columns, since: token, limit: limit + 1) {
        .mark(try MarkRow.record($0))
      }
      let settings = try db.settings()
      if settings.change > token.change { records.append(.settings(settings)) }
      records.sort { $0.change < $1.change }
      guard records.count > limit else {
        return ChangePage(records: records, token: head, hasMore: false)
      }
      let page = Array(records.prefix(limit))
      let last = ChangeToken(store: head.store, change: page.last?.change ?? token.change)
      return ChangePage(records: page, token: last, hasMore: true)
    }
  }

  /// Where changed sessions start and started.
  public func touchedStarts(
    since token: ChangeToken, limit: Int
  ) async throws(StoreError) -> TouchedStarts {
    let limit = max(limit, 0)
    return try await read { db in
      let head = try db.head(following: token)
      let statement = try db.cachedStatement(
        sql: """
          SELECT start_axis, start_at FROM session_move
          WHERE tenant = 1 AND calendar = 1 AND change > :change
          UNION ALL
          SELECT start_axis, start_at FROM session
          WHERE tenant = 1 AND calendar = 1 AND change > :change
          LIMIT :limit
          """)
      let rows = try Row.fetchAll(
        statement, arguments: ["change": token.change, "limit": limit + 1])
      let starts = try rows.prefix(limit).map { row in
        try SessionRow.time(axis: row[0], at: row[1], offset: nil)
      }
      return TouchedStarts(starts: starts, token: head, hasMore: rows.count > limit)
    }
  }
}

extension Database {
  /// Where the store stands, when a token is a place of it.
  ///
  /// - Throws: `resyncRequired` when it is none.
  fileprivate func head(following token: ChangeToken) throws -> ChangeToken {
    let head = try head()
    let floor = try Int64.fetchOne(
      self, sql: "SELECT floor_change FROM calendar WHERE tenant = 1 AND calendar = 1")
    guard token.store == head.store, (floor ?? 0)...head.change ~= token.change else {
      throw StoreError.resyncRequired
    }
    return head
  }

  fileprivate func changed(
    _ table: String, _ columns: String, since token: ChangeToken, limit: Int,
    record: (Row) throws -> StoreRecord
  ) throws -> [StoreRecord] {
    let statement = try cachedStatement(
      sql: """
        SELECT \(columns) FROM \(table) INDEXED BY \(table)_change
        WHERE tenant = 1 AND calendar = 1 AND change > ? ORDER BY change LIMIT ?
        """)
    return try Row.fetchAll(statement, arguments: [token.change, limit]).map(record)
  }
}
