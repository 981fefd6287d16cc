// SPDX-License-Identifier: MIT
import CalendarStreaks

/// One thing to write.
///
/// `base` is the revision that the writer has seen; nil means that there was none. Writing is
/// idempotent: an edit whose result is there already, such as one that is sent again because the
/// answer was lost, changes nothing and is `unchanged`.
public enum StoreEdit: Hashable, Sendable {
  /// Makes a session (`base` nil) or replaces one; with a tombstone's revision, restores it.
  case putSession(Session, base: Int64?)
  /// Changes parts of a session, merged with the others within the transaction that writes it.
  case patchSession(SessionID, SessionPatch, base: Int64)
  /// Deletes a session and leaves a tombstone.
  case deleteSession(SessionID, base: Int64)
  /// Makes a mark (`base` nil) or replaces one; with a tombstone's revision, restores it.
  case putMark(DayMark, base: Int64?)
  /// Changes parts of a mark, merged with the others within the transaction that writes it.
  case patchMark(String, MarkPatch, base: Int64)
  /// Deletes a mark and leaves a tombstone.
  case deleteMark(String, base: Int64)
  /// Makes a calendar (`base` nil) or replaces one; with a tombstone's revision, restores it.
  case putCalendar(EventCalendar, base: Int64?)
  /// Changes parts of a calendar, merged with the others within the transaction that writes it.
  case patchCalendar(String, CalendarPatch, base: Int64)
  /// Deletes a calendar and leaves a tombstone; its events stay, and are shown no more.
  case deleteCalendar(String, base: Int64)
  /// Makes an event (`base` nil) or replaces one; with a tombstone's revision, restores it.
  ///
  /// Its calendar need not be there: until it is, the event is shown nowhere.
  case putEvent(CalendarEvent, base: Int64?)
  /// Changes parts of an event, merged with the others within the transaction that writes it.
  case patchEvent(String, EventPatch, base: Int64)
  /// Deletes an event and leaves a tombstone.
  case deleteEvent(String, base: Int64)
  /// Replaces the settings.
  case putSettings(StoreSettings, base: Int64)
}
