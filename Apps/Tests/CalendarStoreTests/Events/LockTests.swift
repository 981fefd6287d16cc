// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarStore

/// Calendars whose events nobody can change, for every store.
@Suite struct LockTests {
  private static let refusal = StoreError.calendarLocked(id: "c", name: "Club")

  /// A store with a locked calendar, `c`, that has an event, and an open one, `d`, that has another.
  private func make(_ kind: StoreKind) async throws -> any RecordStore {
    let store = try kind.make()
    _ = try await store.apply([
      .putCalendar(EventCalendar(id: "c", name: "Club"), base: nil),
      .putCalendar(EventCalendar(id: "d", name: "Den"), base: nil),
    ])
    _ = try await store.apply(.putEvent(event("in", "2026-03-24", "2026-03-25"), base: nil))
    _ = try await store.apply(
      .putEvent(event("out", "2026-03-24", "2026-03-25", in: "d"), base: nil))
    try await lock(store, true)
    return store
  }

  private func lock(_ store: any RecordStore, _ isLocked: Bool) async throws {
    var patch = CalendarPatch()
    patch.isLocked = isLocked
    let base = try await store.calendar("c")?.revision ?? 0
    _ = try await store.apply(.patchCalendar("c", patch, base: base))
  }

  private func moving(to calendar: String) -> EventPatch {
    var patch = EventPatch()
    patch.calendar = calendar
    return patch
  }

  @Test(arguments: StoreKind.allCases)
  func itsEventsAreNeitherMadeNorChangedMovedOrDeleted(kind: StoreKind) async throws {
    let store = try await make(kind)
    let before = try await store.records()
    var renamed = EventPatch()
    renamed.title = "x"
    for edit in [
      .putEvent(try event("new", "2026-03-24", "2026-03-25"), base: nil),
      .putEvent(try event("in", "2026-03-26", "2026-03-27"), base: 1),
      .patchEvent("in", renamed, base: 1), .patchEvent("in", moving(to: "d"), base: 1),
      .patchEvent("out", moving(to: "c"), base: 1), .deleteEvent("in", base: 1),
      .deleteCalendar("c", base: 2),
    ] as [StoreEdit] {
      await #expect(throws: Self.refusal, "\(edit)") { _ = try await store.apply(edit) }
    }
    #expect(try await store.records() == before)
    // What is there already is no change, and who has not seen it learns that first.
    #expect(
      try await store.apply(.putEvent(event("in", "2026-03-24", "2026-03-25"), base: nil))
        .unchanged != nil)
    #expect(try await store.apply(.patchEvent("in", renamed, base: 7)).isConflict)
  }

  @Test(arguments: StoreKind.allCases)
  func ofSeveralEditsNoneIsKept(kind: StoreKind) async throws {
    let store = try await make(kind)
    let before = (try await store.records(), try await store.head())
    await #expect(throws: Self.refusal) {
      _ = try await store.apply([
        .deleteEvent("out", base: 1),
        .putEvent(try event("new", "2026-03-24", "2026-03-25"), base: nil),
      ])
    }
    #expect(try await store.records() == before.0)
    #expect(try await store.head() == before.1)
  }

  @Test(arguments: StoreKind.allCases)
  func itCanBeRenamedHiddenAndUnlocked(kind: StoreKind) async throws {
    let store = try await make(kind)
    var patch = CalendarPatch()
    (patch.name, patch.isHidden, patch.color) = ("Team", true, HexColor("#FF0000"))
    _ = try await store.apply(.patchCalendar("c", patch, base: 2))
    let found = try #require(try await store.calendar("c")?.calendar)
    #expect(found.name == "Team" && found.isHidden && found.isLocked)
    // In one call it is open from the edit on that opens it.
    patch.isLocked = false
    let outcomes = try await store.apply([
      .patchCalendar("c", patch, base: 3), .deleteEvent("in", base: 1),
    ])
    #expect(outcomes.allSatisfy { $0.applied != nil })
    _ = try await store.apply(.deleteCalendar("c", base: 4))
    #expect(try await store.calendar("c")?.isDeleted == true)
  }

  @Test(arguments: StoreKind.allCases)
  func anUndoOfWhatWasDoneToItsEventsIsRefused(kind: StoreKind) async throws {
    let store = try await make(kind)
    let before = try await store.records()
    await #expect(throws: Self.refusal) { _ = try await store.undo(3) }
    #expect(try await store.records() == before)
    // The lock itself is undone, and then what was before it.
    for _ in 0..<3 {
      guard case .undone = try await store.undo(nil) else {
        Issue.record("not undone")
        return
      }
    }
    #expect(try await store.event("in")?.isDeleted == true)
    #expect(try await store.history(limit: 1).first != nil)
  }

  @Test(arguments: StoreKind.allCases)
  func anUndoOfAMoveOutOfItIsRefused(kind: StoreKind) async throws {
    let store = try await make(kind)
    try await lock(store, false)
    _ = try await store.apply(.patchEvent("in", moving(to: "d"), base: 1))
    let change = try await store.head().change
    try await lock(store, true)
    await #expect(throws: Self.refusal) { _ = try await store.undo(change) }
    #expect(try await store.event("in")?.event.calendar == "d")
    try await lock(store, false)
    guard case .undone = try await store.undo(change) else {
      Issue.record("not undone")
      return
    }
    #expect(try await store.event("in")?.event.calendar == "c")
  }

  @Test(arguments: StoreKind.allCases)
  func anExportWithALockedCalendarFillsAnEmptyStore(kind: StoreKind) async throws {
    let records = try await make(kind).exported(.everything)
    let copy = try kind.make()
    #expect(try await copy.importRecords(records).added == 4)
    #expect(try await copy.exported(.everything).withoutChanges == records.withoutChanges)
    // Once more it changes nothing, and is not refused.
    #expect(try await copy.importRecords(records).unchanged == 5)
    // As a whole it can be undone: the lock goes with it.
    let other = try kind.make()
    _ = try await other.importRecords(records)
    guard case .undone = try await other.undo(nil) else {
      Issue.record("not undone")
      return
    }
    #expect(try await other.calendars(limit: 9).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func anImportIntoItIsRefusedAndDoesNotUnlockIt(kind: StoreKind) async throws {
    let store = try await make(kind)
    let (before, number) = (try await store.exported(.everything), try await store.head().change)
    let open = CalendarRecord(
      calendar: EventCalendar(id: "c", name: "Club"), revision: 9, change: 0)
    let new = EventRecord(
      event: try event("new", "2026-03-24", "2026-03-25"), revision: 1, change: 0)
    for isStrict in [false, true] {
      await #expect(throws: Self.refusal) {
        _ = try await store.importRecords([.calendar(open), .event(new)], isStrict: isStrict)
      }
    }
    #expect(try await store.exported(.everything) == before)
    #expect(try await store.head().change == number)
    #expect(try await store.importRecords([.calendar(open)]).unchanged == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func whatADeletedCalendarHadIsForgottenWithIt(kind: StoreKind) async throws {
    let clock = TestClock("2026-01-01")
    let store = try kind.make(clock)
    let gone = CalendarRecord(
      calendar: EventCalendar(id: "c", name: "Club", isLocked: true), revision: 1, change: 0,
      isDeleted: true)
    let held = EventRecord(
      event: try event("in", "2026-03-24", "2026-03-25"), revision: 1, change: 0)
    // The tombstone of a locked calendar keeps nothing.
    #expect(try await store.importRecords([.calendar(gone), .event(held)]).added == 2)
    var settings = StoreSettings()
    settings.trashDays = 30
    _ = try await store.apply(.putSettings(settings, base: 0))
    clock.advance(days: 40)
    _ = try await store.purge(now: clock.now)
    #expect(try await store.event("in")?.isDeleted == true)
  }

  @Test func theCheckFindsNothingWrongAndNoFileHoldsAnotherLock() async throws {
    let file = RawFile(path: try Scratch().path("store.sqlite"))
    let store = try SQLiteStore(path: file.path)
    let calendar = EventCalendar(id: "c", name: "Club", isLocked: true)
    _ = try await store.apply(.putCalendar(calendar, base: nil))
    #expect(try StoreCheck(path: file.path).findings == [])
    let connection = try RawConnection(file.path)
    #expect(throws: (any Error).self) {
      try connection.run("UPDATE event_calendar SET locked = 2")
    }
  }
}
