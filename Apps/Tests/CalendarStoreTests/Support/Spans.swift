// SPDX-License-Identifier: MIT
import CivilTime

@testable import CalendarStore

/// The span between two times as people write them; rules of zones complete them.
func span(_ start: String, _ end: String) throws -> EventSpan {
  try EventSpan(start: eventTime(start), end: eventTime(end))
}

/// The time in a text, completed by the rules of its zone; traps on a typing error.
func eventTime(_ text: String) throws -> EventTime {
  let written = try WrittenTime(text, field: "start")
  let rules = written.missingZone.map(zone) ?? .utc
  guard let time = written.time(rules) else { preconditionFailure("no such time: \(text)") }
  return time
}

/// An event of a calendar `c`.
func event(
  _ id: String, _ start: String, _ end: String, in calendar: String = "c", title: String = "Event"
) throws -> CalendarEvent {
  CalendarEvent(id: id, calendar: calendar, title: title, span: try span(start, end))
}
