// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

/// The sessions of the streaks tutorial.
///
/// One of them ends before it starts, and is kept as it was written.
enum DemoSample {
  /// The edits that turn an empty store into the demonstration.
  static func edits() throws -> [StoreEdit] {
    var settings = StoreSettings()
    settings.goal = 100
    settings.firstDay = try EpochDay(iso8601: "2024-01-01")
    return try [StoreEdit.putSettings(settings, base: 0)]
      + sessions.map { id, start, end, points in
        .putSession(
          Session(
            id: SessionID(id), start: try SessionTime(iso8601: start),
            end: try SessionTime(iso8601: end), points: points), base: nil)
      }
  }

  private static let sessions: [(String, String, String, Int32)] = [
    ("a", "2024-02-20T08:00", "2024-02-20T09:04", 100),
    ("b", "2024-02-24T12:00", "2024-02-24T01:15", 30),
    ("c", "2024-02-25T06:30", "2024-02-25T09:50", 80),
    ("d", "2024-02-25T03:12", "2024-02-25T04:04", 20),
    ("e", "2024-02-26T09:00", "2024-02-26T10:00", 120),
  ]
}
