// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Checksums of pages: every flipped byte is found, and none is read as if it were true.
@Suite struct ChecksumTests {
  private func filled(_ scratch: Scratch) async throws -> String {
    let store = try SQLiteStore(path: scratch.path("store.sqlite"))
    for number in 0..<300 {
      let start = "2024-02-\(10 + number % 19)T08:00"
      _ = try await store.apply([.putSession(session("\(number)", start), base: nil)])
      if number % 3 == 0 {
        _ = try await store.apply([.deleteSession(SessionID("\(number)"), base: 1)])
      }
    }
    store.close()
    return store.path
  }

  /// All that can be read, or nil when something says that the file is damaged.
  private func contents(_ path: String) async throws -> [StoreRecord]? {
    do throws(StoreError) {
      let store = try SQLiteStore(path: path)
      defer { store.close() }
      _ = try await store.totals(in: .all, zone: .utc)
      let start = ChangeToken(store: try store.head().store, change: 0)
      return try await store.changes(since: start, limit: 10_000).records
    } catch {
      switch error {
      case .corrupt, .foreign, .newer, .unreachable: return nil
      default: throw error
      }
    }
  }

  @Test func everyFlippedByteIsFound() async throws {
    let path = try await filled(Scratch())
    let whole = try RawFile(path: path).bytes
    #expect(try PageChecksums.verify(path: path).badPages.isEmpty)
    #expect(try PageChecksums.verify(path: path).pageCount == whole.count / SQLiteFile.pageSize)
    let records = try #require(try await contents(path))
    let size = SQLiteFile.pageSize
    var (numbers, found, readable, empty) = (SeededNumbers(seed: 11), 0, 0, 0)
    for _ in 0..<200 {
      let file = RawFile(path: try Scratch().path("store.sqlite"))
      var bytes = try RawFile(path: path).bytes
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      // A page of zeros, which holds nothing, is like one without a sum.
      let page = bytes[(place / size * size)..<(place / size * size + size)]
      if page.allSatisfy({ $0 == 0 }) { empty += 1 }
      bytes[place] ^= UInt8.random(in: 1...255, using: &numbers)
      try file.write(bytes)
      // The header's own size of pages and magic are what says that there are checksums.
      let verdict = try PageChecksums.verify(path: file.path)
      if !verdict.badPages.isEmpty || verdict.pageCount == 0 { found += 1 }
      if let read = try await contents(file.path) {
        readable += 1
        #expect(read == records, "byte \(place)")
      }
    }
    #expect(found == 200 - empty)
    #expect(empty < 10)
    // Flips on pages that reading does not touch, such as free ones.
    #expect(readable < 100)
  }

  /// Whoever closes a file last merges its log, and a program that only reads knows of no checksums.
  @Test func aLogThatAnotherProgramMergesIsNoDamage() async throws {
    let path = try await filled(Scratch())
    var reader = try Optional(RawConnection(path, isForeign: true))
    #expect(try reader?.texts("SELECT count(*) FROM session") == ["300"])
    let store = try SQLiteStore(path: path)
    for number in 300..<340 {
      _ = try await store.apply([
        .putSession(session("\(number)", "2024-03-01T08:00"), base: nil),
        .deleteSession(SessionID("\(number - 299)"), base: 1),
      ])
    }
    store.close()
    let written = try RawFile(path: path + "-wal").bytes.count
    #expect(written > 40 * SQLiteFile.pageSize)
    let copy = try Scratch().path("copy.sqlite")
    try reader?.run("PRAGMA wal_checkpoint(TRUNCATE)")
    try reader?.run("VACUUM INTO '\(copy)'")
    reader = nil
    #expect(try PageChecksums.verify(path: path).badPages.isEmpty)
    let records = try #require(try await contents(path))
    #expect(try await contents(copy) == records)
    #expect(records.count(where: { $0.isDeleted }) > 40)
    // Those pages have no sum until a program with checksums writes them again.
    let without = try pagesWithoutSum(path)
    #expect(without > 20)
    try RawConnection(path).run("VACUUM")
    #expect(try pagesWithoutSum(path) == 0)
  }

  private func pagesWithoutSum(_ path: String) throws -> Int {
    let bytes = try RawFile(path: path).bytes
    return stride(from: SQLiteFile.pageSize, through: bytes.count, by: SQLiteFile.pageSize).count {
      bytes[($0 - 8)..<$0].allSatisfy { $0 == 0 }
    }
  }

  @Test func aBackupHasChecksums() async throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(path: try await filled(scratch))
    try await store.backup(to: scratch.path("backup.sqlite"))
    let verdict = try PageChecksums.verify(path: scratch.path("backup.sqlite"))
    #expect(verdict.badPages.isEmpty)
    #expect(verdict.pageCount > 50)
  }

  @Test func anOlderFileGetsChecksums() async throws {
    let fixture = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../Fixtures/schema-1.sqlite").standardized.path
    let path = try Scratch().path("old.sqlite")
    try FileManager.default.copyItem(atPath: fixture, toPath: path)
    #expect(try PageChecksums.verify(path: path).pageCount == 0)
    let store = try SQLiteStore(path: path)
    _ = try await store.apply([.putSession(session("a", "2024-02-20T08:00"), base: nil)])
    store.close()
    let verdict = try PageChecksums.verify(path: path)
    #expect(verdict.badPages.isEmpty)
    #expect(verdict.pageCount > 10)
    #expect(try RawConnection(path).texts("PRAGMA integrity_check") == ["ok"])
  }

  @Test func theSumIsSQLitesOwn() throws {
    // 16 bytes of a page whose words are 1, 2 and then their sum: s1 = 1, s2 = 2 + 1.
    let path = try Scratch().path("store.sqlite")
    try SQLiteStore(path: path).close()
    let page = try [UInt8](RawFile(path: path).bytes.prefix(SQLiteFile.pageSize))
    var (first, second) = (UInt32(0), UInt32(0))
    func word(_ place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(page[place + $1]) << UInt32(8 * $1) }
    }
    for place in stride(from: 0, to: page.count - 8, by: 8) {
      first = first &+ word(place) &+ second
      second = second &+ word(place + 4) &+ first
    }
    #expect(word(page.count - 8) == first)
    #expect(word(page.count - 4) == second)
  }
}
