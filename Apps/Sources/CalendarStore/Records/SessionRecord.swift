// SPDX-License-Identifier: MIT
import CalendarStreaks

/// A session as the store holds it.
public struct SessionRecord: Hashable, Sendable {
  /// The session; for a tombstone, the session before it was deleted.
  public var session: Session
  /// How often it has been written: 1 when made, and one more with each edit, deletion or return.
  public var revision: Int64
  /// Number of the change that wrote it last; unique and increasing within a store.
  public var change: Int64
  /// Whether it is a tombstone: deleted, but kept so that others learn of the deletion.
  public var isDeleted: Bool

  /// A record of these values.
  public init(session: Session, revision: Int64, change: Int64, isDeleted: Bool = false) {
    self.session = session
    self.revision = revision
    self.change = change
    self.isDeleted = isDeleted
  }
}
