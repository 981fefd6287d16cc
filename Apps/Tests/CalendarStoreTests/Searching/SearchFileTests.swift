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
    let connection = try RawConnection(path)
    // In the connection's memory: a table that says which words the rows have.
    try connection.run(
      "CREATE VIRTUAL TABLE temp.word USING fts5vocab(main, search, instance)")
    return try connection.texts(
      "SELECT doc || ' ' || term FROM temp.word ORDER BY doc, term")
  }

  /// The row of an event whose words are known.
  private static let row = """
    (SELECT \(SearchPlace.of(.civil, time, event: 0)) + place FROM event WHERE id = 'long')
    """
  private static let time = CivilDateTime(
    day: day("2026-03-24"), time: .midnight
  ).wallMicroseconds

  @Test(arguments: [
    "UPDATE event SET start_at = start_at - 1000000 WHERE deleted = 0 AND kind < 2",
    "INSERT INTO search (rowid, words) VALUES (1, 'a')",
    "INSERT INTO search (rowid, words) VALUES (\(row), 'more')",
    "INSERT INTO search (search, rowid, words) VALUES ('delete', \(row), 'wintersemester')",
    "INSERT INTO search (search) VALUES ('delete-all')",
    "UPDATE event SET title = title || ' more' WHERE deleted = 0", "DELETE FROM search_word",
    "UPDATE search_data SET block = zeroblob(length(block)) WHERE id > 10",
    "DROP TABLE search_word",
  ])
  func aFileWhoseIndexIsWrongIsNotSoundUntilItIsMadeAnew(tampering: String) async throws {
    let path = try Scratch().path("store.sqlite")
    try await filled(path).close()
    let file = RawFile(path: path)
    #expect(try StoreCheck(path: path).findings == [])
    try file.run(tampering)
    #expect(try StoreCheck(path: path).kinds == [.index])
    try await makeAnew(path)
    #expect(try StoreCheck(path: path).findings == [])
  }

  @Test func aFileThatLacksBeginningsOfAWordIsNotSound() async throws {
    let path = try Scratch().path("store.sqlite")
    try await filled(path).close()
    let file = RawFile(path: path)
    let word = "(\(Self.row), 'wintersemester')"
    try file.run("INSERT INTO search (search, rowid, words) VALUES ('delete', \(word.dropFirst())")
    // As if the index had lists of other beginnings.
    for (lengths, others) in [("1 2", "3 4"), ("3 4", "1 2")] {
      try file.run(
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = replace(sql, '\(lengths)', '\(others)') WHERE name = 'search'
        """)
      if others == "3 4" { try file.run("INSERT INTO search (rowid, words) VALUES \(word)") }
    }
    let check = try StoreCheck(path: path)
    #expect(
      check.findings.map(\.subject) == ["words that begin with “w”", "words that begin with “wi”"])
    #expect(check.waysOut.first?.contains("almanac check --repair") == true)
    try await makeAnew(path)
    #expect(try StoreCheck(path: path).findings == [])
  }

  private func makeAnew(_ path: String) async throws {
    let store = try SQLiteStore(path: path)
    try await store.rebuildIndexes()
    store.close()
  }

  @Test func aWordThatIsNoLongerThereIsNotFound() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try await filled(path)
    // As if a program with another Unicode had added it.
    try await store.write { db in
      try db.execute(sql: "INSERT INTO search (rowid, words) VALUES (\(Self.row), 'vanished')")
    }
    for (text, count) in [("vanished", 0), ("wintersem", 1), ("京駅", 1), ("駅 東", 1), ("駅東", 0)] {
      let query = SearchQuery(text, from: .min, zone: .utc)
      #expect(try await store.search(query).hits.count == count, "\(text)")
    }
  }

  @Test func eventsThatShareARowAreFoundAndTakenAway() async throws {
    let path = try Scratch().path("store.sqlite")
    let store = try SQLiteStore(path: path)
    _ = try await store.apply([
      .putCalendar(EventCalendar(id: "c", name: "C"), base: nil),
      .putEvent(try event("a", "2026-03-24", "2026-03-25"), base: nil),
    ])
    // As if this were the event after 8 388 608 others.
    try await store.write { db in
      var words = SearchChanges()
      try words.remove(1, db)
      try db.execute(sql: "UPDATE event SET place = \(SearchPlace.mask + 2)")
      try db.execute(sql: "UPDATE occurrence SET event = \(SearchPlace.mask + 2)")
      try words.add(SearchPlace.mask + 2, nil, db)
      try words.write(db)
      try db.execute(
        sql: """
          CREATE TEMP TABLE copy AS SELECT * FROM event;
          UPDATE copy SET place = 1, id = 'b', change = 99;
          INSERT INTO event SELECT * FROM copy;
          """)
      try OccurrenceIndex.add(1, db)
      try words.add(1, nil, db)
      try words.write(db)
    }
    let query = SearchQuery("event", from: .min, zone: .utc)
    let ids = { (page: SearchPage) in page.hits.map(\.occurrence.record.event.id).sorted() }
    #expect(try await ids(store.search(query)) == ["a", "b"])
    // A cursor could not be between them.
    let short = SearchQuery("event", from: .min, zone: .utc, limit: 1)
    #expect(try await ids(store.search(short)) == ["a", "b"])
    #expect(try await store.search(short).later == nil)
    _ = try await store.apply(.deleteEvent("b", base: 1))
    #expect(try await ids(store.search(query)) == ["a"])
    _ = try await store.apply(.deleteEvent("a", base: 1))
    #expect(try await ids(store.search(query)) == [])
  }

  @Test func aPrefixOfManyWordsIsFoundToo() async throws {
    let store = try SQLiteStore(path: Scratch().path("store.sqlite"))
    var edits = [StoreEdit.putCalendar(EventCalendar(id: "c", name: "C"), base: nil)]
    // More words than are named, and more others in between than are looked at in vain.
    for number in 0..<1_400 {
      let title = number % 10 == 0 ? "invoice\(number / 10) invoice" : "inn"
      let day = number < 50 ? "2026-03-23" : number < 1_350 ? "2026-03-24" : "2026-03-25"
      edits.append(.putEvent(try event("\(number)", day, "2026-03-26", title: title), base: nil))
    }
    _ = try await store.apply(edits)
    let counts = [
      ("in", 1_400), ("inv", 140), ("invoi", 140), ("invoice7", 11), ("invoices", 0),
      ("inn", 1_260),
    ]
    for (text, count) in counts {
      let query = SearchQuery(text, from: .min, zone: .utc, limit: 2_000)
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
