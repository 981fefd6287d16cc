// SPDX-License-Identifier: MIT

/// What somebody wants to become of one record of a store that others write to, too.
///
/// `Record` says which record is meant, such as its kind and id; `Contents` is what one holds. The
/// module looks into neither.
public struct Change<Record, Contents> {
  /// What is done to the record.
  public enum Operation: UInt8, Sendable {
    /// The record is new, and the device that makes it chooses its id.
    case add
    /// Some of its contents are replaced.
    case edit
    /// It has been deleted, and is there again with these contents.
    case restore
    /// It is deleted; the store keeps a tombstone.
    case delete
    /// It is one that is always there, such as the settings, and is replaced.
    case put
  }

  /// What is done to the record.
  public var operation: Operation
  /// Which record is meant.
  public var record: Record
  /// What is written; nil for a deletion.
  public var values: Contents?
  /// The record as it was before the change, nil when there was none.
  public var before: Contents?
  /// The record as it is after the change, nil when there is none.
  public var after: Contents?
  /// What is written to take an edit back: the former values of what `values` replace.
  ///
  /// So undoing leaves alone what others have changed elsewhere in the record. Nil is all of `before`.
  public var undoing: Contents?
  /// The revision of the record that the change was made on top of; nil when that is not known, or
  /// when there was no record.
  public var base: Int64?

  /// A change; see its properties for what each operation has.
  public init(
    _ operation: Operation, _ record: Record, values: Contents? = nil, before: Contents? = nil,
    after: Contents? = nil, undoing: Contents? = nil, base: Int64? = nil
  ) {
    self.operation = operation
    self.record = record
    self.values = values
    self.before = before
    self.after = after
    self.undoing = undoing
    self.base = base
  }
}

extension Change: Sendable where Record: Sendable, Contents: Sendable {}
extension Change: Equatable where Record: Equatable, Contents: Equatable {}
