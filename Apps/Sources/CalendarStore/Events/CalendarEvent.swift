// SPDX-License-Identifier: MIT

/// What somebody wrote into a calendar.
public struct CalendarEvent: Hashable, Sendable {
  /// Its id, made by the client that recorded it; unique among events of a store.
  public var id: String
  /// The id of its calendar.
  public var calendar: String
  /// What it is called; may be empty.
  public var title: String
  /// What else was written about it, perhaps in several lines; may be empty.
  public var notes: String
  /// Where it takes place; may be empty.
  public var location: String
  /// Whether it takes place.
  public var status: EventStatus
  /// Whether whoever has it is busy at that time, and not free for something else.
  public var isBusy: Bool
  /// Its own colour, or nil for that of its calendar.
  public var color: HexColor?
  /// When it takes place.
  public var span: EventSpan

  /// An event of these values.
  public init(
    id: String, calendar: String, title: String, span: EventSpan, notes: String = "",
    location: String = "", status: EventStatus = .confirmed, isBusy: Bool = true,
    color: HexColor? = nil
  ) {
    self.id = id
    self.calendar = calendar
    self.title = title
    self.span = span
    self.notes = notes
    self.location = location
    self.status = status
    self.isBusy = isBusy
    self.color = color
  }
}
