// SPDX-License-Identifier: MIT
import GRDB

/// The index of occurrences, which answers what lies on some days: derived from the events, and
/// made anew from them at any time.
///
/// Rows are clustered by calendar, axis and class of duration. A class has a greatest duration, so
/// whatever reaches into an interval starts at most that long before it: each class is one short walk,
/// and a few events of twenty years cost the others nothing.
enum OccurrenceIndex {
  /// The greatest duration of each class but the last, in microseconds: 4 hours, and then four times
  /// the one before, to 120 years.
  static let durations: [Int64] = (0..<10).map { 14_400_000_000 << ($0 * 2) }

  /// The classes as rows of a level and how long before an interval its events may start.
  static let classes = """
    (VALUES \((durations + [1 << 60]).enumerated().map { "(\($0), \($1))" }.joined(separator: ", ")))
    """

  /// What a row says, in the order of `rows`.
  static let columns = """
    tenant, calendar, holder, axis, level, start_at, event, recurrence, end_at
    """

  /// The rows of the living events `e`, derived; a condition may follow.
  static let rows = """
    SELECT e.tenant, e.calendar, h.holder, min(e.kind, 1), \(level), e.start_at, e.place, '', e.end_at
    FROM event AS e CROSS JOIN occurrence_holder AS h
      ON h.tenant = e.tenant AND h.calendar = e.calendar AND h.id = e.event_calendar
    WHERE e.deleted = 0
    """

  private static let level = """
    CASE \(durations.enumerated().map { "WHEN e.end_at - e.start_at <= \($1) THEN \($0)" }
      .joined(separator: " ")) ELSE \(durations.count) END
    """
}

extension OccurrenceIndex {
  /// Takes an event's rows away, before its record is overwritten.
  static func remove(_ place: Int64, _ db: Database) throws {
    // The planner finds the one row by its whole key.
    try db.cachedStatement(
      sql: """
        DELETE FROM occurrence
        WHERE (tenant, calendar, holder, axis, level, start_at, event, recurrence) IN (
          SELECT tenant, calendar, holder, axis, level, start_at, event, recurrence
          FROM (SELECT e.tenant AS tenant, e.calendar AS calendar, h.holder AS holder,
              min(e.kind, 1) AS axis, \(level) AS level, e.start_at AS start_at, e.place AS event,
              '' AS recurrence
            FROM event AS e CROSS JOIN occurrence_holder AS h
              ON h.tenant = e.tenant AND h.calendar = e.calendar AND h.id = e.event_calendar
            WHERE e.deleted = 0 AND e.place = ?))
        """
    ).execute(arguments: [place])
  }

  /// Adds an event's rows, after its record was written; its calendar may be known to have a number.
  static func add(_ place: Int64, _ db: Database, isNumbered: Bool = false) throws {
    if !isNumbered { try numberCalendars("AND e.place = ?", [place], db) }
    try db.cachedStatement(
      sql: "INSERT INTO occurrence (\(columns)) \(rows) AND e.place = ?"
    ).execute(arguments: [place])
  }

  /// Makes the whole index anew, and that of words, which names calendars by the same numbers.
  static func rebuild(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM occurrence; DELETE FROM occurrence_holder")
    try numberCalendars("", [], db)
    // In the order of the key, so that every page is written once.
    try db.execute(sql: "INSERT INTO occurrence (\(columns)) \(rows) ORDER BY 3, 4, 5, 6, 7")
    try SearchIndex.rebuild(db)
  }

  /// Gives numbers to calendars of events that have none.
  private static func numberCalendars(
    _ condition: String, _ arguments: StatementArguments, _ db: Database
  ) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO occurrence_holder (tenant, calendar, id)
        SELECT DISTINCT e.tenant, e.calendar, e.event_calendar FROM event AS e
        WHERE e.deleted = 0 \(condition) AND NOT EXISTS (
          SELECT 1 FROM occurrence_holder AS h
          WHERE h.tenant = e.tenant AND h.calendar = e.calendar AND h.id = e.event_calendar)
        """
    ).execute(arguments: arguments)
  }
}
