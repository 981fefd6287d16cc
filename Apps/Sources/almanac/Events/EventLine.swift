// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime

/// An event on one line, to the minute: `2026-03-29  09:30-10:15       Review  work  5f0c1a2b`.
enum EventLine {
  /// The line for a viewer in a zone.
  static func text(_ event: CalendarEvent, zone: ZoneRules) -> String {
    let place = event.location.isEmpty ? "" : ", \(event.location)"
    let note = event.status == .confirmed ? "" : " (\(event.status.rawValue))"
    return
      "\(span(event.span, zone: zone))  \(title(of: event))\(place)\(note)  \(event.calendar)  \(event.id)"
      + zones(event.span, zone)
  }

  /// What it is called, or that it has no title.
  static func title(of event: CalendarEvent) -> String {
    event.title.isEmpty ? UntitledEvent.name : event.title
  }

  /// The day of the start, and the time if it has one.
  static func start(_ span: EventSpan, zone: ZoneRules) -> String {
    let start = shown(span.start, zone)
    if case .date = span.start { return start.day.description }
    return "\(start.day) \(clock(start.time))"
  }

  /// The day, and when the event begins and ends.
  static func time(of span: EventSpan, zone: ZoneRules) -> String {
    String(self.span(span, zone: zone).reversed().drop { $0 == " " }.reversed())
  }

  private static func span(_ span: EventSpan, zone: ZoneRules) -> String {
    let (start, end) = (shown(span.start, zone), shown(span.end, zone))
    if case .date = span.start {
      let last = end.day.addingClamped(days: -1)
      return padded("\(start.day)", last == start.day ? "all day" : "to \(last)")
    }
    let until = end.day == start.day ? clock(end.time) : "\(end.day) \(clock(end.time))"
    let clocks = end == start ? clock(start.time) : "\(clock(start.time))-\(until)"
    return padded("\(start.day)", clocks)
  }

  private static func padded(_ day: String, _ text: String) -> String {
    "\(day)  \(text)" + String(repeating: " ", count: max(13 - text.count, 0))
  }

  private static func shown(_ time: EventTime, _ zone: ZoneRules) -> CivilDateTime {
    switch time {
    case .zoned(let zoned): zone.civil(at: zoned.instant)
    case .floating(let civil): civil
    case .date(let day): CivilDateTime(day: day, time: .midnight)
    }
  }

  /// The zones in which the times were written, where clocks show another time there than the viewer's.
  private static func zones(_ span: EventSpan, _ viewer: ZoneRules) -> String {
    guard case .zoned(let start) = span.start, case .zoned(let end) = span.end,
      [start, end].contains(where: { viewer.offset(at: $0.instant) != $0.offset })
    else { return "" }
    return start.zone == end.zone ? "  [\(start.zone)]" : "  [\(start.zone) to \(end.zone)]"
  }

  private static func clock(_ time: TimeOfDay) -> String { String(time.description.prefix(5)) }
}
