// SPDX-License-Identifier: MIT
import CalendarStore

/// An event in JSON, as described in `docs/api.md`.
struct EventJSON: Encodable {
  private let record: EventRecord

  private enum Name: String, CodingKey {
    case id, calendar, title, notes, location, status, busy, color, start, end, revision, change
  }

  init(_ record: EventRecord) {
    self.record = record
  }

  func encode(to encoder: any Encoder) throws {
    let event = record.event
    var members = encoder.container(keyedBy: Name.self)
    try members.encode(event.id, forKey: .id)
    try members.encode(event.calendar, forKey: .calendar)
    try members.encode(event.title, forKey: .title)
    try members.encode(event.notes, forKey: .notes)
    try members.encode(event.location, forKey: .location)
    try members.encode(event.status.rawValue, forKey: .status)
    try members.encode(event.isBusy, forKey: .busy)
    try members.encode(event.color?.description, forKey: .color)
    try members.encode(event.span.start.description, forKey: .start)
    try members.encode(event.span.end.description, forKey: .end)
    try members.encode(record.revision, forKey: .revision)
    try members.encode(record.change, forKey: .change)
  }
}
