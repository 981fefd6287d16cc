// SPDX-License-Identifier: MIT
import GRDB

/// The index of the words in titles, places and notes of living events: derived from the events, and
/// made anew from them at any time.
///
/// A row's number is a position in time (`SearchPlace`), so what is found comes in order and a page
/// needs no sorting, however many events have a word, and its last bits say whose row it is. Beginnings
/// of one and two letters have indexes of their own; for a longer one `search_word` knows the words
/// that begin with it, also words that no event has any more.
///
/// SQLite keeps neither words nor where in a text they are, so what is found is looked at once more:
/// whether a run of characters is one, and whether words are there that another Unicode took away.
enum SearchIndex {
  /// The letters of the longest beginning with an index of its own.
  static let longestPrefix = 2

  /// What a row says of a living event `e`.
  struct Entry {
    let row: Int64
    let words: SearchWords

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
      row = SearchPlace.of(axis, start, event: event)
      var words = SearchWords()
      words.add(word: SearchIndex.name(ofHolder: holder))
      for text in texts { words.add(text) }
      self.words = words
    }

    init?(_ event: Int64, _ db: Database) throws {
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: "SELECT \(Self.columns) FROM \(Self.source) WHERE e.deleted = 0 AND e.place = ?"),
        arguments: [event])
      guard let row else { return nil }
      self.init(row)
    }
  }

  /// The word that stands for a calendar: a private character, which is none of any text.
  static func name(ofHolder holder: Int64) -> String {
    String(Unicode.Scalar(UInt32(0xF_0000 + holder % 0xFFFE)) ?? "\u{F0000}")
  }
}

extension SearchIndex {
  /// Makes the whole index anew.
  static func rebuild(_ db: Database) throws {
    let tables = ["search", "search_word"]
    for table in tables { try db.execute(sql: "DROP TABLE IF EXISTS \(table)") }
    try db.execute(sql: SQLiteSchema.fourth)
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
    var long: Set<[UInt8]> = []
    while let row = try rows.next() {
      let entry = Entry(row)
      try add(entry, db)
      note(entry.words, in: &long)
      if long.count >= mostNoted {
        try keep(long, db)
        long = []
      }
    }
    try keep(long, db)
  }

  private static let mostNoted = 50_000

  /// Adds an event to the index.
  static func add(_ entry: Entry, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT INTO search (rowid, words) VALUES (?, ?)")
      .execute(arguments: [entry.row, entry.words.text])
  }

  /// Takes an event out of the index.
  static func remove(_ entry: Entry, _ db: Database) throws {
    try db.cachedStatement(
      sql: "INSERT INTO search (search, rowid, words) VALUES ('delete', ?, ?)"
    ).execute(arguments: [entry.row, entry.words.text])
  }

  /// Joins some pages of the parts that FTS5 has written; returns whether there is more to join.
  ///
  /// The first call decides which parts: all there are. See "merge" in https://sqlite.org/fts5.html.
  static func join(_ db: Database, isFirst: Bool) throws -> Bool {
    let before = db.totalChangesCount
    try db.cachedStatement(sql: "INSERT INTO search (search, rank) VALUES ('merge', ?)")
      .execute(arguments: [isFirst ? -pagesAtOnce : pagesAtOnce])
    return db.totalChangesCount - before >= 2
  }

  /// About 4 MB, which take some tens of milliseconds.
  private static let pagesAtOnce = 1_000

  /// The other living events that have the row of an event: none, before there are 8 388 608.
  static func others(of event: Int64, _ db: Database) throws -> [Int64] {
    try Int64.fetchAll(
      db.cachedStatement(
        sql: """
          WITH RECURSIVE other (place) AS (
            SELECT ?1 & \(SearchPlace.mask) UNION ALL
            SELECT place + \(SearchPlace.mask + 1) FROM other
            WHERE place + \(SearchPlace.mask + 1) <= (SELECT max(place) FROM event))
          SELECT e.place FROM other CROSS JOIN event AS e ON e.place = other.place
            CROSS JOIN event AS o ON o.place = ?1
          WHERE e.place <> o.place AND e.deleted = 0 AND min(e.kind, 1) = min(o.kind, 1)
            AND e.start_at = o.start_at
          """),
      arguments: [event])
  }
}

extension SearchIndex {
  /// Adds those of the words to a set whose beginnings have no index of their own.
  static func note(_ words: SearchWords, in long: inout Set<[UInt8]>) {
    for word in words.bytes.split(separator: 0x20) where isLong(word) {
      long.insert(Array(word))
    }
  }

  /// Whether the word has no index of its beginning that contains all of it.
  private static func isLong(_ word: ArraySlice<UInt8>) -> Bool {
    word.count { $0 & 0xC0 != 0x80 } > longestPrefix
  }

  /// Keeps words, in order, so that neighbours are written to one page.
  static func keep(_ long: Set<[UInt8]>, _ db: Database) throws {
    let keep = try db.cachedStatement(sql: "INSERT OR IGNORE INTO search_word (word) VALUES (?)")
    for word in long.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      try keep.execute(arguments: [String(decoding: word, as: UTF8.self)])
    }
  }
}
