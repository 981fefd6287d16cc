// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Files of every schema that was ever released open with their contents.
///
/// `ALMANAC_RECORD=1` makes what is missing: a fixture, once committed, stays as it is.
@Suite struct SchemaTests {
  private static let isRecording = ProcessInfo.processInfo.environment["ALMANAC_RECORD"] == "1"
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The committed file of a schema.
  static func fixture(_ version: Int) -> RawFile {
    RawFile(path: folder.appendingPathComponent("schema-\(version).sqlite").path)
  }

  /// What `Benchmarks/Store/insert.c` makes its tables with.
  private static let benchmark = RawFile(
    path: URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Benchmarks/Store/schema.sql").standardized.path)

  /// Everything that a file of schema 1 can hold, written in this order.
  private static var edits: [[StoreEdit]] {
    get throws {
      let berlin = Array("Europe/Berlin".utf8)
      let instant = try #require(Instant(secondsSince1970: 1_708_412_400))
      let zoned = Session(
        id: SessionID("zoned"),
        start: .zoned(instant, offset: try #require(UTCOffset(hours: 1)), zone: berlin),
        end: .zoned(instant, offset: .utc, zone: []), points: -5)
      let limits = Session(
        id: SessionID("límites 🗓"), start: .civil(.min),
        end: .zoned(.max, offset: .utc, zone: []), points: .max)
      var settings = StoreSettings()
      (settings.goal, settings.firstDay, settings.zone) = (
        250, day("2024-01-01"), "America/Santiago"
      )
      return [
        [.putSession(session("civil", "2024-02-20T08:00:00.000001", 80), base: nil)],
        [.putSession(zoned, base: nil), .putSession(limits, base: nil)],
        [.putSession(session("moved", "2024-02-20T08:00", 1), base: nil)],
        [.putSession(session("moved", "2024-02-21T08:00", 2), base: 1)],
        [.putSession(session("gone", "2024-02-22T08:00", 3), base: nil)],
        [.deleteSession(SessionID("gone"), base: 1)],
        [
          .putMark(DayMark(id: "m1", type: "watered", owner: "fern", day: .min), base: nil),
          .putMark(DayMark(id: "m2", type: "fed", day: day("2024-02-20")), base: nil),
        ],
        [.deleteMark("m2", base: 1), .putSettings(settings, base: 0)],
      ]
    }
  }

  private static let rows = [row("2024-02-23T08:00", 7), row("2024-02-23T08:00", 7)]

  private func fill(_ store: any RecordStore) async throws {
    for edits in try Self.edits { _ = try await store.apply(edits) }
    _ = try await store.importRows(Self.rows)
  }

  private func contents(_ store: any RecordStore) async throws -> [StoreRecord] {
    try await store.changes(since: store.head(atStart: true), limit: 1_000).records
  }

  @Test func aFileOfSchema1OpensWithItsContents() async throws {
    let copy = RawFile(path: try Scratch().path("schema-1.sqlite"))
    try copy.write(try Self.fixture(1).bytes)
    #expect(try copy.text("PRAGMA user_version") == "1")
    let expected = MemoryStore()
    try await fill(expected)

    let store: any RecordStore = try SQLiteStore(path: copy.path)
    let records = try await contents(store)
    #expect(records.count == 10)
    #expect(try await records == contents(expected))
    #expect(
      try await store.totals(in: .all, zone: .utc) == expected.totals(in: .all, zone: .utc))
    // What was imported is known again, and a moved session leaves its former day.
    #expect(try await store.importRows(Self.rows) == .init(unchanged: 2))
    let recount = try await store.recount(
      since: ChangeToken(store: store.head().store, change: 4), zone: .utc)
    #expect(recount.totals.contains { $0.day == day("2024-02-20") })
    #expect(
      try await store.apply(.putSession(session("new", "2024-02-20T08:00"), base: nil)).applied?
        .change == expected.head().change + 1)
  }

  /// Everything that schema 2 adds: two units of several changes, an undo, and something forgotten.
  private func fillSecond(_ store: any RecordStore, _ clock: TestClock) async throws {
    var settings = StoreSettings()
    settings.trashDays = 30
    _ = try await store.apply(.putSettings(settings, base: 0))
    _ = try await store.apply(.putSession(session("old", "2024-01-01T08:00"), base: nil))
    _ = try await store.apply(.deleteSession(SessionID("old"), base: 1))
    clock.advance(days: 31)
    for edits in try Self.edits.dropLast() { _ = try await store.apply(edits) }
    _ = try await store.importRows(Self.rows)
    _ = try await store.undo(nil)
    _ = try await store.apply(.deleteMark("m2", base: 1))
    settings.goal = 250
    _ = try await store.apply(.putSettings(settings, base: 1))
    _ = try await store.purge(now: clock.now)
  }

  private static func clockedStore(_ path: String, _ clock: TestClock) throws -> SQLiteStore {
    var options = SQLiteOptions()
    options.now = { clock.now }
    return try SQLiteStore(path: path, options: options)
  }

  @Test func aFileOfSchema2OpensWithItsContents() async throws {
    if Self.isRecording, !FileManager.default.fileExists(atPath: Self.fixture(2).path) {
      let clock = TestClock("2024-01-01")
      let store = try Self.clockedStore(Scratch().path("store.sqlite"), clock)
      try await fillSecond(store, clock)
      try await store.backup(to: Self.fixture(2).path)
    }
    let copy = RawFile(path: try Scratch().path("schema-2.sqlite"))
    try copy.write(try Self.fixture(2).bytes)
    #expect(try copy.text("PRAGMA user_version") == "2")
    let clock = TestClock("2024-01-01")
    let expected = MemoryStore(now: { clock.now })
    try await fillSecond(expected, clock)

    let store = try Self.clockedStore(copy.path, clock)
    let records = try await contents(store)
    #expect(records.count == 10)
    #expect(try await records == contents(expected))
    #expect(try await store.history(limit: 99) == expected.history(limit: 99))
    for change in [nil, nil, Int64(6), 5, 3] {
      #expect(try await store.undo(change) == expected.undo(change))
    }
    #expect(try await contents(store) == contents(expected))
    clock.advance(days: 31)
    #expect(try await store.purge(now: clock.now) == expected.purge(now: clock.now))
    #expect(try StoreCheck(path: copy.path).isSound)
  }

  /// Everything that schema 3 adds: calendars and events of each kind, edited, deleted and undone.
  private func fillThird(_ store: any RecordStore) async throws {
    let work = EventCalendar(id: "work", name: "Work", order: 1, zone: "Europe/Berlin")
    var flight = try event(
      "límite 🗓", "2026-03-24T13:00[Europe/Berlin]", "2026-03-24T12:30[America/New_York]",
      in: "work")
    (flight.notes, flight.location) = ("Seat 12A\nTwo bags", "BER")
    (flight.status, flight.isBusy, flight.color) = (.tentative, false, .standard)
    for edits in [
      [
        .putCalendar(work, base: nil),
        .putCalendar(EventCalendar(id: "home", name: "Home", isHidden: true), base: nil),
        .putEvent(flight, base: nil),
      ],
      [.putEvent(try event("days", "2026-03-20", "2026-03-28", in: "work"), base: nil)],
      [.putEvent(try event("wall", "2026-03-24T08:00", "2026-03-24T08:00", in: "work"), base: nil)],
      [.putEvent(try event("wall", "2026-03-25T08:00", "2046-03-25T08:00", in: "home"), base: 1)],
      [.putEvent(try event("gone", "2026-03-24", "2026-03-25", in: "work"), base: nil)],
      [.deleteEvent("gone", base: 1)],
      [.deleteCalendar("home", base: 1)],
    ] as [[StoreEdit]] {
      _ = try await store.apply(edits)
    }
    _ = try await store.undo(nil)
  }

  @Test func aFileOfSchema3OpensWithItsContents() async throws {
    if Self.isRecording, !FileManager.default.fileExists(atPath: Self.fixture(3).path) {
      let store = try Self.clockedStore(Scratch().path("store.sqlite"), TestClock("2026-03-01"))
      try await fillThird(store)
      try await store.backup(to: Self.fixture(3).path)
    }
    let copy = RawFile(path: try Scratch().path("schema-3.sqlite"))
    try copy.write(try Self.fixture(3).bytes)
    #expect(try copy.text("PRAGMA user_version") == "3")
    let clock = TestClock("2026-03-01")
    let expected = MemoryStore(now: { clock.now })
    try await fillThird(expected)

    let store = try Self.clockedStore(copy.path, clock)
    #expect(try await contents(store) == contents(expected))
    #expect(try await contents(store).count == 6)
    #expect(try await store.history(limit: 99) == expected.history(limit: 99))
    let query = OccurrenceQuery(
      days: days("2026-03-25", through: "2026-03-25"), zone: zone("Europe/Berlin"),
      calendars: ["work", "home"], includesNotes: true)
    let found = try await store.occurrences(query).occurrences
    #expect(found == expected.occurrences(query).occurrences)
    #expect(found.map(\.record.event.id) == ["days", "wall"])
    #expect(try StoreCheck(path: copy.path).isSound)
  }

  @Test func aFileOfSchema4OpensWithItsContents() async throws {
    if Self.isRecording, !FileManager.default.fileExists(atPath: Self.fixture(4).path) {
      let store = try Self.clockedStore(Scratch().path("store.sqlite"), TestClock("2026-03-01"))
      try await fillThird(store)
      try await store.backup(to: Self.fixture(4).path)
    }
    for version in [3, 4] {
      let copy = RawFile(path: try Scratch().path("store.sqlite"))
      try copy.write(try Self.fixture(version).bytes)
      let expected = MemoryStore(now: { TestClock("2026-03-01").now })
      try await fillThird(expected)
      let store = try Self.clockedStore(copy.path, TestClock("2026-03-01"))
      #expect(try await contents(store) == contents(expected))
      for (text, ids) in [
        ("ev", ["days", "límite 🗓"]), ("two 12a", ["límite 🗓"]), ("nothing", []),
      ] {
        let query = SearchQuery(text, from: .min, zone: .utc)
        let found = try await store.search(query).hits
        #expect(found.map(\.occurrence.record.event.id) == ids, "\(version)")
        #expect(try expected.search(query).hits == found)
      }
      #expect(try copy.text("PRAGMA user_version") == "\(SQLiteSchema.version)")
      #expect(try StoreCheck(path: copy.path).findings == [])
    }
  }

  /// What schema 5 adds to that: a calendar that is locked, and was not before.
  private func fillFifth(_ store: any RecordStore) async throws {
    try await fillThird(store)
    var patch = CalendarPatch()
    patch.isLocked = true
    _ = try await store.apply(.patchCalendar("work", patch, base: 1))
  }

  @Test func aFileOfSchema5OpensWithItsContents() async throws {
    if Self.isRecording, !FileManager.default.fileExists(atPath: Self.fixture(5).path) {
      let store = try Self.clockedStore(Scratch().path("store.sqlite"), TestClock("2026-03-01"))
      try await fillFifth(store)
      try await store.backup(to: Self.fixture(5).path)
    }
    let copy = RawFile(path: try Scratch().path("store.sqlite"))
    try copy.write(try Self.fixture(5).bytes)
    #expect(try copy.text("PRAGMA user_version") == "5")
    let expected = MemoryStore(now: { TestClock("2026-03-01").now })
    try await fillFifth(expected)
    let store = try Self.clockedStore(copy.path, TestClock("2026-03-01"))
    #expect(try await contents(store) == contents(expected))
    #expect(try await store.history(limit: 99) == expected.history(limit: 99))
    #expect(try await store.calendar("work")?.calendar.isLocked == true)
    #expect(try await store.undo(nil) == expected.undo(nil))
    #expect(try await store.calendar("work")?.calendar.isLocked == false)
    #expect(try StoreCheck(path: copy.path).findings == [])
  }

  @Test(arguments: [(1, 14), (2, 18), (3, 29), (4, 31), (5, 31)])
  func aReleasedSchemaNeverChanges(version: Int, count: Int) throws {
    let made = RawFile(path: try Scratch().path("store.sqlite"))
    try made.run(SQLiteSchema.first)
    if version >= 2 {
      try made.run("INSERT INTO meta (place, store) VALUES (1, '0123456789abcdef')")
      try made.run(SQLiteSchema.second)
    }
    if version >= 3 { try made.run(SQLiteSchema.third) }
    if version >= 4 { try made.run(SQLiteSchema.fourth) }
    if version >= 5 { try made.run(SQLiteSchema.fifth) }
    // SQLite defines the tables in which it keeps the index of words itself.
    let own = SQLiteSchema.searchTables.map { "'\($0)'" }.joined(separator: ", ")
    let sql = """
      SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT IN (\(own)) ORDER BY name
      """
    // A copy, because even a reader may write beside a database.
    let copy = RawFile(path: try Scratch().path("schema.sqlite"))
    try copy.write(try Self.fixture(version).bytes)
    let released = try RawConnection(copy.path).texts(sql)
    #expect(released.count == count)
    #expect(try RawConnection(made.path).texts(sql) == released)
  }

  @Test func theBenchmarkInsertsIntoTheSameTables() throws {
    let text = """
      -- SPDX-License-Identifier: MIT
      -- Written by SchemaTests.swift with ALMANAC_RECORD=1; do not edit.
      \(SQLiteSchema.first)

      """
    if Self.isRecording { try Self.benchmark.write(Data(text.utf8)) }
    #expect(try String(decoding: Self.benchmark.bytes, as: UTF8.self) == text)
  }

  @Test func theDatabaseItselfRefusesWhatNoStoreWrites() async throws {
    let file = RawFile(path: try Scratch().path("store.sqlite"))
    let store = try SQLiteStore(path: file.path)
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00"), base: nil))
    _ = try await store.apply(.putSession(session("b", "2024-02-20T08:00"), base: nil))
    let connection = try RawConnection(file.path)
    try connection.run("PRAGMA foreign_keys = ON")
    for change in [
      "id = ''", "id = 'b'", "change = 2", "points = 3000000000", "start_axis = 2",
      "start_axis = 0", "deleted = 2", "revision = 0", "points = 'many'", "tenant = 2",
    ] {
      #expect(throws: (any Error).self, "\(change)") {
        try connection.run("UPDATE session SET \(change) WHERE id = 'a'")
      }
    }
  }
}
