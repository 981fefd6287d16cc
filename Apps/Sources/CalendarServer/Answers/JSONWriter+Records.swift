// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

extension JSONWriter {
  /// A session as described in `docs/api.md`.
  mutating func session(_ record: SessionRecord) {
    object { json in
      json.members(of: record.session)
      json.version(record.revision, record.change, isDeleted: record.isDeleted)
    }
  }

  /// A mark.
  mutating func mark(_ record: MarkRecord) {
    object { json in
      json.members(of: record.mark)
      json.version(record.revision, record.change, isDeleted: record.isDeleted)
    }
  }

  /// The settings.
  mutating func settings(_ record: SettingsRecord) {
    object { json in
      json.members(of: record.settings)
      json.version(record.revision, record.change, isDeleted: false)
    }
  }

  /// A record of any kind.
  mutating func record(_ record: StoreRecord) {
    switch record {
    case .session(let record): session(record)
    case .mark(let record): mark(record)
    case .calendar(let record): calendar(record)
    case .event(let record): event(record)
    case .settings(let record): settings(record)
    }
  }

  /// A day.
  mutating func day(_ day: EpochDay) {
    plainText { day.appendISO8601(to: &$0) }
  }

  /// The members that describe the session itself.
  mutating func members(of session: Session) {
    name("id")
    text(session.id.text)
    name("start")
    plainText { session.start.appendISO8601(to: &$0) }
    name("end")
    plainText { session.end.appendISO8601(to: &$0) }
    name("points")
    number(Int64(session.points))
  }

  /// The members that describe the mark itself.
  mutating func members(of mark: DayMark) {
    name("id")
    text(mark.id)
    name("type")
    text(mark.type)
    name("owner")
    text(mark.owner)
    name("day")
    day(mark.day)
  }

  /// The members that describe the settings themselves.
  mutating func members(of settings: StoreSettings) {
    name("goal")
    number(Int64(settings.goal))
    name("firstDay")
    if let first = settings.firstDay { day(first) } else { null() }
    name("zone")
    if let zone = settings.zone { text(zone) } else { null() }
    name("trashDays")
    if let days = settings.trashDays { number(Int64(days)) } else { null() }
  }

  mutating func version(_ revision: Int64, _ change: Int64, isDeleted: Bool) {
    name("revision")
    number(revision)
    name("change")
    number(change)
    guard isDeleted else { return }
    name("deleted")
    boolean(true)
  }
}
