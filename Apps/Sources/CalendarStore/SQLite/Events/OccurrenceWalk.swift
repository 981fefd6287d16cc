// SPDX-License-Identifier: MIT
import GRDB
import GRDBSQLite

/// A calendar of a query: the number under which its occurrences lie, and its colour.
struct OccurrenceShelf {
  let holder: Int64
  let color: HexColor

  /// The calendars that a query asks for, living ones that ever had events.
  static func of(_ query: OccurrenceQuery, _ db: Database) throws -> [OccurrenceShelf] {
    if query.days.isEmpty { return [] }
    let ids = query.calendars.map { Set($0.map { Array($0.utf8) }) }
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT h.holder, c.color, c.id, c.hidden
          FROM event_calendar AS c CROSS JOIN occurrence_holder AS h
            ON h.tenant = 1 AND h.calendar = 1 AND h.id = c.id
          WHERE c.tenant = 1 AND c.calendar = 1 AND c.deleted = 0
          """))
    var shelves: [OccurrenceShelf] = []
    while let row = try rows.next() {
      let isWanted = ids.map { $0.contains(Array((row[2] as String).utf8)) } ?? !(row[3] as Bool)
      guard isWanted else { continue }
      shelves.append(OccurrenceShelf(holder: row[0], color: try CalendarRow.color(row[1])))
    }
    return shelves
  }
}

/// A walk along the index: what one calendar has on one axis within the interval of a query.
struct OccurrenceWalk {
  let db: Database
  let query: OccurrenceQuery
  let holder: Int64
  let axis: TimeAxis

  private static func sql(_ columns: String, _ join: String = "") -> String {
    """
    SELECT \(columns)
    FROM \(OccurrenceIndex.classes) AS class CROSS JOIN occurrence AS o\(join)
    WHERE o.tenant = 1 AND o.calendar = 1 AND o.holder = ?1 AND o.axis = ?2
      AND o.level = class.column1 AND o.start_at >= ?3 - class.column2 AND o.start_at < ?4
      AND (o.end_at > ?3 OR o.start_at >= ?3)
    """
  }

  /// Start and end of each row; the index alone answers it.
  static let times = sql("o.start_at, o.end_at")
  /// The event of each row, without and with notes.
  static let events = [false, true].map { withNotes in
    sql(EventRow.columns(withNotes: withNotes), " CROSS JOIN event AS e ON e.place = o.event")
      + " LIMIT ?5"
  }

  private var arguments: StatementArguments {
    let interval = query.interval(on: axis)
    let from = max(interval.lowerBound, -1 << 60)
    return [holder, axis.rawValue, from, interval.upperBound]
  }

  /// Visits start and end of each row.
  func forEachRow(_ body: (_ start: Int64, _ end: Int64) -> Void) throws {
    try db.cachedStatement(sql: Self.times).forEachRow(arguments: arguments) { row in
      body(sqlite3_column_int64(row, 0), sqlite3_column_int64(row, 1))
    }
  }

  /// Visits the event of each row, at most `most`.
  func forEachEvent(most: Int, _ body: (EventRecord) -> Void) throws {
    let statement = try db.cachedStatement(sql: Self.events[query.includesNotes ? 1 : 0])
    let rows = try Row.fetchCursor(statement, arguments: arguments + [most])
    while let row = try rows.next() { body(try EventRow.record(row)) }
  }
}
