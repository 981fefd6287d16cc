// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
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
  func recountsKeepATallyRight(kind: StoreKind, seed: UInt64) async throws {
    let store = try kind.make()
    var walk = EditWalk(seed: seed)
    let zone = SampleSessions.places[0].zone
    var (tally, token, partial) = ([EpochDay: DayTotal](), ChangeToken?.none, 0)
    for _ in 0..<60 {
      for _ in 0..<walk.samples.number(in: 0..<9) { try await walk.step(store) }
      let recount = try await store.recount(since: token, zone: zone)
      if recount.isWhole { tally = [:] } else { partial += 1 }
      for total in recount.totals { tally[total.day] = total.count == 0 ? nil : total }
      token = recount.token
      #expect(
        tally.values.sorted { $0.day < $1.day } == (try await store.totals(in: .all, zone: zone)))
      #expect(try await store.settings() == recount.settings)
      #expect(try await store.head() == token)
    }
    #expect(partial == (kind == .sqlite ? 59 : 0))
  }

  @Test(arguments: StoreKind.allCases)
  func aRecountSinceElsewhereIsWhole(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00"), base: nil))
    let head = try await store.head()
    for token in [
      ChangeToken(store: "0123456789abcdef", change: 1), ChangeToken(store: head.store, change: 9),
    ] {
      let recount = try await store.recount(since: token, zone: .utc)
      #expect(recount.isWhole)
      #expect(recount.totals == [DayTotal(day: day("2024-02-20"), points: 10, count: 1)])
    }
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
