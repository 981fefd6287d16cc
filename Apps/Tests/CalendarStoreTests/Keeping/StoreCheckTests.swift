// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Looking files through.
@Suite struct StoreCheckTests {
  /// What a check in Berlin, the zone of the settings, finds.
  private func check(_ path: String) throws -> StoreCheck {
    var options = StoreCheck.Options()
    options.zone = { name in name == "Europe/Berlin" ? zone("Europe/Berlin") : .utc }
    return try StoreCheck(path: path, options: options)
  }

  @Test func whatAStoreWritesIsSound() async throws {
    let full = try await FullStore(Scratch())
    let check = try check(full.file.path)
    #expect(check.findings == [])
    #expect(check.extent.sessions == 203)
    #expect(check.extent.marks == 2)
    #expect(check.extent.head == 209)
    #expect(check.extent.pages == (try full.file.bytes.count / SQLiteFile.pageSize))
    #expect(check.lines().count == 1)
  }

  @Test func nothingIsWrittenAndNothingIsLeftBeside() async throws {
    let scratch = try Scratch()
    let full = try await FullStore(scratch)
    let before = try full.file.bytes
    #expect(try check(full.file.path).isSound)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [
        "almanac.sqlite"
      ])
    #expect(try full.file.bytes == before)
  }

  @Test func aFileThatIsBeingWrittenIsSound() async throws {
    let path = try Scratch().path("almanac.sqlite")
    let writer = try Writer("write", path, "w", "1000000")
    defer { writer.kill() }
    for _ in 0..<50 { _ = try #require(writer.line()) }
    let check = try check(path)
    #expect(check.findings == [])
    #expect(check.extent.sessions >= 50)
  }

  /// Flips one bit of a log that a killed writer left, and checks what is found.
  private func findings(flipping place: (Int) -> Int) throws -> [StoreFinding] {
    let path = try Scratch().path("almanac.sqlite")
    let writer = try Writer("write", path, "w", "1000000")
    for _ in 0..<30 { _ = try #require(writer.line()) }
    writer.kill()
    _ = writer.lines()
    let log = RawFile(path: path + "-wal")
    var bytes = try log.bytes
    bytes[place(bytes.count)] ^= 4
    try log.write(bytes)
    return try check(path).findings
  }

  @Test func aFlippedByteInTheLogIsFound() throws {
    for place in [24, 40, 48, 1_000, 20_000] {
      let found = try findings { _ in place }
      #expect(found.contains { $0.kind == .page && $0.subject == "the log (-wal)" }, "\(place)")
    }
  }

  @Test func whatStandsBesideALinkedFileIsLookedAt() throws {
    let scratch = try Scratch()
    let path = scratch.path("almanac.sqlite")
    let writer = try Writer("write", path, "w", "1000000")
    for _ in 0..<30 { _ = try #require(writer.line()) }
    writer.kill()
    _ = writer.lines()
    let link = scratch.path("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try check(link).extent.sessions >= 30)
    #expect(try check(link).isSound)
  }

  @Test func theEndOfALogMayBeTorn() throws {
    #expect(try findings { $0 - 10 } == [])
  }

  @Test func whatAKilledWriterLeavesIsSound() async throws {
    let path = try Scratch().path("almanac.sqlite")
    let writer = try Writer("write", path, "w", "1000000")
    for _ in 0..<50 { _ = try #require(writer.line()) }
    writer.kill()
    let count = 50 + writer.lines().count
    let wal = try RawFile(path: path + "-wal").bytes
    let check = try check(path)
    #expect(check.findings == [])
    #expect(check.extent.sessions >= count)
    #expect(try RawFile(path: path + "-wal").bytes == wal)
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can become someone with fewer rights"))
  func aFileThatMayOnlyBeReadIsChecked() async throws {
    let scratch = try Scratch()
    let full = try await FullStore(scratch)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: full.file.path)
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.folder.path)
    #expect(try Writer("check", full.file.path, "65534").lines() == ["sound"])
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.folder.path)
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can become someone with fewer rights"))
  func aKilledWritersFileThatMayOnlyBeReadIsChecked() async throws {
    let scratch = try Scratch()
    let path = scratch.path("almanac.sqlite")
    let writer = try Writer("write", path, "w", "1000000")
    for _ in 0..<20 { _ = try #require(writer.line()) }
    writer.kill()
    _ = writer.lines()
    let manager = FileManager.default
    try manager.removeItem(atPath: path + "-shm")
    for ending in ["", "-wal"] {
      try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path + ending)
    }
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.folder.path)
    #expect(try Writer("check", path, "65534").lines() == ["sound"])
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.folder.path)
  }

  @Test func aPageThatTheChecksumRefusesIsAFinding() async throws {
    let full = try await FullStore(Scratch())
    var options = StoreCheck.Options()
    options.badPages = { _ in [3, 7] }
    let check = try StoreCheck(path: full.file.path, options: options)
    #expect(check.findings.map(\.kind) == [.page, .page])
    #expect(check.findings.map(\.subject) == ["page 3", "page 7"])
    #expect(check.waysOut.count == 1)
    #expect(check.waysOut[0].contains("almanac restore"))
  }

  @Test func filesOfOthersAreNotJudged() async throws {
    let scratch = try Scratch()
    let letter = RawFile(path: scratch.path("letter.txt"))
    try letter.write(Data("Dear".utf8))
    #expect(throws: StoreError.foreign(path: letter.path)) { try check(letter.path) }
    let other = RawFile(path: scratch.path("other.sqlite"))
    try other.run("CREATE TABLE notes (text TEXT)")
    #expect(throws: StoreError.foreign(path: other.path)) { try check(other.path) }
    let missing = scratch.path("missing.sqlite")
    #expect(throws: StoreError.unreachable(path: missing, detail: "there is no such file")) {
      try check(missing)
    }
    #expect(!FileManager.default.fileExists(atPath: missing))
    let full = try await FullStore(scratch)
    try full.tamper("PRAGMA user_version = 999")
    #expect(
      throws: StoreError.newer(path: full.file.path, schema: 999, known: SQLiteSchema.version)
    ) { try check(full.file.path) }
  }

  @Test func junkIsAFindingAndEndsNothing() async throws {
    let full = try await FullStore(Scratch(), sessions: 2_000)
    let bytes = try full.file.bytes
    var (numbers, found) = (SeededNumbers(seed: 11), 0)
    for seed in UInt64(0)..<40 {
      let file = RawFile(path: try Scratch().path("almanac.sqlite"))
      try file.write(bytes)
      let start = Int.random(in: 100..<bytes.count, using: &numbers)
      try file.overwrite(start..<start + 4_096, seed: seed)
      found += try check(file.path).isSound ? 0 : 1
    }
    #expect(found == 40)
  }

  @Test func everyOneOfTwoHundredFlippedBitsIsFound() async throws {
    let full = try await FullStore(Scratch(), sessions: 2_000)
    let bytes = try full.file.bytes
    let file = RawFile(path: try Scratch().path("almanac.sqlite"))
    var (numbers, found) = (SeededNumbers(seed: 12), 0)
    for round in 0..<200 {
      var flipped = bytes
      // The header is a hundred bytes of all; it gets its share and more.
      let place = Int.random(in: 0..<(round < 40 ? 100 : bytes.count), using: &numbers)
      flipped[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      try file.write(flipped)
      let isSound = (try? check(file.path).isSound) ?? false
      #expect(!isSound, "byte \(place)")
      found += isSound ? 0 : 1
    }
    #expect(found == 200)
  }

  @Test func aFileWithoutItsEndIsDamaged() async throws {
    let full = try await FullStore(Scratch(), sessions: 2_000)
    let bytes = try full.file.bytes
    for length in [bytes.count / 2, 8_192, 4_096, 1_000] {
      try full.file.write(bytes.prefix(length))
      #expect(try !check(full.file.path).isSound)
    }
  }

  @Test func aHeaderOfJunkOverOurTablesIsDamage() async throws {
    let full = try await FullStore(Scratch())
    try full.tamper("PRAGMA application_id = 7")
    #expect(
      try check(full.file.path).findings.map(\.description) == [
        "the header: does not say that the file is one of Almanac"
      ])
    let other = try await FullStore(Scratch())
    try other.file.overwrite(0..<16, seed: 1)
    #expect(try check(other.file.path).findings.first?.subject == "page 1")
  }
}
