// SPDX-License-Identifier: MIT
import CalendarStreaks

/// Importing many sessions, such as those of a CSV file.
///
/// A row with an id stands for the session with that id, which is made, or replaced if its content
/// differs. A row without one is recognised by its content and by the number of equal rows before
/// it in the same import: importing a file twice changes nothing, and equal rows within a file all
/// count. What a person has deleted since stays deleted unless `restores` says otherwise, and what
/// they have edited keeps their edits. What an undo has taken away again was never there, as after
/// any undo, and is new.
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

  /// How to import the rows.
  public struct Options: Hashable, Sendable {
    /// Whether the whole import is one transaction, which is undone when `next` throws.
    ///
    /// Otherwise it is written in parts, others may write between them, and written parts stay.
    public var isStrict = false
    /// Whether sessions that were deleted since are restored.
    public var restores = false

    /// Not strict, and deleted sessions stay deleted.
    public init() {}
  }

  /// What became of the rows.
  public struct Report: Hashable, Sendable {
    /// New sessions, those that were undone among them, and for `RecordImport` also new tombstones.
    public var added: Int64 = 0
    /// Sessions with different content, and restored ones.
    public var updated: Int64 = 0
    /// Rows whose session was there already.
    public var unchanged: Int64 = 0
    /// Rows whose session was deleted before and stays deleted, or whose event's calendar does.
    public var leftDeleted: Int64 = 0
    /// Tombstones of records that live here and stay; see `RecordImport`.
    public var leftAlive: Int64 = 0
    /// Calendars that were made, or brought back, for events that name them: not among `added`.
    public var madeCalendars: Int64 = 0
    /// Number of its last change, by which the whole import can be undone; nil when nothing changed.
    public var change: Int64?

    /// A report of nothing.
    public init() {}
  }
}
