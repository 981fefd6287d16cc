// SPDX-License-Identifier: MIT

/// What an import has to know of what it has done.
struct ImportNotes {
  /// The calendars that it has locked, by the bytes of their ids: it may fill them.
  var ownLocks: Set<[UInt8]> = []
  /// The calendars that a hand has deleted here and that it has as living ones, or only names, by the
  /// bytes of their ids: they stay so, and their events out of sight.
  var leftCalendars: Set<[UInt8]> = []
  /// Which deletions are none to it.
  var undone = UndoneDeletions()
}

extension ImportNotes {
  /// Notes a calendar that stays deleted, although it lives in the import.
  mutating func note(calendar id: [UInt8], _ verdict: RecordVerdict<EventCalendar>) {
    if case .leftDeleted = verdict { leftCalendars.insert(id) }
  }

  /// What becomes of an event: nothing, where its calendar stays deleted.
  func verdict(
    _ verdict: RecordVerdict<CalendarEvent>, of event: CalendarEvent
  ) -> RecordVerdict<CalendarEvent> {
    leftCalendars.contains(Array(event.calendar.utf8)) ? .leftDeleted : verdict
  }
}
