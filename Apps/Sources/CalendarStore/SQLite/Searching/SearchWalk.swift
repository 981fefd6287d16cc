// SPDX-License-Identifier: MIT
import GRDB

/// One search in the index of words: what it asks SQLite for, and in which calendars.
struct SearchWalk {
  private let db: Database
  /// The colours of the calendars that are shown, by the bytes of their ids.
  private let colors: [[UInt8]: HexColor]
  /// The question in the language of FTS5, or nil where nothing can be found.
  private let expression: String?

  init(_ terms: SearchTerms, _ db: Database) throws {
    self.db = db
    var (colors, shown, hidesSome) = ([[UInt8]: HexColor](), [Int64](), false)
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT h.holder, h.id, c.color, c.hidden OR c.deleted
          FROM occurrence_holder AS h LEFT JOIN event_calendar AS c
            ON c.tenant = h.tenant AND c.calendar = h.calendar AND c.id = h.id
          WHERE h.tenant = 1 AND h.calendar = 1
          """))
    while let row = try rows.next() {
      guard let hides: Bool = row[3], !hides else {
        hidesSome = true
        continue
      }
      colors[Array((row[1] as String).utf8)] = try CalendarRow.color(row[2])
      shown.append(row[0])
    }
    self.colors = colors
    guard !terms.isEmpty, !shown.isEmpty,
      let words = try Self.expression(of: terms, db)
    else {
      expression = nil
      return
    }
    // Else most of what is found might have to be passed over.
    let calendars = shown.map { "\"\(SearchIndex.name(ofHolder: $0))\"" }
    expression = hidesSome ? "(\(calendars.joined(separator: " OR "))) AND \(words)" : words
  }

  /// Finds events from a position on, the nearest first.
  func find(
    _ axis: TimeAxis, from row: Int64, isLater: Bool, most: Int
  ) throws -> [SearchMerge.Found] {
    guard let expression else { return [] }
    let range = SearchPlace.range(axis)
    let statement = try db.cachedStatement(sql: isLater ? Self.later : Self.earlier)
    let bounds = isLater ? [row, range.upperBound] : [range.lowerBound, row]
    let rows = try Row.fetchCursor(
      statement, arguments: [expression, bounds[0], bounds[1]])
    var found: [SearchMerge.Found] = []
    while found.count < most, let row = try rows.next() {
      let record = try EventRow.record(row)
      guard let color = colors[Array(record.event.calendar.utf8)] else { continue }
      found.append(
        (
          row[18],
          EventOccurrence(
            record: record, span: record.event.span, color: record.event.color ?? color)
        ))
    }
    return found
  }

  private static func sql(_ condition: String) -> String {
    """
    SELECT \(EventRow.columns(withNotes: true)), s.rowid
    FROM search AS s CROSS JOIN event AS e ON e.place = s.event
    WHERE s.search MATCH ? AND \(condition)
    """
  }

  static let later = sql("s.rowid > ? AND s.rowid <= ? ORDER BY s.rowid")
  static let earlier = sql("s.rowid >= ? AND s.rowid <= ? ORDER BY s.rowid DESC")
}

extension SearchWalk {
  /// The most words that one beginning stands for; merging more takes longer than looking through all
  /// of them.
  private static let mostWords = 24

  /// The terms in the language of FTS5, each of them between quotation marks, or nil where one of them
  /// is in no event.
  private static func expression(of terms: SearchTerms, _ db: Database) throws -> String? {
    var parts: [String] = []
    for term in terms.terms {
      switch term {
      case .word(let word, isPrefix: false): parts.append("\"\(word)\"")
      case .word(let word, isPrefix: true):
        guard let part = try prefix(word, db) else { return nil }
        parts.append(part)
      case .run(let run):
        let words = zip(run, run.dropFirst()).map { $0 + $1 }
        parts.append("\"\((words.isEmpty ? run : words).joined(separator: " "))\" *")
      }
    }
    return parts.joined(separator: " AND ")
  }

  /// The beginning of a word.
  ///
  /// The longest ones have no index, and SQLite would collect all events that
  /// have one of the words: so these are named, if they are few.
  private static func prefix(_ word: String, _ db: Database) throws -> String? {
    guard word.unicodeScalars.count > SearchIndex.longestPrefix else { return "\"\(word)\" *" }
    let words = try String.fetchAll(
      db.cachedStatement(sql: "SELECT word FROM search_word WHERE word >= ? AND word < ? LIMIT ?"),
      arguments: [word, word + "\u{10FFFF}", mostWords + 1])
    if words.isEmpty { return nil }
    if words.count > mostWords { return "\"\(word)\" *" }
    return "(\(words.map { "\"\($0)\"" }.joined(separator: " OR ")))"
  }
}

extension SQLiteStore {
  /// The events that have the words of a text, some of them, in order of time.
  ///
  /// Two short walks along the index of words, which is in order of time on each axis.
  public func search(_ query: SearchQuery) async throws(StoreError) -> SearchPage {
    let merge = try SearchMerge(query)
    let terms = SearchTerms(query.text)
    return try await read { db in
      let walk = try SearchWalk(terms, db)
      return try merge.page(terms, token: try db.head()) {
        try walk.find($0, from: $1, isLater: $2, most: $3)
      }
    }
  }
}
