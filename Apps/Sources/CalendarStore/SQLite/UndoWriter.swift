// SPDX-License-Identifier: MIT
import CalendarStreaks
import GRDB

/// Undoes a unit with a few statements, however many records it has.
///
/// What each change of the unit wrote is either still in place or, if overwritten since, among the
/// former states. Each record's present state has to be its state after the unit; the undo gives it
/// back its state before the unit.
struct UndoWriter {
  private let db: Database
  private let unit: UnitSpan

  init(_ db: Database, unit: UnitSpan) throws {
    (self.db, self.unit) = (db, unit)
    try db.execute(
      sql: """
        CREATE TEMP TABLE IF NOT EXISTS undo_write (
          change INTEGER PRIMARY KEY, kind TEXT NOT NULL, place INTEGER NOT NULL,
          revision INTEGER NOT NULL, overwriter INTEGER);
        CREATE TEMP TABLE IF NOT EXISTS undo_record (
          number INTEGER PRIMARY KEY, kind TEXT NOT NULL, place INTEGER NOT NULL,
          first INTEGER NOT NULL, last INTEGER NOT NULL, revision INTEGER NOT NULL,
          isNew INTEGER NOT NULL DEFAULT 0);
        DELETE FROM temp.undo_write;
        DELETE FROM temp.undo_record;
        """)
  }
}

extension UndoWriter {
  /// Undoes the unit, or returns why not.
  func undo(_ writer: inout RecordWriter) throws -> Refusal? {
    for table in RecordTable.allCases { try gather(table) }
    guard try count("temp.undo_write") == unit.count else { return .forgotten }
    try numberRecords(after: writer.change)
    for table in RecordTable.allCases {
      guard try findFormer(table) else { return .forgotten }
    }
    let changed = try RecordTable.allCases.flatMap(changedSince)
    guard changed.isEmpty else { return .conflict(changed) }
    let orphans = try orphanedEvents()
    guard orphans.isEmpty else { return .conflict(orphans) }
    let locked = try db.lockedCalendars()
    let left = try locked.isEmpty ? [] : calendarsOfEvents()
    try forEachEvent {
      try OccurrenceIndex.remove($0, db)
      try writer.stopSearching($0)
    }
    for table in RecordTable.allCases { try write(table) }
    if !locked.isEmpty { try requireUnlocked(left + calendarsOfEvents(), locked) }
    try forEachEvent {
      try OccurrenceIndex.add($0, db)
      try writer.search($0)
    }
    writer.skipChanges(Int(try count("temp.undo_record")))
    return nil
  }

  /// Why nothing was written.
  enum Refusal {
    case forgotten
    case conflict([RecordKey])
  }

  private func count(_ table: String) throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
  }
}

extension UndoWriter {
  /// Finds what the unit wrote to a table.
  private func gather(_ table: RecordTable) throws {
    let (name, former) = (table.rawValue, table.former)
    for part in unit.parts {
      try db.execute(
        sql: """
          INSERT INTO temp.undo_write (change, kind, place, revision, overwriter)
          SELECT change, '\(name)', \(table.place(of: "r")), revision, NULL FROM \(name) AS r
          WHERE tenant = 1 AND calendar = 1 AND change BETWEEN :first AND :last
          UNION ALL
          SELECT former_change, '\(name)', \(table.place(of: "f")), former_revision, change
          FROM \(former) AS f
          WHERE tenant = 1 AND calendar = 1 AND change > :first
            AND former_change BETWEEN :first AND :last
          """, arguments: ["first": part.lowerBound, "last": part.upperBound])
    }
  }

  /// Numbers the changes that restore the records, the last record first.
  private func numberRecords(after change: Int64) throws {
    try db.execute(
      sql: """
        INSERT INTO temp.undo_record (number, kind, place, first, last, revision)
        SELECT ? + row_number() OVER (ORDER BY max(change) DESC), kind, place, min(change),
          max(change), min(revision)
        FROM temp.undo_write GROUP BY kind, place
        """, arguments: [change])
  }

  /// Finds the states before the unit; returns whether all are still kept.
  private func findFormer(_ table: RecordTable) throws -> Bool {
    let former = """
      SELECT 1 FROM \(table.former) AS f WHERE f.tenant = 1 AND f.calendar = 1
        AND f.change = u.first AND \(table.place(of: "f")) = u.place
      """
    // Settings are never new. An import makes records of any revision, and an older Almanac, which
    // kept no former states, made those of the first revision.
    let isNew = table == .settings ? "0" : "(revision = 1 OR first >= \(try db.firstNotedChange()))"
    try db.execute(
      sql: """
        UPDATE temp.undo_record AS u SET isNew = 1
        WHERE kind = '\(table.rawValue)' AND \(isNew) AND NOT EXISTS (\(former))
        """)
    return try Int.fetchOne(
      db,
      sql: """
        SELECT 1 FROM temp.undo_record AS u
        WHERE kind = '\(table.rawValue)' AND NOT isNew AND NOT EXISTS (\(former)) LIMIT 1
        """) == nil
  }

  /// The records that are no longer as the unit left them.
  private func changedSince(_ table: RecordTable) throws -> [RecordKey] {
    let difference = table.columns.map { "r.\($0) IS NOT f.\($0)" }.joined(separator: " OR ")
    let ids = try String.fetchAll(
      db,
      sql: """
        SELECT \(table.id(of: "r")) FROM temp.undo_record AS u
        JOIN temp.undo_write AS w ON w.change = u.last
        JOIN \(table.former) AS f
          ON f.tenant = 1 AND f.calendar = 1 AND f.change = w.overwriter
        JOIN \(table.rawValue) AS r
          ON r.tenant = 1 AND r.calendar = 1 AND \(table.place(of: "r")) = u.place
        WHERE u.kind = '\(table.rawValue)' AND (\(difference))
        ORDER BY u.number LIMIT 100
        """)
    return ids.map { id in
      switch table {
      case .session: .session(SessionID(bytes: Array(id.utf8)))
      case .mark: .mark(id)
      case .calendar: .calendar(id)
      case .event: .event(id)
      case .settings: .settings
      }
    }
  }
}

extension UndoWriter {
  /// The events that have come since to a calendar that the unit has made or brought back, and would go
  /// with it.
  private func orphanedEvents() throws -> [RecordKey] {
    let calendar = RecordTable.calendar.rawValue
    let ids = try String.fetchAll(
      db,
      sql: """
        SELECT e.id FROM temp.undo_record AS u
        JOIN event_calendar AS c ON c.tenant = 1 AND c.calendar = 1 AND c.place = u.place
        JOIN event AS e ON e.tenant = 1 AND e.calendar = 1 AND e.event_calendar = c.id
        WHERE u.kind = '\(calendar)' AND (u.isNew OR EXISTS (
          SELECT 1 FROM \(RecordTable.calendar.former) AS f WHERE f.tenant = 1 AND f.calendar = 1
            AND f.change = u.first AND f.place = u.place AND f.deleted))
          AND NOT e.deleted AND e.change > :last AND NOT EXISTS (
            SELECT 1 FROM \(RecordTable.event.former) AS f
            WHERE f.tenant = 1 AND f.calendar = 1 AND f.place = e.place
              AND f.former_change <= :last AND f.change > :last
              AND NOT f.deleted AND f.event_calendar = e.event_calendar)
        ORDER BY e.change DESC LIMIT 100
        """, arguments: ["last": unit.last])
    return ids.map { .event($0) }
  }

  /// Visits the places of the events that the undo writes.
  private func forEachEvent(_ body: (Int64) throws -> Void) throws {
    let places = try Int64.fetchAll(
      db, sql: "SELECT place FROM temp.undo_record WHERE kind = '\(RecordTable.event.rawValue)'")
    for place in places { try body(place) }
  }

  /// The calendars of the events that the undo writes.
  private func calendarsOfEvents() throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT e.event_calendar FROM temp.undo_record AS u
        JOIN event AS e ON e.place = u.place
        WHERE u.kind = '\(RecordTable.event.rawValue)' ORDER BY e.event_calendar
        """)
  }

  /// Refuses to undo what was done to events of a calendar that is locked, unless the undo itself takes
  /// the lock or the calendar away.
  ///
  /// - Parameters:
  ///   - calendars: Those of the events, before and after.
  ///   - locked: What was locked before.
  /// - Throws: `calendarLocked`, or what SQLite says.
  private func requireUnlocked(_ calendars: [String], _ locked: [[UInt8]: String]) throws {
    let still = try db.lockedCalendars()
    for id in calendars {
      let bytes = Array(id.utf8)
      guard still[bytes] != nil, let name = locked[bytes] else { continue }
      throw StoreError.calendarLocked(id: id, name: name)
    }
  }

  /// Restores the records of a table, and keeps their present state.
  private func write(_ table: RecordTable) throws {
    let (name, columns) = (table.rawValue, table.columns)
    let (into, from) = table == .settings ? ("", "") : ("place, ", "r.place, ")
    let row = "r.tenant = 1 AND r.calendar = 1 AND \(table.place(of: "r")) = u.place"
    try db.execute(
      sql: """
        INSERT INTO \(table.former) (tenant, calendar, change, \(into)former_change,
          former_revision, \(columns.joined(separator: ", ")))
        SELECT 1, 1, u.number, \(from)r.change, r.revision,
          \(columns.map { "r." + $0 }.joined(separator: ", "))
        FROM temp.undo_record AS u CROSS JOIN \(name) AS r
        WHERE u.kind = '\(name)' AND \(row)
        """)
    if table != .settings {
      try db.execute(
        sql: """
          UPDATE \(name) AS r SET deleted = 1, revision = r.revision + 1, change = u.number
          FROM temp.undo_record AS u WHERE u.kind = '\(name)' AND u.isNew AND \(row)
          """)
    }
    try db.execute(
      sql: """
        UPDATE \(name) AS r SET \(columns.map { "\($0) = f.\($0)" }.joined(separator: ", ")),
          revision = r.revision + 1, change = u.number
        FROM temp.undo_record AS u, \(table.former) AS f
        WHERE u.kind = '\(name)' AND NOT u.isNew AND \(row)
          AND f.tenant = 1 AND f.calendar = 1 AND f.change = u.first
        """)
  }
}
