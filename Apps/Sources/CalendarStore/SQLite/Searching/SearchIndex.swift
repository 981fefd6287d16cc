// SPDX-License-Identifier: MIT
import GRDB

/// The index of the words in titles, places and notes of living events: derived from the events, and
/// made anew from them at any time.
///
/// A row's number is a position in time (`SearchPlace`), so what is found comes in order and a page
/// needs no sorting, however many events have a word. SQLite keeps words as they were added and takes
/// them away by the row. Beginnings of up to four letters have indexes of their own; for a longer one
/// `search_word` knows the words that begin with it, also words that no event has any more.
enum SearchIndex {
  /// The letters of the longest beginning with an index of its own.
  static let longestPrefix = 4

  /// What a row says of a living event `e`.
  struct Entry {
    let event: Int64
    let row: Int64
    let words: [String]

    /// The columns from which it is made.
    static let columns = """
      e.place, min(e.kind, 1), e.start_at, h.holder, e.title, e.location, e.notes
      """
    static let source = """
      event AS e CROSS JOIN occurrence_holder AS h
        ON h.tenant = e.tenant AND h.calendar = e.calendar AND h.id = e.event_calendar
      """

    init(_ row: Row) {
      let axis: TimeAxis = row[1] == 0 ? .instant : .civil
      self.init(
        event: row[0], axis: axis, start: row[2], holder: row[3], texts: [row[4], row[5], row[6]])
    }

    init(event: Int64, axis: TimeAxis, start: Int64, holder: Int64, texts: [String]) {
      self.event = event
      row = SearchPlace.usual(axis, start, event: event)
      words = [SearchIndex.name(ofHolder: holder)] + texts.flatMap { SearchText($0).indexed }
    }
  }

  /// The word that stands for a calendar: a private character, which is none of any text.
  static func name(ofHolder holder: Int64) -> String {
    String(Unicode.Scalar(UInt32(0xF_0000 + holder % 0xFFFE)) ?? "\u{F0000}")
  }
}

extension SearchIndex {
  /// Adds events that are not in the index, after their records and occurrences were written.
  static func add(_ events: Set<Int64>, _ db: Database) throws {
    let entries = try events.compactMap { event in
      try Row.fetchOne(
        db.cachedStatement(
          sql: "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.deleted = 0 AND e.place = ?"),
        arguments: [event]
      ).map(Entry.init)
    }
    for entry in entries.sorted(by: { $0.row < $1.row }) { try insert(entry, db) }
  }

  /// Takes an event out of the index, before its record is overwritten.
  static func remove(_ event: Int64, _ db: Database) throws {
    let found = try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT min(kind, 1), start_at FROM event WHERE deleted = 0 AND place = ?"),
      arguments: [event])
    guard let found else { return }
    let (axis, start): (TimeAxis, Int64) = (found[0] == 0 ? .instant : .civil, found[1])
    let usual = SearchPlace.usual(axis, start, event: event)
    let first = SearchPlace.first(axis, start)
    for range in [usual...usual, first...first | SearchPlace.mask] {
      let row = try Int64.fetchOne(
        db.cachedStatement(
          sql: "SELECT rowid FROM search WHERE rowid BETWEEN ? AND ? AND event = ?"),
        arguments: [range.lowerBound, range.upperBound, event])
      guard let row else { continue }
      return try db.cachedStatement(sql: "DELETE FROM search WHERE rowid = ?")
        .execute(arguments: [row])
    }
  }

  /// Makes the whole index anew.
  static func rebuild(_ db: Database) throws {
    try db.execute(sql: "DROP TABLE search; DROP TABLE search_word; \(SQLiteSchema.fourth)")
    try fill(db)
  }

  /// Adds all events, in the order of the rows, which SQLite writes at once.
  static func fill(_ db: Database) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.deleted = 0
        ORDER BY 2 DESC, 3, e.place & \(SearchPlace.mask)
        """)
    while let row = try rows.next() { try insert(Entry(row), db) }
  }

  private static func insert(_ entry: Entry, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT INTO search (rowid, words, event) VALUES (?, ?, ?)")
      .execute(
        arguments: [try freeRow(entry, db), entry.words.joined(separator: " "), entry.event])
    let note = try db.cachedStatement(sql: "INSERT OR IGNORE INTO search_word (word) VALUES (?)")
    for word in entry.words where word.unicodeScalars.count > longestPrefix {
      try note.execute(arguments: [word])
    }
  }

  /// The row of an event: the usual one, or after 8 388 608 events a free one of the same second.
  private static func freeRow(_ entry: Entry, _ db: Database) throws -> Int64 {
    let first = entry.row & ~SearchPlace.mask
    let taken = try db.cachedStatement(sql: "SELECT 1 FROM search WHERE rowid = ?")
    for step in 0...SearchPlace.mask {
      let row = first | ((entry.row + step) & SearchPlace.mask)
      if try Int64.fetchOne(taken, arguments: [row]) == nil { return row }
    }
    throw DatabaseError(resultCode: .SQLITE_FULL, message: "too many events of one second")
  }
}
