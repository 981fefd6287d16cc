// SPDX-License-Identifier: MIT
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Keeping files of schema 1: they are looked through, put in place, and copied before they change.
@Suite struct OlderSchemaTests {
  private struct Refusal: Error {}

  private let now = Instant(clamping: 1_708_399_000_000_000)

  /// A copy of the committed file.
  private func old(_ scratch: Scratch) throws -> String {
    let path = scratch.path("almanac.sqlite")
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/schema-1.sqlite")
    try RawFile(path: path).write(Data(contentsOf: fixture))
    return path
  }

  @Test func aFileOfSchemaOneIsSoundAsItIs() throws {
    let path = try old(Scratch())
    let before = try RawFile(path: path).bytes
    #expect(try StoreCheck(path: path).findings == [])
    #expect(try RawFile(path: path).bytes == before)
  }

  @Test func aBackupIsMadeBeforeTheTablesChange() throws {
    let scratch = try Scratch()
    let path = try old(scratch)
    let folder = BackupFolder(path: scratch.path("backups"), of: path)
    let told = Locked<[Int]>([])
    var options = SQLiteOptions()
    options.willMigrate = { [now] path, schema in
      told.withLock { $0.append(schema) }
      _ = try folder.add(of: path, at: now)
    }
    for _ in 0..<2 { _ = try SQLiteStore(path: path, options: options) }
    #expect(told.withLock { $0 } == [1])
    let backup = RawFile(path: try #require(folder.backups.first))
    #expect(try backup.text("PRAGMA user_version") == "1")
    #expect(try StoreCheck(path: backup.path).isSound)
    #expect(try StoreCheck(path: path).isSound)
    #expect(try RawFile(path: path).text("PRAGMA user_version") != "1")
  }

  @Test func tablesStayAsTheyAreWhenThereIsNoBackup() throws {
    let path = try old(Scratch())
    var options = SQLiteOptions()
    options.willMigrate = { _, _ in throw Refusal() }
    #expect(throws: StoreError.self) { try SQLiteStore(path: path, options: options) }
    #expect(try RawFile(path: path).text("PRAGMA user_version") == "1")
  }

  @Test func aBackupOfSchemaOneComesBack() async throws {
    let scratch = try Scratch()
    let (backup, target) = (try old(scratch), scratch.path("new/almanac.sqlite"))
    let name = try RawFile(path: backup).text("SELECT store FROM meta")
    _ = try StoreRestoration(of: backup, to: target).run(at: now)
    let store = try SQLiteStore(path: target)
    #expect(try store.head().store != name)
    #expect(try store.head().change > 0)
    #expect(try StoreCheck(path: backup).isSound)
  }
}
