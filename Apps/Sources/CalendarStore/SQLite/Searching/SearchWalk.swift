// SPDX-License-Identifier: MIT
import GRDB

/// One search in the index of words: what it asks SQLite for, and in which calendars.
struct SearchWalk {
  private let db: Database
  private let terms: SearchTerms
  /// The colours of the calendars in which it looks, by the bytes of their ids.
  private let colors: [[UInt8]: HexColor]
  /// The question in the language of FTS5, or nil where nothing can be found.
  private let question: Question?

  /// The places of the events that a row may stand for: one, before there are 8 388 608.
  private let places: String

  private struct Question {
    /// Finds the events, and perhaps others.
    var wide: String
    /// The same, but finds no others; nil where they are few.
    var narrow: String?
  }

  init(
    _ terms: SearchTerms, in wanted: SearchQuery.Calendars, _ db: Database
  ) throws {
    (self.db, self.terms) = (db, terms)
    let last = try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(place) FROM event")) ?? 0
    places = (0...last / (SearchPlace.mask + 1)).map {
      "(s.rowid & \(SearchPlace.mask)) + \($0 * (SearchPlace.mask + 1))"
    }.joined(separator: ", ")
    var (colors, shown, hidesSome) = ([[UInt8]: HexColor](), [Int64](), false)
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT h.holder, h.id, c.color, c.hidden, c.deleted
          FROM occurrence_holder AS h LEFT JOIN event_calendar AS c
            ON c.tenant = h.tenant AND c.calendar = h.calendar AND c.id = h.id
          WHERE h.tenant = 1 AND h.calendar = 1
          """))
    while let row = try rows.next() {
      guard let isHidden: Bool = row[3], let isDeleted: Bool = row[4], !isDeleted,
        wanted.contain(isHidden: isHidden)
      else {
        hidesSome = true
        continue
      }
      colors[Array((row[1] as String).utf8)] = try CalendarRow.color(row[2])
      shown.append(row[0])
    }
    self.colors = colors
    guard !terms.isEmpty, !shown.isEmpty,
      let words = try Self.question(terms, db)
    else {
      question = nil
      return
    }
    // Else most of what is found might have to be passed over.
    let calendars = shown.map { "\"\(SearchIndex.name(ofHolder: $0))\"" }
    let shows = hidesSome ? "(\(calendars.joined(separator: " OR "))) AND " : ""
    question = Question(wide: shows + words.wide, narrow: words.narrow.map { shows + $0 })
  }

  /// Finds events of some rows, the first or the last one first; each call of what it returns gives the
  /// next.
  ///
  /// Of one axis and direction only one walk may be under way, since they share a statement.
  func find(
    _ axis: TimeAxis, _ range: SearchRows, isLater: Bool
  ) throws -> () throws -> SearchMerge.Found? {
    guard var question else { return { nil } }
    let statement = try db.cachedStatement(sql: sql(axis, isLater: isLater))
    var rows = try Row.fetchCursor(
      statement, arguments: [question.wide, range.after, range.through])
    var misses = 0
    return {
      while let row = try rows.next() {
        let record = try EventRow.record(row)
        guard let color = colors[Array(record.event.calendar.utf8)] else { continue }
        let occurrence = EventOccurrence(
          record: record, span: record.event.span, color: record.event.color ?? color)
        let (place, start) = (row[18] as Int64, record.event.span.start)
        if SearchPlace.first(start.axis, start.microseconds) == place & ~SearchPlace.mask,
          let hit = SearchHit(occurrence, terms)
        {
          return (place, hit)
        }
        misses += 1
        if misses >= Self.mostMisses, let narrow = question.narrow {
          question.narrow = nil
          rows = try Row.fetchCursor(
            statement,
            arguments: [
              narrow, isLater ? place : range.after, isLater ? range.through : place,
            ])
        }
      }
      return nil
    }
  }

  /// One statement for each axis and direction, since all of them may be at work.
  private func sql(_ axis: TimeAxis, isLater: Bool) -> String {
    // The name of the axis only tells the statements apart.
    return """
      SELECT /* \(axis) */ \(EventRow.columns(withNotes: true)), s.rowid
      FROM search AS s CROSS JOIN event AS e ON e.place IN (\(places))
      WHERE s.search MATCH ? AND e.deleted = 0 AND s.rowid > ? AND s.rowid <= ?
      ORDER BY s.rowid \(isLater ? "ASC" : "DESC")
      """
  }
}

extension SearchWalk {
  /// The most words that one beginning stands for: each costs some microseconds.
  private static let mostWords = 100
  /// The most events to look at in vain before SQLite collects the right ones.
  private static let mostMisses = 1_000

  /// The terms in the language of FTS5, each of them between quotation marks, or nil where one of them
  /// is in no event.
  private static func question(_ terms: SearchTerms, _ db: Database) throws -> Question? {
    var (wide, narrow): ([String], [String]) = ([], [])
    for term in terms.terms {
      switch term {
      case .word(let bytes, let isPrefix):
        let word = String(decoding: bytes, as: UTF8.self)
        guard isPrefix else {
          wide.append("\"\(word)\"")
          narrow.append("\"\(word)\"")
          continue
        }
        guard let part = try beginning(word, db) else { return nil }
        wide.append(part.wide)
        narrow.append(part.narrow ?? part.wide)
      case .run(let characters):
        let run = characters.map { String(decoding: $0, as: UTF8.self) }
        // Whether the pairs follow each other is seen in the texts.
        let pairs = zip(run, run.dropFirst()).map { $0 + $1 }
        guard let last = try beginning(pairs.last ?? run[0], db) else { return nil }
        let first = pairs.dropLast().map { "\"\($0)\"" }
        wide += first + [last.wide]
        narrow += first + [last.narrow ?? last.wide]
      }
    }
    return Question(
      wide: wide.joined(separator: " AND "),
      narrow: wide == narrow ? nil : narrow.joined(separator: " AND "))
  }

  /// The beginning of a word.
  ///
  /// The longer ones have no index, and SQLite would collect all events that have one of the words: so
  /// these are named, if they are few. If they are many, the events are looked for among those of the
  /// longest beginning with an index, as long as enough of them are right.
  private static func beginning(_ word: String, _ db: Database) throws -> Question? {
    let exact = "\"\(word)\" *"
    let scalars = word.unicodeScalars
    guard scalars.count > SearchIndex.longestPrefix else { return Question(wide: exact) }
    let words = try String.fetchAll(
      db.cachedStatement(sql: "SELECT word FROM search_word WHERE word >= ? AND word < ? LIMIT ?"),
      arguments: [word, word + "\u{10FFFF}", mostWords + 1])
    if words.isEmpty { return nil }
    if words.count > mostWords {
      let short = String(scalars.prefix(SearchIndex.longestPrefix))
      return Question(wide: "\"\(short)\" *", narrow: exact)
    }
    return Question(wide: "(\(words.map { "\"\($0)\"" }.joined(separator: " OR ")))")
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
      let walk = try SearchWalk(terms, in: query.calendars, db)
      return try merge.page(token: try db.head()) {
        try walk.find($0, $1, isLater: $2)
      }
    }
  }
}
