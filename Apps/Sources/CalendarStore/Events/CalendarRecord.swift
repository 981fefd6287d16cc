// SPDX-License-Identifier: MIT

/// A calendar as the store holds it; see `SessionRecord` for the fields.
///
/// The events of a deleted calendar stay as they are, and are shown again when it is restored.
public struct CalendarRecord: Hashable, Sendable {
  /// The calendar; for a tombstone, the calendar before it was deleted.
  public var calendar: EventCalendar
  /// How often it has been written, from 1.
  public var revision: Int64
  /// Number of the change that wrote it last.
  public var change: Int64
  /// Whether it is a tombstone.
  public var isDeleted: Bool

  /// A record of these values.
  public init(
    calendar: EventCalendar, revision: Int64, change: Int64, isDeleted: Bool = false
  ) {
    self.calendar = calendar
    self.revision = revision
    self.change = change
    self.isDeleted = isDeleted
  }
}
