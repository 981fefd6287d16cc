// SPDX-License-Identifier: MIT
import CalendarStreaks

/// Identifies a record of a store.
public enum RecordKey: Hashable, Sendable {
  /// The session with an id.
  case session(SessionID)
  /// The mark with an id.
  case mark(String)
  /// The calendar with an id.
  case calendar(String)
  /// The event with an id.
  case event(String)
  /// The settings.
  case settings
}
