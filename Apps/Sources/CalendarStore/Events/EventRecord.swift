// SPDX-License-Identifier: MIT

/// An event as the store holds it; see `SessionRecord` for the fields.
public struct EventRecord: Hashable, Sendable {
  /// The event; for a tombstone, the event before it was deleted.
  public var event: CalendarEvent
  /// How often it has been written, from 1.
  public var revision: Int64
  /// Number of the change that wrote it last.
  public var change: Int64
  /// Whether it is a tombstone.
  public var isDeleted: Bool

  /// A record of these values.
  public init(event: CalendarEvent, revision: Int64, change: Int64, isDeleted: Bool = false) {
    self.event = event
    self.revision = revision
    self.change = change
    self.isDeleted = isDeleted
  }
}
