// SPDX-License-Identifier: MIT
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// The index of occurrences in a file.
@Suite struct OccurrenceFileTests {
  /// What `Benchmarks/Store/month.c` asks: what the store asks, and for the same columns of what begins
  /// on the days an index that has all of them.
  private static let questions = RawFile(
    path: URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Benchmarks/Store/month.sql").standardized.path)

  @Test func theBenchmarkAsksTheSameQuestions() throws {
    let text = """
      -- SPDX-License-Identifier: MIT
      -- Written by OccurrenceFileTests.swift with ALMANAC_RECORD=1; do not edit.
      -- times
      \(OccurrenceWalk.times);
      -- events
      \(OccurrenceWalk.events[0]);
      -- index
      CREATE INDEX IF NOT EXISTS bench_starts ON event
        (event_calendar, min(kind, 1), start_at, \(EventRow.columns.replacing(", notes", with: "")));
      -- starts
      SELECT \(EventRow.columns(withNotes: false))
      FROM event AS e INDEXED BY bench_starts
      WHERE e.event_calendar = (SELECT id FROM occurrence_holder WHERE holder = ?1)
        AND min(e.kind, 1) = ?2 AND e.start_at >= ?3 AND e.start_at < ?4;

      """
    if ProcessInfo.processInfo.environment["ALMANAC_RECORD"] == "1" {
      try Self.questions.write(Data(text.utf8))
    }
    #expect(try String(decoding: Self.questions.bytes, as: UTF8.self) == text)
  }

  private func filled(_ path: String) async throws -> SQLiteStore {
    let store = try SQLiteStore(path: path)
    var walk = EditWalk(seed: 11)
    for _ in 0..<600 { try await walk.step(store) }
    return store
  }

  @Test func itIsWhatTheEventsWouldMakeItAfterAnyEdits() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try await filled(path)
    for change in [Int64(590), 580, 400, 300, 200] { _ = try await store.undo(change) }
    #expect(try StoreCheck(path: path).findings == [])
    let rows = try index(path)
    #expect(rows.count > 3)
    try await store.write { try OccurrenceIndex.rebuild($0) }
    #expect(try index(path) == rows)
    #expect(try StoreCheck(path: path).findings == [])
  }

  /// The rows with the ids of calendars, whose numbers may differ.
  private func index(_ path: String) throws -> [String] {
    let columns = "axis, level, start_at, event, recurrence, end_at".replacing(
      ", ", with: " || ' ' || ")
    return try RawConnection(path).texts(
      """
      SELECT h.id || ' ' || \(columns) FROM occurrence AS o JOIN occurrence_holder AS h
      ON h.holder = o.holder ORDER BY 1
      """)
  }

  @Test(arguments: [
    "DELETE FROM occurrence WHERE event = (SELECT min(event) FROM occurrence)",
    "UPDATE occurrence SET end_at = end_at + 1",
    "UPDATE occurrence SET level = level + 1",
    "UPDATE event SET start_at = start_at - 1000000 WHERE deleted = 0",
    "DELETE FROM occurrence_holder",
  ])
  func aFileWhoseIndexIsWrongIsNotSound(tampering: String) async throws {
    let path = try Scratch().path("store.sqlite")
    try await filled(path).close()
    let file = RawFile(path: path)
    try file.run("PRAGMA ignore_check_constraints = ON; \(tampering)")
    #expect(try StoreCheck(path: path).kinds.contains(.index))
  }

  @Test(arguments: [
    "UPDATE event SET start_offset = 100000, end_offset = 100000 WHERE kind = 0",
    "UPDATE event SET end_at = start_at - 1000000",
    "UPDATE event SET start_at = start_at + 1", "UPDATE event SET color = -1",
    "UPDATE event SET title = char(7)", "UPDATE event SET notes = char(13)",
    "UPDATE event_calendar SET color = 99999999", "UPDATE event_calendar SET name = ''",
    "UPDATE event SET status = 3", "UPDATE event SET busy = 2",
  ])
  func whatNoStoreWritesIsFound(tampering: String) async throws {
    let path = try Scratch().path("store.sqlite")
    try await filled(path).close()
    try RawFile(path: path).run("PRAGMA ignore_check_constraints = ON; \(tampering)")
    #expect(try !StoreCheck(path: path).isSound)
  }
}
