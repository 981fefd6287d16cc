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
    var notes = ImportNotes()
    for item in items {
      switch item.record {
      case .session(let record):
        let present = sessions[record.session.id]
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores, over: present?.held,
          wasUndone: wasUndone(present.map(StoreRecord.session), &notes.undone))
        report.count(verdict)
        if let written = verdict.written { write(written) }
      case .mark(let record):
        let present = marks[Array(record.mark.id.utf8)]
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores, over: present?.held,
          wasUndone: wasUndone(present.map(StoreRecord.mark), &notes.undone))
        report.count(verdict)
        if let written = verdict.written { write(written) }
      case .calendar(var record):
        let id = Array(record.calendar.id.utf8)
        let present = calendars[id]
        record.calendar = record.calendar.keepingLock(of: present)
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores, over: present?.held,
          wasUndone: wasUndone(present.map(StoreRecord.calendar), &notes.undone))
        report.count(calendar: verdict, isMade: item.hasMadeID)
        notes.note(calendar: id, verdict)
        guard let written = verdict.written else { break }
        if written.content.isLocked, present?.keepsEvents != true { notes.ownLocks.insert(id) }
        write(written)
      case .event(let record):
        let present = events[Array(record.event.id.utf8)]
        let judged = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores, over: present?.held,
          wasUndone: wasUndone(present.map(StoreRecord.event), &notes.undone))
        let verdict = notes.verdict(judged, of: record.event)
        report.count(verdict)
        guard let written = verdict.written else { break }
        try requireUnlocked(written.content, except: notes.ownLocks)
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
