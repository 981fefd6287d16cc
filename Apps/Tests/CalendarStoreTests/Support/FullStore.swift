// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

@testable import CalendarStore

/// A file with something of everything that a store holds, closed again.
struct FullStore {
  let file: RawFile

  /// Makes it; sessions lie on both axes, some are moved, deleted and brought back.
  init(_ scratch: Scratch, name: String = "almanac.sqlite", sessions: Int = 200) async throws {
    file = RawFile(path: scratch.path(name))
    // Closed when this returns, which leaves one file.
    try await Self.fill(file.path, sessions: sessions)
  }

  private static func fill(_ path: String, sessions: Int) async throws {
    let store = try SQLiteStore(path: path)
    _ = try await store.importRows(
      (0..<sessions).map { number in
        let day = EpochDay(clamping: Int64(19_000 + number / 3))
        let time = SessionTime.civil(CivilDateTime(day: day, time: .noon))
        return SessionImport.Row(id: nil, start: time, end: time, points: Int32(number % 7))
      })
    var settings = StoreSettings()
    (settings.zone, settings.firstDay) = ("Europe/Berlin", day("2022-01-01"))
    for edit in [
      .putSession(session("zoned", "2024-02-20T23:30Z", 30), base: nil),
      .putSession(session("moved", "2024-02-20T08:00"), base: nil),
      .putSession(session("moved", "2024-02-22T08:00"), base: 1),
      .putSession(session("gone", "2024-02-23T08:00Z"), base: nil),
      .deleteSession(SessionID("gone"), base: 1),
      .putMark(
        DayMark(id: "m", type: "watered", owner: "ficus", day: day("2024-02-20")), base: nil),
      .putMark(DayMark(id: "n", type: "fed", day: day("2024-02-21")), base: nil),
      .deleteMark("n", base: 1),
      .putSettings(settings, base: 0),
    ] as [StoreEdit] {
      _ = try await store.apply(edit)
    }
  }

  /// Writes what no store writes, by another program that minds no rule.
  func tamper(_ sql: String) throws {
    try file.run("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; \(sql)")
  }
}
