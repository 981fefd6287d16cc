// SPDX-License-Identifier: MIT
import GRDB

/// Reads what changes did: each record as the change left it, whether it is still so or has been
/// overwritten.
struct StepReader {
  private let db: Database
  private let changes: String
  private let first: Int64
  private(set) var steps: [Int64: ChangeStep] = [:]

  /// Reads the steps of these changes, except those that are no longer known.
  init(_ db: Database, changes: [Int64]) throws {
    self.db = db
    self.changes = changes.map(String.init).joined(separator: ", ")
    first = changes.min() ?? 0
    guard !changes.isEmpty else { return }
    try read(.session, RecordColumns.session) { .session(try SessionRow.record($0)) }
    try read(.mark, RecordColumns.mark) { .mark(try MarkRow.record($0)) }
    try read(.calendar, RecordColumns.calendar) { .calendar(try CalendarRow.record($0)) }
    try read(.event, RecordColumns.event) { .event(try EventRow.record($0)) }
    try read(.settings, RecordColumns.settings) { .settings(SettingsRow.record($0)) }
  }
}

extension StepReader {
  /// The columns in the order in which the records are read, with `@` before those that former
  /// states have too.
  private enum RecordColumns {
    static let session = """
      r.id, @start_axis, @start_at, @start_offset, @start_zone, @end_axis, @end_at, @end_offset, \
      @end_zone, @points, @revision, @change, @deleted
      """
    static let mark = "r.id, @type, @owner, @day, @revision, @change, @deleted"
    static let calendar = """
      r.id, @name, @color, @sort, @hidden, @zone, @revision, @change, @deleted, @locked
      """
    static let event = """
      r.id, @event_calendar, @kind, @start_at, @start_offset, @start_zone, @end_at, @end_offset, \
      @end_zone, @status, @busy, @color, @title, @location, @revision, @change, @deleted, @notes
      """
    static let settings = "@goal, @first_day, @zone, @revision, @change, @trash_days"
  }

  private mutating func read(
    _ table: RecordTable, _ columns: String, _ record: (Row) throws -> StoreRecord
  ) throws {
    let (name, former) = (table.rawValue, table.former)
    let past = columns.replacing("@revision", with: "@former_revision")
      .replacing("@change", with: "@former_change").replacing("@", with: "f.")
    let wasDeleted = table == .settings ? "0" : "b.deleted"
    let join = table == .settings ? "f.tenant = r.tenant" : "r.place = f.place"
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT \(columns.replacing("@", with: "r.")), \(wasDeleted) AS was, b.change AS before
        FROM \(name) AS r LEFT JOIN \(former) AS b
          ON b.tenant = 1 AND b.calendar = 1 AND b.change = r.change
        WHERE r.tenant = 1 AND r.calendar = 1 AND r.change IN (\(changes))
        UNION ALL
        SELECT \(past), \(wasDeleted), b.change
        FROM \(former) AS f JOIN \(name) AS r ON \(join) LEFT JOIN \(former) AS b
          ON b.tenant = 1 AND b.calendar = 1 AND b.change = f.former_change
        WHERE f.tenant = 1 AND f.calendar = 1 AND f.change > \(first)
          AND f.former_change IN (\(changes))
        """)
    let noted = try db.firstNotedChange()
    for row in rows {
      let record = try record(row)
      // A later revision without a former state was imported, or written by an Almanac that kept
      // none.
      let isNew = row["before"] == nil && (record.revision <= 1 || record.change >= noted)
      let wasDeleted: Bool? = isNew ? nil : row["was"] ?? false
      steps[record.change] = ChangeStep(record, wasDeleted: wasDeleted)
    }
  }
}
