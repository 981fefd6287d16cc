// SPDX-License-Identifier: MIT
import CivilTime
import GRDB

/// The columns of an event in its table.
enum EventRow {
  private static let names = [
    "id", "event_calendar", "kind", "start_at", "start_offset", "start_zone", "end_at",
    "end_offset", "end_zone", "status", "busy", "color", "title", "location", "revision", "change",
    "deleted", "notes",
  ]

  /// The columns of a record, in the order in which `record` reads them.
  static let columns = names.joined(separator: ", ")

  /// The same columns of the row `e`, with or without the notes.
  static func columns(withNotes: Bool) -> String {
    names.map { $0 == "notes" && !withNotes ? "''" : "e." + $0 }.joined(separator: ", ")
  }

  /// The record in a row whose first columns are these.
  ///
  /// - Throws: `SQLITE_CORRUPT` for numbers that no store writes.
  static func record(_ row: Row) throws -> EventRecord {
    guard let kind = EventTime.Kind(rawValue: row[2]), let status = EventStatus(number: row[9])
    else { throw corrupt("an event of no kind") }
    let span: EventSpan
    do {
      span = try EventSpan(start: time(kind, row, at: 3), end: time(kind, row, at: 6))
    } catch let error as StoreError {
      throw corrupt("\(error)")
    }
    let color: Int32? = row[11]
    let event = CalendarEvent(
      id: row[0], calendar: row[1], title: row[12], span: span, notes: row[17],
      location: row[13], status: status, isBusy: row[10],
      color: try color.map(CalendarRow.color))
    return EventRecord(event: event, revision: row[14], change: row[15], isDeleted: row[16])
  }

  private static func time(_ kind: EventTime.Kind, _ row: Row, at column: Int) throws -> EventTime {
    let microseconds: Int64 = row[column]
    switch kind {
    case .zoned:
      if let instant = Instant(microsecondsSince1970: microseconds),
        let offset = UTCOffset(seconds: row[column + 1]),
        let time = ZonedTime(
          civil: instant.civil(at: offset), offset: offset, zone: row[column + 2]),
        time.instant == instant
      {
        return .zoned(time)
      }
    case .floating:
      if let civil = CivilDateTime(wallMicroseconds: microseconds) { return .floating(civil) }
    case .date:
      if let civil = CivilDateTime(wallMicroseconds: microseconds), civil.time == .midnight {
        return .date(civil.day)
      }
    }
    throw corrupt("a time beyond the calendar")
  }

  private static func corrupt(_ message: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: message)
  }

  /// The values of the columns through the location, in order.
  static func values(_ event: CalendarEvent) -> [(any DatabaseValueConvertible)?] {
    [event.id, event.calendar, event.span.start.kind.rawValue] + values(event.span.start)
      + values(event.span.end) + [
        event.status.number, event.isBusy, event.color?.rawValue, event.title, event.location,
      ]
  }

  private static func values(_ time: EventTime) -> [(any DatabaseValueConvertible)?] {
    guard case .zoned(let zoned) = time else { return [time.microseconds, nil, nil] }
    return [time.microseconds, zoned.offset.seconds, zoned.zone]
  }
}

extension Database {
  /// The event with an id, a tombstone included, or nil.
  func event(_ id: String) throws -> EventRecord? {
    let statement = try cachedStatement(
      sql: "SELECT \(EventRow.columns) FROM event WHERE tenant = 1 AND calendar = 1 AND id = ?")
    return try Row.fetchOne(statement, arguments: [id]).map(EventRow.record)
  }
}
