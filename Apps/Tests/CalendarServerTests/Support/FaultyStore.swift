// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import NIOConcurrencyHelpers

/// A store that fails when it is told to.
final class FaultyStore: RecordStore {
  private let store: any RecordStore
  private let faults = NIOLockedValueBox(Faults())

  private struct Faults {
    var lasting: StoreError?
    var next: Fault?
  }

  /// What goes wrong with one call of `apply`.
  enum Fault: Sendable {
    /// Nothing is written.
    case before(StoreError)
    /// All is written, and whoever has asked is told otherwise.
    case after(StoreError)
  }

  init(_ store: any RecordStore) { self.store = store }

  /// From now on nothing works, for a reason.
  func fail(_ error: StoreError) { faults.withLockedValue { $0.lasting = error } }

  /// What is applied next meets a fault; nil takes that back.
  func meet(_ fault: Fault?) { faults.withLockedValue { $0.next = fault } }

  /// The store while it works.
  private var present: any RecordStore {
    get throws(StoreError) {
      if let error = faults.withLockedValue(\.lasting) { throw error }
      return store
    }
  }

  func apply(_ edits: [StoreEdit]) async throws(StoreError) -> [EditOutcome] {
    let fault = faults.withLockedValue { faults in
      defer { faults.next = nil }
      return faults.next
    }
    if case .before(let error) = fault { throw error }
    let outcomes = try await present.apply(edits)
    if case .after(let error) = fault { throw error }
    return outcomes
  }

  func head() async throws(StoreError) -> ChangeToken { try await present.head() }
  func session(_ id: SessionID) async throws(StoreError) -> SessionRecord? {
    try await present.session(id)
  }
  func sessions(_ query: SessionQuery) async throws(StoreError) -> SessionPage {
    try await present.sessions(query)
  }
  func totals(in days: DayInterval, zone: ZoneRules) async throws(StoreError) -> [DayTotal] {
    try await present.totals(in: days, zone: zone)
  }
  func mark(_ id: String) async throws(StoreError) -> MarkRecord? { try await present.mark(id) }
  func marks(
    in days: DayInterval, owner: String?, limit: Int
  ) async throws(StoreError) -> [MarkRecord] {
    try await present.marks(in: days, owner: owner, limit: limit)
  }
  func markTypes(limit: Int) async throws(StoreError) -> [MarkType] {
    try await present.markTypes(limit: limit)
  }
  func calendar(_ id: String) async throws(StoreError) -> CalendarRecord? {
    try await present.calendar(id)
  }
  func calendars(limit: Int) async throws(StoreError) -> [CalendarRecord] {
    try await present.calendars(limit: limit)
  }
  func event(_ id: String) async throws(StoreError) -> EventRecord? { try await present.event(id) }
  func occurrences(_ query: OccurrenceQuery) async throws(StoreError) -> OccurrencePage {
    try await present.occurrences(query)
  }
  func occurrenceCounts(_ query: OccurrenceQuery) async throws(StoreError) -> OccurrenceCounts {
    try await present.occurrenceCounts(query)
  }
  func search(_ query: SearchQuery) async throws(StoreError) -> SearchPage {
    try await present.search(query)
  }
  func settings() async throws(StoreError) -> SettingsRecord { try await present.settings() }
  func changes(since token: ChangeToken, limit: Int) async throws(StoreError) -> ChangePage {
    try await present.changes(since: token, limit: limit)
  }
  func recount(since token: ChangeToken?, zone: ZoneRules) async throws(StoreError) -> DayRecount {
    try await present.recount(since: token, zone: zone)
  }
  func history(limit: Int) async throws(StoreError) -> [ChangeUnit] {
    try await present.history(limit: limit)
  }
  func undo(_ change: Int64?) async throws(StoreError) -> UndoOutcome {
    try await present.undo(change)
  }
  func purge(now: Instant) async throws(StoreError) -> TrashReport {
    try await present.purge(now: now)
  }
  func close() async { await store.close() }
  func heads() -> AsyncStream<ChangeToken> { store.heads() }
  func export(
    _ selection: StoreSelection, visit: @escaping @Sendable ([StoreRecord]) throws -> Void
  ) async throws {
    try await present.export(selection, visit: visit)
  }
  func importRecords(
    _ options: SessionImport.Options, next: () throws -> RecordImport.Item?
  ) async throws -> SessionImport.Report {
    try await present.importRecords(options, next: next)
  }
  func importSessions(
    _ options: SessionImport.Options, next: () throws -> SessionImport.Row?
  ) async throws -> SessionImport.Report {
    try await present.importSessions(options, next: next)
  }
}
