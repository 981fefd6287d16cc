// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import GRDB

/// The columns of a session in its table.
enum SessionRow {
  /// The columns of a record, in the order in which `record` reads them.
  static let columns = """
    id, start_axis, start_at, start_offset, start_zone, end_axis, end_at, end_offset, end_zone, \
    points, revision, change, deleted
    """

  /// The record in a row of these columns.
  ///
  /// - Throws: `SQLITE_CORRUPT` for numbers that no store writes.
  static func record(_ row: Row) throws -> SessionRecord {
    let session = Session(
      id: SessionID(bytes: Array((row[0] as String).utf8)), start: try time(row, at: 1),
      end: try time(row, at: 5), points: row[9])
    return SessionRecord(
      session: session, revision: row[10], change: row[11], isDeleted: row[12])
  }

  private static func time(_ row: Row, at column: Int) throws -> SessionTime {
    let zone: String? = row[column + 3]
    return try time(
      axis: row[column], at: row[column + 1], offset: row[column + 2],
      zone: zone.map { Array($0.utf8) } ?? [])
  }

  static func time(
    axis: Int64, at microseconds: Int64, offset: Int32?, zone: [UInt8] = []
  ) throws -> SessionTime {
    if axis == TimeAxis.civil.rawValue, let civil = CivilDateTime(wallMicroseconds: microseconds) {
      return .civil(civil)
    }
    guard let instant = Instant(microsecondsSince1970: microseconds),
      let offset = UTCOffset(seconds: offset ?? 0)
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a time beyond the calendar") }
    return .zoned(instant, offset: offset, zone: zone)
  }

  /// The values of the columns through the points, in order.
  static func values(_ session: Session) -> [(any DatabaseValueConvertible)?] {
    [String(decoding: session.id.bytes, as: UTF8.self)] + values(session.start)
      + values(session.end) + [session.points]
  }

  private static func values(_ time: SessionTime) -> [(any DatabaseValueConvertible)?] {
    let (axis, microseconds) = time.axisAndMicroseconds
    guard case .zoned(_, let offset, let zone) = time else {
      return [axis.rawValue, microseconds, nil, nil]
    }
    return [
      axis.rawValue, microseconds, offset.seconds,
      zone.isEmpty ? nil : String(decoding: zone, as: UTF8.self),
    ]
  }
}

extension Database {
  /// The session with an id, a tombstone included, or nil.
  func session(_ id: SessionID) throws -> SessionRecord? {
    let statement = try cachedStatement(
      sql: """
        SELECT \(SessionRow.columns) FROM session
        WHERE tenant = 1 AND calendar = 1 AND id = ?
        """)
    return try Row.fetchOne(statement, arguments: [String(decoding: id.bytes, as: UTF8.self)])
      .map(SessionRow.record)
  }
}
