// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What a `MemoryStore` holds.
struct MemoryState {
  /// Which record a change wrote.
  enum Key: Hashable {
    case session(SessionID)
    case mark([UInt8])
    case settings
  }

  /// The store's name for itself.
  let name: String
  var sessions: [SessionID: SessionRecord] = [:]
  /// By the bytes of the id: Unicode holds some texts for equal that databases tell apart.
  var marks: [[UInt8]: MarkRecord] = [:]
  var settings = SettingsRecord()
  /// What each change wrote, the first one at 0.
  private var log: [Key] = []

  init(name: String) {
    self.name = name
  }
}

extension MemoryState {
  var head: ChangeToken { ChangeToken(store: name, change: Int64(log.count)) }

  mutating func apply(_ edit: StoreEdit) -> EditOutcome {
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
    let id = held.content.id
    log.append(.session(id))
    let record = SessionRecord(
      session: held.content, revision: held.revision, change: head.change,
      isDeleted: held.isDeleted)
    sessions[id] = record
    return record
  }

  @discardableResult
  mutating func write(_ held: HeldRecord<DayMark>) -> MarkRecord {
    let id = Array(held.content.id.utf8)
    log.append(.mark(id))
    let record = MarkRecord(
      mark: held.content, revision: held.revision, change: head.change, isDeleted: held.isDeleted)
    marks[id] = record
    return record
  }

  @discardableResult
  mutating func write(_ held: HeldRecord<StoreSettings>) -> SettingsRecord {
    log.append(.settings)
    settings = SettingsRecord(settings: held.content, revision: held.revision, change: head.change)
    return settings
  }
}

extension MemoryState {
  /// Takes in rows, of which those without an id are known by content and ordinal.
  mutating func take(_ rows: [SessionImport.Row], restores: Bool) -> SessionImport.Report {
    var (report, ordinals) = (SessionImport.Report(), [ContentIdentity: Int64]())
    for row in rows {
      let session = row.session {
        ordinals[$0, default: -1] += 1; return ordinals[$0, default: 0]
      }
      let held = sessions[session.id]
      let verdict = ImportVerdict.judge(
        session, hasGivenID: row.id != nil, restores: restores, over: held?.held)
      report.count(verdict)
      switch verdict {
      case .add: write(HeldRecord(content: session, revision: 1))
      case .update(let content):
        write(HeldRecord(content: content, revision: (held?.revision ?? 0) + 1))
      case .unchanged, .leftDeleted: break
      }
    }
    return report
  }
}

extension MemoryState {
  func changes(since token: ChangeToken, limit: Int) throws(StoreError) -> ChangePage {
    let first = try place(of: token)
    var records: [StoreRecord] = []
    for index in first..<log.count {
      // Of a record that was written again later only the later change counts.
      guard let record = record(log[index]), record.change == Int64(index) + 1 else { continue }
      if records.count == max(limit, 1) {
        let last = ChangeToken(store: name, change: records.last?.change ?? token.change)
        return ChangePage(records: records, token: last, hasMore: true)
      }
      records.append(record)
    }
    return ChangePage(records: records, token: head, hasMore: false)
  }

  private func place(of token: ChangeToken) throws(StoreError) -> Int {
    guard token.store == name, (0...head.change).contains(token.change) else {
      throw .resyncRequired
    }
    return Int(token.change)
  }

  private func record(_ key: Key) -> StoreRecord? {
    switch key {
    case .session(let id): sessions[id].map(StoreRecord.session)
    case .mark(let id): marks[id].map(StoreRecord.mark)
    case .settings: .settings(settings)
    }
  }
}
