// SPDX-License-Identifier: MIT

/// The parts of a calendar that an edit sets; the store keeps the others as they are.
public struct CalendarPatch: Hashable, Sendable {
  /// What it is called, or nil to keep that.
  public var name: String?
  /// The colour, or nil to keep it.
  public var color: HexColor?
  /// The place in lists, or nil to keep it.
  public var order: Int32?
  /// Whether it is hidden, or nil to keep that.
  public var isHidden: Bool?
  /// The zone; the inner nil is none, the outer one keeps what there is.
  public var zone: String??
  /// Whether it is locked, or nil to keep that.
  public var isLocked: Bool?
  /// Whether a tombstone is restored; otherwise patching a tombstone is a conflict.
  public var restores = false

  /// A patch that sets nothing.
  public init() {}
}

extension CalendarPatch {
  /// The calendar with the parts of the patch set.
  func applied(to calendar: EventCalendar) -> EventCalendar {
    EventCalendar(
      id: calendar.id, name: name ?? calendar.name, color: color ?? calendar.color,
      order: order ?? calendar.order, isHidden: isHidden ?? calendar.isHidden,
      zone: zone ?? calendar.zone, isLocked: isLocked ?? calendar.isLocked)
  }
}
