// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import GRDB

/// One import: its number, its counts, and the statements that it reuses.
///
/// Rows without an id are recognised by content and ordinal. Counting every content would take
/// memory that grows with the file. So only contents whose first id was taken are counted, in a
/// temporary table on the disk; its `origin` tells whether an earlier import or this one took the
/// id.
final class Importer {
  private let pool: DatabasePool
  private let path: String
  private let now: Instant
  private let busyTimeout: Duration
  private let restores: Bool
  private let run: Int64
  private(set) var report = SessionImport.Report()
  private var notes = ImportNotes()
  private var statements: ImportStatements?

  /// Starts an import under a number of its own.
  init(_ store: SQLiteStore, restores: Bool) throws {
    (pool, path, now) = (store.pool, store.path, store.options.now())
    busyTimeout = store.options.busyTimeout
    self.restores = restores
    run = try pool.write { db in
      // An import returns to more pages than edits do.
      try db.execute(sql: "PRAGMA cache_size = -65536")
      return try Int64.fetchOne(
        db, sql: "UPDATE meta SET import_runs = import_runs + 1 RETURNING import_runs") ?? 0
    }
  }

  /// Ends the import and drops its counts and statements.
  func close() {
    try? pool.writeWithoutTransaction { db in
      statements = nil
      try db.execute(sql: "PRAGMA cache_size = \(SQLiteFile.connectionCache)")
      try db.execute(sql: "DROP TABLE IF EXISTS temp.import_seen_\(run)")
    }
  }
}

extension Importer {
  /// How many times longer than a request an import waits for a lock: two imports at once take
  /// turns, and nobody is waiting for a page.
  private static let patience = 12

  /// Imports the rows that a body writes in one transaction, or none of them when it throws.
  func transaction(_ body: (inout Transaction) throws -> Void) throws {
    try pool.writeWithoutTransaction { db in
      let former = report
      do {
        try db.withPatience(busyTimeout * Self.patience, usual: busyTimeout) { db in
          try SQLiteStore.transaction(db) { try run(body, in: $0) }
        }
      } catch {
        report = former
        statements = nil
        throw error
      }
    }
  }

  /// Joins some parts of the index of words in a transaction; returns whether there are more.
  ///
  /// None unless a tenth of the events may be new, so that events imported one by one cost no more.
  func joinWords(isFirst: Bool) throws -> Bool {
    try pool.writeWithoutTransaction { db in
      try db.withPatience(busyTimeout * Self.patience, usual: busyTimeout) { db in
        try SQLiteStore.transaction(db) { db in
          try SQLiteSchema.checkVersion(of: db, path: path)
          let last = try Int64.fetchOne(db, sql: "SELECT max(place) FROM event") ?? 0
          guard last > 0, report.added >= last / 10 else { return false }
          return try SearchIndex.join(db, isFirst: isFirst)
        }
      }
    }
  }

  private func run(
    _ body: (inout Transaction) throws -> Void, in db: Database
  ) throws {
    let statements = try statements ?? ImportStatements(db, run: run)
    self.statements = statements
    try SQLiteSchema.checkVersion(of: db, path: path)
    var transaction = Transaction(
      writer: try RecordWriter(db, now: now), statements: statements, restores: restores,
      report: report, notes: notes)
    let before = transaction.writer.change
    try body(&transaction)
    try transaction.writer.finish(run: run)
    report = transaction.report
    notes = transaction.notes
    let change = transaction.writer.change
    if change != before { report.change = change }
  }

  /// One transaction of an import, in which rows are written.
  struct Transaction {
    var writer: RecordWriter
    fileprivate let statements: ImportStatements
    let restores: Bool
    var report: SessionImport.Report
    var notes: ImportNotes
  }
}

extension Importer.Transaction {
  /// Writes a row, unless the store holds it already or has deleted it.
  mutating func write(_ row: SessionImport.Row) throws {
    if let id = row.id {
      try put(row, id: id, isMade: false)
      return
    }
    let identity = ContentIdentity(start: row.start, end: row.end, points: row.points)
    let first = identity.id(ordinal: 0)
    if try add(row, id: first, isMade: true) { return }
    let ordinal = try statements.nextOrdinal(identity, first: first)
    try put(row, id: identity.id(ordinal: ordinal), isMade: true)
  }

  private mutating func put(_ row: SessionImport.Row, id: SessionID, isMade: Bool) throws {
    if try add(row, id: id, isMade: isMade) { return }
    let present = try writer.db.session(id)
    let session = Session(id: id, start: row.start, end: row.end, points: row.points)
    let verdict = ImportVerdict.judge(
      session, hasGivenID: !isMade, restores: restores, over: present?.held,
      wasUndone: try wasUndone(present.map(StoreRecord.session)))
    report.count(verdict)
    let content: Session
    switch verdict {
    case .add: content = session
    case .update(let updated): content = updated
    case .unchanged, .leftDeleted: return
    }
    guard let present else { return }
    try writer.write(
      HeldRecord(content: content, revision: present.revision + 1), over: present)
  }

  /// Whether a record is deleted because what made it was undone.
  mutating func wasUndone(_ record: StoreRecord?) throws -> Bool {
    guard let record, record.isDeleted else { return false }
    let (db, table) = (writer.db, RecordTable(of: record))
    return try notes.undone.contain(record.change, db) { try db.formerChange(table, before: $0) }
  }

  /// Adds a session unless its id is taken; returns whether it was added.
  mutating func add(_ row: SessionImport.Row, id: SessionID, isMade: Bool) throws -> Bool {
    let isAdded = try statements.insert(row, id: id, change: writer.change + 1, isMade: isMade)
    guard isAdded else { return false }
    writer.skipChange()
    report.count(.add)
    return true
  }
}
