// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// What people do to the file under an open store, and to one that stands still.
@Suite struct PlaceTests {
  private func put(_ id: String) -> StoreEdit {
    .putSession(session(id, "2024-02-20T08:00"), base: nil)
  }

  private func ids(_ store: SQLiteStore) async throws -> [String] {
    try await store.sessions(SessionQuery(days: .all, zone: .utc)).sessions.map(\.session.id.text)
  }

  /// A store with one session in it, a backup of that, and one session more.
  private func storeWithBackup(_ scratch: Scratch) async throws -> (SQLiteStore, String) {
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    _ = try await store.apply(put("before"))
    let backup = scratch.path("backup.sqlite")
    try await store.backup(to: backup)
    _ = try await store.apply(put("after"))
    return (store, backup)
  }

  @Test func aRemovedFileIsNoticed() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    _ = try await store.apply(put("a"))
    try FileManager.default.removeItem(atPath: path)
    let gone = StoreError.gone(path: path)
    await #expect(throws: gone) { try await store.apply(put("b")) }
    #expect(throws: gone) { try store.head() }
    await #expect(throws: gone) { try await store.session(SessionID("a")) }
    await #expect(throws: gone) { try await store.importRows([row("2024-02-20T08:00")]) }
  }

  @Test func aReplacedFileIsNoticedAndNotWrittenTo() async throws {
    let scratch = try Scratch()
    let (store, backup) = try await storeWithBackup(scratch)
    let bytes = try RawFile(path: backup).bytes
    #expect(rename(backup, store.path) == 0)
    await #expect(throws: StoreError.gone(path: store.path)) { try await store.apply(put("late")) }
    store.close()
    #expect(try RawFile(path: store.path).bytes == bytes)
    let again = try SQLiteStore(path: store.path)
    #expect(try await ids(again) == ["before"])
  }

  @Test func aBackupInPlaceIsAnotherStore() async throws {
    let scratch = try Scratch()
    let (store, backup) = try await storeWithBackup(scratch)
    let token = try store.head()
    store.close()
    #expect(rename(backup, store.path) == 0)
    let restored = try SQLiteStore(path: store.path)
    #expect(try restored.head().store != token.store)
    for since in [token, ChangeToken(store: token.store, change: 1)] {
      await #expect(throws: StoreError.resyncRequired) {
        try await restored.changes(since: since, limit: 10)
      }
    }
  }

  /// The same backup, put in place twice, is two stores: each goes on from it in its own way.
  @Test func aCopyOfAFileIsAnotherStore() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    _ = try await store.apply(put("a"))
    let name = try store.head().store
    store.close()
    try FileManager.default.copyItem(atPath: store.path, toPath: scratch.path("copy.sqlite"))
    #expect(try SQLiteStore(path: scratch.path("copy.sqlite")).head().store != name)
    #expect(try SQLiteStore(path: store.path).head().store == name)
  }

  /// A program that was killed leaves its log; the backup that came in place took its pages in.
  @Test func aLogOfTheFormerFileIsSetAside() async throws {
    let scratch = try Scratch()
    let (store, backup) = try await storeWithBackup(scratch)
    let (log, bytes) = (RawFile(path: store.path + "-wal"), try RawFile(path: backup).bytes)
    let left = try log.bytes
    #expect(left.count > 32)
    store.close()
    // As kill -9 would have left them.
    try log.write(left)
    #expect(rename(backup, store.path) == 0)
    let restored = try SQLiteStore(path: store.path)
    #expect(try await ids(restored) == ["before"])
    restored.close()
    #expect(try RawFile(path: store.path).bytes.count == bytes.count)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    let strays = names.filter { $0.hasPrefix("store.sqlite.stray-") }
    #expect(strays.count == 1)
    #expect(try RawFile(path: scratch.path(strays.first ?? "")).bytes == left)
  }

  /// The three files of a program that was killed, copied together: the log is theirs.
  @Test func aLogThatBelongsToTheFileIsReplayed() async throws {
    let scratch = try Scratch()
    let (store, _) = try await storeWithBackup(scratch)
    let copy = scratch.path("copy.sqlite")
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: store.path + suffix, toPath: copy + suffix)
    }
    #expect(try await ids(SQLiteStore(path: copy)) == ["after", "before"])
  }

  @Test func aFileThatIsMadeAnewHasNoOldLog() async throws {
    let scratch = try Scratch()
    let (store, _) = try await storeWithBackup(scratch)
    let log = RawFile(path: store.path + "-wal")
    let left = try log.bytes
    store.close()
    try FileManager.default.removeItem(atPath: store.path)
    try log.write(left)
    #expect(try await ids(SQLiteStore(path: store.path)).isEmpty)
  }

  @Test func aNewerProgramsTablesAreNotWrittenTo() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    _ = try await store.apply(put("a"))
    let newer = SQLiteSchema.version + 1
    try RawConnection(path).run("PRAGMA user_version = \(newer)")
    let error = StoreError.newer(path: path, schema: newer, known: SQLiteSchema.version)
    await #expect(throws: error) { try await store.apply(put("b")) }
    await #expect(throws: error) { try await store.importRows([row("2024-02-20T08:00")]) }
    #expect(throws: error) { try store.head() }
    #expect(try RawConnection(path).texts("SELECT count(*) FROM session") == ["1"])
  }

  @Test func manyWhoMakeTheFileFirstAllWriteToIt() throws {
    for _ in 0..<5 {
      let path = try Scratch().path("store.sqlite")
      let writers = try (0..<10).map { try Writer("write", path, "w\($0)", "3") }
      let said = writers.flatMap { $0.lines() }
      #expect(said.sorted() == (0..<10).flatMap { w in (0..<3).map { "w\(w)-\($0)" } }.sorted())
      #expect(try RawConnection(path).texts("SELECT count(*) FROM session") == ["30"])
    }
  }
}

/// What people do to the bytes of the file itself.
@Suite struct OverwrittenTests {
  private func put(_ id: String) -> StoreEdit {
    .putSession(session(id, "2024-02-20T08:00"), base: nil)
  }

  /// `cp backup almanac.sqlite` under an open store: the same inode, other bytes.
  @Test func aFileThatIsOverwrittenInPlaceIsNoticedAndNotWrittenTo() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    _ = try await store.apply(put("before"))
    try await store.backup(to: scratch.path("backup.sqlite"))
    for number in 0..<20 { _ = try await store.apply(put("after-\(number)")) }
    let (file, bytes) = (
      RawFile(path: store.path), try RawFile(path: scratch.path("backup.sqlite")).bytes
    )
    let identity = FileIdentity(path: store.path)
    try file.write(bytes)
    #expect(FileIdentity(path: store.path) == identity)
    let gone = StoreError.gone(path: store.path)
    await #expect(throws: gone) { try await store.apply(put("late")) }
    #expect(throws: gone) { try store.head() }
    store.close()
    #expect(try file.bytes == bytes)
    let again = try SQLiteStore(path: store.path)
    #expect(
      try await again.sessions(SessionQuery(days: .all, zone: .utc)).sessions.map(\.session.id.text)
        == ["before"])
    again.close()
    #expect(try PageChecksums.verify(path: store.path).badPages.isEmpty)
  }

  /// `: > almanac.sqlite` under an open store.
  @Test func anEmptiedFileIsNoticed() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    _ = try await store.apply(put("a"))
    try RawFile(path: path).write(Data())
    await #expect(throws: StoreError.gone(path: path)) { try await store.apply(put("b")) }
    store.close()
    #expect(try RawFile(path: path).bytes.isEmpty)
  }

  /// Checkpoints, one's own and those of others, replace pages, but the name stays.
  @Test func checkpointsAreNoOverwriting() async throws {
    let path = try Scratch().path("store.sqlite")
    let (store, other) = (try SQLiteStore(path: path), try SQLiteStore(path: path))
    for number in 0..<300 {
      _ = try await store.apply(put("\(number)"))
      if number % 10 == 0 { try RawConnection(path).run("PRAGMA wal_checkpoint(TRUNCATE)") }
      #expect(try other.head().change == Int64(number + 1))
    }
  }

  /// SQLite silently drops what follows a damaged page of a log.
  @Test func aDamagedLogIsRefusedInsteadOfShortened() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    for number in 0..<6 { _ = try await store.apply(put("\(number)")) }
    let log = RawFile(path: store.path + "-wal")
    var bytes = try log.bytes
    store.close()
    try FileManager.default.copyItem(atPath: store.path, toPath: scratch.path("copy.sqlite"))
    let damaged = RawFile(path: scratch.path("copy.sqlite-wal"))
    bytes[bytes.count / 4] ^= 1
    try damaged.write(bytes)
    let path = scratch.path("copy.sqlite")
    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) { try SQLiteStore(path: path) }
      guard case .corrupt(path, let detail)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(detail.contains("-wal"))
    }
    #expect(try damaged.bytes == bytes)
  }
}
