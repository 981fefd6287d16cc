// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import NIOConcurrencyHelpers

/// A store in memory whose file, which it has not, can be taken away.
final class RemovableStore: RecordStore {
  private let path: String
  private let store: MemoryStore
  private let isGone = NIOLockedValueBox(false)

  init(path: String, name: String) {
    self.path = path
    store = MemoryStore(name: name)
  }

  /// From now on nothing works.
  func remove() { isGone.withLockedValue { $0 = true } }

  /// The store while it is there.
  private var present: MemoryStore {
    get throws(StoreError) {
      if isGone.withLockedValue(\.self) { throw .gone(path: path) }
      return store
    }
  }

  func head() throws(StoreError) -> ChangeToken { try present.head() }
  func session(_ id: SessionID) throws(StoreError) -> SessionRecord? { try present.session(id) }
  func sessions(_ query: SessionQuery) throws(StoreError) -> SessionPage {
    try present.sessions(query)
  }
  func totals(in days: DayInterval, zone: ZoneRules) throws(StoreError) -> [DayTotal] {
    try present.totals(in: days, zone: zone)
  }
  func mark(_ id: String) throws(StoreError) -> MarkRecord? { try present.mark(id) }
  func marks(
    in days: DayInterval, owner: String?, limit: Int
  ) throws(StoreError) -> [MarkRecord] { try present.marks(in: days, owner: owner, limit: limit) }
  func markTypes(limit: Int) throws(StoreError) -> [MarkType] {
    try present.markTypes(limit: limit)
  }
  func calendar(_ id: String) throws(StoreError) -> CalendarRecord? { try present.calendar(id) }
  func calendars(limit: Int) throws(StoreError) -> [CalendarRecord] {
    try present.calendars(limit: limit)
  }
  func event(_ id: String) throws(StoreError) -> EventRecord? { try present.event(id) }
  func occurrences(_ query: OccurrenceQuery) throws(StoreError) -> OccurrencePage {
    try present.occurrences(query)
  }
  func occurrenceCounts(_ query: OccurrenceQuery) throws(StoreError) -> OccurrenceCounts {
    try present.occurrenceCounts(query)
  }
  func search(_ query: SearchQuery) throws(StoreError) -> SearchPage { try present.search(query) }
  func settings() throws(StoreError) -> SettingsRecord { try present.settings() }
  func apply(_ edits: [StoreEdit]) throws(StoreError) -> [EditOutcome] { try present.apply(edits) }
  func changes(since token: ChangeToken, limit: Int) throws(StoreError) -> ChangePage {
    try present.changes(since: token, limit: limit)
  }
  func recount(since token: ChangeToken?, zone: ZoneRules) throws(StoreError) -> DayRecount {
    try present.recount(since: token, zone: zone)
  }
  func history(limit: Int) throws(StoreError) -> [ChangeUnit] { try present.history(limit: limit) }
  func undo(_ change: Int64?) throws(StoreError) -> UndoOutcome { try present.undo(change) }
  func purge(now: Instant) throws(StoreError) -> TrashReport { try present.purge(now: now) }
  func close() {}
  func heads() -> AsyncStream<ChangeToken> { store.heads() }
  func export(
    _ selection: StoreSelection, visit: @escaping @Sendable ([StoreRecord]) throws -> Void
  ) throws {
    try present.export(selection, visit: visit)
  }
  func importRecords(
    _ options: SessionImport.Options, next: () throws -> RecordImport.Item?
  ) throws -> SessionImport.Report {
    try present.importRecords(options, next: next)
  }
  func importSessions(
    _ options: SessionImport.Options, next: () throws -> SessionImport.Row?
  ) throws -> SessionImport.Report {
    try present.importSessions(options, next: next)
  }
}
