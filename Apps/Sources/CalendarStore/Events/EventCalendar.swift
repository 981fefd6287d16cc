// SPDX-License-Identifier: MIT

/// A calendar that holds events, such as Work or Home.
public struct EventCalendar: Hashable, Sendable {
  /// Its id, made by the client that recorded it; unique among calendars of a store, without commas.
  public var id: String
  /// What people call it.
  public var name: String
  /// The colour of its events, unless an event has one of its own.
  public var color: HexColor
  /// Its place in lists: lower ones come first, equal ones by id.
  public var order: Int32
  /// Whether its events are shown only to those who ask for this calendar by id.
  public var isHidden: Bool
  /// The IANA name of the zone for its new events, or nil for the viewer's.
  public var zone: String?
  /// Whether its events cannot be written, and itself not be deleted, until it is unlocked.
  public var isLocked: Bool

  /// A calendar of these values.
  public init(
    id: String, name: String, color: HexColor = .standard, order: Int32 = 0,
    isHidden: Bool = false, zone: String? = nil, isLocked: Bool = false
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.order = order
    self.isHidden = isHidden
    self.zone = zone
    self.isLocked = isLocked
  }
}

extension EventCalendar {
  /// Whether it comes before another one in a list.
  func precedes(_ other: EventCalendar) -> Bool {
    order == other.order
      ? id.utf8.lexicographicallyPrecedes(other.id.utf8) : order < other.order
  }
}
