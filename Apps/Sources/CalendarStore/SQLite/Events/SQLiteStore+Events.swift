// SPDX-License-Identifier: MIT
import GRDB

extension SQLiteStore {
  /// The calendar with an id, a tombstone included, or nil.
  public func calendar(_ id: String) async throws(StoreError) -> CalendarRecord? {
    try await read { try $0.eventCalendar(id) }
  }

  /// The calendars by their order and then by id.
  public func calendars(limit: Int) async throws(StoreError) -> [CalendarRecord] {
    try await read { try $0.eventCalendars(limit: limit) }
  }

  /// The event with an id, a tombstone included, or nil.
  public func event(_ id: String) async throws(StoreError) -> EventRecord? {
    try await read { try $0.event(id) }
  }

  /// The occurrences of some days.
  ///
  /// For each calendar, axis and class of duration one short walk along the index; only what is found
  /// is looked up.
  public func occurrences(_ query: OccurrenceQuery) async throws(StoreError) -> OccurrencePage {
    try await read { db in
      OccurrencePage(token: try db.head(), occurrences: try db.occurrences(query))
    }
  }

  /// How many occurrences each of some days has; reads nothing but the index.
  public func occurrenceCounts(
    _ query: OccurrenceQuery
  ) async throws(StoreError) -> OccurrenceCounts {
    try await read { db in
      var counting = DayCounting(query)
      for shelf in try OccurrenceShelf.of(query, db) {
        for axis in [TimeAxis.instant, .civil] {
          try OccurrenceWalk(db: db, query: query, holder: shelf.holder, axis: axis)
            .forEachRow { start, end in counting.add(axis, start: start, end: end) }
        }
      }
      return OccurrenceCounts(token: try db.head(), days: counting.days())
    }
  }
}

extension Database {
  /// The occurrences of some days, as this connection sees them.
  func occurrences(_ query: OccurrenceQuery) throws -> [EventOccurrence] {
    var found: [EventOccurrence] = []
    for shelf in try OccurrenceShelf.of(query, self) {
      for axis in [TimeAxis.instant, .civil] where found.count < query.limit {
        let walk = OccurrenceWalk(db: self, query: query, holder: shelf.holder, axis: axis)
        try walk.forEachEvent(most: query.limit - found.count) { record in
          found.append(
            EventOccurrence(
              record: record, span: record.event.span, color: record.event.color ?? shelf.color))
        }
      }
    }
    return query.sorted(found)
  }
}
