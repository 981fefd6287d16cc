// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// The contents of a `MemoryStore`.
struct MemoryState {
  /// Identifies the record that a change wrote.
  enum Key: Hashable {
    case session(SessionID)
    case mark([UInt8])
    case calendar([UInt8])
    case event([UInt8])
    case settings
  }

  /// A change: which record it wrote, and the record before and after.
  struct Entry {
    var key: Key
    var former: StoreRecord?
    var record: StoreRecord
  }

  /// The store's name for itself.
  let name: String
  var sessions: [SessionID: SessionRecord] = [:]
  /// By the bytes of the id: Unicode treats some texts as equal that databases tell apart.
  var marks: [[UInt8]: MarkRecord] = [:]
  /// When each was added, among all of them.
  private(set) var markPlaces: [[UInt8]: Int] = [:]
  var calendars: [[UInt8]: CalendarRecord] = [:]
  var events: [[UInt8]: EventRecord] = [:]
  /// In which order events were made.
  private(set) var eventPlaces: [[UInt8]: Int64] = [:]
  var settings = SettingsRecord()
  /// The changes that are not forgotten; index 0 is the first one after `floor`.
  var log: [Entry] = []
  /// Number of the last forgotten change.
  var floor: Int64 = 0
  var batches: [Batch] = []
  var runs: Int64 = 0
  /// The first change of each day, by days since 1970 in UTC.
  var writeDays: [Int32: Int64] = [:]

  init(name: String) {
    self.name = name
  }
}

extension MemoryState {
  var head: ChangeToken { ChangeToken(store: name, change: floor + Int64(log.count)) }

  mutating func apply(_ edit: StoreEdit) throws(StoreError) -> EditOutcome {
    switch edit {
    case .putSession(let session, let base):
      let held = sessions[session.id]
      return settle(.put(session, base: base, over: held?.held), session: session.id)
    case .patchSession(let id, let patch, let base):
      let verdict = EditVerdict.patch(
        base: base, restores: patch.restores, over: sessions[id]?.held, patch.applied)
      return settle(verdict, session: id)
    case .deleteSession(let id, let base):
      return settle(.delete(base: base, over: sessions[id]?.held), session: id)
    case .putMark(let mark, let base):
      let id = Array(mark.id.utf8)
      return settle(.put(mark, base: base, over: marks[id]?.held), mark: id)
    case .patchMark(let id, let patch, let base):
      let id = Array(id.utf8)
      let verdict = EditVerdict.patch(
        base: base, restores: patch.restores, over: marks[id]?.held, patch.applied)
      return settle(verdict, mark: id)
    case .deleteMark(let id, let base):
      let id = Array(id.utf8)
      return settle(.delete(base: base, over: marks[id]?.held), mark: id)
    case .putCalendar, .patchCalendar, .deleteCalendar, .putEvent, .patchEvent, .deleteEvent:
      return try applyToEvents(edit)
    case .putSettings(let settings, let base):
      return settle(.put(settings, base: base, over: self.settings.held))
    }
  }

  private mutating func settle(
    _ verdict: EditVerdict<Session>, session id: SessionID
  ) -> EditOutcome {
    if case .write(let held) = verdict { return .applied(.session(write(held))) }
    return verdict.outcome(of: sessions[id].map(StoreRecord.session))
  }

  private mutating func settle(_ verdict: EditVerdict<DayMark>, mark id: [UInt8]) -> EditOutcome {
    if case .write(let held) = verdict { return .applied(.mark(write(held))) }
    return verdict.outcome(of: marks[id].map(StoreRecord.mark))
  }

  private mutating func settle(_ verdict: EditVerdict<StoreSettings>) -> EditOutcome {
    if case .write(let held) = verdict { return .applied(.settings(write(held))) }
    return verdict.outcome(of: .settings(settings))
  }

  @discardableResult
  mutating func write(_ held: HeldRecord<Session>) -> SessionRecord {
    let record = SessionRecord(
      session: held.content, revision: held.revision, change: head.change + 1,
      isDeleted: held.isDeleted)
    put(.session(record))
    return record
  }

  @discardableResult
  mutating func write(_ held: HeldRecord<DayMark>) -> MarkRecord {
    let record = MarkRecord(
      mark: held.content, revision: held.revision, change: head.change + 1,
      isDeleted: held.isDeleted)
    put(.mark(record))
    return record
  }

  @discardableResult
  mutating func write(_ held: HeldRecord<StoreSettings>) -> SettingsRecord {
    let record = SettingsRecord(
      settings: held.content, revision: held.revision, change: head.change + 1)
    put(.settings(record))
    return record
  }

  /// Stores a record as the next change.
  mutating func put(_ record: StoreRecord) {
    let key: Key
    switch record {
    case .session(let record): key = .session(record.session.id)
    case .mark(let record): key = .mark(Array(record.mark.id.utf8))
    case .calendar(let record): key = .calendar(Array(record.calendar.id.utf8))
    case .event(let record): key = .event(Array(record.event.id.utf8))
    case .settings: key = .settings
    }
    log.append(Entry(key: key, former: self.record(key), record: record))
    switch record {
    case .session(let record): sessions[record.session.id] = record
    case .mark(let record):
      let id = Array(record.mark.id.utf8)
      marks[id] = record
      if markPlaces[id] == nil { markPlaces[id] = markPlaces.count }
    case .calendar(let record): calendars[Array(record.calendar.id.utf8)] = record
    case .event(let record):
      let id = Array(record.event.id.utf8)
      if events.updateValue(record, forKey: id) == nil {
        eventPlaces[id] = Int64(eventPlaces.count) + 1
      }
    case .settings(let record): settings = record
    }
  }
}

extension MemoryState {
  /// Imports rows; those without an id are recognised by content and ordinal.
  mutating func importSessions(
    _ rows: [SessionImport.Row], restores: Bool
  ) -> SessionImport.Report {
    var (report, ordinals) = (SessionImport.Report(), [ContentIdentity: Int64]())
    var undone = UndoneDeletions()
    for row in rows {
      let session = row.session {
        ordinals[$0, default: -1] += 1; return ordinals[$0, default: 0]
      }
      let held = sessions[session.id]
      let verdict = ImportVerdict.judge(
        session, hasGivenID: row.id != nil, restores: restores, over: held?.held,
        wasUndone: wasUndone(held.map(StoreRecord.session), &undone))
      report.count(verdict)
      switch verdict {
      case .add: write(HeldRecord(content: session, revision: (held?.revision ?? 0) + 1))
      case .update(let content):
        write(HeldRecord(content: content, revision: (held?.revision ?? 0) + 1))
      case .unchanged, .leftDeleted: break
      }
    }
    return report
  }
}

extension MemoryState {
  func record(_ key: Key) -> StoreRecord? {
    switch key {
    case .session(let id): sessions[id].map(StoreRecord.session)
    case .mark(let id): marks[id].map(StoreRecord.mark)
    case .calendar(let id): calendars[id].map(StoreRecord.calendar)
    case .event(let id): events[id].map(StoreRecord.event)
    case .settings: .settings(settings)
    }
  }
}
