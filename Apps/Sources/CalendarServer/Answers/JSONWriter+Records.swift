// SPDX-License-Identifier: MIT
import CalendarModel
import CalendarStore
import CivilTime

extension JSONWriter {
  /// A session as `docs/api.md` has it.
  mutating func session(_ record: SessionRecord) {
    object { json in
      json.name("id")
      json.text(record.session.id.text)
      json.name("start")
      json.plainText { record.session.start.appendISO8601(to: &$0) }
      json.name("end")
      json.plainText { record.session.end.appendISO8601(to: &$0) }
      json.name("points")
      json.number(Int64(record.session.points))
      json.version(record.revision, record.change, isDeleted: record.isDeleted)
    }
  }

  /// A mark.
  mutating func mark(_ record: MarkRecord) {
    object { json in
      json.name("id")
      json.text(record.mark.id)
      json.name("type")
      json.text(record.mark.type)
      json.name("owner")
      json.text(record.mark.owner)
      json.name("day")
      json.plainText { record.mark.day.appendISO8601(to: &$0) }
      json.version(record.revision, record.change, isDeleted: record.isDeleted)
    }
  }

  /// The settings.
  mutating func settings(_ record: SettingsRecord) {
    object { json in
      json.name("goal")
      json.number(Int64(record.settings.goal))
      json.name("firstDay")
      if let day = record.settings.firstDay { json.day(day) } else { json.null() }
      json.name("zone")
      if let zone = record.settings.zone { json.text(zone) } else { json.null() }
      json.version(record.revision, record.change, isDeleted: false)
    }
  }

  /// A record of whichever kind.
  mutating func record(_ record: StoreRecord) {
    switch record {
    case .session(let record): session(record)
    case .mark(let record): mark(record)
    case .settings(let record): settings(record)
    }
  }

  /// A day.
  mutating func day(_ day: EpochDay) {
    plainText { day.appendISO8601(to: &$0) }
  }

  private mutating func version(_ revision: Int64, _ change: Int64, isDeleted: Bool) {
    name("revision")
    number(revision)
    name("change")
    number(change)
    guard isDeleted else { return }
    name("deleted")
    boolean(true)
  }
}
