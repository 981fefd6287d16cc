// SPDX-License-Identifier: MIT
import CalendarStore

/// A calendar in JSON, as described in `docs/api.md`.
struct CalendarJSON: Encodable {
  let id: String
  let name: String
  let color: String
  let order: Int32
  let hidden: Bool
  let zone: String?
  let revision: Int64
  let change: Int64

  init(_ record: CalendarRecord) {
    let calendar = record.calendar
    (id, name, zone) = (calendar.id, calendar.name, calendar.zone)
    (color, order) = (calendar.color.description, calendar.order)
    hidden = calendar.isHidden
    (revision, change) = (record.revision, record.change)
  }
}
