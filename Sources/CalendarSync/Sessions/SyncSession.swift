// SPDX-License-Identifier: MIT

/// What an app changes of a store that it can lose touch with: kept, sent, decided about and undone.
///
///     let session = SyncSession(store: store, keeper: keeper) { event in … }
///     session.push(Change(.edit, lunch, values: later, before: noon, after: later, base: 7))
///     await session.flush()                   // again whenever the store may be there again
///     session.outbox.laid(over: records)      // what is shown
///     await session.undo()
///
/// A change is shown at once, is sent until there is an answer, and takes effect once. It has no
/// clock: an app calls `flush` when it comes back online, or `keepSending(pausing:)` once.
@MainActor
public final class SyncSession<Store: SyncStore> {
  /// Which record is meant.
  public typealias Record = Store.Record
  /// What a record holds.
  public typealias Contents = Store.Contents
  /// A change that has not been acknowledged.
  public typealias Entry = OutboxEntry<Record, Contents>

  private let store: Store
  private let keeper: OutboxKeeper<Record, Contents>
  private let tell: @MainActor (SyncEvent<Record, Contents>) -> Void
  private var book = ChangeBook<Record, Contents>()
  private var sending: Task<Bool, Never>?

  /// Takes up what an earlier process has kept; throws what the keeper does when it cannot read that.
  public init(
    store: Store, keeper: OutboxKeeper<Record, Contents> = .nowhere,
    telling tell: @escaping @MainActor (SyncEvent<Record, Contents>) -> Void = { _ in }
  ) throws {
    self.store = store
    self.keeper = keeper
    self.tell = tell
    book.take(try keeper.load())
  }

  /// The changes that have not been acknowledged.
  public var outbox: Outbox<Record, Contents> { book.outbox }
  /// Whether there is a step to undo.
  public var canUndo: Bool { !book.done.isEmpty }
  /// Whether there is a step to redo.
  public var canRedo: Bool { !book.undone.isEmpty }

  // Changing -------------------------------------------------------------------------------------

  /// Makes a change, which can be undone.
  ///
  /// It is shown from now on, and sent by the next `flush`. Changes of one task have the same `group`,
  /// and are undone at once.
  @discardableResult
  public func push(_ change: Change<Record, Contents>, group: Int? = nil) -> Entry {
    let entry = book.push(change, group: group)
    keep()
    return entry
  }

  /// Makes a change that is not worth undoing, such as to hide a calendar.
  @discardableResult
  public func pushForGood(_ change: Change<Record, Contents>) -> Entry {
    let entry = book.pushForGood(change)
    keep()
    return entry
  }

  /// Remembers what the store has written at once, by the number under which it takes it back.
  public func remember(unit: Int64) { book.remember(unit: unit) }

  /// Keeps one's own version of a record in a conflict; it is sent by the next `flush`.
  public func keepMine(_ entry: Entry) {
    book.insist(entry.id)
    keep()
  }

  /// Gives up what was changed of a record here.
  public func keepTheirs(_ entry: Entry) {
    book.discard(entry.change.record)
    keep()
  }

  private func keep() {
    do {
      try keeper.save(book.outbox.entries)
    } catch {
      tell(.unkept(error))
    }
    tell(.changed)
  }

  // Undoing --------------------------------------------------------------------------------------

  /// Takes back the last step; returns it, or nil when there is none or the store does not take it.
  @discardableResult
  public func undo() async throws -> UndoStep<Record, Contents>? {
    try await perform(book.undo(), isRedo: false)
  }

  /// Makes the step again that was undone last; returns it, or nil when there is none or the store
  /// does not take it.
  @discardableResult
  public func redo() async throws -> UndoStep<Record, Contents>? {
    try await perform(book.redo(), isRedo: true)
  }

  private func perform(
    _ move: UndoMove<Record, Contents>, isRedo: Bool
  ) async throws -> UndoStep<Record, Contents>? {
    switch move {
    case .nothing: return nil
    case .changes(_, let step):
      keep()
      return step
    case .unit(let number, let step):
      return try await takeBack(number, step, isRedo: isRedo)
    }
  }

  private func takeBack(
    _ unit: Int64, _ step: UndoStep<Record, Contents>, isRedo: Bool
  ) async throws -> UndoStep<Record, Contents>? {
    do {
      // What waits may be changes of the same records.
      await flush()
      guard let number = try await store.takeBack(unit) else {
        book.unit(step.id, notMoved: isRedo, isLasting: true)
        return nil
      }
      book.unit(step.id, moved: number)
      return step
    } catch {
      book.unit(step.id, notMoved: isRedo, isLasting: false)
      throw error
    }
  }

  // Sending --------------------------------------------------------------------------------------

  /// Sends what waits, oldest first, until nothing is left to send or the store does not answer.
  ///
  /// Returns whether it has answered. While it is sending, another call waits for the same.
  @discardableResult
  public func flush() async -> Bool {
    if let sending { return await sending.value }
    let task = Task { await sendAll() }
    sending = task
    let isDone = await task.value
    sending = nil
    return isDone
  }

  /// Sends until nothing is left to send, with a pause after each time that the store does not answer.
  ///
  /// `pause` is given how often that has been in a row, from 1. Ends when `pause` throws.
  public func keepSending(pausing pause: @MainActor (Int) async throws -> Void) async rethrows {
    var attempts = 0
    while await !flush() {
      attempts += 1
      try await pause(attempts)
    }
  }

  private func sendAll() async -> Bool {
    while let entry = book.outbox.next {
      do {
        let reply =
          entry.needsRevision ? try await revise(entry) : try await store.send(entry)
        if let reply { take(reply, to: entry) }
      } catch {
        tell(.unreachable(error))
        return false
      }
    }
    return true
  }

  /// Asks for the revision of an entry's record; an answer when there is none.
  private func revise(_ entry: Entry) async throws -> SyncReply<Contents>? {
    let record = try await store.record(entry.change.record)
    guard let revision = record.revision else { return SyncReply(.outdated(record)) }
    book.note(revision: revision, for: entry.id)
    keep()
    return nil
  }

  private func take(_ reply: SyncReply<Contents>, to entry: Entry) {
    let outcome = book.take(reply.answer, to: entry.id)
    keep()
    switch outcome {
    case .settled: tell(.settled(entry))
    case .conflict: tell(.conflict(book.outbox[entry.id] ?? entry))
    case .refused: tell(.refused(entry, reason: reply.reason))
    case nil: break
    }
  }
}
