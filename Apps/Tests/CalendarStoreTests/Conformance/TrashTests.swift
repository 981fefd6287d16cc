// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import Testing

/// What is deleted is forgotten after a time, for every store.
@Suite struct TrashTests {
  private func keep(_ days: Int32?, _ store: any RecordStore) async throws {
    let record = try await store.settings()
    var settings = record.settings
    settings.trashDays = days
    _ = try await store.apply(.putSettings(settings, base: record.revision))
  }

  /// A session that is added and deleted.
  private func add(_ id: String, deleted: Bool = true, _ store: any RecordStore) async throws {
    _ = try await store.apply(.putSession(session(id, "2024-02-20T08:00"), base: nil))
    if deleted { _ = try await store.apply(.deleteSession(SessionID(id), base: 1)) }
  }

  @Test(arguments: StoreKind.allCases)
  func whatIsOldEnoughIsForgotten(kind: StoreKind) async throws {
    let clock = TestClock("2024-02-20")
    let store = try kind.make(clock)
    try await add("alive", deleted: false, store)
    try await add("old", store)
    try await keep(30, store)
    let token = try await store.head()
    clock.advance(days: 1)
    try await add("young", store)
    clock.advance(days: 29)
    #expect(try await store.purge(now: clock.now) == TrashReport())
    clock.advance(days: 1)
    let report = try await store.purge(now: clock.now)
    #expect((report.records, report.floor) == (1, 4))
    #expect(try await store.session(SessionID("old")) == nil)
    #expect(try await store.session(SessionID("young"))?.isDeleted == true)
    #expect(try await store.session(SessionID("alive")) != nil)
    #expect(try await store.changes(since: token, limit: 9).records.count == 1)
    // Nothing is left to do, and the purge says the same floor.
    #expect(try await store.purge(now: clock.now).records == 0)
    #expect(try await store.purge(now: clock.now).floor == 4)
    #expect(try await store.history(limit: 9).map(\.change) == [6, 5])
  }

  @Test(arguments: StoreKind.allCases)
  func tokensFromBeforeAreRefused(kind: StoreKind) async throws {
    let clock = TestClock("2024-02-20")
    let store = try kind.make(clock)
    try await keep(1, store)
    let token = try await store.head()
    try await add("gone", store)
    clock.advance(days: 2)
    _ = try await store.purge(now: clock.now)
    await #expect(throws: StoreError.resyncRequired) {
      try await store.changes(since: token, limit: 9)
    }
    let recount = try await store.recount(since: token, zone: .utc)
    #expect(recount.isWhole)
    guard case .forgotten = try await store.undo(3) else {
      Issue.record("what is forgotten was undone")
      return
    }
  }

  @Test(arguments: StoreKind.allCases)
  func idsOfForgottenRecordsAreFree(kind: StoreKind) async throws {
    let clock = TestClock("2024-02-20")
    let store = try kind.make(clock)
    try await keep(1, store)
    try await add("a", store)
    _ = try await store.importRows([row("2024-02-20T09:00")])
    guard case .undone = try await store.undo(nil) else {
      Issue.record("not undone")
      return
    }
    clock.advance(days: 2)
    #expect(try await store.purge(now: clock.now).records == 2)
    #expect(try await store.importRows([row("2024-02-20T09:00")]).added == 1)
    let again = try await store.apply(.putSession(session("a", "2024-02-21T08:00"), base: nil))
    guard case .session(let record)? = again.applied else {
      Issue.record("the id is not free")
      return
    }
    #expect((record.revision, record.change) == (1, 7))
    guard case .undone = try await store.undo(nil) else {
      Issue.record("what took a free id cannot be undone")
      return
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theEventsOfAForgottenCalendarAreDeletedAndThenForgotten(kind: StoreKind) async throws {
    let clock = TestClock("2024-02-20")
    let store = try kind.make(clock)
    try await keep(30, store)
    _ = try await store.apply(
      ["old", "young", "alive"].map {
        .putCalendar(EventCalendar(id: $0, name: $0), base: nil)
      })
    _ = try await store.apply(
      ["old", "old", "young", "alive", "never"].enumerated().map {
        .putEvent(try event("\($0) \($1)", "2024-03-01", "2024-03-02", in: $1), base: nil)
      })
    _ = try await store.apply(.deleteCalendar("old", base: 1))
    clock.advance(days: 1)
    _ = try await store.apply(.deleteCalendar("young", base: 1))
    clock.advance(days: 30)
    let token = try await store.head()
    #expect(try await store.purge(now: clock.now).records == 1)
    #expect(try await store.calendar("old") == nil)
    let changes = try await store.changes(since: token, limit: 9).records
    #expect(Set(changes.map(\.key)) == ["event 0 old", "event 1 old"])
    #expect(changes.allSatisfy { $0.isTombstone })
    #expect(try await store.history(limit: 1).first?.count == 2)
    for id in ["2 young", "3 alive", "4 never"] {
      #expect(try await store.event(id)?.isDeleted == false)
    }
    // Another calendar with its id has none of them.
    _ = try await store.apply(.putCalendar(EventCalendar(id: "old", name: "New"), base: nil))
    let query = OccurrenceQuery(days: .all, zone: .utc, calendars: ["old"])
    #expect(try await store.occurrences(query).occurrences.isEmpty)
    clock.advance(days: 31)
    // The calendar of the young one, its event is only deleted now, and the two.
    #expect(try await store.purge(now: clock.now).records == 3)
    #expect(try await store.event("0 old") == nil)
    #expect(try await store.event("2 young")?.isDeleted == true)
    #expect(try await store.event("4 never")?.isDeleted == false)
  }

  @Test(arguments: StoreKind.allCases)
  func withoutASettingNothingIsForgotten(kind: StoreKind) async throws {
    let clock = TestClock("2024-02-20")
    let store = try kind.make(clock)
    let token = try await store.head()
    try await add("a", store)
    clock.advance(days: 40_000)
    #expect(try await store.purge(now: clock.now) == TrashReport())
    #expect(try await store.changes(since: token, limit: 9).records.count == 1)
  }

  @Test(arguments: StoreKind.allCases.flatMap { kind in (UInt64(0)..<4).map { (kind, $0) } })
  func replicasStayExactWhateverIsForgotten(kind: StoreKind, seed: UInt64) async throws {
    let clock = TestClock("2024-02-20")
    let store = try kind.make(clock)
    var (walk, replica) = (EditWalk(seed: seed), Replica(try await store.head()))
    var forgotten: Int64 = 0
    for round in 0..<80 {
      try await keep(Int32(walk.samples.number(in: 1..<4)), store)
      try await walk.reread(store)
      for _ in 0..<walk.samples.number(in: 0..<9) { try await walk.step(store) }
      if walk.samples.number(in: 0..<4) == 0 { _ = try await store.undo(nil) }
      clock.advance(days: Int64(walk.samples.number(in: 0..<3)))
      // Now and then something is forgotten in the middle of its reading, or long after it.
      if walk.samples.number(in: 0..<4) == 0 {
        try await replica.readPage(store, limit: walk.samples.number(in: 1..<5))
      }
      forgotten += try await store.purge(now: clock.now).records
      if walk.samples.number(in: 0..<4) > 0 { continue }
      while try await replica.readPage(store, limit: walk.samples.number(in: 1..<5)) {}
      let alive = try await store.records().filter { !$0.value.isTombstone }
      #expect(replica.alive == alive, "round \(round)")
    }
    #expect(forgotten > 10)
    #expect(replica.beginnings > 1)
  }
}

/// A client that reads changes page by page, and starts anew when told to.
private struct Replica {
  private var records: [String: StoreRecord] = [:]
  private var token: ChangeToken
  private(set) var beginnings = 0

  init(_ token: ChangeToken) {
    self.token = token
  }

  var alive: [String: StoreRecord] { records.filter { !$0.value.isTombstone } }

  /// Reads a page; whether there is more.
  @discardableResult
  mutating func readPage(_ store: any RecordStore, limit: Int) async throws -> Bool {
    do {
      let page = try await store.changes(since: token, limit: limit)
      for record in page.records { records[record.key] = record }
      // Through its text, as clients keep it.
      token = try #require(ChangeToken(page.token.description))
      return page.hasMore
    } catch StoreError.resyncRequired {
      beginnings += 1
      (records, token) = ([:], ChangeToken(store: token.store, change: 0))
      return true
    }
  }
}
