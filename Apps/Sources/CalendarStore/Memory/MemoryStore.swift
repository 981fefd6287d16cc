// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// A store that lasts as long as the process: for previews, tests, and apps that keep their data
/// elsewhere.
///
/// It does everything that `SQLiteStore` does, except persist. Lists and totals visit every
/// session.
public final class MemoryStore: RecordStore {
  private let state: Locked<MemoryState>
  private let cast: HeadCast
  private let now: @Sendable () -> Instant

  /// An empty store.
  ///
  /// - Parameters:
  ///   - name: What it calls itself in tokens, 16 hexadecimal digits; made up when nil.
  ///   - now: What time it is; with each day's first change the day is noted, for the trash.
  public init(
    name: String? = nil, now: @escaping @Sendable () -> Instant = SQLiteOptions().now
  ) {
    self.now = now
    let state = MemoryState(name: name ?? ChangeToken.makeStoreName())
    cast = HeadCast(state.head)
    self.state = Locked(state)
  }
}

extension MemoryStore {
  /// Where the store stands.
  public func head() -> ChangeToken {
    state.withLock { $0.head }
  }

  /// The session with an id, a tombstone included, or nil.
  public func session(_ id: SessionID) -> SessionRecord? {
    state.withLock { $0.sessions[id] }
  }

  /// The sessions that start on some days.
  public func sessions(_ query: SessionQuery) throws(StoreError) -> SessionPage {
    let after = try query.after.map { text throws(StoreError) in try StartOrder(cursor: text) }
    return state.withLock { $0.page(query, after: after) }
  }

  /// The totals of the days that have sessions.
  public func totals(in days: DayInterval, zone: ZoneRules) -> [DayTotal] {
    state.withLock { $0.totals(in: days, zone: zone) }
  }

  /// The mark with an id, a tombstone included, or nil.
  public func mark(_ id: String) -> MarkRecord? {
    state.withLock { $0.marks[Array(id.utf8)] }
  }

  /// The marks of some days.
  public func marks(in days: DayInterval, owner: String?, limit: Int) -> [MarkRecord] {
    state.withLock { $0.marks(in: days, owner: owner, limit: limit) }
  }

  /// The kinds of marks in use.
  public func markTypes(limit: Int) -> [MarkType] {
    state.withLock { $0.markTypes(limit: limit) }
  }

  /// The calendar with an id, a tombstone included, or nil.
  public func calendar(_ id: String) -> CalendarRecord? {
    state.withLock { $0.calendars[Array(id.utf8)] }
  }

  /// The calendars by their order and then by id.
  public func calendars(limit: Int) -> [CalendarRecord] {
    state.withLock { Array($0.livingCalendars.prefix(max(limit, 0))) }
  }

  /// The event with an id, a tombstone included, or nil.
  public func event(_ id: String) -> EventRecord? {
    state.withLock { $0.events[Array(id.utf8)] }
  }

  /// The occurrences of some days; visits every event.
  public func occurrences(_ query: OccurrenceQuery) -> OccurrencePage {
    state.withLock { OccurrencePage(token: $0.head, occurrences: $0.occurrences(query)) }
  }

  /// How many occurrences each of some days has; visits every event.
  public func occurrenceCounts(_ query: OccurrenceQuery) -> OccurrenceCounts {
    state.withLock { OccurrenceCounts(token: $0.head, days: $0.counts(query)) }
  }

  /// The events that have the words of a text; visits every event.
  public func search(_ query: SearchQuery) throws(StoreError) -> SearchPage {
    let merge = try SearchMerge(query)
    let terms = SearchTerms(query.text)
    return state.withLock { $0.search(merge, terms, in: query.calendars) }
  }

  /// The settings.
  public func settings() -> SettingsRecord {
    state.withLock { $0.settings }
  }

  /// What has changed since a token.
  public func changes(since token: ChangeToken, limit: Int) throws(StoreError) -> ChangePage {
    try state.withLock { state throws(StoreError) in
      try state.changes(since: token, limit: limit)
    }
  }

  /// The totals of all days.
  public func recount(since token: ChangeToken?, zone: ZoneRules) -> DayRecount {
    state.withLock { state in
      DayRecount(
        token: state.head, settings: state.settings, isWhole: true,
        totals: state.totals(in: .all, zone: zone))
    }
  }

  /// The store's head, now and after each change.
  public func heads() -> AsyncStream<ChangeToken> {
    cast.heads()
  }

  /// Does nothing: there is nothing to release.
  public func close() {}
}

extension MemoryStore {
  /// Writes edits in one transaction.
  public func apply(_ edits: [StoreEdit]) throws(StoreError) -> [EditOutcome] {
    for edit in edits { try edit.validate() }
    let (outcomes, head) = try state.withLock { held throws(StoreError) in
      // A single edit is refused before it writes anything; of several, none is kept then.
      let before = held.head.change
      var outcomes: [EditOutcome] = []
      let former = edits.count > 1 ? held : nil
      do throws(StoreError) {
        for edit in edits { outcomes.append(try held.apply(edit)) }
      } catch {
        if let former { held = former }
        throw error
      }
      held.finish(since: before, now: now())
      return (outcomes, held.head)
    }
    cast.announce(head)
    return outcomes
  }

  /// The last units of changes, the latest first.
  public func history(limit: Int) -> [ChangeUnit] {
    state.withLock { $0.history(limit: limit) }
  }

  /// Undoes a unit of changes.
  public func undo(_ change: Int64?) throws(StoreError) -> UndoOutcome {
    let (outcome, head) = try state.withLock { held throws(StoreError) in
      var next = held
      let outcome = try next.undo(change, now: now())
      held = next
      return (outcome, held.head)
    }
    cast.announce(head)
    return outcome
  }

  /// Forgets what was deleted or overwritten longer ago than the settings say.
  public func purge(now: Instant) -> TrashReport {
    let (report, head) = state.withLock { state in
      let before = state.head.change
      let report = state.purge(now: now)
      state.finish(since: before, now: now)
      return (report, state.head)
    }
    cast.announce(head)
    return report
  }

  /// Imports sessions row by row.
  public func importSessions(
    _ options: SessionImport.Options, next: () throws -> SessionImport.Row?
  ) throws -> SessionImport.Report {
    try importRows(options, next: { try next()?.validated() }) { state, rows in
      state.importSessions(rows, restores: options.restores)
    }
  }

  /// Imports records with their revisions.
  public func importRecords(
    _ options: SessionImport.Options, next: () throws -> RecordImport.Item?
  ) throws -> SessionImport.Report {
    try importRows(options, next: { try next()?.validated() }) { state, items in
      try state.importRecords(items, restores: options.restores)
    }
  }

  private func importRows<Row>(
    _ options: SessionImport.Options, next: () throws -> Row?,
    write: (inout MemoryState, [Row]) throws -> SessionImport.Report
  ) throws -> SessionImport.Report {
    var rows: [Row] = []
    let reading = Result {
      while let row = try next() { rows.append(row) }
    }
    if options.isStrict { try reading.get() }
    let (report, head) = try self.state.withLock { state in
      var held = state
      let before = held.head.change
      var report = try write(&held, rows)
      if held.head.change != before { report.change = held.head.change }
      held.runs += 1
      held.finish(since: before, now: now(), run: held.runs)
      state = held
      return (report, held.head)
    }
    cast.announce(head)
    try reading.get()
    return report
  }

  /// Exports the records of one state of the store.
  public func export(
    _ selection: StoreSelection, visit: @escaping @Sendable ([StoreRecord]) throws -> Void
  ) throws {
    try visit(state.withLock { $0.records(of: selection) })
  }
}
