// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// What undoing and forgetting leave in the file.
@Suite struct HistoryFileTests {
  private static let tables = [
    "batch", "session_former", "mark_former", "settings_former", "write_day",
  ]

  private func counts(_ file: RawFile) throws -> [String?] {
    try Self.tables.map { try file.text("SELECT count(*) FROM \($0)") }
  }

  @Test func anAddedSessionWritesNothingBeside() async throws {
    let file = RawFile(path: try Scratch().path("store.sqlite"))
    let store = try SQLiteStore(path: file.path)
    for number in 0..<5 {
      _ = try await store.apply(.putSession(session("\(number)", "2024-02-20T08:00"), base: nil))
    }
    #expect(try counts(file) == ["0", "0", "0", "0", "1"])
  }

  @Test func aPurgeInPortionsLeavesNothing() async throws {
    let clock = TestClock("2024-02-20")
    var options = SQLiteOptions()
    options.now = { clock.now }
    let file = RawFile(path: try Scratch().path("store.sqlite"))
    let store = try SQLiteStore(path: file.path, options: options)
    var settings = StoreSettings()
    settings.trashDays = 7
    _ = try await store.apply(.putSettings(settings, base: 0))
    _ = try await store.importRows((0..<6_000).map { row("2024-02-20T08:00", $0) })
    _ = try await store.undo(nil)
    clock.advance(days: 8)
    let before = store.activity.syncs
    let report = try await store.purge(now: clock.now)
    #expect((report.records, report.floor) == (6_000, 12_001))
    // The floor, two portions each of former states and records, and three tables of few rows.
    #expect(store.activity.syncs - before == 8)
    #expect(try counts(file) == ["0", "0", "0", "0", "0"])
    #expect(try file.text("SELECT count(*) FROM session") == "0")
  }

  @Test func anInterruptedPurgeIsTakenUp() async throws {
    let file = RawFile(path: try Scratch().path("store.sqlite"))
    let store = try SQLiteStore(path: file.path)
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00"), base: nil))
    _ = try await store.apply(.deleteSession(SessionID("a"), base: 1))
    // As if it had ended after its first transaction.
    try file.run("UPDATE calendar SET floor_change = 2")
    let report = try await store.purge(now: SQLiteOptions().now())
    #expect((report.records, report.floor) == (1, 2))
    #expect(try counts(file) == ["0", "0", "0", "0", "0"])
  }

  @Test func whatAnOlderAlmanacDidIsUndoneWhereItIsKnown() async throws {
    let file = RawFile(path: try Scratch().path("store.sqlite"))
    try file.write(try SchemaTests.fixture(1).bytes)
    let store = try SQLiteStore(path: file.path)
    // The move of a session, whose former state is only partly known.
    guard case .forgotten = try await store.undo(5) else {
      Issue.record("what is not known was undone")
      return
    }
    guard case .undone(let unit, by: 14) = try await store.undo(1) else {
      Issue.record("a session that was added is still there")
      return
    }
    #expect(unit.day == nil)
    #expect(try await store.session(SessionID("civil"))?.isDeleted == true)
  }

  @Test func changesOfAnOlderAlmanacCountFromTheFirstDayThatWasNoted() async throws {
    let clock = TestClock("2024-02-20")
    var options = SQLiteOptions()
    options.now = { clock.now }
    let file = RawFile(path: try Scratch().path("store.sqlite"))
    try file.write(try SchemaTests.fixture(1).bytes)
    let store = try SQLiteStore(path: file.path, options: options)
    var settings = try await store.settings().settings
    settings.trashDays = 7
    _ = try await store.apply(.putSettings(settings, base: 1))
    clock.advance(days: 7)
    #expect(try await store.purge(now: clock.now) == TrashReport())
    clock.advance(days: 1)
    #expect(try await store.purge(now: clock.now).records == 2)
  }
}
