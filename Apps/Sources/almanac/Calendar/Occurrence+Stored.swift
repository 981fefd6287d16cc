// SPDX-License-Identifier: MIT
import CalendarModel
import CalendarStore
import CivilTime

extension Occurrence {
  /// A stored occurrence as a viewer in a zone sees it.
  init(_ stored: EventOccurrence, zone: ZoneRules, tint: UInt8) {
    let event = stored.record.event
    let id = event.id + (stored.recurrence.isEmpty ? "" : "@" + stored.recurrence)
    self.init(id, stored.span, zone: zone)
    title = Array(event.title.utf8)
    self.tint = tint
    status = Status(event.status)
  }

  /// When something takes place, as a viewer in a zone sees it.
  init(_ id: String, _ span: EventSpan, zone: ZoneRules) {
    self = Self.placed(Array(id.utf8), span, zone)
  }

  private static func placed(_ id: [UInt8], _ span: EventSpan, _ zone: ZoneRules) -> Occurrence {
    switch (span.start, span.end) {
    case (.date(let first), .date(let end)):
      return Occurrence(id: id, days: DayInterval(start: first, end: end) ?? .all)
    case (.zoned(let start), .zoned(let end)):
      var found = Occurrence(
        id: id, start: minute(zone.civil(at: start.instant)),
        end: minute(zone.civil(at: end.instant)))
      found.hours = found.hours.map { hours in
        Hours(
          start: hours.start, end: hours.end, startOffset: zone.offset(at: start.instant),
          endOffset: zone.offset(at: end.instant), duration: Int32(clamping: span.seconds))
      }
      return found
    case (.floating(let start), .floating(let end)):
      return Occurrence(id: id, start: minute(start), end: minute(end))
    // Both ends of a span are of one kind.
    default: return Occurrence(id: id, days: .all)
    }
  }

  private static func minute(_ civil: CivilDateTime) -> WallMinute {
    (civil.day, civil.time.minuteOfDay)
  }
}

extension Occurrence.Status {
  /// What the store says of an event.
  fileprivate init(_ status: EventStatus) {
    switch status {
    case .confirmed: self = .confirmed
    case .tentative: self = .tentative
    case .cancelled: self = .cancelled
    }
  }
}
