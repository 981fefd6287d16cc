// SPDX-License-Identifier: MIT

/// An event at one of the times at which it takes place.
public struct EventOccurrence: Hashable, Sendable {
  /// The event, with its notes only where the query asks for them.
  public var record: EventRecord
  /// Which time of a recurring event this is, or empty for an event that takes place once.
  ///
  /// Together with the event's id it names the occurrence, whatever is edited.
  public var recurrence: String
  /// When this one takes place.
  public var span: EventSpan
  /// The event's own colour, or that of its calendar.
  public var color: HexColor

  /// An occurrence of these values.
  public init(record: EventRecord, recurrence: String = "", span: EventSpan, color: HexColor) {
    self.record = record
    self.recurrence = recurrence
    self.span = span
    self.color = color
  }
}

extension EventOccurrence {
  /// Whether it comes before another one that starts at the same time on the wall.
  func precedes(_ other: EventOccurrence) -> Bool {
    let (left, right) = (span.start.instant, other.span.start.instant)
    if left != right { return left < right }
    let (id, otherID) = (record.event.id.utf8, other.record.event.id.utf8)
    if !id.elementsEqual(otherID) { return id.lexicographicallyPrecedes(otherID) }
    return recurrence.utf8.lexicographicallyPrecedes(other.recurrence.utf8)
  }
}

extension EventTime {
  /// Microseconds since 1970 of an instant; other times come before all of them.
  fileprivate var instant: Int64 { kind == .zoned ? microseconds : .min }
}
