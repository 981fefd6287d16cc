// SPDX-License-Identifier: MIT

/// A table of records, with a second table of their former states.
enum RecordTable: String, CaseIterable {
  case session
  case mark
  case calendar = "event_calendar"
  case event
  case settings
}

extension RecordTable {
  /// The table that a record is in.
  init(of record: StoreRecord) {
    switch record {
    case .session: self = .session
    case .mark: self = .mark
    case .calendar: self = .calendar
    case .event: self = .event
    case .settings: self = .settings
    }
  }

  /// The table of the former states.
  var former: String { rawValue + "_former" }

  /// The columns that an edit changes and an undo restores.
  var columns: [String] {
    switch self {
    case .session:
      [
        "start_axis", "start_at", "start_offset", "start_zone",
        "end_axis", "end_at", "end_offset", "end_zone", "points", "deleted",
      ]
    case .mark: ["type", "owner", "day", "deleted"]
    case .calendar: ["name", "color", "sort", "hidden", "zone", "deleted", "locked"]
    case .event:
      [
        "event_calendar", "kind", "start_at", "start_offset", "start_zone", "end_at", "end_offset",
        "end_zone", "status", "busy", "color", "title", "location", "deleted", "notes",
      ]
    case .settings: ["goal", "first_day", "zone", "trash_days"]
    }
  }

  /// The expression that identifies a row in the table of former states; settings have only one
  /// row.
  func place(of row: String) -> String { self == .settings ? "1" : row + ".place" }

  /// The expression for the id of a row.
  func id(of row: String) -> String { self == .settings ? "'settings'" : row + ".id" }
}
