// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarStore

/// What another program may have written into a file, and the sentence that it gets.
@Suite struct StoreRuleTests {
  struct Tampering: Sendable, CustomStringConvertible {
    let sql: String
    let kind: StoreFinding.Kind
    let text: String

    var description: String { sql }
  }

  static let tamperings = [
    Tampering(
      sql: "UPDATE mark SET change = 203 WHERE id = 'm'", kind: .sequence,
      text: "change 203 in session_former: changed no session"),
    Tampering(
      sql: "UPDATE mark SET change = 201 WHERE id = 'm'", kind: .sequence,
      text: "change 201: is that of 2 records"),
    Tampering(
      sql: "UPDATE calendar SET head_change = 208", kind: .sequence,
      text: "settings: change 209 at revision 1 cannot be"),
    Tampering(
      sql: "UPDATE session SET change = 999 WHERE id = 'zoned'", kind: .sequence,
      text: "session zoned: its change is 999, and the last one 209"),
    Tampering(
      sql: "UPDATE calendar SET floor_change = 210", kind: .sequence,
      text: "calendar: says that changes to 210 are forgotten, the last being 209"),
    Tampering(
      sql: "UPDATE session_former SET change = 300 WHERE change = 203", kind: .sequence,
      text: "change 300 in session_former: lies behind the last one, 209"),
    Tampering(
      sql: "UPDATE session SET revision = 0 WHERE id = 'zoned'", kind: .record,
      text: "session zoned: its revision is not 1 or more"),
    Tampering(
      sql: "UPDATE session SET start_at = 9e18 WHERE id = 'zoned'", kind: .record,
      text: "session zoned: its start is no time of the calendar"),
    Tampering(
      sql: "UPDATE session SET end_offset = 999999 WHERE id = 'zoned'", kind: .record,
      text: "session zoned: its end has an offset that no clock has"),
    Tampering(
      sql: "UPDATE session SET id = 'a' || char(7) WHERE id = 'zoned'", kind: .record,
      text: "its id has to be UTF-8 text without control characters."),
    Tampering(
      sql: "UPDATE session SET id = CAST(x'ff' AS TEXT) WHERE id = 'zoned'", kind: .record,
      text: "its id has to be UTF-8 text without control characters."),
    Tampering(
      sql: "UPDATE session SET origin = 17 WHERE id = 'zoned'", kind: .record,
      text: "session zoned: says that an import made it which there was not"),
    Tampering(
      sql: "UPDATE session_former SET start_at = 9e18", kind: .record,
      text: "change 203 in session_former: its start is no time of the calendar"),
    Tampering(
      sql: """
        INSERT INTO mark_former (tenant, calendar, change, place, former_change,
          former_revision, type, owner, day, deleted)
        VALUES (1, 1, 201, 1, 200, 1, 'fed', '', 19774, 0)
        """, kind: .sequence,
      text: "change 201 in mark_former: changed no mark"),
    Tampering(
      sql: "UPDATE settings_former SET change = 300", kind: .sequence,
      text: "change 300 in settings_former: lies behind the last one, 209"),
    Tampering(
      sql: "UPDATE calendar SET store = '0123456789abcdef'", kind: .record,
      text: "calendar: is of a store of another name than meta says"),
    Tampering(
      sql: "UPDATE mark SET day = 2932897 WHERE id = 'm'", kind: .record,
      text: "mark m: its day is no day of the calendar"),
    Tampering(
      sql: "UPDATE mark SET type = '' WHERE id = 'm'", kind: .record,
      text: "mark m: its type has to have 1 to 64 characters."),
    Tampering(
      sql: "UPDATE settings SET goal = 0", kind: .record,
      text: "settings: the goal is not 1 or more"),
    Tampering(
      sql: "DELETE FROM settings", kind: .record, text: "settings: has 0 rows and should have 1"),
    Tampering(
      sql: "UPDATE meta SET store = 'somewhere'", kind: .record,
      text: "meta: does not hold a store's name of 16 hexadecimal digits"),
    Tampering(
      sql: "UPDATE mark SET calendar = 2 WHERE id = 'm'", kind: .reference,
      text: "belongs to a calendar that is not there"),
    Tampering(
      sql: "DROP TABLE mark", kind: .structure, text: "table mark: is missing"),
    Tampering(
      sql: "DROP INDEX mark_day", kind: .structure, text: "index mark_day: is missing"),
  ]

  @Test(arguments: tamperings)
  func whatNoStoreWritesIsSaid(_ tampering: Tampering) async throws {
    let full = try await FullStore(Scratch())
    try full.tamper(tampering.sql)
    let check = try StoreCheck(path: full.file.path)
    let sentences = check.findings.filter { $0.kind == tampering.kind }.map(\.description)
    #expect(sentences.contains { $0.hasSuffix(tampering.text) }, "\(check.findings)")
    #expect(check.lines().contains { $0.contains(tampering.text) })
  }

  @Test func anIndexThatLacksRowsIsFoundByAddingUp() async throws {
    let full = try await FullStore(Scratch())
    let sql = try #require(
      try full.file.text("SELECT sql FROM sqlite_master WHERE name = 'session_start'"))
    // The index of other rows under the name and the words of the right one.
    try full.tamper("DROP INDEX session_start; \(sql) AND points < 30")
    try full.tamper(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = '\(sql)' WHERE name = 'session_start'
      """)
    let check = try StoreCheck(path: full.file.path)
    #expect(
      check.findings.filter { $0.kind == .total }.map(\.description) == [
        "2024-02-20: has 30 points in 1 sessions, the index says 0 in 0"
      ])
    #expect(check.findings.contains { $0.kind == .structure })
  }

  @Test func whatSQLiteSaysIsALineEach() async throws {
    let full = try await FullStore(Scratch())
    // Pages of records: without those of the schema the file could not be opened at all.
    var bytes = try full.file.bytes
    for page in 1...20 { bytes[bytes.count - page * SQLiteFile.pageSize + 500] ^= 1 }
    try full.file.write(bytes)
    let said = try StoreCheck(path: full.file.path).findings.filter { $0.subject == "SQLite" }
    #expect(!said.isEmpty)
    #expect(said.allSatisfy { !$0.reason.contains("\n") && !$0.reason.contains("***") })
  }

  @Test func whatIsNotListedIsCounted() async throws {
    let full = try await FullStore(Scratch())
    try full.tamper("UPDATE session SET revision = 0")
    var options = StoreCheck.Options()
    options.most = 5
    let check = try StoreCheck(path: full.file.path, options: options)
    #expect(check.findings.filter { $0.kind == .record }.count == 5)
    #expect(check.count >= 203)
  }
}
