// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Where a calendar keeps what people enter.
///
/// Every record has an id made by its client, a revision, and the number of the change that wrote it
/// last. Deleted records stay as tombstones. One edit is one change; numbers rise by one within a
/// store and are never used twice.
///
/// Whoever implements it runs the conformance suite of `CalendarStoreTests`. Reads see everything
/// that was acknowledged before they were asked, also by other processes.
public protocol RecordStore: Sendable {
  /// Where the store stands now; cheap, asked with each request.
  func head() async throws(StoreError) -> ChangeToken

  /// The record of a session, a tombstone included, or nil.
  func session(_ id: SessionID) async throws(StoreError) -> SessionRecord?

  /// Sessions that start on days, tombstones left out.
  ///
  /// - Throws: `invalid` for a cursor that is none.
  func sessions(_ query: SessionQuery) async throws(StoreError) -> SessionPage

  /// Totals of the days that have sessions, in order.
  func totals(in days: DayInterval, zone: ZoneRules) async throws(StoreError) -> [DayTotal]

  /// The record of a mark, a tombstone included, or nil.
  func mark(_ id: String) async throws(StoreError) -> MarkRecord?

  /// Marks of days, by day, then by id, tombstones left out; at most `limit`.
  ///
  /// With an owner they are that owner's, with nil everybody's.
  func marks(in days: DayInterval, owner: String?, limit: Int) async throws(StoreError)
    -> [MarkRecord]

  /// The kinds of marks that there are, by the bytes of their names; at most `limit`.
  func markTypes(limit: Int) async throws(StoreError) -> [MarkType]

  /// The settings.
  func settings() async throws(StoreError) -> SettingsRecord

  /// Writes edits in one transaction, in order, and answers for each.
  ///
  /// A conflict concerns its own edit only; an error undoes them all.
  func apply(_ edits: [StoreEdit]) async throws(StoreError) -> [EditOutcome]

  /// What has changed since a token, at most `limit` records.
  ///
  /// - Throws: `resyncRequired` for a token of another store or from before what is kept.
  func changes(since token: ChangeToken, limit: Int) async throws(StoreError) -> ChangePage

  /// The last units of changes, the latest first, at most `limit`; forgotten ones are left out.
  func history(limit: Int) async throws(StoreError) -> [ChangeUnit]

  /// Undoes the unit that a change is of: an edit, several of one call, or an import; all or nothing.
  ///
  /// What it made is deleted, what it deleted comes back, what it edited has its former content,
  /// under new revisions and changes, which are a unit too: undoing that is redoing. With nil it is
  /// the last unit that is neither an undo nor undone, so that one steps back by asking again. A
  /// record has to be as the unit left it: content counts, so that what was changed since and undone
  /// again is no conflict.
  func undo(_ change: Int64?) async throws(StoreError) -> UndoOutcome

  /// Forgets what was deleted or overwritten longer ago than the settings' `trashDays`, by UTC days.
  ///
  /// Nothing without such a setting. Tokens from before are refused from then on, ids are free again.
  /// It is done in portions, between which others write; an interrupted purge is taken up by the
  /// next one.
  func purge(now: Instant) async throws(StoreError) -> TrashReport

  /// Totals of the days that may have changed since a token, for whoever keeps a tally of days.
  ///
  /// Of all days when the token is nil or of another store, or when that is cheaper.
  func recount(since token: ChangeToken?, zone: ZoneRules) async throws(StoreError) -> DayRecount

  /// Says where the store stands: at once, then after changes, by whomever they are made.
  ///
  /// Several changes may be said as one. The stream ends when whoever listens lets go of it.
  func heads() -> AsyncStream<ChangeToken>

  /// Hands out records of one state of the store, some at a time.
  ///
  /// The state is held for as long as it takes, so `visit` must not wait for anybody: what goes to a
  /// slow reader is kept in a file first. It is called by one thread at a time.
  ///
  /// - Throws: what the store cannot do, or what `visit` throws, which ends it.
  func export(
    _ selection: StoreSelection, visit: @escaping @Sendable ([StoreRecord]) throws -> Void
  ) async throws

  /// Takes in records of any kind with their revisions, for as long as `next` hands out some; see
  /// `RecordImport`.
  ///
  /// - Throws: what the store cannot do, or what `next` throws, with `isStrict` undoing all.
  func importRecords(_ options: SessionImport.Options, next: () throws -> RecordImport.Item?)
    async throws -> SessionImport.Report

  /// Takes in sessions row by row, for as long as `next` hands out some; see `SessionImport`.
  ///
  /// - Throws: what the store cannot do, or what `next` throws, with `isStrict` undoing all.
  func importSessions(_ options: SessionImport.Options, next: () throws -> SessionImport.Row?)
    async throws -> SessionImport.Report

  /// Lets go of what the store holds, such as files; whatever is asked later throws.
  func close() async
}
