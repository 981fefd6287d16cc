// SPDX-License-Identifier: MIT
import GRDB

extension RecordWriter {
  /// Refuses to write an event in, into or out of a calendar that is locked.
  ///
  /// - Parameters:
  ///   - event: The event as it is to be.
  ///   - present: What is there.
  ///   - own: Calendars whose locks do not count, by the bytes of their ids.
  /// - Throws: `calendarLocked`, or what SQLite says.
  mutating func requireUnlocked(
    _ event: CalendarEvent, over present: EventRecord?, except own: Set<[UInt8]> = []
  ) throws {
    let locked = try lockedCalendars()
    guard !locked.isEmpty else { return }
    for id in [present?.event.calendar, event.calendar].compactMap({ $0 }) {
      let bytes = Array(id.utf8)
      guard let name = locked[bytes], !own.contains(bytes) else { continue }
      throw StoreError.calendarLocked(id: id, name: name)
    }
  }
}

extension Database {
  /// The names of the calendars that are locked, by the bytes of their ids.
  func lockedCalendars() throws -> [[UInt8]: String] {
    let rows = try Row.fetchAll(
      cachedStatement(
        sql: """
          SELECT id, name FROM event_calendar
          WHERE tenant = 1 AND calendar = 1 AND deleted = 0 AND locked = 1
          """))
    return Dictionary(rows.map { (Array(($0[0] as String).utf8), $0[1] as String) }) { $1 }
  }
}
