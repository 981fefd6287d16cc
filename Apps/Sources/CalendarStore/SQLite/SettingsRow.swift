// SPDX-License-Identifier: MIT
import CivilTime
import GRDB

/// The columns of the settings in their table.
enum SettingsRow {
  /// The columns of a record, in the order in which `record` reads them.
  static let columns = "goal, first_day, zone, revision, change, trash_days"

  /// The record in a row of these columns.
  static func record(_ row: Row) -> SettingsRecord {
    var settings = StoreSettings()
    settings.goal = row[0]
    settings.firstDay = (row[1] as Int32?).flatMap { EpochDay($0) }
    settings.zone = row[2]
    settings.trashDays = row[5]
    return SettingsRecord(settings: settings, revision: row[3], change: row[4])
  }
}
