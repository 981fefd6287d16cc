// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Testing

@testable import CalendarStore

/// Files that are imported again after their import was undone, for every store.
@Suite struct UndoneImportTests {
  private static let rows = [
    row("2024-02-20T08:00", 5), row("2024-02-20T08:00", 5), row("2024-02-21T09:00", 7, id: "mine"),
  ]

  private func undo(_ change: Int64?, _ store: any RecordStore) async throws -> Int64 {
    guard case .undone(_, let by) = try await store.undo(change) else {
      Issue.record("not undone")
      return 0
    }
    return by
  }

  @Test(arguments: StoreKind.allCases)
  func whatWasUndoneIsNewAgain(kind: StoreKind) async throws {
    let store = try kind.make()
    for _ in 0..<3 {
      #expect(try await store.importRows(Self.rows).added == 3)
      #expect(try await store.importRows(Self.rows) == .init(unchanged: 3))
      _ = try await undo(nil, store)
      let totals = try await store.totals(in: .all, zone: .utc)
      #expect(totals.isEmpty)
    }
    // Redone and undone once more it is still what an import has made.
    let redo = try await undo(store.head().change, store)
    _ = try await undo(redo, store)
    #expect(try await store.importRows(Self.rows).added == 3)
    #expect(try await store.totals(in: .all, zone: .utc).map(\.points) == [10, 7])
  }

  @Test(arguments: StoreKind.allCases)
  func whatAHandHasDeletedStaysSoWhateverIsUndone(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.importRows(Self.rows)
    let mine = SessionID("mine")
    _ = try await store.apply(.deleteSession(mine, base: 1))
    var options = SessionImport.Options()
    options.restores = true
    let restored = try await store.importRows(Self.rows, options: options)
    #expect((restored.updated, restored.unchanged) == (1, 2))
    _ = try await undo(restored.change, store)
    #expect(try await store.importRows(Self.rows) == .init(unchanged: 2, leftDeleted: 1))
  }

  @Test(arguments: StoreKind.allCases)
  func recordsThatWereUndoneAreNewAgain(kind: StoreKind) async throws {
    let store = try kind.make()
    let mark = DayMark(id: "m", type: "fed", day: day("2024-02-20"))
    let items =
      [Self.calendar] + [try Self.event("e", revision: 4)]
      + [.init(.mark(MarkRecord(mark: mark, revision: 1, change: 0)))]
    for count in 1...2 {
      let report = try await store.importItems(items)
      #expect((report.added, report.madeCalendars, report.leftDeleted) == (2, 1, 0))
      #expect(try await store.event("e")?.isDeleted == false)
      #expect(try await store.event("e")?.revision == (count == 1 ? 4 : 6))
      #expect(try await store.calendar("c")?.isDeleted == false)
      _ = try await undo(report.change, store)
    }
  }

  /// Of a table, which names the calendar, and of JSON lines, which have it.
  @Test(arguments: StoreKind.allCases, [true, false])
  func eventsOfACalendarThatStaysDeletedAreCountedAsLeft(
    kind: StoreKind, isNamed: Bool
  ) async throws {
    let store = try kind.make()
    let calendar = isNamed ? Self.calendar : RecordImport.Item(Self.calendar.record)
    let items = [calendar, try Self.event("e"), try Self.event("f")]
    _ = try await store.importItems(Array(items.dropLast()))
    _ = try await store.apply(.deleteCalendar("c", base: 1))
    let left = try await store.importItems(items)
    let itself: Int64 = isNamed ? 0 : 1
    #expect((left.added, left.unchanged, left.madeCalendars) == (0, 0, 0))
    #expect(left.leftDeleted == 2 + itself)
    #expect(try await store.event("f") == nil)
    let back = try await store.importItems(items, restores: true)
    #expect((back.added, back.unchanged, back.leftDeleted) == (1, 1, 0))
    #expect((back.updated, back.madeCalendars) == (itself, 1 - itself))
  }

  /// A copy of everything has them as they are.
  @Test(arguments: StoreKind.allCases)
  func eventsOfACalendarThatIsDeletedInTheFileToo(kind: StoreKind) async throws {
    let store = try kind.make()
    let deleted = CalendarRecord(
      calendar: EventCalendar(id: "c", name: "C"), revision: 2, change: 0, isDeleted: true)
    let items = [RecordImport.Item(.calendar(deleted)), try Self.event("e")]
    #expect(try await store.importItems(items).added == 2)
    #expect(try await store.importItems(items).unchanged == 2)
  }

  private static let calendar = RecordImport.Item(
    .calendar(CalendarRecord(calendar: EventCalendar(id: "c", name: "C"), revision: 1, change: 0)),
    hasMadeID: true)

  private static func event(_ id: String, revision: Int64 = 1) throws -> RecordImport.Item {
    let event = CalendarEvent(
      id: id, calendar: "c", title: "E", span: try span("2024-02-20", "2024-02-21"))
    return .init(.event(EventRecord(event: event, revision: revision, change: 0)))
  }
}

extension RecordStore {
  fileprivate func importItems(
    _ items: [RecordImport.Item], restores: Bool = false
  ) async throws -> SessionImport.Report {
    var options = SessionImport.Options()
    options.restores = restores
    var rest = items[...]
    return try await importRecords(options) { rest.popFirst() }
  }
}
