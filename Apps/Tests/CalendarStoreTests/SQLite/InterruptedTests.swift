// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation
import Testing

/// Files whose last writer was stopped halfway: a process that was killed, a power cut.
@Suite struct InterruptedTests {
  /// Copies a database during a change: its pages are half written, and their former contents are
  /// in the journal beside it.
  private func interrupted(_ path: String, sql: String) throws -> String {
    let copy = try Scratch().path("store.sqlite")
    let writer = try RawConnection(path)
    try writer.run("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 4; BEGIN; \(sql)")
    for ending in ["", "-journal"] {
      try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
    }
    let journal = try FileHandle(forReadingFrom: URL(fileURLWithPath: copy + "-journal"))
    #expect(try journal.read(upToCount: 4) == Data([0xD9, 0xD5, 0x05, 0xF9]))
    try writer.run("ROLLBACK")
    return copy
  }

  private let halfOfIt = """
    CREATE TABLE half (x); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 300) \
    INSERT INTO half SELECT randomblob(2000) FROM n
    """

  @Test func aChangeThatWasStoppedHalfwayIsTakenBackOnOpening() throws {
    let path = try Scratch().path("store.sqlite")
    do { _ = try SQLiteStore(path: path) }
    let copy = try interrupted(path, sql: halfOfIt)
    let store = try SQLiteStore(path: copy)
    #expect(try store.head().change == 0)
    let file = RawFile(path: copy)
    #expect(try file.text("SELECT count(*) FROM sqlite_master WHERE name = 'half'") == "0")
    #expect(try file.text("PRAGMA integrity_check") == "ok")
  }

  @Test func anotherProgramsDatabaseStaysForeignAndWholeThen() throws {
    let path = try Scratch().path("store.sqlite")
    try RawFile(path: path).run("CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('a')")
    let copy = try interrupted(path, sql: halfOfIt)
    #expect(throws: StoreError.foreign(path: copy)) { try SQLiteStore(path: copy) }
    #expect(try RawFile(path: copy).text("SELECT text FROM notes") == "a")
  }
}
