// SPDX-License-Identifier: MIT

extension CalendarRecord {
  /// Whether its events cannot be written: a calendar that was deleted keeps nothing locked.
  var keepsEvents: Bool { calendar.isLocked && !isDeleted }

  /// Refuses what a locked calendar does not allow.
  ///
  /// - Throws: `calendarLocked`.
  func requireUnlocked() throws(StoreError) {
    if keepsEvents { throw .calendarLocked(id: calendar.id, name: calendar.name) }
  }
}

extension EventCalendar {
  /// The calendar of an import with the lock of the one that is there: an import locks calendars and
  /// unlocks none, since what comes behind it in the file would go into them.
  func keepingLock(of present: CalendarRecord?) -> EventCalendar {
    var calendar = self
    if present?.keepsEvents == true { calendar.isLocked = true }
    return calendar
  }
}
