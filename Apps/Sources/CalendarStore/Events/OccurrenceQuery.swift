// SPDX-License-Identifier: MIT
import CivilTime

/// Which occurrences to list: those of which any part lies on the days of an interval, for a viewer in
/// a zone.
public struct OccurrenceQuery: Sendable {
  /// The days.
  public var days: DayInterval
  /// The zone in which instants find their day.
  public var zone: ZoneRules
  /// The ids of the calendars, hidden ones too; nil means all that are not hidden.
  ///
  /// Calendars that were deleted, or never were, have no occurrences.
  public var calendars: [String]?
  /// The most occurrences to return.
  public var limit: Int
  /// Whether the events come with their notes.
  public var includesNotes: Bool

  /// A query for the occurrences on some days.
  public init(
    days: DayInterval, zone: ZoneRules, calendars: [String]? = nil, limit: Int = .max,
    includesNotes: Bool = false
  ) {
    self.days = days
    self.zone = zone
    self.calendars = calendars
    self.limit = limit
    self.includesNotes = includesNotes
  }
}

extension OccurrenceQuery {
  /// The days on an axis, in microseconds: from the first instant of the first day to that of the day
  /// after the last one, or the same on the wall.
  func interval(on axis: TimeAxis) -> Range<Int64> {
    let walls = WallInterval(days)
    guard axis == .instant else { return walls.start..<walls.end }
    let start = days.start == .min ? Int64.min : instant(days.start)
    let end = days.start.adding(days: days.count).map(instant) ?? .max
    return start..<max(start, end)
  }

  private func instant(_ day: EpochDay) -> Int64 {
    zone.startOfDay(day).microsecondsSince1970
  }

  /// Whether an event has a part on the days.
  func includes(_ span: EventSpan) -> Bool {
    !days.isEmpty && span.overlaps(interval(on: span.start.axis))
  }

  /// Microseconds on the viewer's wall at a time.
  func wall(_ time: EventTime) -> Int64 {
    guard case .zoned(let zoned) = time else { return time.microseconds }
    return zone.civil(at: zoned.instant).wallMicroseconds
  }

  /// Occurrences in the order of an answer: by start on the viewer's wall, whole days and floating ones
  /// before others, in an hour that a clock repeats by instant, then by the bytes of the id and of the
  /// recurrence.
  func sorted(_ occurrences: [EventOccurrence]) -> [EventOccurrence] {
    // Places are sorted, since an occurrence is large to move.
    let walls = occurrences.map { wall($0.span.start) }
    return occurrences.indices
      .sorted { left, right in
        walls[left] == walls[right]
          ? occurrences[left].precedes(occurrences[right]) : walls[left] < walls[right]
      }
      .map { occurrences[$0] }
  }
}
