// SPDX-License-Identifier: MIT
import GRDB

extension RecordWriter {
  /// Keeps what a session is before the present change overwrites it.
  func keep(_ record: SessionRecord) throws {
    let content = SessionRow.values(record.session).dropFirst()
    try execute(
      """
      INSERT INTO session_former (tenant, calendar, change,
        start_axis, start_at, start_offset, start_zone, end_axis, end_at, end_offset, end_zone,
        points, deleted)
      VALUES (1, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, [change] + content + [record.isDeleted])
  }

  /// Keeps what a mark is before the present change overwrites it.
  func keep(_ record: MarkRecord) throws {
    let mark = record.mark
    try execute(
      """
      INSERT INTO mark_former (tenant, calendar, change, type, owner, day, deleted)
      VALUES (1, 1, ?, ?, ?, ?, ?)
      """, [change, mark.type, mark.owner, mark.day.rawValue, record.isDeleted])
  }

  /// Keeps what the settings are before the present change overwrites them.
  func keep(_ record: SettingsRecord) throws {
    let settings = record.settings
    try execute(
      """
      INSERT INTO settings_former (tenant, calendar, change, goal, first_day, zone, trash_days)
      VALUES (1, 1, ?, ?, ?, ?, ?)
      """,
      [change, settings.goal, settings.firstDay?.rawValue, settings.zone, settings.trashDays])
  }
}
