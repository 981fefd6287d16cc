// SPDX-License-Identifier: MIT

/// What an app changes of a store that it can lose touch with: kept, sent, decided about and undone.
///
///     let session = try SyncSession(store: store, keeper: keeper) { event in … }
///     session.push(Change(.edit, lunch, values: later, before: noon, after: later, base: 7))
///     await session.flush()                   // again whenever the store may be there again
///     session.outbox.laid(over: records)      // what is shown
///     try await session.undo()
///
/// A change is shown at once, is sent until there is an answer, and takes effect once. A session has no
/// clock and does not know whether it is online: an app calls `flush` after changes and when it may
/// have come back, or `keepSending(pausing:)`.
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
  private var moving: Task<Void, Never>?
  /// Why the store did not answer last.
  private var failure: (any Error)?

  /// Takes up what an earlier process has kept; throws what the keeper does when it cannot read that.
  public init(
    store: Store, keeper: OutboxKeeper<Record, Contents> = .nowhere,
    telling tell: @escaping @MainActor (SyncEvent<Record, Contents>) -> Void = { _ in }
  ) throws {
    self.store = store
    self.keeper = keeper
    self.tell = tell
    book.replaceEntries(by: try keeper.load())
  }

  /// The changes that have not been acknowledged.
  public var outbox: Outbox<Record, Contents> { book.outbox }
  /// Whether there is a step to undo.
  public var canUndo: Bool { !book.done.isEmpty }
  /// Whether there is a step to redo.
  public var canRedo: Bool { !book.undone.isEmpty }

  /// What the next undo takes back: the last step, and those before it of its group, in that order.
  public var stepsToUndo: [UndoStep<Record, Contents>] { Self.first(of: book.done) }
  /// What the next redo makes again, in that order.
  public var stepsToRedo: [UndoStep<Record, Contents>] { Self.first(of: book.undone) }

  private static func first(
    of steps: [UndoStep<Record, Contents>]
  ) -> [UndoStep<Record, Contents>] {
    guard let last = steps.last else { return [] }
    guard let group = last.group, last.change != nil else { return [last] }
    return steps.reversed().prefix { $0.group == group && $0.change != nil }
  }

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
  public func pushWithoutUndo(_ change: Change<Record, Contents>) -> Entry {
    let entry = book.pushWithoutUndo(change)
    keep()
    return entry
  }

  /// Remembers what the store has written at once, by the number under which it takes it back.
  public func remember(unit: Int64) { book.remember(unit: unit) }

  /// Keeps one's own version of a record in a conflict; it is sent by the next `flush`.
  public func keepMine(_ entry: Entry) {
    book.keepMine(entry.id)
    keep()
  }

  /// Gives up what was changed of a record here.
  public func keepTheirs(_ entry: Entry) {
    book.keepTheirs(of: entry.change.record)
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

  /// Takes back the last step; returns it, or nil when there is none.
  ///
  /// Throws when the store has to do it, and refuses or does not answer. Unless it refuses for good, the
  /// same can be tried again.
  @discardableResult
  public func undo() async throws -> UndoStep<Record, Contents>? { try await move(isRedo: false) }

  /// Makes the step again that was undone last; returns it, or nil when there is none.
  ///
  /// Throws as `undo()` does.
  @discardableResult
  public func redo() async throws -> UndoStep<Record, Contents>? { try await move(isRedo: true) }

  /// Undoes or redoes after what is being undone or redone already.
  private func move(isRedo: Bool) async throws -> UndoStep<Record, Contents>? {
    let former = moving
    let task = Task {
      await former?.value
      return try await perform(isRedo ? book.redo() : book.undo())
    }
    moving = Task { _ = await task.result }
    return try await task.value
  }

  private func perform(
    _ move: UndoMove<Record, Contents>
  ) async throws -> UndoStep<Record, Contents>? {
    switch move {
    case .nothing: return nil
    case .changes(_, let step):
      keep()
      return step
    case .unit(let number, let step):
      do {
        // What waits may be changes of the same records.
        if await !flush(), let failure { throw failure }
        book.noteMoved(step.id, as: try await store.takeBack(number))
        return step
      } catch {
        book.noteNotMoved(step.id, isLasting: (error as? StoreRefusal)?.isLasting ?? false)
        throw error
      }
    }
  }

  // Sending --------------------------------------------------------------------------------------

  /// Sends what waits, oldest first, until nothing is left to send or the store does not answer.
  ///
  /// Returns whether it has answered. While it is sending, another call waits for the same.
  @discardableResult
  public func flush() async -> Bool {
    if let sending { return await sending.value }
    let task = Task {
      defer { sending = nil }
      return await sendAll()
    }
    sending = task
    return await task.value
  }

  /// Has conflicts compared with what the store has now, and sends what waits.
  ///
  /// For when the store has changed, and before somebody decides: a conflict then is about the store's
  /// present record, or gone where its change can be made on top of that. Returns what `flush` does.
  @discardableResult
  public func recheckConflicts() async -> Bool {
    book.recheckConflicts()
    return await flush()
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
        if entry.needsRevision {
          try await revise(entry)
        } else {
          take(try await store.send(entry), to: entry)
        }
      } catch let refusal as StoreRefusal {
        take(.refused(isLasting: refusal.isLasting), to: entry, reason: refusal.reason)
      } catch {
        failure = error
        tell(.unreachable(error))
        return false
      }
    }
    return true
  }

  /// Asks for the revision of an entry's record.
  private func revise(_ entry: Entry) async throws {
    let record = try await store.record(entry.change.record)
    guard let revision = record.revision else { return take(.outdated(record), to: entry) }
    book.note(revision: revision, for: entry.id)
    keep()
  }

  private func take(_ answer: StoreAnswer<Contents>, to entry: Entry, reason: String? = nil) {
    let outcome = book.take(answer, to: entry.id)
    keep()
    switch outcome {
    case .settled: tell(.settled(entry))
    case .conflict: tell(.conflict(book.outbox[entry.id] ?? entry))
    case .refused: tell(.refused(entry, reason: reason))
    case .rebased, .stillConflict, nil: break
    }
  }
}
