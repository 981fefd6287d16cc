// SPDX-License-Identifier: MIT

extension Outbox {
  /// Gives up what was changed of a record here; returns the entries that are not sent any more.
  ///
  /// In a conflict what is on top of the other version stays, with what follows it.
  @discardableResult
  public mutating func keepTheirs(of record: Record) -> [Entry] {
    let kept = conflict(of: record).flatMap { firstIndex(onTopOf: $0) } ?? entries.endIndex
    let staying = entries[kept...].filter { $0.conflict == nil }.map { $0.id }
    return forget { $0.change.record == record && !staying.contains($0.id) }
  }

  private mutating func forget(_ isMeant: (Entry) -> Bool) -> [Entry] {
    var forgotten: [Entry] = []
    for place in entries.indices.reversed() where isMeant(entries[place]) {
      forgotten.append(remove(at: place))
    }
    forgotten.reverse()
    return forgotten
  }

  /// What a record with a conflict will be if one's own version is kept: other changes may have
  /// followed the one that met it.
  public func latest(_ entry: Entry) -> Contents? {
    let others = entries.filter {
      $0.change.record == entry.change.record && $0.change.operation != .restore
        && !$0.isOnTop(of: entry)
    }
    return (others.last ?? entry).change.after
  }

  /// Keeps one's own version of a record with a conflict: its entry is to be sent again, on top of
  /// what the store has.
  ///
  /// A record that has been deleted meanwhile is restored, and one that is missing is made. Returns
  /// the entries that have become pointless and are not sent any more; nothing happens to an entry
  /// without a conflict.
  @discardableResult
  public mutating func keepMine(_ id: Int) -> [Entry] {
    guard let place = index(of: id), let current = entries[place].conflict else { return [] }
    let change = entries[place].change
    update(at: place) { entry in
      (entry.conflict, entry.isStale) = (nil, false)
      entry.revision = current.revision
      entry.change.before = current.contents
      entry.change.insist(on: current)
    }
    guard change.operation == .edit, current.isDeleted else { return [] }
    // Who has undone the deletion meanwhile has what that wanted, and the version that is kept.
    return forget {
      $0.id != id && $0.change.operation == .restore && $0.change.record == change.record
    }
  }
}

extension Change {
  /// Does what is wanted on top of what the store has.
  fileprivate mutating func insist(on current: StoredRecord<Contents>) {
    switch (operation, current) {
    case (.delete, _), (.put, _), (.edit, .present), (.restore, .present), (.restore, .deleted):
      break
    case (.edit, .deleted):
      operation = .restore
      values = after
    case (.edit, .missing), (.restore, .missing):
      operation = .add
      values = after
    case (.add, .missing):
      values = after
    case (.add, .deleted):
      operation = .restore
    case (.add, .present):
      operation = .edit
    }
  }
}
