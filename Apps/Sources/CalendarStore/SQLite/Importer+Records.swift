// SPDX-License-Identifier: MIT
import CalendarStreaks
import GRDB

extension Importer.Transaction {
  /// Writes a record with its revision, unless what the store holds prevails.
  mutating func write(_ item: RecordImport.Item) throws {
    switch item.record {
    case .session(let record): try write(record, hasMadeID: item.hasMadeID)
    case .mark(let record):
      let present = try writer.db.mark(record.mark.id)
      let verdict = RecordVerdict.judge(
        record.held, hasMadeID: item.hasMadeID, restores: restores, over: present?.held,
        wasUndone: try wasUndone(present.map(StoreRecord.mark)))
      report.count(verdict)
      if let written = verdict.written { try writer.write(written, over: present) }
    case .calendar(let record):
      let present = try writer.db.eventCalendar(record.calendar.id)
      var record = record
      record.calendar = record.calendar.keepingLock(of: present)
      let verdict = RecordVerdict.judge(
        record.held, hasMadeID: item.hasMadeID, restores: restores, over: present?.held,
        wasUndone: try wasUndone(present.map(StoreRecord.calendar)))
      report.count(calendar: verdict, isMade: item.hasMadeID)
      notes.note(calendar: Array(record.calendar.id.utf8), verdict)
      guard let written = verdict.written else { break }
      if written.content.isLocked, present?.keepsEvents != true {
        notes.ownLocks.insert(Array(record.calendar.id.utf8))
      }
      try writer.write(written, over: present)
    case .event(let record):
      let present = try writer.db.event(record.event.id)
      let judged = RecordVerdict.judge(
        record.held, hasMadeID: item.hasMadeID, restores: restores, over: present?.held,
        wasUndone: try wasUndone(present.map(StoreRecord.event)))
      let verdict = notes.verdict(judged, of: record.event)
      report.count(verdict)
      guard let written = verdict.written else { break }
      try writer.requireUnlocked(written.content, over: present, except: notes.ownLocks)
      try writer.write(written, over: present)
    case .settings(let record):
      let present = try writer.db.settings()
      let verdict = RecordVerdict.judge(record, over: present)
      report.count(verdict)
      if let written = verdict.written { try writer.write(written, over: present) }
    }
  }

  private mutating func write(_ record: SessionRecord, hasMadeID: Bool) throws {
    let session = record.session
    // Most records take the fast path of rows, without a look at what is there.
    if record.revision == 1, !record.isDeleted {
      let row = SessionImport.Row(
        id: session.id, start: session.start, end: session.end, points: session.points)
      if try add(row, id: session.id, isMade: false) { return }
    }
    let present = try writer.db.session(session.id)
    let verdict = RecordVerdict.judge(
      record.held, hasMadeID: hasMadeID, restores: restores, over: present?.held,
      wasUndone: try wasUndone(present.map(StoreRecord.session)))
    report.count(verdict)
    if let written = verdict.written { try writer.write(written, over: present) }
  }
}
