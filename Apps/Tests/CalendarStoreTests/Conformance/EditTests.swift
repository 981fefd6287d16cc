// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import Testing

/// What edits do, for every store.
@Suite struct EditTests {
  @Test(arguments: StoreKind.allCases)
  func aNewStoreHoldsNothing(kind: StoreKind) async throws {
    let store = try kind.make()
    #expect(try await store.head().change == 0)
    #expect(try await store.settings() == SettingsRecord())
    #expect(try await store.session(SessionID("a")) == nil)
    #expect(try await store.mark("a") == nil)
    let token = ChangeToken(try await store.head().description)
    #expect(try await token == store.head())
  }

  @Test(arguments: StoreKind.allCases)
  func aSessionIsKeptAsItWasWritten(kind: StoreKind) async throws {
    let store = try kind.make()
    let instant = try #require(Instant(microsecondsSince1970: 1_700_000_000_123_456))
    let offset = try #require(UTCOffset(seconds: 1_172))
    let written = Session(
      id: SessionID("ünd 🗓"),
      start: .zoned(instant, offset: offset, zone: Array("Europe/Berlin".utf8)),
      end: time("0000-01-01T00:00:00.000001"), points: -7)
    let record = SessionRecord(session: written, revision: 1, change: 1)
    #expect(try await store.apply(.putSession(written, base: nil)) == .applied(.session(record)))
    #expect(try await store.session(written.id) == record)
  }

  @Test(arguments: StoreKind.allCases)
  func theEndsOfTheCalendarAreKept(kind: StoreKind) async throws {
    let store = try kind.make()
    let ends = [
      Session(id: SessionID("a"), start: .civil(.min), end: .civil(.max), points: .min),
      Session(
        id: SessionID("b"), start: .zoned(.min, offset: .utc, zone: []),
        end: .zoned(.max, offset: .utc, zone: []), points: .max),
    ]
    _ = try await store.apply(ends.map { .putSession($0, base: nil) })
    #expect(try await store.session(SessionID("a"))?.session == ends[0])
    #expect(try await store.session(SessionID("b"))?.session == ends[1])
    let totals = try await store.totals(in: .all, zone: .utc)
    #expect(
      totals == [
        DayTotal(day: .min, points: Int64(Int32.min) + Int64(Int32.max), count: 2)
      ])
  }

  @Test(arguments: StoreKind.allCases)
  func makingTwiceChangesNothing(kind: StoreKind) async throws {
    let store = try kind.make()
    let edit = StoreEdit.putSession(session("a", "2024-02-20T08:00"), base: nil)
    let first = try await store.apply(edit)
    #expect(try await store.apply(edit).unchanged == first.applied)
    #expect(try await store.head().change == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func anIdIsNotMadeOverAnotherContent(kind: StoreKind) async throws {
    let store = try kind.make()
    let first = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 1), base: nil))
    let second = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 2), base: nil))
    #expect(second == .conflict(first.applied))
    #expect(try await store.head().change == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func replacingAsksForThePresentRevision(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 1), base: nil))
    let edit = StoreEdit.putSession(session("a", "2024-02-21T08:00", 2), base: 1)
    let record = SessionRecord(
      session: session("a", "2024-02-21T08:00", 2), revision: 2, change: 2)
    #expect(try await store.apply(edit) == .applied(.session(record)))
    #expect(try await store.apply(edit) == .unchanged(.session(record)))
    let stale = StoreEdit.putSession(session("a", "2024-02-22T08:00", 3), base: 1)
    #expect(try await store.apply(stale) == .conflict(.session(record)))
    #expect(try await store.session(SessionID("a")) == record)
  }

  @Test(arguments: StoreKind.allCases)
  func anOldResultIsNoRepetition(kind: StoreKind) async throws {
    let store = try kind.make()
    for (points, base) in [(1, nil), (2, 1), (1, 2), (2, 3)] as [(Int32, Int64?)] {
      _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", points), base: base))
    }
    let outcome = try await store.apply(
      .putSession(session("a", "2024-02-20T08:00", 2), base: 1))
    #expect(outcome.isConflict)
  }

  @Test(arguments: StoreKind.allCases)
  func whatIsNotThereCannotBeReplacedOrDeleted(kind: StoreKind) async throws {
    let store = try kind.make()
    let put = StoreEdit.putSession(session("a", "2024-02-20T08:00"), base: 1)
    #expect(try await store.apply(put) == .conflict(nil))
    #expect(try await store.apply(.deleteSession(SessionID("a"), base: 1)) == .conflict(nil))
    #expect(try await store.apply(.deleteMark("a", base: 1)) == .conflict(nil))
    #expect(try await store.head().change == 0)
  }

  @Test(arguments: StoreKind.allCases)
  func aDeletedSessionIsATombstoneThatCanReturn(kind: StoreKind) async throws {
    let store = try kind.make()
    let content = session("a", "2024-02-20T08:00")
    _ = try await store.apply(.putSession(content, base: nil))
    let grave = SessionRecord(session: content, revision: 2, change: 2, isDeleted: true)
    #expect(try await store.apply(.deleteSession(content.id, base: 1)) == .applied(.session(grave)))
    #expect(
      try await store.apply(.deleteSession(content.id, base: 1)) == .unchanged(.session(grave)))
    #expect(try await store.session(content.id) == grave)
    #expect(try await store.totals(in: .all, zone: .utc).isEmpty)
    #expect(try await store.sessions(SessionQuery(days: .all, zone: .utc)).sessions.isEmpty)
    #expect(try await store.apply(.putSession(content, base: nil)) == .conflict(.session(grave)))
    let back = SessionRecord(session: content, revision: 3, change: 3)
    #expect(try await store.apply(.putSession(content, base: 2)) == .applied(.session(back)))
    #expect(try await store.totals(in: .all, zone: .utc).map(\.points) == [10])
  }

  @Test(arguments: StoreKind.allCases)
  func aStaleDeletionIsAConflict(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 1), base: nil))
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 2), base: 1))
    let outcome = try await store.apply(.deleteSession(SessionID("a"), base: 1))
    #expect(outcome.isConflict)
    #expect(try await store.session(SessionID("a"))?.isDeleted == false)
  }

  @Test(arguments: StoreKind.allCases)
  func aConflictConcernsItsOwnEditOnly(kind: StoreKind) async throws {
    let store = try kind.make()
    let outcomes = try await store.apply([
      .putSession(session("a", "2024-02-20T08:00"), base: nil),
      .deleteSession(SessionID("b"), base: 4),
      .putMark(DayMark(id: "a", type: "watered", day: day("2024-02-20")), base: nil),
    ])
    #expect(outcomes.map(\.isConflict) == [false, true, false])
    #expect(outcomes.compactMap(\.applied?.change) == [1, 2])
  }

  @Test(arguments: StoreKind.allCases)
  func anErrorUndoesAllEdits(kind: StoreKind) async throws {
    let store = try kind.make()
    await #expect(throws: StoreError.self) {
      try await store.apply([
        .putSession(session("a", "2024-02-20T08:00"), base: nil),
        .putSession(session("", "2024-02-20T08:00"), base: nil),
      ])
    }
    #expect(try await store.head().change == 0)
    #expect(try await store.session(SessionID("a")) == nil)
  }
}
