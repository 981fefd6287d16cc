// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import GRDB

extension SQLiteStore {
  /// The session with an id, a tombstone included, or nil.
  public func session(_ id: SessionID) async throws(StoreError) -> SessionRecord? {
    try await read { try $0.session(id) }
  }

  /// The mark with an id, a tombstone included, or nil.
  public func mark(_ id: String) async throws(StoreError) -> MarkRecord? {
    try await read { try $0.mark(id) }
  }

  /// The marks of some days.
  public func marks(
    in days: DayInterval, owner: String?, limit: Int
  ) async throws(StoreError) -> [MarkRecord] {
    let (index, condition) = owner == nil ? ("mark_day", "") : ("mark_owner", "AND owner = :owner")
    return try await read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT \(MarkRow.columns) FROM mark INDEXED BY \(index)
          WHERE tenant = 1 AND calendar = 1 AND deleted = 0 \(condition)
            AND day >= :from AND day < :to
          ORDER BY day, id LIMIT :limit
          """)
      var arguments: StatementArguments = [
        "from": days.start.rawValue, "to": days.endRawValue, "limit": max(limit, 0),
      ]
      if let owner { arguments += ["owner": owner] }
      return try Row.fetchAll(statement, arguments: arguments).map(MarkRow.record)
    }
  }

  /// The kinds of marks in use.
  public func markTypes(limit: Int) async throws(StoreError) -> [MarkType] {
    try await read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT type, count(*), row_number() OVER (ORDER BY min(place)) - 1
          FROM mark INDEXED BY mark_type
          WHERE tenant = 1 AND calendar = 1 AND deleted = 0
          GROUP BY type ORDER BY type LIMIT ?
          """)
      return try Row.fetchAll(statement, arguments: [max(limit, 0)]).map {
        MarkType(type: $0[0], count: $0[1], order: $0[2])
      }
    }
  }
}
