// SPDX-License-Identifier: MIT

extension SQLiteSchema {
  /// What schema 5 adds: calendars can be locked.
  static let fifth = """
    ALTER TABLE event_calendar
      ADD COLUMN locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1));
    ALTER TABLE event_calendar_former ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
    """
}
