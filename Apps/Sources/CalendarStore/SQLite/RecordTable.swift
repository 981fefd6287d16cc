// SPDX-License-Identifier: MIT

/// A table of records, beside which another one keeps what they were.
enum RecordTable: String, CaseIterable {
  case session
  case mark
  case settings
}

extension RecordTable {
  /// Where is kept what its records were.
  var former: String { rawValue + "_former" }

  /// What an edit changes and an undo brings back.
  var columns: [String] {
    switch self {
    case .session:
      [
        "start_axis", "start_at", "start_offset", "start_zone",
        "end_axis", "end_at", "end_offset", "end_zone", "points", "deleted",
      ]
    case .mark: ["type", "owner", "day", "deleted"]
    case .settings: ["goal", "first_day", "zone", "trash_days"]
    }
  }

  /// By what a row of the table is known in the one beside it; there is one row of settings.
  func place(of row: String) -> String { self == .settings ? "1" : row + ".place" }

  /// The id of a row of the table.
  func id(of row: String) -> String { self == .settings ? "'settings'" : row + ".id" }
}
