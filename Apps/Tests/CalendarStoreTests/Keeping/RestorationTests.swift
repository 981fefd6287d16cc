// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Putting a backup in the place of a store.
@Suite struct RestorationTests {
  private let now = Instant(clamping: 1_708_399_000_000_000)

  /// A folder with a backup of three sessions, and where the store is to be.
  private struct Place {
    let scratch: Scratch
    let store: String
    let backup: String

    init() async throws {
      scratch = try Scratch()
      (store, backup) = (scratch.path("almanac.sqlite"), scratch.path("backup.sqlite"))
      let first = try SQLiteStore(path: store)
      for id in ["a", "b", "c"] {
        _ = try await first.apply(.putSession(session(id, "2024-02-20T08:00"), base: nil))
      }
      try await first.backup(to: backup)
    }

    var names: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
      }
    }
  }

  private func ids(_ path: String) async throws -> [String] {
    let store = try SQLiteStore(path: path)
    return try await store.sessions(SessionQuery(days: .all, zone: .utc, limit: 10_000))
      .sessions.map(\.session.id.text).sorted()
  }

  @Test func theRestoredFileIsTheBackupAlsoAfterAKill() async throws {
    let place = try await Place()
    let writer = try Writer("write", place.store, "later", "1000000")
    for _ in 0..<30 { _ = try #require(writer.line()) }
    writer.kill()
    let later = 30 + writer.lines().count
    #expect(FileManager.default.fileExists(atPath: place.store + "-wal"))
    let kept = try StoreRestoration(of: place.backup, to: place.store).run(at: now)
    let name = try #require(kept)
    #expect(name == place.store + ".before-restore-20240220T031640Z")
    #expect(
      try place.names == [
        "almanac.sqlite", "almanac.sqlite.before-restore-20240220T031640Z",
        "backup.sqlite",
      ])
    #expect(try await ids(place.store) == ["a", "b", "c"])
    #expect(try StoreCheck(path: place.store).isSound)
    // Nothing that was acknowledged is lost: it is in what is kept.
    #expect(try await ids(name).count >= 3 + later)
  }

  @Test func theBackupStaysAndTheRestoredFileIsItsOwners() async throws {
    let place = try await Place()
    let before = try RawFile(path: place.backup).bytes
    _ = try StoreRestoration(of: place.backup, to: place.store).run(at: now)
    #expect(try RawFile(path: place.backup).bytes == before)
    let attributes = try FileManager.default.attributesOfItem(atPath: place.store)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func whoKnewTheFormerStoreStartsAnew() async throws {
    let place = try await Place()
    let token = try SQLiteStore(path: place.backup).head()
    let former = try SQLiteStore(path: place.store).head()
    _ = try StoreRestoration(of: place.backup, to: place.store).run(at: now)
    let store = try SQLiteStore(path: place.store)
    for token in [token, former] {
      await #expect(throws: StoreError.resyncRequired) {
        try await store.changes(since: token, limit: 10)
      }
    }
    #expect(try store.head().change == 3)
  }

  @Test func aStoreInUseIsLeftAlone() async throws {
    let place = try await Place()
    let writer = try Writer("write", place.store, "later", "1000000")
    defer { writer.kill() }
    _ = try #require(writer.line())
    #expect(throws: StoreError.inUse(path: place.store)) {
      try StoreRestoration(of: place.backup, to: place.store).run(at: now)
    }
    for _ in 0..<20 { _ = try #require(writer.line()) }
    #expect(try place.names.allSatisfy { !$0.contains("before") && !$0.hasSuffix(".part") })
    #expect(try StoreCheck(path: place.store).isSound)
  }

  @Test func aRemovedFileThatIsStillOpenIsInUse() async throws {
    let place = try await Place()
    let writer = try Writer("write", place.store, "later", "1000000")
    defer { writer.kill() }
    _ = try #require(writer.line())
    // It ends when it sees that its file has gone, which may be sooner than this looks.
    writer.pause()
    try FileManager.default.removeItem(atPath: place.store)
    #expect(throws: StoreError.inUse(path: place.store)) {
      try StoreRestoration(of: place.backup, to: place.store).run(at: now)
    }
    #expect(!FileManager.default.fileExists(atPath: place.store))
  }

  @Test func aDamagedStoreInUseIsLeftAlone() async throws {
    let place = try await Place()
    let writer = try Writer("write", place.store, "later", "1000000")
    defer { writer.kill() }
    _ = try #require(writer.line())
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: place.store))
    try file.write(contentsOf: Data(repeating: 7, count: 200))
    try file.close()
    #expect(throws: StoreError.inUse(path: place.store)) {
      try StoreRestoration(of: place.backup, to: place.store).run(at: now)
    }
  }

  @Test func aDamagedStoreIsReplacedAndKept() async throws {
    let place = try await Place()
    let junk = RawFile(path: place.store)
    try junk.overwrite(0..<20_000, seed: 3)
    let bytes = try junk.bytes
    let kept = try StoreRestoration(of: place.backup, to: place.store).run(at: now)
    #expect(try await ids(place.store) == ["a", "b", "c"])
    #expect(try RawFile(path: try #require(kept)).bytes == bytes)
  }

  @Test func aStoreThatWasLostComesBackWithoutWhatStandsBesideIt() async throws {
    let place = try await Place()
    let writer = try Writer("write", place.store, "later", "1000000")
    for _ in 0..<30 { _ = try #require(writer.line()) }
    writer.kill()
    _ = writer.lines()
    try FileManager.default.removeItem(atPath: place.store)
    #expect(try StoreRestoration(of: place.backup, to: place.store).run(at: now) == nil)
    #expect(try await ids(place.store) == ["a", "b", "c"])
    #expect(try StoreCheck(path: place.store).isSound)
  }

  @Test func aStoreComesToAnotherMachine() async throws {
    let place = try await Place()
    let target = place.scratch.path("new/almanac.sqlite")
    #expect(try StoreRestoration(of: place.backup, to: target).run(at: now) == nil)
    #expect(try await ids(target) == ["a", "b", "c"])
  }

  @Test func aLinkStaysOneAndWhatItLeadsToIsReplaced() async throws {
    let place = try await Place()
    let writer = try Writer("write", place.store, "later", "1000000")
    _ = try #require(writer.line())
    let link = place.scratch.path("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.store)
    #expect(throws: StoreError.inUse(path: place.store)) {
      try StoreRestoration(of: place.backup, to: link).run(at: now)
    }
    writer.kill()
    _ = writer.lines()
    let kept = try StoreRestoration(of: place.backup, to: link).run(at: now)
    #expect(kept == place.store + ".before-restore-20240220T031640Z")
    #expect(try await ids(place.store) == ["a", "b", "c"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == place.store)
  }

  @Test func whatWasKeptCanBePutBack() async throws {
    let place = try await Place()
    let store = try SQLiteStore(path: place.store)
    _ = try await store.apply(.putSession(session("d", "2024-02-20T08:00"), base: nil))
    let copy = place.scratch.path("second.sqlite")
    try await store.backup(to: copy)
    let target = place.scratch.path("other.sqlite")
    _ = try StoreRestoration(of: copy, to: target).run(at: now)
    let kept = try StoreRestoration(of: place.backup, to: target).run(at: now)
    let again = try StoreRestoration(of: try #require(kept), to: target).run(at: now)
    #expect(again == target + ".before-restore-20240220T031640Z-2")
    #expect(try await ids(target) == ["a", "b", "c", "d"])
  }

  @Test func whatIsNoSoundBackupChangesNothing() async throws {
    let place = try await Place()
    let before = try RawFile(path: place.store).bytes
    let damaged = RawFile(path: place.scratch.path("damaged.sqlite"))
    try damaged.write(RawFile(path: place.backup).bytes)
    try damaged.overwrite(8_192..<20_000, seed: 3)
    let letter = RawFile(path: place.scratch.path("letter.txt"))
    try letter.write(Data("Dear".utf8))
    let names = try place.names
    let error = #expect(throws: StoreError.self) {
      try StoreRestoration(of: damaged.path, to: place.store).run(at: now)
    }
    #expect(error?.description.contains("is damaged") == true)
    #expect(throws: StoreError.foreign(path: letter.path)) {
      try StoreRestoration(of: letter.path, to: place.store).run(at: now)
    }
    #expect(throws: StoreError.invalid(field: place.store, reason: "is the database itself")) {
      try StoreRestoration(of: place.store, to: place.store).run(at: now)
    }
    let missing = place.scratch.path("missing.sqlite")
    #expect(throws: StoreError.unreachable(path: missing, detail: "there is no such file")) {
      try StoreRestoration(of: missing, to: place.store).run(at: now)
    }
    #expect(try RawFile(path: place.store).bytes == before)
    #expect(try place.names == names)
  }

  @Test func whoeverIsKilledWhileRestoringLosesNothing() async throws {
    let place = try await Place()
    let writer = try Writer("write", place.store, "later", "1000000")
    for _ in 0..<30 { _ = try #require(writer.line()) }
    writer.kill()
    _ = writer.lines()
    var (numbers, ended, rounds) = (SeededNumbers(seed: 21), 0, 0)
    for round in 0..<25 {
      let folder = try Scratch()
      for name in try place.names where name.hasPrefix("almanac") && !name.hasSuffix("-shm") {
        try FileManager.default.copyItem(
          atPath: place.scratch.path(name), toPath: folder.path(name))
      }
      let former = Set(try await ids(copy(of: folder)))
      let target = folder.path("almanac.sqlite")
      let restorer = try Writer("restore", place.backup, target)
      _ = try #require(restorer.line())
      // Some are killed at once, some never, and most at some point of their work.
      let rest = round % 5 == 0 ? 0 : Int.random(in: 0..<60_000, using: &numbers)
      let end = ContinuousClock.now + .microseconds(rest)
      while ContinuousClock.now < end {}
      if round % 5 != 1 { restorer.kill() }
      ended += restorer.lines().count
      #expect(try StoreCheck(path: target).isSound)
      let present = Set(try await ids(target))
      let kept = target + ".before-restore-20240220T031640Z"
      if present != former {
        #expect(Set(try await ids(kept)) == former)
        #expect(present.isSuperset(of: ["a", "b", "c"]))
      }
      // The next try ends what this one has begun.
      _ = try StoreRestoration(of: place.backup, to: target).run(at: now)
      #expect(try await ids(target) == ["a", "b", "c"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.folder.path)
      #expect(names.allSatisfy { !$0.contains(".part") })
      rounds += 1
    }
    #expect(rounds == 25)
    #expect((5..<25).contains(ended))
  }

  /// A copy of a folder's store, to look into without changing it.
  private func copy(of folder: Scratch) throws -> String {
    let copy = try Scratch().path("almanac.sqlite")
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.path("almanac.sqlite") + ending, toPath: copy + ending)
    }
    return copy
  }
}
