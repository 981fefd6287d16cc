// SPDX-License-Identifier: MIT

/// The parts of an event that an edit sets; the store keeps the others as they are.
public struct EventPatch: Hashable, Sendable {
  /// The calendar, or nil to keep it.
  public var calendar: String?
  /// What it is called, or nil to keep that.
  public var title: String?
  /// The notes, or nil to keep them.
  public var notes: String?
  /// The place, or nil to keep it.
  public var location: String?
  /// Whether it takes place, or nil to keep that.
  public var status: EventStatus?
  /// Whether it keeps busy, or nil to keep that.
  public var isBusy: Bool?
  /// The colour; the inner nil is that of the calendar, the outer one keeps what there is.
  public var color: HexColor??
  /// When it takes place, or nil to keep that.
  public var span: EventSpan?
  /// Whether a tombstone is restored; otherwise patching a tombstone is a conflict.
  public var restores = false

  /// A patch that sets nothing.
  public init() {}
}

extension EventPatch {
  /// The event with the parts of the patch set.
  public func applied(to event: CalendarEvent) -> CalendarEvent {
    CalendarEvent(
      id: event.id, calendar: calendar ?? event.calendar, title: title ?? event.title,
      span: span ?? event.span, notes: notes ?? event.notes, location: location ?? event.location,
      status: status ?? event.status, isBusy: isBusy ?? event.isBusy, color: color ?? event.color)
  }
}
