// SPDX-License-Identifier: MIT

/// What a device has changed of a store that it can lose touch with: the changes on their way, and
/// the steps to undo and redo.
///
/// It is a value that decides and does nothing else. Whoever owns it sends `outbox.next`, gives it
/// the answers, keeps `outbox.entries` where they outlive the process, and shows `outbox.overlay`
/// above what was read. The web pages and `SyncSession` do so.
///
///     var book = ChangeBook<RecordID, Event>()
///     book.push(Change(.edit, lunch, values: later, before: noon, after: later, base: 7))
///     while let entry = book.outbox.next {
///       book.take(try await send(entry), to: entry.id)
///     }
///     book.undo()
public struct ChangeBook<Record: Equatable, Contents> {
  /// A change that has not been acknowledged.
  public typealias Entry = OutboxEntry<Record, Contents>
  /// What can be undone.
  public typealias Step = UndoStep<Record, Contents>

  /// The changes that have not been acknowledged.
  public internal(set) var outbox = Outbox<Record, Contents>()
  var history = UndoHistory<Record, Contents>()

  /// A book without changes.
  public init() {}

  /// The steps that can be undone, those of at most 100 tasks, the next one last.
  public var done: [Step] { history.done }
  /// The steps that can be redone, the next one last.
  public var undone: [Step] { history.undone }

  /// The steps that can be undone or redone, or may be again once an entry has been answered.
  package var steps: [Step] { history.steps }

  /// Replaces the entries by those that are stored; see `Outbox.replaceEntries(by:)`.
  public mutating func replaceEntries(by stored: [Entry]) { outbox.replaceEntries(by: stored) }

  /// Adds a change, which can be undone; what has been undone cannot be redone after it.
  ///
  /// Changes of one task have the same `group`, and are undone at once.
  @discardableResult
  public mutating func push(_ change: Change<Record, Contents>, group: Int? = nil) -> Entry {
    let entry = outbox.push(change)
    history.remember(change, entry: entry.id, group: group)
    return entry
  }

  /// Adds a change that is not worth undoing, such as to hide a calendar.
  @discardableResult
  public mutating func pushWithoutUndo(_ change: Change<Record, Contents>) -> Entry {
    let entry = outbox.push(change)
    history.noteStepless(entry)
    return entry
  }

  /// Remembers what the store has written at once, such as an import, by the number under which it
  /// takes it back.
  public mutating func remember(unit: Int64) { history.remember(unit: unit) }

  /// Notes the revision that an entry's record has; see `OutboxEntry.needsRevision`.
  public mutating func note(revision: Int64, for id: Int) {
    outbox.note(revision: revision, for: id)
  }

  /// Takes the answer to an entry; nil when there is no such entry (any more).
  ///
  /// An entry may be gone because another process that shares the storage has sent it; the answer to it
  /// still says what its step can be undone on top of.
  @discardableResult
  public mutating func take(_ answer: StoreAnswer<Contents>, to id: Int) -> OutboxOutcome? {
    let entry = outbox[id]
    let former = entry?.revision
    if case .written(let revision) = answer, outbox[id] == nil, let record = history.record(of: id)
    {
      outbox.handOn(revision, to: record)
    }
    let outcome = outbox.take(answer, to: id)
    switch answer {
    case .written(let revision):
      history.settle(id, from: former, revision: entry?.seen(of: revision) ?? revision)
    case .outdated(let current), .outdatedElsewhere(let current), .outdatedAlike(let current):
      if outcome == .settled { history.settle(id, from: former, revision: current.revision) }
    case .refused(let isLasting):
      if outcome != .stillConflict { history.forget(id, isLasting: isLasting) }
    }
    return outcome
  }

  // Deciding -------------------------------------------------------------------------------------

  /// Has conflicts compared with what the store has now; see `Outbox.recheckConflicts()`.
  public mutating func recheckConflicts() { outbox.recheckConflicts() }

  /// Gives up what was changed of a record here; returns the entries that are not sent any more.
  @discardableResult
  public mutating func keepTheirs(of record: Record) -> [Entry] {
    let discarded = outbox.keepTheirs(of: record)
    for entry in discarded { history.forget(entry.id) }
    return discarded
  }

  /// Keeps one's own version of a record with a conflict; see `Outbox.keepMine(_:)`.
  ///
  /// To undo that brings back what it has replaced: the other version.
  @discardableResult
  public mutating func keepMine(_ id: Int) -> [Entry] {
    if let current = outbox[id]?.conflict { history.rebase(id, on: current.contents) }
    let forgotten = outbox.keepMine(id)
    for entry in forgotten { history.forget(entry.id) }
    return forgotten
  }
}

extension ChangeBook: Sendable where Record: Sendable, Contents: Sendable {}
