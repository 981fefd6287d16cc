// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import GRDB

/// Writes records within one transaction and numbers the changes.
///
/// What a change overwrites is kept, so the change can be undone.
struct RecordWriter {
  let db: Database
  /// Number of the last change.
  private(set) var change: Int64
  private let before: Int64
  private let today: Int32
  private var words = SearchChanges()
  /// The calendars that have a number in the index of occurrences, by the bytes of their ids.
  private var numbered: Set<[UInt8]> = []
  /// The calendars that are locked, or nil when they have to be read.
  private var locks: [[UInt8]: String]?

  /// A writer that continues after the last change.
  init(_ db: Database, now: Instant) throws {
    self.db = db
    change = try db.head().change
    before = change
    today = ZoneRules.fixed(.utc).day(at: now).rawValue
  }

  /// Counts a change that was written by other means.
  mutating func skipChange() {
    change += 1
  }

  /// Counts changes that were written by other means.
  mutating func skipChanges(_ count: Int) {
    change += Int64(count)
  }

  /// The names of the calendars that are locked, by the bytes of their ids.
  mutating func lockedCalendars() throws -> [[UInt8]: String] {
    if let locks { return locks }
    let found = try db.lockedCalendars()
    locks = found
    return found
  }

  /// Notes that a calendar is written.
  mutating func forgetLocks() {
    locks = nil
  }

  /// Has an event found by its words, once it is written.
  mutating func search(_ place: Int64, _ event: CalendarEvent? = nil) throws {
    try words.add(place, event, db)
  }

  /// Adds the occurrences of an event after its record was written.
  mutating func addOccurrences(_ place: Int64, _ event: CalendarEvent) throws {
    let isFirst = numbered.insert(Array(event.calendar.utf8)).inserted
    try OccurrenceIndex.add(place, db, isNumbered: !isFirst)
  }

  /// Has an event no longer found, before it is overwritten.
  mutating func stopSearching(_ place: Int64) throws {
    try words.remove(place, db)
  }

  /// Writes the new head, the day if it has no changes yet, and which changes belong together.
  ///
  /// - Parameters:
  ///   - run: The number of the import that wrote, or nil.
  ///   - undoes: The last change of the unit that was undone, or nil.
  /// - Throws: What SQLite says.
  mutating func finish(run: Int64? = nil, undoes: Int64? = nil) throws {
    guard change != before else { return }
    try words.write(db)
    try execute(
      "UPDATE calendar SET head_change = ? WHERE tenant = 1 AND calendar = 1", [change])
    // A lone change needs no row, so adding a session writes to no further page.
    if change - before > 1 || run != nil || undoes != nil {
      try execute(
        """
        INSERT INTO batch (tenant, calendar, first_change, last_change, run, undoes)
        VALUES (1, 1, ?, ?, ?, ?)
        """, [before + 1, change, run, undoes])
    }
    try noteDay()
  }

  private func noteDay() throws {
    let known = try Int64.fetchOne(
      db.cachedStatement(
        sql: "SELECT first_change FROM write_day WHERE tenant = 1 AND calendar = 1 AND day = ?"),
      arguments: [today])
    guard known == nil else { return }
    try execute(
      "INSERT INTO write_day (tenant, calendar, day, first_change) VALUES (1, 1, ?, ?)",
      [today, before + 1])
  }
}

extension RecordWriter {
  mutating func apply(_ edit: StoreEdit) throws -> EditOutcome {
    switch edit {
    case .putSession(let session, let base):
      let present = try db.session(session.id)
      return try settle(.put(session, base: base, over: present?.held), over: present)
    case .patchSession(let id, let patch, let base):
      let present = try db.session(id)
      let verdict = EditVerdict.patch(
        base: base, restores: patch.restores, over: present?.held, patch.applied)
      return try settle(verdict, over: present)
    case .deleteSession(let id, let base):
      let present = try db.session(id)
      return try settle(.delete(base: base, over: present?.held), over: present)
    case .putMark(let mark, let base):
      let present = try db.mark(mark.id)
      return try settle(.put(mark, base: base, over: present?.held), over: present)
    case .patchMark(let id, let patch, let base):
      let present = try db.mark(id)
      let verdict = EditVerdict.patch(
        base: base, restores: patch.restores, over: present?.held, patch.applied)
      return try settle(verdict, over: present)
    case .deleteMark(let id, let base):
      let present = try db.mark(id)
      return try settle(.delete(base: base, over: present?.held), over: present)
    case .putCalendar(let calendar, let base):
      let present = try db.eventCalendar(calendar.id)
      return try settle(.put(calendar, base: base, over: present?.held), over: present)
    case .patchCalendar(let id, let patch, let base):
      let present = try db.eventCalendar(id)
      let verdict = EditVerdict.patch(
        base: base, restores: patch.restores, over: present?.held, patch.applied)
      return try settle(verdict, over: present)
    case .deleteCalendar(let id, let base):
      let present = try db.eventCalendar(id)
      return try settle(.delete(base: base, over: present?.held), over: present)
    case .putEvent(let event, let base):
      let present = try db.event(event.id)
      return try settle(.put(event, base: base, over: present?.held), over: present)
    case .patchEvent(let id, let patch, let base):
      let present = try db.event(id)
      let verdict = EditVerdict.patch(
        base: base, restores: patch.restores, over: present?.held, patch.applied)
      return try settle(verdict, over: present)
    case .deleteEvent(let id, let base):
      let present = try db.event(id)
      return try settle(.delete(base: base, over: present?.held), over: present)
    case .putSettings(let settings, let base):
      let present = try db.settings()
      return try settle(.put(settings, base: base, over: present.held), over: present)
    }
  }

  private mutating func settle(
    _ verdict: EditVerdict<Session>, over present: SessionRecord?
  ) throws -> EditOutcome {
    guard case .write(let held) = verdict else {
      return verdict.outcome(of: present.map(StoreRecord.session))
    }
    return .applied(.session(try write(held, over: present)))
  }

  private mutating func settle(
    _ verdict: EditVerdict<DayMark>, over present: MarkRecord?
  ) throws -> EditOutcome {
    guard case .write(let held) = verdict else {
      return verdict.outcome(of: present.map(StoreRecord.mark))
    }
    return .applied(.mark(try write(held, over: present)))
  }

  private mutating func settle(
    _ verdict: EditVerdict<StoreSettings>, over present: SettingsRecord
  ) throws -> EditOutcome {
    guard case .write(let held) = verdict else { return verdict.outcome(of: .settings(present)) }
    return .applied(.settings(try write(held, over: present)))
  }
}

extension RecordWriter {
  /// Writes a mark under a new change number.
  @discardableResult
  mutating func write(
    _ held: HeldRecord<DayMark>, over present: MarkRecord?
  ) throws -> MarkRecord {
    change += 1
    let mark = held.content
    if present != nil { try keep(.mark, id: mark.id) }
    try execute(
      """
      INSERT INTO mark (tenant, calendar, id, type, owner, day, revision, change, deleted)
      VALUES (1, 1, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (tenant, calendar, id) DO UPDATE SET
        type = excluded.type, owner = excluded.owner, day = excluded.day,
        revision = excluded.revision, change = excluded.change, deleted = excluded.deleted
      """,
      [
        mark.id, mark.type, mark.owner, mark.day.rawValue, held.revision, change, held.isDeleted,
      ])
    return MarkRecord(
      mark: mark, revision: held.revision, change: change, isDeleted: held.isDeleted)
  }

  /// Writes the settings under a new change number.
  @discardableResult
  mutating func write(
    _ held: HeldRecord<StoreSettings>, over present: SettingsRecord
  ) throws -> SettingsRecord {
    change += 1
    let settings = held.content
    try keep(.settings)
    try execute(
      """
      UPDATE settings
      SET goal = ?, first_day = ?, zone = ?, trash_days = ?, revision = ?, change = ?
      WHERE tenant = 1 AND calendar = 1
      """,
      [
        settings.goal, settings.firstDay?.rawValue, settings.zone, settings.trashDays,
        held.revision, change,
      ])
    return SettingsRecord(settings: settings, revision: held.revision, change: change)
  }

  /// Writes a session under a new change number.
  @discardableResult
  mutating func write(
    _ held: HeldRecord<Session>, over present: SessionRecord?
  ) throws -> SessionRecord {
    change += 1
    let session = held.content
    if present != nil { try keep(.session, id: id(of: session)) }
    let state: [(any DatabaseValueConvertible)?] = [held.revision, change, held.isDeleted]
    if present == nil {
      try execute(Self.insert, SessionRow.values(session) + state)
    } else {
      try execute(Self.update, SessionRow.values(session).dropFirst() + state + [id(of: session)])
    }
    return SessionRecord(
      session: session, revision: held.revision, change: change, isDeleted: held.isDeleted)
  }

  private static let insert = """
    INSERT INTO session (tenant, calendar, \(SessionRow.columns))
    VALUES (1, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  private static let update = """
    UPDATE session SET
      start_axis = ?, start_at = ?, start_offset = ?, start_zone = ?,
      end_axis = ?, end_at = ?, end_offset = ?, end_zone = ?,
      points = ?, revision = ?, change = ?, deleted = ?
    WHERE tenant = 1 AND calendar = 1 AND id = ?
    """

  private func id(of session: Session) -> String {
    String(decoding: session.id.bytes, as: UTF8.self)
  }

  func execute(_ sql: String, _ values: [(any DatabaseValueConvertible)?]) throws {
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
  }
}
