// SPDX-License-Identifier: MIT
import GRDB

/// What a transaction changes in the index of words.
///
/// It is written when the transaction ends, in order of rows: FTS5 begins a new part of its index
/// whenever a row comes before the last one. Only very long transactions write some of it earlier.
struct SearchChanges {
  private var added: [Int64: CalendarEvent?] = [:]
  private var removed: [SearchIndex.Entry] = []
  /// Events whose words went away with those of another one in the same row.
  private var shared: Set<Int64> = []

  private static let most = 20_000

  /// Has an event found by its words once it is written; reads it at the end if it is not given.
  mutating func add(_ place: Int64, _ event: CalendarEvent?, _ db: Database) throws {
    added[place] = .some(event)
    if added.count >= Self.most { try write(db) }
  }

  /// Has an event no longer found, before its record is overwritten.
  mutating func remove(_ place: Int64, _ db: Database) throws {
    guard added.removeValue(forKey: place) == nil, let entry = try SearchIndex.Entry(place, db)
    else { return }
    removed.append(entry)
    shared.formUnion(try SearchIndex.others(of: place, db))
    if removed.count >= Self.most { try write(db) }
  }

  /// Writes all of it.
  mutating func write(_ db: Database) throws {
    guard !added.isEmpty || !removed.isEmpty else { return }
    for place in shared where added[place] == nil { added[place] = .some(nil) }
    var holders: [[UInt8]: Int64] = [:]
    let entries = try added.compactMap { place, event in
      guard let event else { return try SearchIndex.Entry(place, db) }
      return try Self.entry(place, event, &holders, db)
    }
    var rest = removed.sorted { $0.row > $1.row }
    var long: Set<[UInt8]> = []
    for entry in entries.sorted(by: { $0.row < $1.row }) {
      while let next = rest.last, next.row <= entry.row {
        try SearchIndex.remove(rest.removeLast(), db)
      }
      try SearchIndex.add(entry, db)
      SearchIndex.note(entry.words, in: &long)
    }
    while let next = rest.popLast() { try SearchIndex.remove(next, db) }
    try SearchIndex.keep(long, db)
    (added, removed, shared) = ([:], [], [])
  }

  private static func entry(
    _ place: Int64, _ event: CalendarEvent, _ holders: inout [[UInt8]: Int64], _ db: Database
  ) throws -> SearchIndex.Entry {
    // Unicode treats texts as equal that are two ids.
    let id = Array(event.calendar.utf8)
    let holder =
      try holders[id]
      ?? Int64.fetchOne(
        db.cachedStatement(
          sql: "SELECT holder FROM occurrence_holder WHERE tenant = 1 AND calendar = 1 AND id = ?"),
        arguments: [event.calendar]) ?? 0
    holders[id] = holder
    let start = event.span.start
    return SearchIndex.Entry(
      event: place, axis: start.axis, start: start.microseconds, holder: holder,
      texts: [event.title, event.location, event.notes])
  }
}
