// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Testing

@testable import CalendarStore

/// Taking in many sessions, for every store.
@Suite struct ImportTests {
  private struct Stop: Error {}

  private static let rows = [
    row("2024-02-20T08:00", 5), row("2024-02-20T08:00+01:00", 5), row("2024-02-21T08:00", 5),
    row("2024-02-20T08:00", 5), row("2024-02-20T08:00", 5), row("2024-02-21T09:00", 7, id: "mine"),
  ]

  @Test(arguments: StoreKind.allCases)
  func everyRowCountsAlsoEqualOnes(kind: StoreKind) async throws {
    let store = try kind.make()
    let report = try await store.importRows(Self.rows)
    #expect(report == .init(added: 6, change: 6))
    #expect(
      try await store.totals(in: .all, zone: .utc) == [
        DayTotal(day: day("2024-02-20"), points: 20, count: 4),
        DayTotal(day: day("2024-02-21"), points: 12, count: 2),
      ])
    #expect(try await store.head().change == 6)
  }

  @Test(arguments: StoreKind.allCases)
  func importingTwiceChangesNothing(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.importRows(Self.rows)
    let records = try await store.changes(since: store.head(atStart: true), limit: 99).records
    for _ in 0..<2 {
      #expect(try await store.importRows(Self.rows) == .init(unchanged: 6))
    }
    #expect(try await store.changes(since: store.head(atStart: true), limit: 99).records == records)
  }

  @Test(arguments: StoreKind.allCases)
  func aLongerFileAddsOnlyWhatIsNew(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.importRows(Array(Self.rows[..<4]))
    let more = Self.rows + [row("2024-02-20T08:00", 5), row("2024-02-22T08:00")]
    #expect(try await store.importRows(more) == .init(added: 4, unchanged: 4, change: 8))
    #expect(try await store.importRows(more) == .init(unchanged: 8))
  }

  @Test(arguments: StoreKind.allCases)
  func whatWasDeletedStaysSoUnlessRestored(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.importRows(Self.rows)
    let mine = SessionID("mine")
    let made = ContentIdentity(
      start: time("2024-02-21T08:00"), end: time("2024-02-21T08:00"), points: 5
    ).id(ordinal: 0)
    _ = try await store.apply([.deleteSession(mine, base: 1), .deleteSession(made, base: 1)])
    #expect(try await store.importRows(Self.rows) == .init(unchanged: 4, leftDeleted: 2))
    var options = SessionImport.Options()
    options.restores = true
    let report = try await store.importRows(Self.rows, options: options)
    #expect(report == .init(updated: 2, unchanged: 4, change: 10))
    #expect(try await store.session(made)?.isDeleted == false)
    #expect(try await store.session(mine)?.revision == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func whatWasEditedStaysAsEdited(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.importRows(Array(Self.rows[2...2]))
    let page = try await store.sessions(SessionQuery(days: .all, zone: .utc))
    var edited = try #require(page.sessions.first?.session)
    edited.points = 99
    _ = try await store.apply(.putSession(edited, base: 1))
    #expect(try await store.importRows(Array(Self.rows[2...2])) == .init(unchanged: 1))
    #expect(try await store.session(edited.id)?.session == edited)
  }

  @Test(arguments: StoreKind.allCases)
  func aRowWithAnIdReplacesOtherContent(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.importRows([row("2024-02-20T08:00", 1, id: "a")])
    let report = try await store.importRows([
      row("2024-02-21T08:00", 2, id: "a"), row("2024-02-21T08:00", 2, id: "a"),
    ])
    #expect(report == .init(updated: 1, unchanged: 1, change: 2))
    let expected = SessionRecord(
      session: session("a", "2024-02-21T08:00", 2), revision: 2, change: 2)
    #expect(try await store.session(SessionID("a")) == expected)
    let recount = try await store.recount(
      since: ChangeToken(store: store.head().store, change: 1), zone: .utc)
    #expect(recount.totals.last == DayTotal(day: day("2024-02-21"), points: 2, count: 1))
    #expect(recount.isWhole || recount.totals.first?.count == 0)
  }

  @Test(arguments: StoreKind.allCases)
  func whatIsExportedWithItsIdsIsTheSameAgain(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.importRows(Self.rows)
    let page = try await store.sessions(SessionQuery(days: .all, zone: .utc))
    let exported = page.sessions.map(\.session).map {
      SessionImport.Row(id: $0.id, start: $0.start, end: $0.end, points: $0.points)
    }
    let other = try kind.make()
    #expect(try await other.importRows(exported) == .init(added: 6, change: 6))
    #expect(try await other.importRows(Self.rows) == .init(unchanged: 6))
    #expect(try await store.importRows(exported) == .init(unchanged: 6))
  }

  @Test(arguments: StoreKind.allCases)
  func anErrorKeepsWhatCameBeforeItUnlessStrict(kind: StoreKind) async throws {
    for isStrict in [false, true] {
      let store = try kind.make()
      var options = SessionImport.Options()
      options.isStrict = isStrict
      var rows = Self.rows.makeIterator()
      await #expect(throws: Stop.self) {
        try await store.importSessions(options) {
          guard let row = rows.next() else { throw Stop() }
          return row
        }
      }
      #expect(try await store.head().change == (isStrict ? 0 : 6))
      #expect(try await store.importRows(Self.rows).added == (isStrict ? 6 : 0))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aRowThatNoStoreTakesIsRefused(kind: StoreKind) async throws {
    let store = try kind.make()
    await #expect(
      throws: StoreError.invalid(
        field: "id",
        reason: InvalidReason(
          "has to have 1 to 128 characters", ReasonCause("textLength", "1", "128")))
    ) {
      try await store.importRows([row("2024-02-20T08:00"), row("2024-02-20T08:00", id: "")])
    }
    #expect(try await store.head().change == 1)
  }

  @Test func idsOfContentsNeverChange() {
    // Computed apart from this code, by ten lines of Python.
    let civil = ContentIdentity(
      start: time("2024-02-20T08:00"), end: time("2024-02-20T09:30"), points: 80)
    #expect(civil.id(ordinal: 0).text == "c800611cb98cf0000-a60c7ba0cc1f1ca5-0")
    let zoned = ContentIdentity(
      start: .zoned(.epoch, offset: UTCOffset(hours: -5) ?? .utc, zone: Array("America/Lima".utf8)),
      end: .civil(.min), points: -1)
    #expect(zoned.id(ordinal: 12).text == "z8000000000000000-9217cc21bc422f92-12")
  }

  @Test func theHashIsThatOfTheReference() {
    // From RFC 9923, and the lists of the authors.
    let vectors: [(String, UInt64)] = [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ]
    for (text, expected) in vectors {
      var hash = FNV1a()
      text.utf8.forEach { hash.add($0) }
      #expect(hash.value == expected)
    }
  }
}

extension SessionImport.Report {
  init(
    added: Int64 = 0, updated: Int64 = 0, unchanged: Int64 = 0, leftDeleted: Int64 = 0,
    leftAlive: Int64 = 0, change: Int64? = nil
  ) {
    self.init()
    (self.added, self.updated) = (added, updated)
    (self.unchanged, self.leftDeleted) = (unchanged, leftDeleted)
    (self.leftAlive, self.change) = (leftAlive, change)
  }
}

extension RecordStore {
  /// The head, or the place before the first change.
  func head(atStart: Bool) async throws -> ChangeToken {
    ChangeToken(store: try await head().store, change: 0)
  }
}
