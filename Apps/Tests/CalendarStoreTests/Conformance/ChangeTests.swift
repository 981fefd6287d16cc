// SPDX-License-Identifier: MIT
import CalendarModel
import CalendarStore
import CivilTime
import Testing

/// Changes, tokens and the news of them, for every store.
@Suite struct ChangeTests {
  private static let walks = StoreKind.allCases.flatMap { kind in
    (UInt64(0)..<4).map { (kind, $0) }
  }

  @Test(arguments: walks)
  func pagesOfChangesReproduceTheState(kind: StoreKind, seed: UInt64) async throws {
    let store = try kind.make()
    var walk = EditWalk(seed: seed)
    var mirror: [String: StoreRecord] = [:]
    var token = try await store.head()
    for round in 0..<40 {
      for _ in 0..<walk.samples.number(in: 1..<12) { try await walk.step(store) }
      let limit = walk.samples.number(in: 1..<9)
      var page: ChangePage
      repeat {
        page = try await store.changes(since: token, limit: limit)
        #expect(page.records.count <= limit)
        #expect(page.records.map(\.change) == page.records.map(\.change).sorted())
        #expect(page.records.allSatisfy { $0.change > token.change })
        for record in page.records { mirror[record.key] = record }
        token = page.token
      } while page.hasMore
      #expect(mirror == walk.records, "round \(round)")
      #expect(try await token == store.head())
    }
  }

  @Test(arguments: walks)
  func changeNumbersRiseByOne(kind: StoreKind, seed: UInt64) async throws {
    let store = try kind.make()
    var walk = EditWalk(seed: seed)
    var changes: [Int64] = []
    for _ in 0..<200 {
      if let change = try await walk.step(store) { changes.append(change) }
    }
    #expect(changes.count > 100)
    #expect(changes == Array(1...Int64(changes.count)))
    #expect(try await store.head().change == Int64(changes.count))
  }

  @Test(arguments: walks)
  func touchedStartsCoverEveryDayThatChanged(kind: StoreKind, seed: UInt64) async throws {
    let store = try kind.make()
    var walk = EditWalk(seed: seed)
    for _ in 0..<30 {
      let token = try await store.head()
      let before = try await store.totals(in: .all, zone: .utc)
      for _ in 0..<walk.samples.number(in: 1..<9) { try await walk.step(store) }
      let touched = try await store.touchedStarts(since: token, limit: 1_000)
      let touchedDays = Set(touched.starts.map { $0.shown(in: .utc).day })
      let after = try await store.totals(in: .all, zone: .utc)
      let changed = Set(before).symmetricDifference(after).map(\.day)
      #expect(touchedDays.isSuperset(of: changed))
      #expect(try await touched.token == store.head())
      #expect(!touched.hasMore)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func moreTouchedStartsThanAskedForAreSaid(kind: StoreKind) async throws {
    let store = try kind.make()
    let token = try await store.head()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00"), base: nil))
    _ = try await store.apply(.putSession(session("a", "2024-02-21T08:00"), base: 1))
    #expect(try await store.touchedStarts(since: token, limit: 2).hasMore == false)
    #expect(try await store.touchedStarts(since: token, limit: 1).hasMore)
  }

  @Test(arguments: StoreKind.allCases)
  func tokensOfElsewhereAreRefused(kind: StoreKind) async throws {
    let store = try kind.make()
    let head = try await store.head()
    let foreign = ChangeToken(store: "0123456789abcdef", change: 0)
    for token in [foreign, ChangeToken(store: head.store, change: 1)] {
      await #expect(throws: StoreError.resyncRequired) {
        try await store.changes(since: token, limit: 10)
      }
      await #expect(throws: StoreError.resyncRequired) {
        try await store.touchedStarts(since: token, limit: 10)
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func whoeverListensHearsOfEachPlace(kind: StoreKind) async throws {
    let store = try kind.make()
    var heads = store.heads().makeAsyncIterator()
    #expect(try await heads.next() == store.head())
    for number in 1...3 {
      _ = try await store.apply(.putSession(session("\(number)", "2024-02-20T08:00"), base: nil))
      #expect(await heads.next()?.change == Int64(number))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aSlowListenerHearsOnlyTheLatest(kind: StoreKind) async throws {
    let store = try kind.make()
    let heads = store.heads()
    for number in 1...5 {
      _ = try await store.apply(.putSession(session("\(number)", "2024-02-20T08:00"), base: nil))
    }
    var iterator = heads.makeAsyncIterator()
    #expect(await iterator.next()?.change == 5)
  }
}
