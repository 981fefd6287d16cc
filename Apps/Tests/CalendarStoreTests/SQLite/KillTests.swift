// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStore
import CalendarStreaks
import Foundation
import Testing

/// Processes that end without notice, and processes that compete.
@Suite(.serialized) struct KillTests {
  @Test func whatWasAcknowledgedOutlivesFiftyKills() async throws {
    let path = try Scratch().path("store.sqlite")
    var (numbers, acknowledged, rounds) = (SeededNumbers(seed: 9), Set<String>(), 0)
    for round in 0..<50 {
      let writer = try Writer("write", path, "round\(round)", "1000000")
      for _ in 0..<Int.random(in: 0..<25, using: &numbers) {
        acknowledged.insert(try #require(writer.line()))
      }
      // Somewhere within what it does next: about as long as one write takes.
      pass(.microseconds(Int.random(in: 0..<1_500, using: &numbers)))
      writer.kill()
      acknowledged.formUnion(writer.lines())
      try await check(path, acknowledged, mostUnsaid: round + 1)
      rounds += 1
    }
    #expect(rounds == 50)
    #expect(acknowledged.count > 300)
  }

  @Test func whoeverIsKilledWhileMakingAStoreLeavesOneThatOpens() async throws {
    var (numbers, made) = (SeededNumbers(seed: 10), 0)
    for _ in 0..<20 {
      let path = try Scratch().path("store.sqlite")
      let writer = try Writer("write", path, "a", "1000000")
      // A process takes some ten milliseconds to begin, and a few to make the tables.
      let deadline = ContinuousClock.now + .seconds(30)
      while !FileManager.default.fileExists(atPath: path), ContinuousClock.now < deadline {}
      pass(.microseconds(Int.random(in: 0..<9_000, using: &numbers)))
      writer.kill()
      let acknowledged = writer.lines()
      try await check(path, Set(acknowledged), mostUnsaid: 1)
      made += 1
    }
    #expect(made == 20)
  }

  /// Lets time pass, without giving the processor away for longer than that.
  private func pass(_ duration: Duration) {
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end {}
  }

  /// Each killed process may have written one session of which it could not tell any more.
  private func check(_ path: String, _ acknowledged: Set<String>, mostUnsaid: Int) async throws {
    let store = try SQLiteStore(path: path)
    let page = try await store.sessions(SessionQuery(days: .all, zone: .utc, limit: 10_000))
    let ids = page.sessions.map(\.session.id.text)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isSuperset(of: acknowledged))
    #expect(ids.count <= acknowledged.count + mostUnsaid)
    #expect(page.sessions.map(\.change).sorted() == (0..<ids.count).map { Int64($0 + 1) })
    #expect(try store.head().change == Int64(ids.count))
    #expect(try await store.totals(in: .all, zone: .utc).reduce(0) { $0 + $1.points } == ids.count)
    #expect(try RawFile(path: path).text("PRAGMA integrity_check") == "ok")
  }

  @Test func twoProcessesWriteWithoutLoss() async throws {
    let path = try Scratch().path("store.sqlite")
    // Neither finds a store: both make it.
    let writers = try ["a", "b", "c"].map { try Writer("write", path, $0, "60") }
    let said = writers.flatMap { $0.lines() }
    #expect(said.count == 180, "\(said.suffix(1))")
    let store = try SQLiteStore(path: path)
    let changes = try await store.changes(since: store.head(atStart: true), limit: 1_000)
    #expect(changes.records.map(\.change) == Array(1...180))
    #expect(Set(changes.records.map(\.key)) == Set(said.map { "session \($0)" }))
  }

  @Test func oneFileImportedByTwoProcessesAtOnceCountsOnce() async throws {
    let path = try Scratch().path("store.sqlite")
    _ = try SQLiteStore(path: path)
    let writers = try (0..<2).map { _ in try Writer("import", path, "30000") }
    let added = writers.flatMap { $0.lines() }.compactMap { Int($0) }
    #expect(added.count == 2)
    #expect(added.reduce(0, +) == 30_000)
    let store = try SQLiteStore(path: path)
    #expect(
      try await store.totals(in: .all, zone: .utc).reduce(0) { $0 + $1.count } == 30_000)
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can become someone with fewer rights"))
  func whoMayNotWriteIsToldSo() throws {
    let scratch = try Scratch()
    let path = scratch.path("store.sqlite")
    _ = try SQLiteStore(path: path)
    let manager = FileManager.default
    let before = try RawFile(path: path).bytes

    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: scratch.folder.path)
    #expect(
      try Writer("open", path, "65534").lines() == [StoreError.readOnly(path: path).description])

    try manager.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.folder.path)
    #expect(
      try Writer("open", path, "65534").lines() == [StoreError.readOnly(path: path).description])
    let new = scratch.path("new.sqlite")
    #expect(
      try Writer("open", new, "65534").lines() == [StoreError.readOnly(path: new).description])

    try manager.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
    let said = try Writer("open", path, "65534").lines()
    let forbidden = StoreError.unreachable(path: path, detail: "you may not read it")
    #expect(said == [forbidden.description])
    #expect(try RawFile(path: path).bytes == before)
  }
}
