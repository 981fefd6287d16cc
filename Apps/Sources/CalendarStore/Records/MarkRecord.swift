// SPDX-License-Identifier: MIT

/// A mark as the store holds it; see `SessionRecord` for the fields.
public struct MarkRecord: Hashable, Sendable {
  /// The mark; for a tombstone, the mark before it was deleted.
  public var mark: DayMark
  /// How often it has been written, from 1.
  public var revision: Int64
  /// Number of the change that wrote it last.
  public var change: Int64
  /// Whether it is a tombstone.
  public var isDeleted: Bool

  /// A record of these values.
  public init(mark: DayMark, revision: Int64, change: Int64, isDeleted: Bool = false) {
    self.mark = mark
    self.revision = revision
    self.change = change
    self.isDeleted = isDeleted
  }
}
