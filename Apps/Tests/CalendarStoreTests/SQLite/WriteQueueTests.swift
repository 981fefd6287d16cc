// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Writes that come at the same time.
@Suite struct WriteQueueTests {
  private func put(_ number: Int) -> StoreEdit {
    .putSession(session("\(number)", "2024-02-20T08:00", Int32(number)), base: nil)
  }

  /// The outcomes of many edits that are sent without waiting in between.
  private func applyAtOnce(
    _ edits: [[StoreEdit]], to store: SQLiteStore
  ) async -> [Result<[EditOutcome], StoreError>] {
    await withTaskGroup(of: (Int, Result<[EditOutcome], StoreError>).self) { group in
      for (number, edit) in edits.enumerated() {
        group.addTask {
          do throws(StoreError) {
            return (number, .success(try await store.apply(edit)))
          } catch {
            return (number, .failure(error))
          }
        }
      }
      var results = [Result<[EditOutcome], StoreError>](repeating: .success([]), count: edits.count)
      for await (number, result) in group { results[number] = result }
      return results
    }
  }

  @Test func writesThatComeTogetherShareASync() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    // While somebody else holds the lock, all of them gather for the first turn.
    let other = try RawConnection(path)
    try other.run("BEGIN IMMEDIATE")
    let queue = try #require(store.queue)
    let (answers, answer) = AsyncStream.makeStream(of: Int.self)
    for number in 1...200 {
      queue.write({ _ in number }, answer: { answer.yield((try? $0.get()) ?? 0) })
    }
    try other.run("COMMIT")
    var numbers: [Int] = []
    for await number in answers.prefix(200) { numbers.append(number) }
    #expect(numbers == Array(1...200))
    #expect(store.activity.writes == 200)
    #expect(store.activity.syncs <= 2)
  }

  @Test func oneThatFailsFailsAlone() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    try RawConnection(path).run(
      """
      CREATE TRIGGER refuse BEFORE INSERT ON session WHEN new.points = 7
      BEGIN SELECT RAISE(ABORT, 'seven'); END
      """)
    let results = await applyAtOnce((1...20).map { [put($0)] }, to: store)
    for (index, result) in results.enumerated() {
      #expect((try? result.get()) == nil ? index + 1 == 7 : index + 1 != 7)
    }
    #expect(try await store.totals(in: .all, zone: .utc).map(\.count) == [19])
    #expect(try store.head().change == 19)
  }

  @Test func aReasonOfOneIsNotTheOthers() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    let queue = try #require(store.queue)
    let other = try RawConnection(path)
    try other.run("BEGIN IMMEDIATE")
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    for number in 0..<10 {
      queue.write(
        { _ -> Int in
          guard number != 4 else { throw StoreError.invalid(field: "number", reason: "is four") }
          return number
        }, answer: { answer.yield((try? $0.get()) != nil) })
    }
    try other.run("COMMIT")
    var done = 0
    for await isDone in answers.prefix(10) where isDone { done += 1 }
    #expect(done == 9)
  }

  @Test func aClosedStoreRefusesInsteadOfTrapping() async throws {
    let store = try SQLiteStore(path: Scratch().path("store.sqlite"))
    store.close()
    store.close()
    await #expect(throws: StoreError.self) { try await store.apply([put(1)]) }
    await #expect(throws: StoreError.self) { try await store.settings() }
    await #expect(throws: StoreError.self) { try await store.session(SessionID("1")) }
    await #expect(throws: StoreError.self) { try await store.importRows([]) }
    #expect(throws: StoreError.self) { try store.head() }
  }

  /// Twenty of them took twenty times as long as one: each waited for the lock by itself.
  @Test func allWhoWaitForALockWaitTogether() async throws {
    let path = try Scratch().path("store.sqlite")
    var options = SQLiteOptions()
    options.busyTimeout = .milliseconds(200)
    let store = try SQLiteStore(path: path, options: options)
    let queue = try #require(store.queue)
    let other = try RawConnection(path)
    try other.run("BEGIN IMMEDIATE")
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    for _ in 0..<20 {
      queue.write({ _ in }, answer: { answer.yield((try? $0.get()) == nil) })
    }
    var refused = 0
    for await isRefused in answers.prefix(20) where isRefused { refused += 1 }
    #expect(refused == 20)
    // One that began with the first, one of those who came meanwhile, one for their last moment, and
    // some where this test was held up between two of them; each of the twenty had one of its own.
    #expect(queue.turns <= 6)
    try other.run("ROLLBACK")
    #expect(try await store.apply([put(1)]).first?.applied != nil)
  }

  @Test func anAddedSessionWritesLittle() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    var numbers = SeededNumbers(seed: 3)
    func add(_ count: Int) async throws {
      for _ in 0..<count {
        // As random as a UUID, and as long.
        let parts = (0..<2).map { _ in "\(UInt64.random(in: 1 << 58 ... .max, using: &numbers))" }
        let id = parts.joined()
        let day = 1 + Int.random(in: 0..<28, using: &numbers)
        let start = "2024-02-\(day < 10 ? "0" : "")\(day)T08:00"
        _ = try await store.apply([.putSession(session(id, start), base: nil)])
      }
    }
    var rows: [SessionImport.Row] = []
    for number in 0..<5_000 {
      let start = SessionTime.civil(
        CivilDateTime(day: EpochDay(clamping: Int64(number)), time: .noon))
      rows.append(SessionImport.Row(id: nil, start: start, end: start, points: 1))
    }
    _ = try await store.importRows(rows)
    try RawConnection(path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    try await add(200)
    let bytes = try RawFile(path: path + "-wal").bytes.count
    #expect(bytes / 200 <= 12_000)
  }
}
