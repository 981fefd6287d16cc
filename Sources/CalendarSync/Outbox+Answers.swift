// SPDX-License-Identifier: MIT

/// What has become of an entry that was sent.
public enum OutboxOutcome: UInt8, Sendable {
  /// Its change has taken effect, and it is gone.
  case settled
  /// It is to be sent again, on top of what others have changed elsewhere in its record.
  case rebased
  /// It waits for a decision; see `OutboxEntry.conflict`.
  case conflict
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
      update(at: place) { ($0.conflict, $0.laterRevision) = (current, nil) }
      return .conflict
    case .outdatedElsewhere(let current):
      guard entries[place].change.operation == .edit, current.contents != nil else {
        return take(.outdated(current), to: id)
      }
      update(at: place) { $0.laterRevision = current.revision }
      return .rebased
    case .refused:
      // Nothing has been written, so what follows is on top of the same; and of no record that could
      // be there, if there was to be a new one.
      settle(at: place, entries[place].revision ?? 0)
      return .refused
    }
  }

  private mutating func settle(at place: Int, _ revision: Int64?) {
    handOn(revision, to: remove(at: place).change.record)
  }

  /// Gives a revision to the next entry of a record, unless it has one.
  mutating func handOn(_ revision: Int64?, to record: Record) {
    guard let following = firstIndex(of: record) else { return }
    update(at: following) { if $0.revision == nil { $0.revision = revision } }
  }
}

extension OutboxEntry {
  /// The revision that the device has seen once the entry has been written with another one.
  ///
  /// What others had written elsewhere it has not: what follows is to be compared with that, too.
  func seen(of written: Int64) -> Int64? { laterRevision == nil ? written : revision }
}
