// SPDX-License-Identifier: MIT
import CalendarModel

/// One thing to write.
///
/// `base` is the revision that whoever writes has seen; nil means that there was none. Writing is
/// idempotent: an edit whose result is there already, as when an answer was lost and the edit is
/// sent again, changes nothing and is `unchanged`.
public enum StoreEdit: Hashable, Sendable {
  /// Makes a session (`base` nil), or replaces one; on a tombstone's revision it brings it back.
  case putSession(Session, base: Int64?)
  /// Changes parts of a session; merged with the rest within the transaction that writes it.
  case patchSession(SessionID, SessionPatch, base: Int64)
  /// Deletes a session; it stays as a tombstone.
  case deleteSession(SessionID, base: Int64)
  /// Makes a mark (`base` nil), or replaces one; on a tombstone's revision it brings it back.
  case putMark(DayMark, base: Int64?)
  /// Changes parts of a mark; merged with the rest within the transaction that writes it.
  case patchMark(String, MarkPatch, base: Int64)
  /// Deletes a mark; it stays as a tombstone.
  case deleteMark(String, base: Int64)
  /// Replaces the settings.
  case putSettings(StoreSettings, base: Int64)
}
