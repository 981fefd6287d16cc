// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import Testing

/// Edits at random, and what has to be in the store after them.
struct EditWalk {
  var samples: SampleSessions
  /// Every record, tombstones included, by kind and id.
  private(set) var records: [String: StoreRecord] = [:]

  init(seed: UInt64, near place: SampleSessions.Place = SampleSessions.places[0]) {
    samples = SampleSessions(near: place, seed: seed)
  }

  /// One edit of a few ids, some of them stale; the number of the change, if it was one.
  @discardableResult
  mutating func step(_ store: any RecordStore) async throws -> Int64? {
    let edit = nextEdit()
    let outcome = try await store.apply(edit)
    let present = records[edit.key]
    switch outcome {
    case .applied(let record):
      #expect(record.revision == (present?.revision ?? 0) + 1)
      records[edit.key] = record
      return record.change
    case .unchanged(let record):
      #expect(record == present)
    case .conflict(let record):
      #expect(record == present || edit.key == "settings")
    }
    return nil
  }

  /// Takes what the store holds for what has to be in it, after something other than an edit.
  mutating func reread(_ store: any RecordStore) async throws {
    records = try await store.records()
  }

  private mutating func nextEdit() -> StoreEdit {
    let id = "\(samples.number(in: 0..<12))"
    let isStale = samples.number(in: 0..<10) == 0
    let number = samples.number(in: 0..<140)
    if number >= 100 { return nextEventEdit(id, number, isStale: isStale) }
    let key = number < 70 ? "session \(id)" : "mark \(id)"
    let base = (records[key]?.revision).map { isStale ? $0 - 1 : $0 }
    switch (number, base) {
    case (0..<20, let base?): return .deleteSession(SessionID(id), base: base)
    case (20..<32, let base?):
      let patch = SessionPatch(start: samples.session(id).start, restores: number < 26)
      return .patchSession(SessionID(id), patch, base: base)
    case (0..<70, _): return .putSession(samples.session(id), base: base)
    case (70..<75, let base?): return .deleteMark(id, base: base)
    case (70..<95, _):
      let day = EpochDay(clamping: Int64(samples.number(in: 0..<9)))
      return .putMark(DayMark(id: id, type: "watered", day: day), base: base)
    default:
      var settings = StoreSettings()
      settings.goal = Int32(number - 80)
      return .putSettings(settings, base: records["settings"]?.revision ?? 0)
    }
  }
}

extension EditWalk {
  /// One edit of a calendar or an event; some of the events have a calendar that is not there.
  private mutating func nextEventEdit(_ id: String, _ number: Int, isStale: Bool) -> StoreEdit {
    let key = number < 110 ? "calendar \(id)" : "event \(id)"
    let base = (records[key]?.revision).map { isStale ? $0 - 1 : $0 }
    switch (number, base) {
    case (100..<102, let base?): return .deleteCalendar(id, base: base)
    case (102..<105, let base?):
      var patch = CalendarPatch()
      (patch.isHidden, patch.zone) = (number == 104, number == 103 ? .some(nil) : "Asia/Tokyo")
      patch.restores = number == 104
      return .patchCalendar(id, patch, base: base)
    case (100..<110, _):
      return .putCalendar(EventCalendar(id: id, name: "c\(number)", order: 5), base: base)
    case (110..<116, let base?): return .deleteEvent(id, base: base)
    case (116..<124, let base?):
      var patch = EventPatch()
      (patch.title, patch.calendar) = ("t\(number)", "\(samples.number(in: 0..<12))")
      if number < 119 { patch.span = samples.span() }
      patch.color = number == 123 ? .some(nil) : HexColor(rawValue: Int32(number))
      patch.restores = number < 120
      return .patchEvent(id, patch, base: base)
    default:
      let event = CalendarEvent(
        id: id, calendar: "\(samples.number(in: 0..<12))", title: "e\(number)",
        span: samples.span(), notes: "a\nb", location: "é", status: .tentative, isBusy: false,
        color: .standard)
      return .putEvent(event, base: base)
    }
  }
}

extension StoreEdit {
  /// Kind and id of the record that it is about.
  var key: String {
    switch self {
    case .putSession(let session, _): "session \(session.id.text)"
    case .patchSession(let id, _, _), .deleteSession(let id, _): "session \(id.text)"
    case .putMark(let mark, _): "mark \(mark.id)"
    case .patchMark(let id, _, _), .deleteMark(let id, _): "mark \(id)"
    case .putCalendar(let calendar, _): "calendar \(calendar.id)"
    case .patchCalendar(let id, _, _), .deleteCalendar(let id, _): "calendar \(id)"
    case .putEvent(let event, _): "event \(event.id)"
    case .patchEvent(let id, _, _), .deleteEvent(let id, _): "event \(id)"
    case .putSettings: "settings"
    }
  }
}

extension StoreRecord {
  /// Kind and id.
  var key: String {
    switch self {
    case .session(let record): "session \(record.session.id.text)"
    case .mark(let record): "mark \(record.mark.id)"
    case .calendar(let record): "calendar \(record.calendar.id)"
    case .event(let record): "event \(record.event.id)"
    case .settings: "settings"
    }
  }

  /// How often it has been written.
  var revision: Int64 {
    switch self {
    case .session(let record): record.revision
    case .mark(let record): record.revision
    case .calendar(let record): record.revision
    case .event(let record): record.revision
    case .settings(let record): record.revision
    }
  }

  /// The record as if it had been written once, as the first change.
  var content: StoreRecord {
    switch self {
    case .session(let record):
      .session(
        SessionRecord(
          session: record.session, revision: 1, change: 1, isDeleted: record.isDeleted))
    case .mark(let record):
      .mark(MarkRecord(mark: record.mark, revision: 1, change: 1, isDeleted: record.isDeleted))
    case .calendar(let record):
      .calendar(
        CalendarRecord(
          calendar: record.calendar, revision: 1, change: 1, isDeleted: record.isDeleted))
    case .event(let record):
      .event(
        EventRecord(event: record.event, revision: 1, change: 1, isDeleted: record.isDeleted))
    case .settings(let record):
      .settings(SettingsRecord(settings: record.settings, revision: 1, change: 1))
    }
  }

  /// Whether it is a tombstone.
  var isTombstone: Bool {
    switch self {
    case .session(let record): record.isDeleted
    case .mark(let record): record.isDeleted
    case .calendar(let record): record.isDeleted
    case .event(let record): record.isDeleted
    case .settings: false
    }
  }
}

extension RecordStore {
  /// Every record by kind and id, tombstones included; the settings once they have been written.
  func records() async throws -> [String: StoreRecord] {
    var records: [String: StoreRecord] = [:]
    var token = ChangeToken(store: try await head().store, change: 0)
    var page: ChangePage
    repeat {
      page = try await changes(since: token, limit: 1_000)
      for record in page.records { records[record.key] = record }
      token = page.token
    } while page.hasMore
    return records
  }
}
