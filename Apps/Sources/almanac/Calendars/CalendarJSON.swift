// SPDX-License-Identifier: MIT
import CalendarStore

/// A calendar in JSON, as described in `docs/api.md`.
struct CalendarJSON: Encodable {
  private let record: CalendarRecord

  private enum Name: String, CodingKey {
    case id, name, color, order, hidden, locked, zone, revision, change
  }

  init(_ record: CalendarRecord) {
    self.record = record
  }

  func encode(to encoder: any Encoder) throws {
    let calendar = record.calendar
    var members = encoder.container(keyedBy: Name.self)
    try members.encode(calendar.id, forKey: .id)
    try members.encode(calendar.name, forKey: .name)
    try members.encode(calendar.color.description, forKey: .color)
    try members.encode(calendar.order, forKey: .order)
    try members.encode(calendar.isHidden, forKey: .hidden)
    try members.encode(calendar.isLocked, forKey: .locked)
    try members.encode(calendar.zone, forKey: .zone)
    try members.encode(record.revision, forKey: .revision)
    try members.encode(record.change, forKey: .change)
  }
}
