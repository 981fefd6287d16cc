// SPDX-License-Identifier: MIT
import GRDB

/// The columns of a calendar in its table.
enum CalendarRow {
  /// The columns of a record, in the order in which `record` reads them.
  static let columns = former + ", locked"
  /// The same in a file of an earlier schema than 5.
  static let former = "id, name, color, sort, hidden, zone, revision, change, deleted"

  /// The record in a row of these columns.
  ///
  /// - Throws: `SQLITE_CORRUPT` for a colour that no store writes.
  static func record(_ row: Row) throws -> CalendarRecord {
    let calendar = EventCalendar(
      id: row[0], name: row[1], color: try color(row[2]), order: row[3], isHidden: row[4],
      zone: row[5], isLocked: row[9])
    return CalendarRecord(
      calendar: calendar, revision: row[6], change: row[7], isDeleted: row[8])
  }

  static func color(_ number: Int32) throws -> HexColor {
    guard let color = HexColor(rawValue: number) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a color beyond #FFFFFF")
    }
    return color
  }

  /// The values of the columns through the zone, in order.
  static func values(_ calendar: EventCalendar) -> [(any DatabaseValueConvertible)?] {
    [
      calendar.id, calendar.name, calendar.color.rawValue, calendar.order, calendar.isHidden,
      calendar.zone,
    ]
  }
}

extension Database {
  /// The calendar with an id, a tombstone included, or nil.
  func eventCalendar(_ id: String) throws -> CalendarRecord? {
    let statement = try cachedStatement(
      sql: """
        SELECT \(CalendarRow.columns) FROM event_calendar
        WHERE tenant = 1 AND calendar = 1 AND id = ?
        """)
    return try Row.fetchOne(statement, arguments: [id]).map(CalendarRow.record)
  }

  /// The calendars by their order and then by id, without tombstones; at most `limit`.
  func eventCalendars(limit: Int) throws -> [CalendarRecord] {
    let statement = try cachedStatement(
      sql: """
        SELECT \(CalendarRow.columns) FROM event_calendar
        WHERE tenant = 1 AND calendar = 1 AND deleted = 0 ORDER BY sort, id LIMIT ?
        """)
    return try Row.fetchAll(statement, arguments: [max(limit, 0)]).map(CalendarRow.record)
  }
}
