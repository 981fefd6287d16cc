// SPDX-License-Identifier: MIT
import CalendarStreaks
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
      records += try db.changed(
        "event_calendar", CalendarRow.columns, since: token, limit: limit + 1
      ) { .calendar(try CalendarRow.record($0)) }
      records += try db.changed("event", EventRow.columns, since: token, limit: limit + 1) {
        .event(try EventRow.record($0))
      }
      let settings = try db.settings()
      if settings.change > token.change { records.append(.settings(settings)) }
      records.sort { $0.change < $1.change }
      guard records.count > limit else {
        return ChangePage(records: records, token: head, hasMore: false)
      }
      let page = Array(records.prefix(limit))
      let last = token.advanced(
        to: page.last?.change ?? token.change, above: try db.floorChange())
      return ChangePage(records: page, token: last, hasMore: true)
    }
  }
}

extension Database {
  /// The store's head, if a token is a place in it.
  ///
  /// - Throws: `resyncRequired` when it is not.
  func head(following token: ChangeToken) throws -> ChangeToken {
    let head = try head()
    guard token.store == head.store, token.isKept(above: try floorChange()),
      token.change <= head.change
    else { throw StoreError.resyncRequired }
    return head
  }

  /// Number of the last forgotten change, 0 for none.
  func floorChange() throws -> Int64 {
    try Int64.fetchOne(
      cachedStatement(
        sql: "SELECT floor_change FROM calendar WHERE tenant = 1 AND calendar = 1")) ?? 0
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
