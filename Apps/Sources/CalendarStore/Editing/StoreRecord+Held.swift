// SPDX-License-Identifier: MIT
import CalendarStreaks

extension SessionRecord {
  var held: HeldRecord<Session> {
    HeldRecord(content: session, revision: revision, isDeleted: isDeleted)
  }
}

extension MarkRecord {
  var held: HeldRecord<DayMark> {
    HeldRecord(content: mark, revision: revision, isDeleted: isDeleted)
  }
}

extension CalendarRecord {
  var held: HeldRecord<EventCalendar> {
    HeldRecord(content: calendar, revision: revision, isDeleted: isDeleted)
  }
}

extension EventRecord {
  var held: HeldRecord<CalendarEvent> {
    HeldRecord(content: event, revision: revision, isDeleted: isDeleted)
  }
}

extension SettingsRecord {
  var held: HeldRecord<StoreSettings> { HeldRecord(content: settings, revision: revision) }
}

extension EditVerdict {
  /// What the sender of an edit is told when nothing was written.
  func outcome(of present: StoreRecord?) -> EditOutcome {
    guard case .unchanged = self, let present else { return .conflict(present) }
    return .unchanged(present)
  }
}
