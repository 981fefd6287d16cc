// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarSync

/// The events of a store on this machine, for a `SyncSession`; a record is known by the event's id.
///
/// An edit is refused when it is wrong in itself. What is wrong with the store, such as a lock or a full
/// disk, may pass: then there is no answer, and the change waits.
struct EventStore: SyncStore {
  private let store: any RecordStore
  /// Told of each event as it is after an edit, or in its place, and whether the edit has made it so.
  private let notes: @MainActor @Sendable (EventRecord, Bool) -> Void

  init(
    _ store: any RecordStore,
    noting notes: @escaping @MainActor @Sendable (EventRecord, Bool) -> Void
  ) {
    (self.store, self.notes) = (store, notes)
  }

  func record(_ id: String) async throws -> StoredRecord<EventContents> {
    stored(try await store.event(id))
  }

  func send(
    _ entry: OutboxEntry<String, EventContents>
  ) async throws -> StoreAnswer<EventContents> {
    guard let edit = edit(entry) else { throw StoreRefusal("There is nothing to write.") }
    let outcome: CalendarStore.EditOutcome?
    do throws(StoreError) {
      outcome = try await store.apply([edit]).first
    } catch {
      guard let isLasting = error.isLastingRefusal else { throw error }
      throw StoreRefusal(CommandFailure(error)?.text ?? "\(error)", isLasting: isLasting)
    }
    switch outcome {
    case .applied(.event(let now)), .unchanged(.event(let now)):
      // Sent again, it is answered with the event as it is now, which others may have written since.
      let revision = min(now.revision, (entry.sentRevision ?? 0) + 1)
      await notes(now, now.revision == revision)
      return .written(revision: revision)
    case .conflict(.event(let now)):
      await notes(now, false)
      let current = stored(now)
      if entry.change.isApart(from: current) { return .outdatedElsewhere(current) }
      return entry.change.isAlike(to: current) ? .outdatedAlike(current) : .outdated(current)
    default: return .outdated(.missing)
    }
  }

  private func stored(_ record: EventRecord?) -> StoredRecord<EventContents> {
    guard let record else { return .missing }
    if record.isDeleted { return .deleted(revision: record.revision) }
    return .present(.whole(record.event), revision: record.revision)
  }

  private func edit(_ entry: OutboxEntry<String, EventContents>) -> StoreEdit? {
    let (id, base) = (entry.change.record, entry.sentRevision ?? 0)
    switch entry.change.operation {
    case .delete: return .deleteEvent(id, base: base)
    case .add: return entry.change.values?.event.map { .putEvent($0, base: nil) }
    case .edit, .put: return entry.change.values.map { .patchEvent(id, $0.patch, base: base) }
    case .restore:
      guard var patch = entry.change.values?.patch else { return nil }
      patch.restores = true
      return .patchEvent(id, patch, base: base)
    }
  }
}

extension Change where Contents == EventContents {
  /// Whether others have changed nothing of what an edit writes.
  fileprivate func isApart(from current: StoredRecord<EventContents>) -> Bool {
    guard operation == .edit, let values, let before = before?.event,
      let now = current.contents?.event
    else { return false }
    return values.patch.isApart(from: now, since: before)
  }

  /// Whether what is deleted is again as it was before.
  fileprivate func isAlike(to current: StoredRecord<EventContents>) -> Bool {
    guard operation == .delete, let before = before?.event else { return false }
    return before == current.contents?.event
  }
}

extension StoreError {
  /// Whether an edit is refused for good; nil where the edit is not to blame.
  fileprivate var isLastingRefusal: Bool? {
    switch self {
    case .invalid: true
    case .calendarLocked: false
    case .locked, .readOnly, .full, .corrupt, .foreign, .newer, .unreachable, .gone, .inUse,
      .resyncRequired:
      nil
    }
  }

  /// Why nothing can be written now, in a few words after "Not stored yet: ".
  var obstacle: String {
    switch self {
    case .locked, .inUse: "the database is locked"
    case .readOnly: "the database cannot be written"
    case .full: "the disk is full"
    case .gone: "the database was removed or replaced"
    case .corrupt: "the database is damaged"
    case .foreign, .newer: "the file is not a database of this Almanac"
    case .unreachable: "the database cannot be reached"
    case .resyncRequired, .calendarLocked, .invalid: description
    }
  }
}
