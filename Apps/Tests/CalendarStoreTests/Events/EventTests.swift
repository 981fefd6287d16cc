// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Testing

/// Calendars and events, for every store.
@Suite struct EventTests {
  private static let week = days("2026-03-23", through: "2026-03-29")

  private func ids(
    _ store: any RecordStore, _ calendars: [String]? = nil, in days: DayInterval = week
  ) async throws -> [String] {
    let query = OccurrenceQuery(days: days, zone: zone("Europe/Berlin"), calendars: calendars)
    return try await store.occurrences(query).occurrences.map(\.record.event.id)
  }

  @Test(arguments: StoreKind.allCases)
  func aCalendarIsKeptEditedDeletedAndBroughtBack(kind: StoreKind) async throws {
    let store = try kind.make()
    let work = EventCalendar(id: "work", name: "Work", order: 2, zone: "Europe/Berlin")
    var record = CalendarRecord(calendar: work, revision: 1, change: 1)
    #expect(try await store.apply(.putCalendar(work, base: nil)) == .applied(.calendar(record)))
    #expect(try await store.apply(.putCalendar(work, base: nil)) == .unchanged(.calendar(record)))
    var patch = CalendarPatch()
    (patch.name, patch.zone, patch.color) = ("Office", .some(nil), HexColor("#ff8000"))
    record = CalendarRecord(
      calendar: EventCalendar(
        id: "work", name: "Office", color: try #require(HexColor("#FF8000")), order: 2),
      revision: 2, change: 2)
    #expect(
      try await store.apply(.patchCalendar("work", patch, base: 1)) == .applied(.calendar(record)))
    #expect(try await store.calendar("work") == record)
    #expect(
      try await store.apply(.patchCalendar("work", CalendarPatch(), base: 1)).unchanged
        == .calendar(record))
    _ = try await store.apply(.deleteCalendar("work", base: 2))
    #expect(try await store.calendar("work")?.isDeleted == true)
    #expect(try await store.calendars(limit: 9).isEmpty)
    #expect(try await store.apply(.patchCalendar("work", patch, base: 3)).isConflict)
    patch.restores = true
    _ = try await store.apply(.patchCalendar("work", patch, base: 3))
    #expect(try await store.calendars(limit: 9).map(\.revision) == [4])
  }

  @Test(arguments: StoreKind.allCases)
  func calendarsComeInTheirOrderAndThenById(kind: StoreKind) async throws {
    let store = try kind.make()
    for (id, order) in [("z", 1), ("é", 1), ("a", 1), ("last", 2), ("first", -5)] {
      let calendar = EventCalendar(id: id, name: id, order: Int32(order))
      _ = try await store.apply(.putCalendar(calendar, base: nil))
    }
    #expect(
      try await store.calendars(limit: 9).map(\.calendar.id) == ["first", "a", "z", "é", "last"])
    #expect(try await store.calendars(limit: 2).map(\.calendar.id) == ["first", "a"])
  }

  @Test(arguments: StoreKind.allCases)
  func anEventIsKeptAsWrittenEditedAndDeleted(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putCalendar(EventCalendar(id: "c", name: "C"), base: nil))
    // A flight: it lands on an earlier wall than the one it left.
    let flight = CalendarEvent(
      id: "f", calendar: "c", title: "To New York",
      span: try span(
        "2026-03-24T13:00[Europe/Berlin]", "2026-03-24T12:30[America/New_York]"),
      notes: "Seat 12A\nTwo bags", location: "BER", status: .tentative, isBusy: false,
      color: HexColor("#00FF00"))
    #expect(flight.span.seconds == 4 * 3_600 + 1_800)
    let record = EventRecord(event: flight, revision: 1, change: 2)
    #expect(try await store.apply(.putEvent(flight, base: nil)) == .applied(.event(record)))
    #expect(try await store.event("f") == record)
    #expect(try await ids(store) == ["f"])
    var patch = EventPatch()
    patch.span = try span("2026-04-24", "2026-04-26")
    patch.color = .some(nil)
    _ = try await store.apply(.patchEvent("f", patch, base: 1))
    let moved = try #require(try await store.event("f")?.event)
    #expect(moved.span == patch.span && moved.color == nil && moved.notes == flight.notes)
    #expect(try await ids(store) == [])
    #expect(try await ids(store, in: days("2026-04-25", through: "2026-04-25")) == ["f"])
    #expect(try await ids(store, in: days("2026-04-26", through: "2026-04-26")) == [])
    #expect(try await store.apply(.deleteEvent("f", base: 1)).isConflict)
    _ = try await store.apply(.deleteEvent("f", base: 2))
    #expect(try await ids(store, in: .all) == [])
    #expect(try await store.event("f")?.isDeleted == true)
  }

  @Test(arguments: StoreKind.allCases)
  func eventsOfADeletedCalendarAreHiddenUntilItIsBack(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putEvent(event("early", "2026-03-24", "2026-03-25"), base: nil))
    #expect(try await ids(store) == [])
    _ = try await store.apply(.putCalendar(EventCalendar(id: "c", name: "C"), base: nil))
    #expect(try await ids(store) == ["early"])
    _ = try await store.apply(.deleteCalendar("c", base: 1))
    #expect(try await ids(store) == [])
    #expect(try await ids(store, ["c"]) == [])
    #expect(try await store.event("early")?.isDeleted == false)
    guard case .undone = try await store.undo(nil) else {
      Issue.record("not undone")
      return
    }
    #expect(try await ids(store) == ["early"])
    var patch = CalendarPatch()
    patch.isHidden = true
    _ = try await store.apply(.patchCalendar("c", patch, base: 3))
    #expect(try await ids(store) == [])
    #expect(try await ids(store, ["c"]) == ["early"])
  }

  @Test(arguments: StoreKind.allCases)
  func theColorIsThatOfTheEventOrOfItsCalendar(kind: StoreKind) async throws {
    let store = try kind.make()
    let red = try #require(HexColor("#FF0000"))
    var own = try event("own", "2026-03-24", "2026-03-25")
    own.color = HexColor("#0000FF")
    _ = try await store.apply([
      .putCalendar(EventCalendar(id: "c", name: "C", color: red), base: nil),
      .putEvent(own, base: nil),
      .putEvent(event("plain", "2026-03-24", "2026-03-25"), base: nil),
    ])
    let query = OccurrenceQuery(days: Self.week, zone: .utc)
    let page = try await store.occurrences(query)
    #expect(page.occurrences.map(\.color.description) == ["#0000FF", "#FF0000"])
    #expect(try await page.token == store.head())
  }

  @Test(arguments: StoreKind.allCases)
  func notesComeOnlyWhereTheyAreAskedFor(kind: StoreKind) async throws {
    let store = try kind.make()
    var noted = try event("n", "2026-03-24T10:00", "2026-03-24T11:00")
    noted.notes = "secret"
    _ = try await store.apply([
      .putCalendar(EventCalendar(id: "c", name: "C"), base: nil), .putEvent(noted, base: nil),
    ])
    var query = OccurrenceQuery(days: Self.week, zone: .utc)
    #expect(try await store.occurrences(query).occurrences[0].record.event.notes == "")
    query.includesNotes = true
    #expect(try await store.occurrences(query).occurrences[0].record.event == noted)
  }

  @Test(arguments: StoreKind.allCases)
  func valuesThatNoStoreTakesAreRefusedWithTheirField(kind: StoreKind) async throws {
    let store = try kind.make()
    let good = try event("e", "2026-03-24", "2026-03-25")
    var (titled, noted, placed, foreign, named) = (good, good, good, good, good)
    titled.title = "a\nb"
    noted.notes = String(repeating: "n", count: 8_193)
    placed.location = "\u{7F}"
    (foreign.calendar, named.id) = ("a,b", "")
    var patch = EventPatch()
    patch.title = String(repeating: "t", count: 1_025)
    var zoned = CalendarPatch()
    zoned.zone = ""
    let refused: [(StoreEdit, String)] = [
      (.putCalendar(EventCalendar(id: "a,b", name: "n"), base: nil), "id"),
      (.putCalendar(EventCalendar(id: "a", name: ""), base: nil), "name"),
      (.putCalendar(EventCalendar(id: "a", name: "n", zone: ""), base: nil), "zone"),
      (.patchCalendar("a", zoned, base: 1), "zone"),
      (.putEvent(titled, base: nil), "title"), (.putEvent(noted, base: nil), "notes"),
      (.putEvent(placed, base: nil), "location"), (.putEvent(foreign, base: nil), "calendar"),
      (.putEvent(named, base: nil), "id"), (.patchEvent("e", patch, base: 1), "title"),
      (.deleteEvent("", base: 1), "id"), (.deleteCalendar("", base: 1), "id"),
    ]
    for (edit, field) in refused {
      await #expect("\(edit)") {
        _ = try await store.apply([.putEvent(good, base: nil), edit])
      } throws: { error in
        guard case .invalid(field, _) = error as? StoreError else { return false }
        return true
      }
    }
    #expect(try await store.head().change == 0)
  }
}
