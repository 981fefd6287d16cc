// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import Testing

/// Edits that give only parts of a record, for every store.
@Suite struct PatchTests {
  @Test(arguments: StoreKind.allCases)
  func aPatchLeavesWhatItDoesNotGive(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 1), base: nil))
    let outcome = try await store.apply(
      .patchSession(SessionID("a"), SessionPatch(points: 2), base: 1))
    let record = SessionRecord(
      session: session("a", "2024-02-20T08:00", 2), revision: 2, change: 2)
    #expect(outcome == .applied(.session(record)))
  }

  /// The server read, judged and wrote in three steps: a patch on revision 2 that came between was
  /// undone by one that had read revision 1.
  @Test(arguments: StoreKind.allCases)
  func aPatchIsMergedWithWhatTheStoreHoldsByNow(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 1), base: nil))
    let outcomes = try await store.apply([
      .patchSession(SessionID("a"), SessionPatch(points: 2), base: 1),
      .patchSession(SessionID("a"), SessionPatch(end: time("2024-02-20T09:00")), base: 2),
    ])
    #expect(outcomes.compactMap(\.applied).count == 2)
    let record = try #require(try await store.session(SessionID("a")))
    #expect(record.session.points == 2)
    #expect(record.session.end == time("2024-02-20T09:00"))
    #expect(record.revision == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func aRepeatedPatchIsKnownByItsResult(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 1), base: nil))
    let edit = StoreEdit.patchSession(SessionID("a"), SessionPatch(points: 2), base: 1)
    let first = try await store.apply(edit)
    #expect(try await store.apply(edit).unchanged == first.applied)
    #expect(try await store.head().change == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func aTombstoneReturnsOnlyWhenAPatchSaysSo(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply([
      .putSession(session("a", "2024-02-20T08:00", 1), base: nil),
      .deleteSession(SessionID("a"), base: 1),
      .putMark(DayMark(id: "m", type: "watered", day: day("2024-02-20")), base: nil),
      .deleteMark("m", base: 1),
    ])
    let silent = try await store.apply([
      .patchSession(SessionID("a"), SessionPatch(points: 2), base: 2),
      .patchMark("m", MarkPatch(type: "fed"), base: 2),
    ])
    #expect(silent.map(\.isConflict) == [true, true])
    let outcomes = try await store.apply([
      .patchSession(SessionID("a"), SessionPatch(points: 2, restores: true), base: 2),
      .patchMark("m", MarkPatch(type: "fed", restores: true), base: 2),
    ])
    #expect(outcomes.compactMap(\.applied).count == 2)
    #expect(try await store.session(SessionID("a"))?.isDeleted == false)
    #expect(try await store.mark("m")?.mark.type == "fed")
  }

  @Test(arguments: StoreKind.allCases)
  func whatIsNotThereCannotBePatched(kind: StoreKind) async throws {
    let store = try kind.make()
    let patch = SessionPatch(points: 2, restores: true)
    #expect(
      try await store.apply(.patchSession(SessionID("a"), patch, base: 1)) == .conflict(nil))
    #expect(try await store.apply(.patchMark("m", MarkPatch(), base: 1)) == .conflict(nil))
  }

  @Test(arguments: StoreKind.allCases)
  func aPatchWithABadValueIsRefused(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(
      .putMark(DayMark(id: "m", type: "watered", day: day("2024-02-20")), base: nil))
    await #expect(throws: StoreError.self) {
      try await store.apply(.patchMark("m", MarkPatch(type: ""), base: 1))
    }
    #expect(try await store.mark("m")?.revision == 1)
  }

  /// Of the patches that name one revision exactly one is applied, whoever sends them.
  @Test(arguments: StoreKind.allCases)
  func eachRevisionIsFollowedByOne(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 0), base: nil))
    let (writers, rounds) = (4, 25)
    let applied = try await withThrowingTaskGroup(of: [Int64].self) { group in
      for writer in 0..<writers {
        group.addTask { try await Self.patch(store, writer: writer, rounds: rounds) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(applied.count >= rounds)
    #expect(Set(applied).count == applied.count)
    #expect(try await store.session(SessionID("a"))?.revision == Int64(applied.count) + 1)
  }

  /// Patches the present revision again and again; the revisions that it made.
  private static func patch(
    _ store: any RecordStore, writer: Int, rounds: Int
  ) async throws -> [Int64] {
    var made: [Int64] = []
    for round in 0..<rounds {
      let base = try await store.session(SessionID("a"))?.revision ?? 0
      let points = Int32(writer * 1_000 + round + 1)
      let edit = StoreEdit.patchSession(SessionID("a"), SessionPatch(points: points), base: base)
      if case .session(let record)? = try await store.apply(edit).applied {
        made.append(record.revision)
      }
    }
    return made
  }
}
