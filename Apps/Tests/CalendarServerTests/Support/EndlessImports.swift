// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

/// An empty store in which an import never ends by itself.
struct EndlessImports: RecordStore {
  /// Says something when an import begins.
  let begun: AsyncStream<Void>
  private let beginning: AsyncStream<Void>.Continuation
  private let store = MemoryStore()

  init() {
    (begun, beginning) = AsyncStream.makeStream(of: Void.self)
  }

  func importSessions(
    _: SessionImport.Options, next: () throws -> SessionImport.Row?
  ) async throws -> SessionImport.Report {
    beginning.yield()
    while true {
      _ = try next()
      await Task.yield()
    }
  }

  func export(
    _ selection: StoreSelection, visit: @escaping @Sendable ([StoreRecord]) throws -> Void
  ) throws {
    try store.export(selection, visit: visit)
  }
  func importRecords(
    _ options: SessionImport.Options, next: () throws -> RecordImport.Item?
  ) throws -> SessionImport.Report { try store.importRecords(options, next: next) }
  func head() throws(StoreError) -> ChangeToken { store.head() }
  func session(_ id: SessionID) throws(StoreError) -> SessionRecord? { store.session(id) }
  func sessions(_ query: SessionQuery) throws(StoreError) -> SessionPage {
    try store.sessions(query)
  }
  func totals(in days: DayInterval, zone: ZoneRules) throws(StoreError) -> [DayTotal] {
    store.totals(in: days, zone: zone)
  }
  func mark(_ id: String) throws(StoreError) -> MarkRecord? { store.mark(id) }
  func marks(
    in days: DayInterval, owner: String?, limit: Int
  ) throws(StoreError) -> [MarkRecord] { store.marks(in: days, owner: owner, limit: limit) }
  func markTypes(limit: Int) throws(StoreError) -> [MarkType] { store.markTypes(limit: limit) }
  func calendar(_ id: String) throws(StoreError) -> CalendarRecord? { store.calendar(id) }
  func calendars(limit: Int) throws(StoreError) -> [CalendarRecord] {
    store.calendars(limit: limit)
  }
  func event(_ id: String) throws(StoreError) -> EventRecord? { store.event(id) }
  func occurrences(_ query: OccurrenceQuery) throws(StoreError) -> OccurrencePage {
    store.occurrences(query)
  }
  func occurrenceCounts(_ query: OccurrenceQuery) throws(StoreError) -> OccurrenceCounts {
    store.occurrenceCounts(query)
  }
  func search(_ query: SearchQuery) throws(StoreError) -> SearchPage { try store.search(query) }
  func settings() throws(StoreError) -> SettingsRecord { store.settings() }
  func apply(_ edits: [StoreEdit]) throws(StoreError) -> [EditOutcome] { try store.apply(edits) }
  func changes(since token: ChangeToken, limit: Int) throws(StoreError) -> ChangePage {
    try store.changes(since: token, limit: limit)
  }
  func history(limit: Int) throws(StoreError) -> [ChangeUnit] { store.history(limit: limit) }
  func undo(_ change: Int64?) throws(StoreError) -> UndoOutcome { try store.undo(change) }
  func purge(now: Instant) throws(StoreError) -> TrashReport { store.purge(now: now) }
  func recount(since token: ChangeToken?, zone: ZoneRules) async throws(StoreError) -> DayRecount {
    store.recount(since: token, zone: zone)
  }
  func heads() -> AsyncStream<ChangeToken> { store.heads() }
  func close() {}
}
