// SPDX-License-Identifier: MIT
import CivilTime
import GRDB

extension SQLiteStore {
  /// Exports the records of one state of the store in one read transaction, while others write.
  public func export(
    _ selection: StoreSelection, visit: @escaping @Sendable ([StoreRecord]) throws -> Void
  ) async throws {
    let stopped = try await read { db -> (any Error)? in
      do {
        try ExportWalk(db: db, visit: visit).hand(out: selection)
        return nil
      } catch let stop as ExportWalk.Stop {
        return stop.error
      }
    }
    if let stopped { throw stopped }
  }
}

/// Passes on what a connection sees, a part at a time.
private struct ExportWalk {
  /// What `visit` throws, which is not an error of the store.
  struct Stop: Error {
    let error: any Error
  }

  let db: Database
  let visit: ([StoreRecord]) throws -> Void

  /// Records in a part: some hundred kilobytes.
  private static let partLength = 1_000

  func hand(out selection: StoreSelection) throws {
    switch selection {
    case .everything:
      try hand(out: SessionRow.columns, of: "session INDEXED BY session_id") {
        .session(try SessionRow.record($0))
      }
      try hand(out: MarkRow.columns, of: "mark INDEXED BY mark_id") {
        .mark(try MarkRow.record($0))
      }
      try hand(out: CalendarRow.columns, of: "event_calendar INDEXED BY event_calendar_id") {
        .calendar(try CalendarRow.record($0))
      }
      try hand(out: EventRow.columns, of: "event INDEXED BY event_id") {
        .event(try EventRow.record($0))
      }
      try pass([.settings(try db.settings())])
    case .sessions(let days, let zone):
      var query = SessionQuery(days: days, zone: zone, limit: Self.partLength)
      repeat {
        let page = try db.sessions(query)
        try pass(page.sessions.map { .session($0) })
        query.after = page.next
      } while query.after != nil
    case .marks(let days):
      try hand(
        out: MarkRow.columns, of: "mark INDEXED BY mark_day",
        where: "AND deleted = 0 AND day >= \(days.start.rawValue) AND day < \(days.endRawValue)",
        by: "day, id"
      ) {
        .mark(try MarkRow.record($0))
      }
    case .events(let days, let zone): try handOutEvents(in: days, zone)
    }
  }

  private func handOutEvents(in days: DayInterval, _ zone: ZoneRules) throws {
    try pass(try db.eventCalendars(limit: .max).map { .calendar($0) })
    let query = OccurrenceQuery(days: days, zone: zone)
    let isShown = """
      AND deleted = 0 AND event_calendar IN (
        SELECT id FROM event_calendar WHERE tenant = 1 AND calendar = 1 AND deleted = 0)
      """
    try hand(
      out: EventRow.columns, of: "event", where: isShown, by: "kind > 0, start_at, id"
    ) { row in
      let record = try EventRow.record(row)
      return query.includes(record.event.span) ? .event(record) : nil
    }
  }

  private func hand(
    out columns: String, of table: String, where condition: String = "", by order: String = "id",
    _ record: (Row) throws -> StoreRecord?
  ) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(columns) FROM \(table)
        WHERE tenant = 1 AND calendar = 1 \(condition) ORDER BY \(order)
        """)
    var part: [StoreRecord] = []
    part.reserveCapacity(Self.partLength)
    while let row = try rows.next() {
      guard let record = try record(row) else { continue }
      part.append(record)
      guard part.count == Self.partLength else { continue }
      try pass(part)
      part.removeAll(keepingCapacity: true)
    }
    try pass(part)
  }

  private func pass(_ part: [StoreRecord]) throws {
    guard !part.isEmpty else { return }
    do {
      try visit(part)
    } catch {
      throw Stop(error: error)
    }
  }
}
