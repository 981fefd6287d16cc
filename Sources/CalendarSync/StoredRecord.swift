// SPDX-License-Identifier: MIT

/// A record as the store has it.
public enum StoredRecord<Contents> {
  /// There never was one.
  case missing
  /// There was one; its tombstone has this revision.
  case deleted(revision: Int64)
  case present(Contents, revision: Int64)

  /// The revision of the record or of its tombstone.
  public var revision: Int64? {
    switch self {
    case .missing: nil
    case .deleted(let revision), .present(_, let revision): revision
    }
  }

  /// What the record holds, nil when there is none.
  public var contents: Contents? {
    if case .present(let contents, _) = self { contents } else { nil }
  }

  /// Whether there was a record that has been deleted.
  public var isDeleted: Bool {
    if case .deleted = self { true } else { false }
  }

  /// Whether there never was a record.
  public var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}

extension StoredRecord: Sendable where Contents: Sendable {}
extension StoredRecord: Equatable where Contents: Equatable {}

/// What a store says about a change that it was sent.
public enum StoreAnswer<Contents> {
  /// It has been written, now or when it was sent before; the record had this revision then, whatever
  /// others have written since.
  case written(revision: Int64)
  /// The record is no longer as the change supposes, and nothing has been written.
  case outdated(StoredRecord<Contents>)
  /// The same, but nothing of what an edit writes has been changed by others: it can be sent again on top
  /// of what they have written, and nobody has to decide.
  ///
  /// Who compares contents says so, since the module does not look into them. What only makes sense
  /// together, such as the ends of an event, counts as one.
  case outdatedElsewhere(StoredRecord<Contents>)
  /// The same, but the record holds again all that the change supposes: whatever it is, it can be sent
  /// again on top of that, and nobody has to decide.
  case outdatedAlike(StoredRecord<Contents>)
  /// The store does not take it. `isLasting` is false when it may take the same another time, for
  /// example once a calendar has been unlocked.
  case refused(isLasting: Bool)
}

extension StoreAnswer: Sendable where Contents: Sendable {}
extension StoreAnswer: Equatable where Contents: Equatable {}
