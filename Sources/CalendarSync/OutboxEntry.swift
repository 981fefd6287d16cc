// SPDX-License-Identifier: MIT

/// A change that has not been acknowledged.
public struct OutboxEntry<Record, Contents> {
  /// What the entry is known by; unique in its outbox, and never used again in it.
  public let id: Int
  /// What is wanted.
  public var change: Change<Record, Contents>
  /// The revision that it was made on top of; nil when that will follow from the answer to the entry
  /// before it, or has to be asked for.
  public var revision: Int64?
  /// A later revision on top of which it is sent instead, because what others have written since is
  /// elsewhere in the record; see `StoreAnswer.outdatedElsewhere(_:)`.
  ///
  /// It is not stored: sent with the other one, the entry is compared again.
  public internal(set) var laterRevision: Int64?
  /// The record as the store has it, when that is not what the change supposes.
  ///
  /// The entry, and those of the same record behind it, wait for somebody to decide.
  public var conflict: StoredRecord<Contents>?

  /// Whether the store may have something else by now than the conflict says.
  ///
  /// Then the entry is sent once more, as it was: the answer says what the store has. It is not stored.
  public internal(set) var isStale = false

  /// An entry as it was stored; new ones come of `Outbox.push(_:)`.
  public init(
    id: Int, change: Change<Record, Contents>, revision: Int64?,
    conflict: StoredRecord<Contents>? = nil
  ) {
    self.id = id
    self.change = change
    self.revision = revision
    self.conflict = conflict
  }

  /// The revision that it is sent with.
  public var sentRevision: Int64? { laterRevision ?? revision }

  /// Whether the record's revision has to be asked for before this can be sent.
  public var needsRevision: Bool { revision == nil && change.operation != .add }

  /// Whether it was made by somebody who has seen the other version in a conflict of its record, and so
  /// does not wait for what becomes of one's own.
  func isOnTop(of other: Self) -> Bool {
    guard conflict == nil, let revision, let conflict = other.conflict else { return false }
    return conflict.revision == revision
  }
}

extension OutboxEntry: Sendable where Record: Sendable, Contents: Sendable {}
extension OutboxEntry: Equatable where Record: Equatable, Contents: Equatable {}
