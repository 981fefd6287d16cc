// SPDX-License-Identifier: MIT
import CalendarModel

/// Taking in many sessions, such as those of a CSV file.
///
/// A row with an id is the session of that name: it is made, or replaced where its content differs.
/// A row without one is known by its content and by how many equal rows came before it in the same
/// import: importing a file twice changes nothing, and equal rows within a file all count. What a
/// person has deleted since stays deleted, unless `restores` says otherwise; what they have edited
/// stays as edited.
public enum SessionImport {
  /// A row.
  public struct Row: Hashable, Sendable {
    /// The id, or nil when the row has none.
    public var id: SessionID?
    /// When it began.
    public var start: SessionTime
    /// When it ended.
    public var end: SessionTime
    /// What it scored.
    public var points: Int32

    /// A row of these values.
    public init(id: SessionID?, start: SessionTime, end: SessionTime, points: Int32) {
      self.id = id
      self.start = start
      self.end = end
      self.points = points
    }
  }

  /// How to take them in.
  public struct Options: Hashable, Sendable {
    /// Whether all of it is one transaction, undone when `next` throws.
    ///
    /// Otherwise it is written in parts, others may write between them, and what is written stays.
    public var isStrict = false
    /// Whether sessions that were deleted since come back.
    public var restores = false

    /// Not strict, and what was deleted stays so.
    public init() {}
  }

  /// What became of the rows.
  public struct Report: Hashable, Sendable {
    /// Sessions that are new, and of `RecordImport` tombstones that are.
    public var added: Int64 = 0
    /// Sessions that had another content, and those brought back.
    public var updated: Int64 = 0
    /// Rows whose session was there already.
    public var unchanged: Int64 = 0
    /// Rows whose session was deleted before and stays so.
    public var leftDeleted: Int64 = 0
    /// Tombstones of records that live here and stay so; see `RecordImport`.
    public var leftAlive: Int64 = 0

    /// Nothing yet.
    public init() {}
  }
}
