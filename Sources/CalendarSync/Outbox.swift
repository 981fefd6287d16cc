// SPDX-License-Identifier: MIT

/// The changes of a device that its store has not acknowledged, oldest first.
///
/// Each is sent, and sent again with the same id of its record, until there is an answer; changes of
/// one record are sent in order, each on top of the revision that the one before it has left. What
/// somebody else has changed meanwhile becomes a conflict, and is never overwritten unasked.
///
/// The outbox neither sends nor stores anything: whoever owns it asks `next` what to send, tells it
/// the answer, and stores `entries` whenever they have changed. Every operation takes time in
/// proportion to the number of entries; `overlay` compares each with each.
public struct Outbox<Record: Equatable, Contents> {
  /// An entry of this outbox.
  public typealias Entry = OutboxEntry<Record, Contents>

  /// The entries, oldest first.
  public private(set) var entries: [Entry] = []
  private var lastID = 0

  /// An outbox without entries.
  public init() {}

  /// Replaces the entries by those that are stored.
  ///
  /// So begins a process, and so goes one on when another that shares the storage has written some. They
  /// are given oldest first, and each with an id of its own.
  public mutating func replaceEntries(by stored: [Entry]) {
    let stale = entries.filter { $0.isStale }.map { $0.id }
    entries = stored
    recheckConflicts { stale.contains($0.id) }
    for entry in stored { lastID = max(lastID, entry.id) }
  }

  /// Adds a change, as the last one.
  ///
  /// When it follows another of its record, that one's answer provides the revision.
  @discardableResult
  public mutating func push(_ change: Change<Record, Contents>) -> Entry {
    lastID += 1
    let follows = entries.contains { $0.change.record == change.record }
    let entry = Entry(id: lastID, change: change, revision: follows ? nil : change.base)
    entries.append(entry)
    return entry
  }

  /// Adds a change that takes back what its device has written, or makes it again.
  ///
  /// Its base says which revision that was. Where it is that of the other version in a conflict, another
  /// process that shares the storage has written that version: the change is about it, and does not
  /// follow one's own.
  mutating func pushMove(_ change: Change<Record, Contents>) -> Entry {
    let conflict = conflict(of: change.record)
    let isFirst = conflict.map { firstIndex(onTopOf: $0) == nil } ?? false
    push(change)
    let place = entries.endIndex - 1
    if isFirst, let base = change.base, base == conflict?.conflict?.revision {
      entries[place].revision = base
    }
    return entries[place]
  }

  /// The entry with an id, nil when there is none (any more).
  public subscript(id: Int) -> Entry? { index(of: id).map { entries[$0] } }

  /// What is to be sent: the oldest entry of those whose records have no conflict.
  ///
  /// Besides, what is on top of the other version in a conflict, and what is in a conflict itself once
  /// that may be about something that the store no longer has; see `recheckConflicts()`.
  public var next: Entry? {
    let conflicts = conflicts
    return entries.first { entry in
      if entry.conflict != nil { return entry.isStale }
      return conflicts.allSatisfy {
        $0.change.record != entry.change.record || entry.isOnTop(of: $0)
      }
    }
  }

  /// The entries that somebody has to decide about, oldest first.
  public var conflicts: [Entry] { entries.filter { $0.conflict != nil } }

  /// Notes the revision that an entry's record has; see `OutboxEntry.needsRevision`.
  public mutating func note(revision: Int64, for id: Int) {
    guard let place = index(of: id), entries[place].needsRevision else { return }
    entries[place].revision = revision
  }

  // Places ---------------------------------------------------------------------------------------

  func index(of id: Int) -> Int? { entries.firstIndex { $0.id == id } }

  func firstIndex(of record: Record) -> Int? {
    entries.firstIndex { $0.change.record == record }
  }

  /// The oldest entry of a record that has a conflict.
  func conflict(of record: Record) -> Entry? {
    entries.first { $0.conflict != nil && $0.change.record == record }
  }

  /// The place of the oldest entry that is on top of the other version in a conflict.
  func firstIndex(onTopOf other: Entry) -> Int? {
    entries.firstIndex { $0.change.record == other.change.record && $0.isOnTop(of: other) }
  }

  mutating func remove(at place: Int) -> Entry { entries.remove(at: place) }

  mutating func update(at place: Int, _ body: (inout Entry) -> Void) { body(&entries[place]) }
}

extension Outbox: Sendable where Record: Sendable, Contents: Sendable {}
