// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// Where a calendar keeps what people enter.
///
/// Every record has an id made by its client, a revision, and the number of the change that wrote
/// it last. Deleted records stay as tombstones. One edit is one change; change numbers increase by
/// one within a store and are never reused.
///
/// An implementation has to pass the conformance suite of `CalendarStoreTests`. A read sees
/// everything that was acknowledged before it was asked, also by other processes.
public protocol RecordStore: Sendable {
  /// The store's present place in its sequence of changes. Cheap enough to ask with each request.
  func head() async throws(StoreError) -> ChangeToken

  /// The session with an id, a tombstone included, or nil.
  func session(_ id: SessionID) async throws(StoreError) -> SessionRecord?

  /// Sessions that start on some days, without tombstones.
  ///
  /// - Throws: `invalid` for a malformed cursor.
  func sessions(_ query: SessionQuery) async throws(StoreError) -> SessionPage

  /// Totals of the days that have sessions, in order.
  func totals(in days: DayInterval, zone: ZoneRules) async throws(StoreError) -> [DayTotal]

  /// The mark with an id, a tombstone included, or nil.
  func mark(_ id: String) async throws(StoreError) -> MarkRecord?

  /// Marks of some days, by day and then by id, without tombstones; at most `limit`.
  ///
  /// With an owner, only that owner's marks; with nil, everybody's.
  func marks(in days: DayInterval, owner: String?, limit: Int) async throws(StoreError)
    -> [MarkRecord]

  /// The kinds of marks in use, ordered by the bytes of their names; at most `limit`.
  func markTypes(limit: Int) async throws(StoreError) -> [MarkType]

  /// The calendar with an id, a tombstone included, or nil.
  func calendar(_ id: String) async throws(StoreError) -> CalendarRecord?

  /// The calendars, hidden ones too, by their order and then by id, without tombstones; at most
  /// `limit`.
  func calendars(limit: Int) async throws(StoreError) -> [CalendarRecord]

  /// The event with an id, a tombstone included, or nil.
  func event(_ id: String) async throws(StoreError) -> EventRecord?

  /// The occurrences of some days.
  func occurrences(_ query: OccurrenceQuery) async throws(StoreError) -> OccurrencePage

  /// How many occurrences each of some days has; `limit` and `includesNotes` do not matter.
  func occurrenceCounts(_ query: OccurrenceQuery) async throws(StoreError) -> OccurrenceCounts

  /// The events that have the words of a text, some of them, in order of time.
  ///
  /// - Throws: `invalid` for a malformed cursor.
  func search(_ query: SearchQuery) async throws(StoreError) -> SearchPage

  /// The settings.
  func settings() async throws(StoreError) -> SettingsRecord

  /// Writes edits in one transaction, in order, and returns an outcome for each.
  ///
  /// A conflict concerns its own edit only; an error undoes all edits.
  func apply(_ edits: [StoreEdit]) async throws(StoreError) -> [EditOutcome]

  /// What has changed since a token, at most `limit` records.
  ///
  /// - Throws: `resyncRequired` for a token of another store, or one older than what is kept.
  func changes(since token: ChangeToken, limit: Int) async throws(StoreError) -> ChangePage

  /// The last units of changes, the latest first, at most `limit`, without forgotten ones.
  func history(limit: Int) async throws(StoreError) -> [ChangeUnit]

  /// Undoes the whole unit that holds a change: an edit, several edits of one call, or an import.
  ///
  /// Records that the unit made are deleted, records that it deleted come back, and records that it
  /// edited get their former content. This takes new revisions and changes, which are a unit too,
  /// so undoing that unit is a redo. With nil, the last unit that is neither an undo nor undone is
  /// chosen, so that asking again steps back. Each record has to be as the unit left it. Only
  /// content counts: a record that was changed and changed back is no conflict.
  func undo(_ change: Int64?) async throws(StoreError) -> UndoOutcome

  /// Forgets what was deleted or overwritten more than `trashDays` UTC days ago.
  ///
  /// Does nothing when the settings have no `trashDays`. The events of a calendar that is forgotten are
  /// deleted, as changes of this day; they are forgotten themselves when their time comes. Afterwards older tokens are refused and
  /// the ids can be used again. The work is done in portions, between which others can write; the
  /// next purge completes an interrupted one.
  func purge(now: Instant) async throws(StoreError) -> TrashReport

  /// Totals of the days that may have changed since a token, for keeping a tally of days.
  ///
  /// Returns all days when the token is nil or of another store, or when that is cheaper.
  func recount(since token: ChangeToken?, zone: ZoneRules) async throws(StoreError) -> DayRecount

  /// The store's head: now, and after changes by anybody.
  ///
  /// Several changes may arrive as one. The stream ends when the listener drops it.
  func heads() -> AsyncStream<ChangeToken>

  /// Passes the records of one state of the store to `visit`, some at a time.
  ///
  /// The state is held until the call returns, so `visit` must not wait for anybody: write to a
  /// file first what goes to a slow reader. Only one thread at a time calls `visit`.
  ///
  /// - Throws: What the store cannot do, or what `visit` throws, which ends the export.
  func export(
    _ selection: StoreSelection, visit: @escaping @Sendable ([StoreRecord]) throws -> Void
  ) async throws

  /// Imports records of any kind with their revisions, until `next` returns nil; see
  /// `RecordImport`.
  ///
  /// - Throws: What the store cannot do, or what `next` throws; with `isStrict` either undoes
  ///   everything.
  func importRecords(_ options: SessionImport.Options, next: () throws -> RecordImport.Item?)
    async throws -> SessionImport.Report

  /// Imports sessions row by row, until `next` returns nil; see `SessionImport`.
  ///
  /// - Throws: What the store cannot do, or what `next` throws; with `isStrict` either undoes
  ///   everything.
  func importSessions(_ options: SessionImport.Options, next: () throws -> SessionImport.Row?)
    async throws -> SessionImport.Report

  /// Releases what the store holds, such as files; every later call throws.
  func close() async
}
