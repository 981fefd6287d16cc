// SPDX-License-Identifier: MIT
import CalendarStore

/// An event in JSON, as described in `docs/api.md`.
struct EventJSON: Encodable {
  let id: String
  let calendar: String
  let title: String
  let notes: String
  let location: String
  let status: String
  let busy: Bool
  let color: String?
  let start: String
  let end: String
  let revision: Int64
  let change: Int64

  init(_ record: EventRecord) {
    let event = record.event
    (id, calendar, title) = (event.id, event.calendar, event.title)
    (notes, location) = (event.notes, event.location)
    (status, busy) = (event.status.rawValue, event.isBusy)
    color = event.color?.description
    (start, end) = (event.span.start.description, event.span.end.description)
    (revision, change) = (record.revision, record.change)
  }
}
