// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarStore

/// The index of words in a file.
@Suite struct SearchFileTests {
  private func filled(_ path: String) async throws -> SQLiteStore {
    let store = try SQLiteStore(path: path)
    var walk = EditWalk(seed: 11)
    for _ in 0..<600 { try await walk.step(store) }
    _ = try await store.apply([
      .putCalendar(EventCalendar(id: "long", name: "Long"), base: nil),
      .putEvent(
        try event("long", "2026-03-24", "2026-03-25", in: "long", title: "Wintersemester 東京駅"),
        base: nil),
    ])
    return store
  }

  @Test func itIsWhatTheEventsWouldMakeItAfterAnyEdits() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try await filled(path)
    for change in [Int64(590), 580, 400, 300, 200] { _ = try await store.undo(change) }
    #expect(try StoreCheck(path: path).findings == [])
    let rows = try index(path)
    #expect(rows.count > 3)
    try await store.write { try SearchIndex.rebuild($0) }
    #expect(try index(path) == rows)
    #expect(try StoreCheck(path: path).findings == [])
  }

  private func index(_ path: String) throws -> [String] {
    try RawConnection(path).texts(
      "SELECT rowid || ' ' || event || ' ' || words FROM search ORDER BY rowid")
  }

  @Test(arguments: [
    "DELETE FROM search WHERE rowid = (SELECT max(rowid) FROM search)",
    "UPDATE search SET words = words || ' more'",
    "UPDATE search SET event = event + 1",
    "UPDATE search_content SET c0 = replace(c0, 't', 'u')",
    "INSERT INTO search (rowid, words, event) VALUES (1, 'a', 999)",
    "UPDATE event SET title = title || ' more' WHERE deleted = 0",
    "UPDATE event SET start_at = start_at - 1000000 WHERE deleted = 0",
    "DELETE FROM search_word",
    "UPDATE search_data SET block = zeroblob(length(block)) WHERE id > 10",
    "DROP TABLE search_word",
  ])
  func aFileWhoseIndexIsWrongIsNotSound(tampering: String) async throws {
    let path = try Scratch().path("store.sqlite")
    try await filled(path).close()
    let file = RawFile(path: path)
    #expect(try StoreCheck(path: path).findings == [])
    try file.run("PRAGMA ignore_check_constraints = ON; \(tampering)")
    #expect(try !StoreCheck(path: path).isSound)
  }

  @Test func eventsOfOneSecondWhoseUsualRowsAreTakenAreFoundAndTakenAway() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    _ = try await store.apply([
      .putCalendar(EventCalendar(id: "c", name: "C"), base: nil),
      .putEvent(try event("a", "2026-03-24", "2026-03-25"), base: nil),
    ])
    // As if this were the event after 8 388 608 others.
    try await store.write { db in
      try SearchIndex.remove(1, db)
      try db.execute(sql: "UPDATE event SET place = \(SearchPlace.mask + 2)")
      try db.execute(sql: "UPDATE occurrence SET event = \(SearchPlace.mask + 2)")
      try SearchIndex.add([SearchPlace.mask + 2], db)
      try db.execute(
        sql: """
          CREATE TEMP TABLE copy AS SELECT * FROM event;
          UPDATE copy SET place = 1, id = 'b', change = 99;
          INSERT INTO event SELECT * FROM copy;
          """)
      try OccurrenceIndex.add(1, db)
      try SearchIndex.add([1], db)
    }
    let query = SearchQuery("event", from: .min, zone: .utc)
    let ids = { (page: SearchPage) in page.hits.map(\.occurrence.record.event.id) }
    #expect(try await ids(store.search(query)) == ["a", "b"])
    _ = try await store.apply(.deleteEvent("b", base: 1))
    #expect(try await ids(store.search(query)) == ["a"])
    _ = try await store.apply(.deleteEvent("a", base: 1))
    #expect(try await ids(store.search(query)) == [])
  }

  @Test func aPrefixOfManyWordsIsFoundToo() async throws {
    let store = try SQLiteStore(path: Scratch().path("store.sqlite"))
    var edits = [StoreEdit.putCalendar(EventCalendar(id: "c", name: "C"), base: nil)]
    for number in 0..<100 {
      let title = "invoice\(number) invoice"
      edits.append(
        .putEvent(try event("\(number)", "2026-03-24", "2026-03-25", title: title), base: nil))
    }
    _ = try await store.apply(edits)
    for (text, count) in [("invo", 100), ("invoi", 100), ("invoice7", 11), ("invoices", 0)] {
      let query = SearchQuery(text, from: .min, zone: .utc, limit: 200)
      #expect(try await store.search(query).hits.count == count, "\(text)")
    }
  }

  @Test(arguments: [
    "", "x", "later", "later.1", "later.1.2", "later.-2.-5", "sooner.1.-5", "later.1.-5.6",
  ])
  func whatIsNoCursorIsRefused(cursor: String) async throws {
    let store = try SQLiteStore(path: Scratch().path("store.sqlite"))
    let query = SearchQuery("a", from: .min, zone: .utc, cursor: cursor)
    await #expect(throws: StoreError.invalid(field: "cursor", reason: "is no cursor of a search")) {
      try await store.search(query)
    }
  }
}
