// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

extension MemoryState {
  /// The records of a selection, in its order.
  func records(of selection: StoreSelection) -> [StoreRecord] {
    switch selection {
    case .everything:
      let sessions = sessions.sorted { $0.key < $1.key }.map { StoreRecord.session($0.value) }
      let marks = marks.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        .map { StoreRecord.mark($0.value) }
      let calendars = calendars.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        .map { StoreRecord.calendar($0.value) }
      let events = events.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        .map { StoreRecord.event($0.value) }
      return sessions + marks + calendars + events + [.settings(settings)]
    case .sessions(let days, let zone):
      let query = SessionQuery(days: days, zone: zone, limit: .max)
      return page(query, after: nil).sessions.map { .session($0) }
    case .marks(let days):
      return marks(in: days, owner: nil, limit: .max).map { .mark($0) }
    case .events(let days, let zone):
      let query = OccurrenceQuery(days: days, zone: zone)
      return livingCalendars.map { .calendar($0) } + exportedEvents(query).map { .event($0) }
    }
  }

  /// Imports records with their revisions.
  mutating func importRecords(
    _ items: [RecordImport.Item], restores: Bool
  ) throws(StoreError) -> SessionImport.Report {
    var report = SessionImport.Report()
    // What this import has locked it may fill.
    var ownLocks: Set<[UInt8]> = []
    for item in items {
      switch item.record {
      case .session(let record):
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores,
          over: sessions[record.session.id]?.held)
        report.count(verdict)
        if let written = verdict.written { write(written) }
      case .mark(let record):
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores,
          over: marks[Array(record.mark.id.utf8)]?.held)
        report.count(verdict)
        if let written = verdict.written { write(written) }
      case .calendar(var record):
        let id = Array(record.calendar.id.utf8)
        record.calendar = record.calendar.keepingLock(of: calendars[id])
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores, over: calendars[id]?.held)
        report.count(calendar: verdict, isMade: item.hasMadeID)
        guard let written = verdict.written else { break }
        if written.content.isLocked, calendars[id]?.keepsEvents != true { ownLocks.insert(id) }
        write(written)
      case .event(let record):
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores,
          over: events[Array(record.event.id.utf8)]?.held)
        report.count(verdict)
        guard let written = verdict.written else { break }
        try requireUnlocked(written.content, except: ownLocks)
        write(written)
      case .settings(let record):
        let verdict = RecordVerdict.judge(record, over: settings)
        report.count(verdict)
        if let written = verdict.written { write(written) }
      }
    }
    return report
  }
}
