// SPDX-License-Identifier: MIT
import CalendarModel

/// A session as the store holds it.
public struct SessionRecord: Hashable, Sendable {
  /// What was recorded; of a deleted session, what it was before.
  public var session: Session
  /// How often it has been written: 1 when made, one more with each change, deletion or return.
  public var revision: Int64
  /// Number of the change that wrote it last; unique and rising within a store.
  public var change: Int64
  /// Whether it is a tombstone: deleted, and kept so that others hear of it.
  public var isDeleted: Bool

  /// A record of these values.
  public init(session: Session, revision: Int64, change: Int64, isDeleted: Bool = false) {
    self.session = session
    self.revision = revision
    self.change = change
    self.isDeleted = isDeleted
  }
}
