// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime

extension JSONWriter {
  /// A calendar as described in `docs/api.md`.
  mutating func calendar(_ record: CalendarRecord) {
    object { json in
      json.members(of: record.calendar)
      json.version(record.revision, record.change, isDeleted: record.isDeleted)
    }
  }

  /// An event as it was written.
  mutating func event(_ record: EventRecord) {
    object { json in
      json.members(of: record.event)
      json.version(record.revision, record.change, isDeleted: record.isDeleted)
    }
  }

  /// The members that describe the calendar itself.
  mutating func members(of calendar: EventCalendar) {
    name("id")
    text(calendar.id)
    name("name")
    text(calendar.name)
    name("color")
    text(calendar.color.description)
    name("order")
    number(Int64(calendar.order))
    name("hidden")
    boolean(calendar.isHidden)
    name("locked")
    boolean(calendar.isLocked)
    name("zone")
    optional(calendar.zone)
  }

  /// The members that describe the event itself.
  mutating func members(of event: CalendarEvent) {
    name("id")
    text(event.id)
    name("calendar")
    text(event.calendar)
    name("title")
    text(event.title)
    name("notes")
    text(event.notes)
    name("location")
    text(event.location)
    name("status")
    text(event.status.rawValue)
    name("busy")
    boolean(event.isBusy)
    name("color")
    optional(event.color?.description)
    name("start")
    plainText { event.span.start.appendISO8601(to: &$0) }
    name("end")
    plainText { event.span.end.appendISO8601(to: &$0) }
  }

  /// A text or null.
  mutating func optional(_ value: String?) {
    if let value { text(value) } else { null() }
  }
}

extension JSONWriter {
  /// An occurrence as a viewer in a zone sees it.
  mutating func occurrence(_ occurrence: EventOccurrence, zone: ZoneRules) {
    let event = occurrence.record.event
    object { json in
      json.name("id")
      json.text(event.id + (occurrence.recurrence.isEmpty ? "" : "@" + occurrence.recurrence))
      json.name("event")
      json.text(event.id)
      json.name("recurrence")
      json.optional(occurrence.recurrence.isEmpty ? nil : occurrence.recurrence)
      json.name("calendar")
      json.text(event.calendar)
      json.name("title")
      json.text(event.title)
      json.name("location")
      json.text(event.location)
      json.name("status")
      json.text(event.status.rawValue)
      json.name("busy")
      json.boolean(event.isBusy)
      json.name("color")
      json.text(occurrence.color.description)
      json.span(occurrence.span, zone: zone)
      json.name("revision")
      json.number(occurrence.record.revision)
    }
  }

  /// Both ends on the viewer's wall, with what the wall does not tell: offsets, the exact duration,
  /// and the zones in which they were written.
  private mutating func span(_ span: EventSpan, zone: ZoneRules) {
    name("start")
    end(span.start, zone)
    if case .zoned(let time) = span.start { offset("startOffset", zone.offset(at: time.instant)) }
    name("end")
    end(span.end, zone)
    if case .zoned(let time) = span.end { offset("endOffset", zone.offset(at: time.instant)) }
    if case .date = span.start {
    } else {
      name("duration")
      number(span.seconds)
    }
    name("zone")
    optional(span.start.zone)
    name("endZone")
    optional(span.end.zone)
  }

  private mutating func end(_ time: EventTime, _ zone: ZoneRules) {
    switch time {
    case .zoned(let zoned): plainText { zone.civil(at: zoned.instant).appendMinutes(to: &$0) }
    case .floating, .date: plainText { time.appendISO8601(to: &$0) }
    }
  }

  private mutating func offset(_ member: StaticString, _ offset: UTCOffset) {
    name(member)
    number(Int64(offset.seconds))
  }
}

extension EventTime {
  /// The zone in which it was written, or nil.
  fileprivate var zone: String? {
    guard case .zoned(let time) = self else { return nil }
    return time.zone
  }
}
