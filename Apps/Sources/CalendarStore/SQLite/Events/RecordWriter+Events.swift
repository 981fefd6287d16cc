// SPDX-License-Identifier: MIT
import GRDB

extension RecordWriter {
  mutating func settle(
    _ verdict: EditVerdict<EventCalendar>, over present: CalendarRecord?
  ) throws -> EditOutcome {
    guard case .write(let held) = verdict else {
      return verdict.outcome(of: present.map(StoreRecord.calendar))
    }
    if held.isDeleted { try present?.requireUnlocked() }
    return .applied(.calendar(try write(held, over: present)))
  }

  mutating func settle(
    _ verdict: EditVerdict<CalendarEvent>, over present: EventRecord?
  ) throws -> EditOutcome {
    guard case .write(let held) = verdict else {
      return verdict.outcome(of: present.map(StoreRecord.event))
    }
    try requireUnlocked(held.content, over: present)
    return .applied(.event(try write(held, over: present)))
  }

  /// Writes a calendar under a new change number.
  @discardableResult
  mutating func write(
    _ held: HeldRecord<EventCalendar>, over present: CalendarRecord?
  ) throws -> CalendarRecord {
    skipChange()
    forgetLocks()
    let calendar = held.content
    if present != nil { try keep(.calendar, id: calendar.id) }
    try execute(
      """
      INSERT INTO event_calendar (tenant, calendar, \(CalendarRow.columns))
      VALUES (1, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (tenant, calendar, id) DO UPDATE SET
        name = excluded.name, color = excluded.color, sort = excluded.sort,
        hidden = excluded.hidden, zone = excluded.zone, locked = excluded.locked,
        revision = excluded.revision, change = excluded.change, deleted = excluded.deleted
      """,
      CalendarRow.values(calendar) + [
        held.revision, change, held.isDeleted, calendar.isLocked,
      ])
    return CalendarRecord(
      calendar: calendar, revision: held.revision, change: change, isDeleted: held.isDeleted)
  }

  /// Writes an event and the indexes of its occurrences and words under a new change number.
  @discardableResult
  mutating func write(
    _ held: HeldRecord<CalendarEvent>, over present: EventRecord?
  ) throws -> EventRecord {
    skipChange()
    let event = held.content
    let values =
      EventRow.values(event) + [held.revision, change, held.isDeleted, event.notes]
    if present == nil {
      try execute(Self.insertEvent, values)
    } else {
      try keep(.event, id: event.id)
      let place = try place(of: event)
      try OccurrenceIndex.remove(place, db)
      try stopSearching(place)
      try execute(Self.updateEvent, values.dropFirst() + [event.id])
    }
    if !held.isDeleted {
      let place = try present == nil ? db.lastInsertedRowID : place(of: event)
      try addOccurrences(place, event)
      try search(place, event)
    }
    return EventRecord(
      event: event, revision: held.revision, change: change, isDeleted: held.isDeleted)
  }

  private static let insertEvent = """
    INSERT INTO event (tenant, calendar, \(EventRow.columns))
    VALUES (1, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  private static let updateEvent = """
    UPDATE event SET
      event_calendar = ?, kind = ?, start_at = ?, start_offset = ?, start_zone = ?,
      end_at = ?, end_offset = ?, end_zone = ?, status = ?, busy = ?, color = ?, title = ?,
      location = ?, revision = ?, change = ?, deleted = ?, notes = ?
    WHERE tenant = 1 AND calendar = 1 AND id = ?
    """

  private func place(of event: CalendarEvent) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: "SELECT place FROM event WHERE tenant = 1 AND calendar = 1 AND id = ?")
    return try Int64.fetchOne(statement, arguments: [event.id]) ?? 0
  }
}
