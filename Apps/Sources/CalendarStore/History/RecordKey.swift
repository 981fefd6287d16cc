// SPDX-License-Identifier: MIT
import CalendarModel

/// Which record of a store.
public enum RecordKey: Hashable, Sendable {
  /// The session of an id.
  case session(SessionID)
  /// The mark of an id.
  case mark(String)
  /// The settings.
  case settings
}
