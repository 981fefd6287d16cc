// SPDX-License-Identifier: MIT

/// What has become of an entry that was sent.
public enum OutboxOutcome: UInt8, Sendable {
  /// Its change has taken effect, and it is gone.
  case settled
  /// It is to be sent again, on top of what others have changed elsewhere in its record.
  case rebased
  /// It waits for a decision; see `OutboxEntry.conflict`.
  case conflict
  /// It has waited for one already, and still does: `OutboxEntry.conflict` has what the store has now.
  case stillConflict
  /// It is gone, and its change has not taken effect and never will.
  case refused
}

extension Outbox {
  /// Takes the answer to an entry; nil when there is no such entry (any more).
  ///
  /// A record that is to be deleted and is not there any more is what was wanted, and no conflict.
  public mutating func take(_ answer: StoreAnswer<Contents>, to id: Int) -> OutboxOutcome? {
    guard let place = index(of: id) else { return nil }
    switch answer {
    case .written(let revision):
      settle(at: place, entries[place].seen(of: revision))
      return .settled
    case .outdated(let current):
      if entries[place].change.operation == .delete && current.contents == nil {
        settle(at: place, current.revision)
        return .settled
      }
      let outcome = entries[place].conflict == nil ? OutboxOutcome.conflict : .stillConflict
      let record = entries[place].change.record
      update(at: place) {
        ($0.conflict, $0.laterRevision, $0.isStale) = (current, nil, false)
      }
      recheckConflicts(of: record, unless: current.revision)
      return outcome
    case .outdatedElsewhere(let current):
      guard entries[place].change.operation == .edit, current.contents != nil else {
        return take(.outdated(current), to: id)
      }
      update(at: place) {
        ($0.conflict, $0.laterRevision, $0.isStale) = (nil, current.revision, false)
      }
      return .rebased
    case .outdatedAlike(let current):
      guard current.contents != nil, entries[place].change.replacesWhatIsThere else {
        return take(.outdated(current), to: id)
      }
      update(at: place) {
        ($0.conflict, $0.laterRevision, $0.isStale) = (nil, nil, false)
        $0.revision = current.revision
      }
      return .rebased
    case .refused where entries[place].conflict != nil:
      // What was asked again is not what somebody has decided, and that still can be.
      update(at: place) { $0.isStale = false }
      return .stillConflict
    case .refused:
      // Nothing has been written, so what follows is on top of the same; and of no record that could
      // be there, if there was to be a new one.
      settle(at: place, entries[place].revision ?? 0)
      return .refused
    }
  }

  private mutating func settle(at place: Int, _ revision: Int64?) {
    handOn(revision, to: remove(at: place).change.record, behind: place)
  }

  /// Gives a revision to the next entry of a record, unless it has one.
  mutating func handOn(_ revision: Int64?, to record: Record, behind place: Int = 0) {
    recheckConflicts(of: record, unless: revision)
    guard let following = entries[place...].firstIndex(where: { $0.change.record == record })
    else { return }
    update(at: following) { if $0.revision == nil { $0.revision = revision } }
  }

  // What may be another one by now ---------------------------------------------------------------

  /// Has what is in a conflict sent once more, since the store may have changed: by the answers it is
  /// about what the store has now, or no conflict any more.
  ///
  /// Nothing is overwritten: it is sent on top of the revision that it was made on top of.
  public mutating func recheckConflicts() { recheckConflicts { _ in true } }

  /// The same of a record's conflicts that are not about a revision.
  private mutating func recheckConflicts(of record: Record, unless revision: Int64?) {
    recheckConflicts { $0.change.record == record && $0.conflict?.revision != revision }
  }

  /// What is not known to be on top of anything is not asked again: it would be on top of what is there.
  mutating func recheckConflicts(where isMeant: (Entry) -> Bool) {
    for place in entries.indices
    where entries[place].conflict != nil && !entries[place].needsRevision && isMeant(entries[place])
    {
      update(at: place) { $0.isStale = true }
    }
  }
}

extension Change {
  fileprivate var replacesWhatIsThere: Bool {
    operation == .edit || operation == .put || operation == .delete
  }
}

extension OutboxEntry {
  /// The revision that the device has seen once the entry has been written with another one.
  ///
  /// What others had written elsewhere it has not: what follows is to be compared with that, too.
  func seen(of written: Int64) -> Int64? { laterRevision == nil ? written : revision }
}
