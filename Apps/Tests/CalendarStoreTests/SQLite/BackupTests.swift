// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Copies of a store in use.
@Suite struct BackupTests {
  @Test func aBackupIsTheStoreInOneFile() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00"), base: nil))
    let target = scratch.path("backup.sqlite")
    try await store.backup(to: target)
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(files.filter { !$0.hasPrefix("store.sqlite") } == ["backup.sqlite"])
    let copy = try SQLiteStore(path: target)
    #expect(try copy.head().change == store.head().change)
    #expect(try await copy.session(SessionID("a")) == store.session(SessionID("a")))
  }

  @Test func aBackupReplacesNothing() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    let target = RawFile(path: scratch.path("letter.txt"))
    try target.write(Data("Dear".utf8))
    let error = await #expect(throws: StoreError.self) {
      try await store.backup(to: target.path)
    }
    #expect(error?.description.hasPrefix(target.path) == true)
    #expect(try target.bytes == Data("Dear".utf8))
  }

  @Test func aBackupWithoutAFolderSaysSo() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    let target = scratch.path("no/backup.sqlite")
    let error = await #expect(throws: StoreError.self) { try await store.backup(to: target) }
    guard case .unreachable(target, "there is no folder \(scratch.path("no"))")? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aBackupIsOneStateWhileOthersWrite() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    _ = try await store.importRows((0..<2_000).map { row("2024-02-20T08:00", Int32($0)) })
    let writing = Task {
      var number = 0
      while !Task.isCancelled {
        let id = "s\(number)"
        _ = try await store.apply(.putSession(session(id, "2024-02-21T08:00"), base: nil))
        number += 1
      }
    }
    for number in 0..<5 {
      let target = scratch.path("backup\(number).sqlite")
      try await store.backup(to: target)
      #expect(try RawFile(path: target).text("PRAGMA integrity_check") == "ok")
      let copy = try SQLiteStore(path: target)
      let count = try await copy.totals(in: .all, zone: .utc).reduce(0) { $0 + $1.count }
      #expect(try copy.head().change == count)
      #expect(count >= 2_000)
    }
    writing.cancel()
    _ = try await writing.value
  }
}
