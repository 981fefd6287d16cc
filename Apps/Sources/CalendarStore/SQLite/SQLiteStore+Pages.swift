// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import GRDB

extension SQLiteStore {
  /// The sessions that start on some days.
  ///
  /// Merges two walks along one index, of civil starts and of instants. Both stop after a page,
  /// however long the interval is.
  public func sessions(_ query: SessionQuery) async throws(StoreError) -> SessionPage {
    if let after = query.after { _ = try StartOrder(cursor: after) }
    return try await read { try $0.sessions(query) }
  }
}

extension Database {
  /// The sessions that start on some days, as this connection sees them.
  func sessions(_ query: SessionQuery) throws -> SessionPage {
    let after = try query.after.map { try StartOrder(cursor: $0) }
    var walk = PageWalk(db: self, query: query, after: after)
    try walk.takeCivil()
    try walk.takeZoned()
    return walk.page()
  }
}

/// Collects the sessions of one page, and a few more.
private struct PageWalk {
  private typealias Found = (order: StartOrder, record: SessionRecord)

  private let db: Database
  private let zone: ZoneRules
  private let walls: WallInterval
  private let limit: Int
  private let after: StartOrder?
  private var found: [Found] = []

  init(db: Database, query: SessionQuery, after: StartOrder?) {
    (self.db, zone, self.after) = (db, query.zone, after)
    // Not `Int.max`, because one more is read than is shown.
    limit = min(max(query.limit, 1), Int(Int32.max))
    walls = WallInterval(query.days)
  }

  mutating func takeCivil() throws {
    try take(.civil, ZoneStretch(start: walls.start, end: walls.end, offset: 0))
  }

  mutating func takeZoned() throws {
    let count = found.count
    // No instant before this one has a wall time after the cursor's.
    var from = try db.firstInstant(notBefore: (after?.wall).map { $0 - reach } ?? .min)
    while let instant = from, let stretch = zone.stretch(of: walls, from: instant) {
      // Enough are found, and clocks are never set back so far that this stretch has an earlier
      // one.
      if found.count - count > limit, let last = found[count...].map(\.order.wall).max(),
        stretch.start - reach > last
      {
        return
      }
      try take(.instant, stretch)
      from = try db.firstInstant(notBefore: stretch.end)
    }
  }

  private var reach: Int64 { ZoneRules.greatestOffset }

  func page() -> SessionPage {
    let page = found.sorted { $0.order < $1.order }.prefix(limit)
    return SessionPage(
      sessions: page.map(\.record),
      next: page.count < found.count ? page.last?.order.cursor : nil)
  }

  private mutating func take(_ axis: TimeAxis, _ stretch: ZoneStretch) throws {
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(SessionRow.columns) FROM session INDEXED BY session_start
        WHERE tenant = 1 AND calendar = 1 AND deleted = 0
          AND start_axis = :axis AND start_at >= :from AND start_at < :to
          AND (start_at > :after OR (start_at = :after AND id > :id))
        ORDER BY start_at, id LIMIT :limit
        """)
    let place = place(axis, in: stretch)
    let rows = try Row.fetchCursor(
      statement,
      arguments: [
        "axis": axis.rawValue, "from": max(stretch.start, place.at), "to": stretch.end,
        "after": place.at, "id": place.id, "limit": limit + 1,
      ])
    while let row = try rows.next() {
      let record = try SessionRow.record(row)
      found.append((StartOrder(record.session, zone: zone), record))
    }
  }

  /// The start and the id after which the rows of a stretch come after the cursor.
  private func place(_ axis: TimeAxis, in stretch: ZoneStretch) -> (at: Int64, id: String) {
    guard let after else { return (.min, "") }
    let at = after.wall - stretch.offset
    // At the end of the calendar many instants are shown as the same wall time.
    let isFirst = axis == .instant && after.wall == WallInterval.all.start
    let isLast = axis == .instant && after.wall == WallInterval.all.end - 1
    let instant = axis == .instant ? at : 0
    if instant == after.instant || (isFirst && instant > after.instant)
      || (isLast && instant < after.instant)
    {
      let id = String(decoding: after.id.bytes, as: UTF8.self)
      return (axis == .instant ? after.instant : at, id)
    }
    return (instant > after.instant ? at : at + 1, "")
  }
}
