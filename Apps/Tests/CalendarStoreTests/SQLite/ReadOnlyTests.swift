// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Reading where nothing can be written.
///
/// Tests may run as root, who may write everywhere: another process reads as somebody else.
@Suite(.enabled(if: getuid() == 0)) struct ReadOnlyTests {
  private let nobody = "65534"

  /// A file of ten points, closed or as a killed program left it.
  private func file(_ scratch: Scratch, isInterrupted: Bool = false) async throws -> String {
    let path = scratch.path("store.sqlite")
    let store = try SQLiteStore(path: path)
    _ = try await store.apply([.putSession(session("a", "2024-02-20T08:00"), base: nil)])
    let log = try RawFile(path: path + "-wal").bytes
    store.close()
    if isInterrupted { try RawFile(path: path + "-wal").write(log) }
    return path
  }

  private func seal(_ scratch: Scratch, folder: Int = 0o555, files: Int = 0o444) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) {
      #expect(chmod(scratch.path(name), mode_t(files)) == 0)
    }
    #expect(chmod(scratch.folder.path, mode_t(folder)) == 0)
    #expect(chmod(scratch.folder.deletingLastPathComponent().path, 0o755) == 0)
  }

  @Test(arguments: [0o555, 0o777]) func aSealedFileIsRead(folder: Int) async throws {
    let scratch = try Scratch()
    let path = try await file(scratch)
    try seal(scratch, folder: folder)
    #expect(try Writer("read", path, nobody).lines() == ["10", "read only"])
  }

  @Test func aLogBesideASealedFileCounts() async throws {
    let scratch = try Scratch()
    let path = try await file(scratch, isInterrupted: true)
    try seal(scratch)
    #expect(try Writer("read", path, nobody).lines() == ["10", "read only"])
  }

  @Test func aSealedFileOfAnOlderSchemaIsRead() async throws {
    let scratch = try Scratch()
    let path = scratch.path("old.sqlite")
    let fixture = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../Fixtures/schema-1.sqlite").standardized.path
    try FileManager.default.copyItem(atPath: fixture, toPath: path)
    try seal(scratch)
    let bytes = try RawFile(path: path).bytes
    #expect(try Writer("read", path, nobody).lines().last == "read only")
    #expect(try RawFile(path: path).bytes == bytes)
  }

  @Test func aBackupInASealedFolderIsRead() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    _ = try await store.apply([.putSession(session("a", "2024-02-20T08:00"), base: nil)])
    let archive = try Scratch()
    try await store.backup(to: archive.path("backup.sqlite"))
    try seal(archive)
    #expect(
      try Writer("read", archive.path("backup.sqlite"), nobody).lines() == ["10", "read only"])
  }

  @Test func whoMayNotReadHearsIt() async throws {
    let scratch = try Scratch()
    let path = try await file(scratch)
    try seal(scratch, files: 0o400)
    let said = try Writer("read", path, nobody).lines()
    #expect(said.count == 1)
    #expect(said.first?.contains("you may not read it") == true)
  }
}
