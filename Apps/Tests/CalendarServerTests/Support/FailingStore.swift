// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

/// A store that can do nothing, for the reason it is given.
struct FailingStore: RecordStore {
  let error: StoreError

  func head() throws(StoreError) -> ChangeToken { throw error }
  func session(_: SessionID) throws(StoreError) -> SessionRecord? { throw error }
  func sessions(_: SessionQuery) throws(StoreError) -> SessionPage { throw error }
  func totals(in: DayInterval, zone: ZoneRules) throws(StoreError) -> [DayTotal] { throw error }
  func mark(_: String) throws(StoreError) -> MarkRecord? { throw error }
  func marks(
    in: DayInterval, owner: String?, limit: Int
  ) throws(StoreError) -> [MarkRecord] { throw error }
  func markTypes(limit: Int) throws(StoreError) -> [MarkType] { throw error }
  func calendar(_: String) throws(StoreError) -> CalendarRecord? { throw error }
  func calendars(limit: Int) throws(StoreError) -> [CalendarRecord] { throw error }
  func event(_: String) throws(StoreError) -> EventRecord? { throw error }
  func occurrences(_: OccurrenceQuery) throws(StoreError) -> OccurrencePage { throw error }
  func occurrenceCounts(_: OccurrenceQuery) throws(StoreError) -> OccurrenceCounts { throw error }
  func search(_: SearchQuery) throws(StoreError) -> SearchPage { throw error }
  func settings() throws(StoreError) -> SettingsRecord { throw error }
  func apply(_: [StoreEdit]) throws(StoreError) -> [EditOutcome] { throw error }
  func changes(since: ChangeToken, limit: Int) throws(StoreError) -> ChangePage { throw error }
  func history(limit: Int) throws(StoreError) -> [ChangeUnit] { throw error }
  func undo(_: Int64?) throws(StoreError) -> UndoOutcome { throw error }
  func purge(now: Instant) throws(StoreError) -> TrashReport { throw error }
  func recount(
    since: ChangeToken?, zone: ZoneRules
  ) throws(StoreError) -> DayRecount { throw error }
  func heads() -> AsyncStream<ChangeToken> { AsyncStream { $0.finish() } }
  func export(
    _: StoreSelection, visit: @escaping @Sendable ([StoreRecord]) throws -> Void
  ) throws { throw error }
  func importRecords(
    _: SessionImport.Options, next: () throws -> RecordImport.Item?
  ) throws -> SessionImport.Report { throw error }
  func importSessions(
    _: SessionImport.Options, next: () throws -> SessionImport.Row?
  ) throws -> SessionImport.Report { throw error }
  func close() {}
}
