// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Several connections on one file, and a disk that is full.
@Suite struct ContentionTests {
  private func put(_ id: String) -> StoreEdit {
    .putSession(session(id, "2024-02-20T08:00"), base: nil)
  }

  @Test func whoWaitsTooLongIsToldOfTheLock() async throws {
    let path = try Scratch().path("store.sqlite")
    var options = SQLiteOptions()
    options.busyTimeout = .milliseconds(20)
    let store = try SQLiteStore(path: path, options: options)
    let other = try RawConnection(path)
    try other.run("BEGIN IMMEDIATE")
    await #expect(throws: StoreError.locked(path: path)) { try await store.apply(put("a")) }
    await #expect(throws: StoreError.locked(path: path)) { try await store.importRows([]) }
    try other.run("COMMIT")
    #expect(try await store.apply(put("a")).applied != nil)
  }

  @Test func readingGoesOnWhileSomeoneWrites() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    _ = try await store.apply(put("a"))
    let other = try RawConnection(path)
    try other.run(
      "BEGIN IMMEDIATE; UPDATE session SET points = 99; UPDATE calendar SET head_change = 2")
    #expect(try await store.totals(in: .all, zone: .utc).map(\.points) == [10])
    #expect(try store.head().change == 1)
    _ = try SQLiteStore(path: path)
    try other.run("COMMIT")
    #expect(try await store.totals(in: .all, zone: .utc).map(\.points) == [99])
    #expect(try store.head().change == 2)
  }

  @Test func oneStoreSeesWhatAnotherHasAcknowledged() async throws {
    let path = try Scratch().path("store.sqlite")
    let stores = [try SQLiteStore(path: path), try SQLiteStore(path: path)]
    #expect(try stores[0].head() == stores[1].head())
    for number in 0..<50 {
      _ = try await stores[number % 2].apply(put("\(number)"))
      #expect(try stores[1 - number % 2].head().change == Int64(number + 1))
      #expect(try await stores[1 - number % 2].session(SessionID("\(number)")) != nil)
    }
  }

  @Test func settingsAreThoseThatAnotherHasWritten() async throws {
    let path = try Scratch().path("store.sqlite")
    let (ours, theirs) = (try SQLiteStore(path: path), try SQLiteStore(path: path))
    for number in Int64(0)..<5 {
      #expect(try await ours.settings().revision == number)
      var settings = StoreSettings()
      settings.goal = Int32(number) + 1
      _ = try await theirs.apply(.putSettings(settings, base: number))
      #expect(try await ours.settings().settings == settings)
    }
  }

  @Test func anotherProgramsWritesAreHeardOf() async throws {
    let path = try Scratch().path("store.sqlite")
    var options = SQLiteOptions()
    let turns = Turns()
    options.sleep = { _ in await turns.next() }
    let ours = try SQLiteStore(path: path, options: options)
    let theirs = try SQLiteStore(path: path)
    var heads = ours.heads().makeAsyncIterator()
    #expect(await heads.next()?.change == 0)
    for number in 1...3 {
      _ = try await theirs.apply(put("\(number)"))
      await turns.give()
      #expect(await heads.next()?.change == Int64(number))
    }
    await turns.give()
  }

  @Test func aFullFileKeepsWhatWasAcknowledged() async throws {
    let path = try Scratch().path("store.sqlite")
    var options = SQLiteOptions()
    options.largestSize = 120_000
    let store = try SQLiteStore(path: path, options: options)
    var acknowledged = 0
    await #expect(throws: StoreError.full(path: path)) {
      while acknowledged < 10_000 {
        _ = try await store.apply(put("\(acknowledged)"))
        acknowledged += 1
      }
    }
    #expect(acknowledged > 100)
    #expect(try store.head().change == Int64(acknowledged))
    #expect(try await store.totals(in: .all, zone: .utc).map(\.count) == [Int64(acknowledged)])
    await #expect(throws: StoreError.full(path: path)) {
      try await store.importRows((0..<9_000).map { row("2024-02-20T08:00", Int32($0)) })
    }
    #expect(try store.head().change == Int64(acknowledged))
    let roomier = try SQLiteStore(path: path)
    #expect(try await roomier.apply(put("more")).applied?.change == Int64(acknowledged + 1))
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting a small disk takes the superuser of Linux"))
  func aFullDiskKeepsWhatWasAcknowledgedAndGoesOnWithSpace() async throws {
    let disk = try SmallDisk(kilobytes: 2_048)
    defer { disk.unmount() }
    let path = disk.path("store.sqlite")
    let ballast = RawFile(path: disk.path("ballast"))
    let store = try SQLiteStore(path: path)
    _ = try await store.apply(put("first"))
    try ballast.write(Data(count: 1_500_000))
    var acknowledged = 1
    await #expect(throws: StoreError.full(path: path)) {
      while acknowledged < 10_000 {
        _ = try await store.apply(put("\(acknowledged)"))
        acknowledged += 1
      }
    }
    #expect(acknowledged > 1)
    #expect(try await store.totals(in: .all, zone: .utc).map(\.count) == [Int64(acknowledged)])
    try FileManager.default.removeItem(atPath: ballast.path)
    #expect(try await store.apply(put("more")).applied?.change == Int64(acknowledged + 1))
    #expect(try RawFile(path: path).text("PRAGMA integrity_check") == "ok")
  }
}

/// Lets a watch look as often as it is told to.
private actor Turns {
  private var count = 0
  private var waiting: CheckedContinuation<Void, Never>?

  /// Waits for a turn.
  func next() async {
    if count == 0 { await withCheckedContinuation { waiting = $0 } }
    count -= 1
  }

  /// Gives a turn.
  func give() {
    count += 1
    waiting?.resume()
    waiting = nil
  }
}
