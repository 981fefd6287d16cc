// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import Testing

/// Undoing and what can be undone, for every store.
@Suite struct UndoTests {
  private static let walks = StoreKind.allCases.flatMap { kind in
    (UInt64(0)..<4).map { (kind, $0) }
  }

  /// Whether contents are as before; records that did not exist then have to be deleted.
  private func isSame(
    _ now: [String: StoreRecord], as before: [String: StoreRecord]
  ) -> Bool {
    let initial = StoreRecord.settings(SettingsRecord(revision: 1, change: 1))
    return now.allSatisfy { key, record in
      before[key].map { $0.content == record.content }
        ?? (record.isTombstone || record.content == initial)
    } && before.keys.allSatisfy { now[$0] != nil }
  }

  @Test(arguments: walks)
  func undoingAnyEditAndRedoingItAreIdentities(kind: StoreKind, seed: UInt64) async throws {
    let store = try kind.make()
    var walk = EditWalk(seed: seed)
    var edits = 0
    while edits < 120 {
      let before = try await store.records()
      guard let change = try await walk.step(store) else { continue }
      edits += 1
      let after = try await store.records()
      guard case .undone(let unit, let by) = try await store.undo(nil) else {
        Issue.record("edit \(edits) cannot be undone")
        return
      }
      #expect(unit.change == change && unit.isUndone && unit.count == 1)
      #expect(try await isSame(store.records(), as: before), "edit \(edits)")
      guard case .undone(let undo, _) = try await store.undo(by) else {
        Issue.record("the undo of edit \(edits) cannot be undone")
        return
      }
      #expect(undo.undoes == change)
      #expect(try await isSame(store.records(), as: after), "edit \(edits)")
      try await walk.reread(store)
    }
    // All the way back: one step for each edit.
    for step in 0..<edits {
      guard case .undone = try await store.undo(nil) else {
        Issue.record("step \(step) cannot be undone")
        return
      }
    }
    #expect(try await isSame(store.records(), as: [:]))
    #expect(try await store.undo(nil) == .nothing)
  }

  @Test(arguments: walks)
  func replicasHearOfUndoing(kind: StoreKind, seed: UInt64) async throws {
    let store = try kind.make()
    var walk = EditWalk(seed: seed)
    var (mirror, token) = ([String: StoreRecord](), try await store.head())
    for _ in 0..<60 {
      for _ in 0..<walk.samples.number(in: 1..<6) { try await walk.step(store) }
      let head = try await store.head().change
      _ = try await store.undo(
        walk.samples.number(in: 0..<2) == 0 || head == 0
          ? nil : Int64(walk.samples.number(in: 1..<Int(head) + 1)))
      let page = try await store.changes(since: token, limit: 1_000)
      for record in page.records { mirror[record.key] = record }
      token = page.token
      try await walk.reread(store)
      #expect(mirror == walk.records)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func editsOfOneCallAreUndoneTogether(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00", 1), base: nil))
    var settings = StoreSettings()
    settings.goal = 7
    _ = try await store.apply([
      .putSession(session("a", "2024-02-21T08:00", 2), base: 1),
      .putSession(session("a", "2024-02-22T08:00", 3), base: 2),
      .putSession(session("b", "2024-02-20T08:00", 4), base: nil),
      .putMark(DayMark(id: "m", type: "fed", day: day("2024-02-20")), base: nil),
      .putSettings(settings, base: 0),
    ])
    guard case .undone(let unit, by: 10) = try await store.undo(3) else {
      Issue.record("not undone")
      return
    }
    #expect((unit.change, unit.count) == (6, 5))
    #expect(unit.steps.map(\.effect) == [.edited, .edited, .added, .added, .edited])
    #expect(try await store.session(SessionID("a"))?.session == session("a", "2024-02-20T08:00", 1))
    #expect(try await store.session(SessionID("b"))?.isDeleted == true)
    #expect(try await store.mark("m")?.isDeleted == true)
    #expect(try await store.settings().settings == StoreSettings())
    let totals = try await store.totals(in: .all, zone: .utc)
    #expect(totals == [DayTotal(day: day("2024-02-20"), points: 1, count: 1)])
    guard case .undone = try await store.undo(10) else {
      Issue.record("not redone")
      return
    }
    #expect(try await store.session(SessionID("a"))?.session.points == 3)
    #expect(try await store.settings().settings.goal == 7)
  }

  @Test(arguments: StoreKind.allCases)
  func anImportIsUndoneWhole(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putSession(session("kept", "2024-02-20T08:00", 5), base: nil))
    var rows = (0..<10_001).map { row("2024-02-20T08:00", Int32($0)) }
    rows.append(row("2024-03-01T08:00", 6, id: "kept"))
    _ = try await store.importRows(rows)
    let units = try await store.history(limit: 9)
    #expect(units.map(\.count) == [10_002, 1])
    #expect(units.map(\.isImport) == [true, false])
    #expect(units.map(\.steps.count) == [0, 1])
    guard case .undone(let unit, by: 20_005) = try await store.undo(5) else {
      Issue.record("not undone")
      return
    }
    #expect(unit.count == 10_002)
    let totals = try await store.totals(in: .all, zone: .utc)
    #expect(totals == [DayTotal(day: day("2024-02-20"), points: 5, count: 1)])
    #expect(try await store.history(limit: 2).map(\.isUndone) == [false, true])
    // What is undone was never there: the same row again is new.
    #expect(try await store.importRows([row("2024-02-20T08:00", 3)]).added == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func whatWasChangedSinceIsAConflictAndAllStays(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply([
      .putSession(session("a", "2024-02-20T08:00"), base: nil),
      .putMark(DayMark(id: "m", type: "fed", day: day("2024-02-20")), base: nil),
      .putSession(session("b", "2024-02-20T08:00"), base: nil),
    ])
    _ = try await store.apply(.putSession(session("a", "2024-02-20T09:00"), base: 1))
    _ = try await store.apply(.deleteMark("m", base: 1))
    let records = try await store.records()
    guard case .conflict(let unit, let keys) = try await store.undo(1) else {
      Issue.record("no conflict")
      return
    }
    #expect(unit.change == 3)
    #expect(Set(keys) == [.session(SessionID("a")), .mark("m")])
    #expect(try await store.records() == records)
    #expect(try await store.head().change == 5)
    // Changed since, and changed back by undoing: no conflict.
    for change in [Int64(5), 4, 3] {
      guard case .undone = try await store.undo(change) else {
        Issue.record("\(change) cannot be undone")
        return
      }
    }
    #expect(try await store.records().values.allSatisfy(\.isTombstone))
  }

  /// A calendar that was made takes away only what was made with it.
  @Test(arguments: StoreKind.allCases)
  func aCalendarIsNotUndoneFromUnderLaterEvents(kind: StoreKind) async throws {
    let store = try kind.make()
    let span = try EventSpan(start: .date(day("2024-02-20")), end: .date(day("2024-02-21")))
    func event(_ id: String) -> CalendarEvent {
      CalendarEvent(id: id, calendar: "home", title: id, span: span)
    }
    _ = try await store.apply([
      .putCalendar(EventCalendar(id: "home", name: "Home"), base: nil),
      .putEvent(event("own"), base: nil),
    ])
    _ = try await store.apply(.putEvent(event("later"), base: nil))
    let records = try await store.records()
    guard case .conflict(_, let keys) = try await store.undo(1) else {
      Issue.record("no conflict")
      return
    }
    #expect(keys == [.event("later")])
    #expect(try await store.records() == records)
    // The last one first, as it is said then.
    for change in [Int64(3), 1] {
      guard case .undone = try await store.undo(change) else {
        Issue.record("\(change) cannot be undone")
        return
      }
    }
    #expect(try await store.records().values.allSatisfy(\.isTombstone))
    // A calendar that was brought back is not taken away again from under what it has got since.
    guard case .undone(_, by: let back) = try await store.undo(5) else {
      Issue.record("the undo cannot be undone")
      return
    }
    _ = try await store.apply(.putEvent(event("last"), base: nil))
    guard case .conflict(_, [.event("last")]) = try await store.undo(back) else {
      Issue.record("no conflict")
      return
    }
  }

  @Test(arguments: StoreKind.allCases)
  func thereIsNothingToUndoWhereNothingWasWritten(kind: StoreKind) async throws {
    let store = try kind.make()
    for change in [nil, Int64(0), -1, 1, .max] {
      #expect(try await store.undo(change) == .nothing)
    }
    #expect(try await store.history(limit: 5).isEmpty)
    #expect(try await store.head().change == 0)
  }

  @Test(arguments: StoreKind.allCases)
  func theHistoryTellsWhatWasDone(kind: StoreKind) async throws {
    let clock = TestClock("2024-02-20")
    let store = try kind.make(clock)
    _ = try await store.apply(.putSession(session("a", "2024-02-20T08:00"), base: nil))
    clock.advance(days: 1)
    _ = try await store.apply(.putSession(session("a", "2024-02-20T09:00"), base: 1))
    _ = try await store.apply(.deleteSession(SessionID("a"), base: 2))
    _ = try await store.apply(.putSession(session("a", "2024-02-20T10:00"), base: 3))
    _ = try await store.undo(nil)
    let units = try await store.history(limit: 9)
    #expect(units.map(\.change) == [5, 4, 3, 2, 1])
    #expect(units.map(\.undoes) == [4, nil, nil, nil, nil])
    #expect(units.map(\.isUndone) == [false, true, false, false, false])
    let effects: [ChangeEffect] = [.deleted, .restored, .deleted, .edited, .added]
    #expect(units.map { $0.steps.map(\.effect) } == effects.map { [$0] })
    #expect(units.map(\.day) == [1, 1, 1, 1, 0].map { day("2024-02-20").addingClamped(days: $0) })
    #expect(try await store.history(limit: 2) == Array(units.prefix(2)))
    #expect(try await store.history(limit: 0).isEmpty)
    guard case .session(let first) = units.last?.steps.first?.record else {
      Issue.record("no first session")
      return
    }
    #expect(first.session == session("a", "2024-02-20T08:00"))
  }
}
