// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Testing

@testable import CalendarStore

/// Handing out one state and taking it in again, for every store.
@Suite struct ExportTests {
  private struct Stop: Error {}

  @Test(arguments: StoreKind.allCases)
  func whatIsExportedMakesAnEqualStore(kind: StoreKind) async throws {
    let store = try kind.make()
    try await store.fill(seed: 1)
    let exported = try await store.exported(.everything)
    #expect(exported.count == 368)
    for isStrict in [false, true] {
      let other = try kind.make()
      let report = try await other.importRecords(exported, isStrict: isStrict)
      #expect(report == .init(added: 368, change: 368))
      #expect(try await other.exported(.everything).withoutChanges == exported.withoutChanges)
      let head = try await other.head()
      #expect(try await other.importRecords(exported, isStrict: isStrict) == .init(unchanged: 368))
      #expect(try await other.head() == head)
    }
    let head = try await store.head()
    #expect(try await store.importRecords(exported) == .init(unchanged: 368))
    #expect(try await store.head() == head)
  }

  @Test(arguments: StoreKind.allCases)
  func howRecordsCameToBeDoesNotMatter(kind: StoreKind) async throws {
    let (store, other) = (try kind.make(), try kind.make())
    try await store.fill(seed: 2)
    let exported = try await store.exported(.everything)
    _ = try await other.importRecords(exported.reversed())
    #expect(try await other.exported(.everything).withoutChanges == exported.withoutChanges)
    let ids = exported.compactMap { record -> [UInt8]? in
      if case .session(let record) = record { record.session.id.bytes } else { nil }
    }
    #expect(ids.count == 200)
    #expect(ids == ids.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test(arguments: StoreKind.allCases)
  func anIdThatIsKnownIsJudgedAsInAnImportOfSessions(kind: StoreKind) async throws {
    let store = try kind.make()
    for id in ["same", "other", "deleted", "alive"] {
      _ = try await store.apply(.putSession(session(id, "2024-02-20T08:00", 1), base: nil))
    }
    _ = try await store.apply(.deleteSession(SessionID("deleted"), base: 1))
    let records = [
      record("same", 1, revision: 9), record("other", 2, revision: 9),
      record("deleted", 3, revision: 1), record("alive", 1, revision: 9, isDeleted: true),
      record("new", 4, revision: 7, isDeleted: true), record("newer", 5, revision: 6),
    ]
    let report = try await store.importRecords(records)
    #expect(
      report
        == .init(added: 2, updated: 1, unchanged: 1, leftDeleted: 1, leftAlive: 1, change: 8))
    var states: [String] = []
    for id in ["same", "other", "deleted", "alive", "new", "newer"] {
      let record = try #require(try await store.session(SessionID(id)))
      states.append(
        "\(id) \(record.session.points) \(record.revision) \(record.isDeleted ? "x" : "-")")
    }
    #expect(
      states == [
        "same 1 1 -", "other 2 9 -", "deleted 1 2 x", "alive 1 1 -", "new 4 7 x", "newer 5 6 -",
      ])
    let restored = try await store.importRecords(records, restores: true)
    #expect(restored == .init(updated: 1, unchanged: 4, leftAlive: 1, change: 9))
    #expect(try await store.session(SessionID("deleted"))?.session.points == 3)
    #expect(try await store.session(SessionID("deleted"))?.revision == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func settingsThatNobodyChoseReplaceNone(kind: StoreKind) async throws {
    let store = try kind.make()
    var mine = StoreSettings()
    mine.goal = 7
    _ = try await store.apply(.putSettings(mine, base: 0))
    #expect(try await store.importRecords([.settings(SettingsRecord())]) == .init(unchanged: 1))
    #expect(try await store.settings().settings == mine)
    var theirs = StoreSettings()
    theirs.zone = "Europe/Berlin"
    let record = SettingsRecord(settings: theirs, revision: 1)
    #expect(try await store.importRecords([.settings(record)]) == .init(updated: 1, change: 2))
    #expect(try await store.settings().settings == theirs)
    #expect(try await store.settings().revision == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func anExportIsOneStateWhoeverWrites(kind: StoreKind) async throws {
    let store = try kind.make()
    let rows = (0..<2_500).map { row("2024-02-20T08:00", 10, id: "s\($0)") }
    _ = try await store.importRows(rows)
    // Each change moves two sessions past all others, and a point from one to the other.
    let mover = Task {
      var (number, day) = (0, 21)
      while !Task.isCancelled {
        let pair = [number % 2_500, (number + 1_250) % 2_500]
        let edits = try await pair.asyncMap { index in
          try await store.session(SessionID("s\(index)"))
        }.enumerated().compactMap { place, record -> StoreEdit? in
          guard var record else { return nil }
          record.session.start = time("2024-02-\(day)T08:00")
          record.session.points += place == 0 ? 1 : -1
          return .putSession(record.session, base: record.revision)
        }
        _ = try await store.apply(edits)
        (number, day) = (number + 1, 41 - day)
        await Task.yield()
      }
    }
    for _ in 0..<10 {
      for selection in [StoreSelection.everything, .sessions(in: .all, zone: .utc)] {
        let sessions = try await store.exported(selection).compactMap { record in
          if case .session(let record) = record { record.session } else { nil }
        }
        #expect(sessions.count == 2_500)
        #expect(Set(sessions.map(\.id)).count == 2_500)
        #expect(sessions.reduce(0) { $0 + Int64($1.points) } == 25_000)
      }
    }
    mover.cancel()
    try await mover.value
  }

  @Test(arguments: StoreKind.allCases)
  func sessionsAndMarksOfDaysComeInTheirOrder(kind: StoreKind) async throws {
    let store = try kind.make()
    try await store.fill(seed: 3)
    let some = days("2024-04-20", through: "2024-04-30")
    let berlin = zone("Europe/Berlin")
    let page = try await store.sessions(SessionQuery(days: some, zone: berlin, limit: 1_000))
    #expect(page.sessions.count > 20)
    #expect(
      try await store.exported(.sessions(in: some, zone: berlin))
        == page.sessions.map { .session($0) })
    let marks = try await store.marks(in: some, owner: nil, limit: 1_000)
    #expect(marks.count > 5)
    #expect(try await store.exported(.marks(in: some)) == marks.map { .mark($0) })
  }

  @Test(arguments: StoreKind.allCases)
  func eventsOfDaysComeWithTheirCalendarsAndNotThoseOfDeletedOnes(kind: StoreKind) async throws {
    let store = try kind.make()
    let home = EventCalendar(id: "home", name: "Home", order: 2)
    let hidden = EventCalendar(id: "hidden", name: "Hidden", order: 1, isHidden: true)
    var edits = [home, hidden, EventCalendar(id: "gone", name: "Gone")]
      .map { StoreEdit.putCalendar($0, base: nil) }
    for calendar in ["home", "hidden", "gone", "never"] {
      edits += [
        .putEvent(
          try event("day \(calendar)", "2026-03-24", "2026-03-25", in: calendar), base: nil),
        .putEvent(
          try event(
            "call \(calendar)", "2026-03-24T23:30[UTC]", "2026-03-25T00:30[UTC]", in: calendar),
          base: nil),
        .putEvent(
          try event("past \(calendar)", "2026-03-23", "2026-03-24", in: calendar), base: nil),
      ]
    }
    _ = try await store.apply(edits + [.deleteCalendar("gone", base: 1)])
    let some = days("2026-03-24", through: "2026-03-24")
    let ids = try await store.exported(.events(in: some, zone: .utc)).map { record -> String in
      switch record {
      case .calendar(let record): record.calendar.id
      case .event(let record): record.event.id
      case .session, .mark, .settings: "another kind"
      }
    }
    #expect(
      ids == ["hidden", "home", "call hidden", "call home", "day hidden", "day home"])
    // In Tokyo it was the next day by then.
    let there = try await store.exported(.events(in: some, zone: zone("Asia/Tokyo")))
    #expect(there.count == 4)
  }

  @Test(arguments: StoreKind.allCases)
  func whatTheVisitorThrowsEndsIt(kind: StoreKind) async throws {
    let store = try kind.make()
    try await store.fill(seed: 4)
    await #expect(throws: Stop.self) {
      try await store.export(.everything) { _ in throw Stop() }
    }
    #expect(try await store.exported(.everything).count == 368)
  }

  @Test(arguments: StoreKind.allCases)
  func aRecordThatNoStoreTakesIsRefused(kind: StoreKind) async throws {
    for revision in [-1, 0, 9_007_199_254_740_992, Int64.max] {
      let store = try kind.make()
      await #expect(throws: StoreError.self) {
        try await store.importRecords([record("a", 1, revision: revision)], isStrict: true)
      }
      #expect(try await store.head().change == 0)
    }
    let store = try kind.make()
    let greatest = record("a", 1, revision: RecordImport.greatestRevision)
    #expect(try await store.importRecords([greatest]).added == 1)
  }

  @Test func namesOfMarksNeverChange() {
    var naming = MarkNaming()
    let ids = (0..<2).compactMap { _ -> String? in
      let item = naming.item(id: nil, type: "watered", owner: "ficus", day: day("2024-02-20"))
      if case .mark(let record) = item.record { return record.mark.id }
      return nil
    }
    // Computed apart from this code, by ten lines of Python.
    #expect(ids == ["m80004d3d-776752ae39f92656-0", "m80004d3d-776752ae39f92656-1"])
  }
}

/// A session's record with so many points.
private func record(
  _ id: String, _ points: Int32, revision: Int64, isDeleted: Bool = false
) -> StoreRecord {
  .session(
    SessionRecord(
      session: session(id, "2024-02-20T08:00", points), revision: revision, change: 0,
      isDeleted: isDeleted))
}
