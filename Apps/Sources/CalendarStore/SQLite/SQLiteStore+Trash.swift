// SPDX-License-Identifier: MIT
import CivilTime
import GRDB

extension SQLiteStore {
  /// Forgets what was deleted or overwritten longer ago than the settings say.
  ///
  /// Searching lets others write; only deleting, 5 000 rows at a time, makes them wait.
  public func purge(now: Instant) async throws(StoreError) -> TrashReport {
    var report = TrashReport()
    report.floor = try await read { try $0.floorToBe(now: now) }
    guard report.floor > 0 else { return report }
    let floor = report.floor
    try await deleteEvents(ofCalendarsDeletedThrough: floor, now: now)
    try await raiseFloor(to: floor)
    for table in TrashTable.all {
      while true {
        let keys = try await read { try table.keys($0, through: floor) }
        guard !keys.isEmpty else { break }
        let count = try await write { try table.delete(keys, $0, through: floor) }
        if table.holdsRecords { report.records += count }
      }
    }
    return report
  }

  /// Deletes the events of calendars that are about to be forgotten: nothing could bring them back but
  /// another calendar with the same id, which never had them.
  private func deleteEvents(
    ofCalendarsDeletedThrough floor: Int64, now: Instant
  ) async throws(StoreError) {
    while try await !read({ try $0.strandedEvents(through: floor, limit: 1).isEmpty }) {
      try await write { db in
        var writer = try RecordWriter(db, now: now)
        for record in try db.strandedEvents(through: floor, limit: 1_000) {
          _ = try writer.apply(.deleteEvent(record.event.id, base: record.revision))
        }
        try writer.finish()
      }
    }
  }

  /// From here on, nothing that is to be deleted is reported any more.
  private func raiseFloor(to floor: Int64) async throws(StoreError) {
    guard floor > (try await read { try $0.floorChange() }) else { return }
    try await write { db in
      try db.execute(
        sql: """
          UPDATE calendar SET floor_change = max(floor_change, ?)
          WHERE tenant = 1 AND calendar = 1
          """, arguments: [floor])
    }
  }
}

/// What a purge deletes from a table.
private struct TrashTable: Sendable {
  let name: String
  let key: String
  let change: String
  var condition = ""

  var holdsRecords: Bool { !condition.isEmpty }

  /// Former states come first: each deleted record has one, unless the record is older than former
  /// states are.
  static let all =
    RecordTable.allCases.map { TrashTable(name: $0.former, key: "change", change: "change") }
    + [TrashTable(name: "batch", key: "first_change", change: "last_change")]
    + RecordTable.allCases.filter { $0 != .settings }.map {
      TrashTable(
        name: $0.rawValue, key: "place", change: "change", condition: "AND deleted = 1")
    } + [
      TrashTable(name: "write_day", key: "day", change: "first_change")
    ]

  /// Some rows with changes up to a number.
  func keys(_ db: Database, through floor: Int64, limit: Int = 5_000) throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT \(key) FROM \(name)
        WHERE tenant = 1 AND calendar = 1 AND \(change) <= ? \(condition) LIMIT ?
        """, arguments: [floor, limit])
  }

  /// Deletes those of the rows that still qualify; returns how many.
  func delete(_ keys: [Int64], _ db: Database, through floor: Int64) throws -> Int64 {
    try db.execute(
      sql: """
        DELETE FROM \(name) WHERE tenant = 1 AND calendar = 1
          AND \(key) IN (\(keys.map(String.init).joined(separator: ", ")))
          AND \(change) <= ? \(condition)
        """, arguments: [floor])
    return Int64(db.changesCount)
  }
}

extension Database {
  /// Some events of calendars that were deleted by a change up to a number.
  fileprivate func strandedEvents(through floor: Int64, limit: Int) throws -> [EventRecord] {
    try Row.fetchAll(
      self,
      sql: """
        SELECT \(EventRow.columns(withNotes: true))
        FROM event_calendar AS c CROSS JOIN occurrence_holder AS h
          ON h.tenant = 1 AND h.calendar = 1 AND h.id = c.id
        CROSS JOIN occurrence AS o ON o.tenant = 1 AND o.calendar = 1 AND o.holder = h.holder
        CROSS JOIN event AS e ON e.place = o.event
        WHERE c.tenant = 1 AND c.calendar = 1 AND c.deleted = 1 AND c.change <= ? LIMIT ?
        """, arguments: [floor, limit]
    ).map(EventRow.record)
  }

  /// The last change that is old enough to be forgotten together with all before it, 0 for none.
  fileprivate func floorToBe(now: Instant) throws -> Int64 {
    let floor = try floorChange()
    guard let days = try settings().settings.trashDays else { return floor }
    let today = Int64(ZoneRules.fixed(.utc).day(at: now).rawValue)
    let last = try lastOldChange(before: today - Int64(days))
    guard last > floor else { return floor }
    let hasTrash = try TrashTable.all.contains { table in
      try table.name != "write_day" && !table.keys(self, through: last, limit: 1).isEmpty
    }
    return hasTrash ? last : floor
  }

  /// The last of the changes that were all made before a day, 0 for none.
  private func lastOldChange(before day: Int64) throws -> Int64 {
    let first = try Int64.fetchOne(
      self, sql: "SELECT min(first_change) FROM write_day WHERE tenant = 1 AND calendar = 1")
    guard let first else { return 0 }
    let young = try Int64.fetchOne(
      self,
      sql: """
        SELECT min(first_change) FROM write_day WHERE tenant = 1 AND calendar = 1 AND day >= ?
        """, arguments: [day])
    // For changes before the first noted day, the time is unknown; they count as of that day.
    if young == first { return 0 }
    return try young.map { $0 - 1 } ?? lastChange()
  }
}
