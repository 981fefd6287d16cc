// SPDX-License-Identifier: MIT
import CalendarStreaks
import GRDB

extension SQLiteStore {
  /// Imports sessions row by row.
  ///
  /// Memory does not grow with their number. Without `isStrict` rows are read while nobody waits,
  /// and other writers wait only while a transaction is written, for some tens of milliseconds.
  public func importSessions(
    _ options: SessionImport.Options, next: () throws -> SessionImport.Row?
  ) async throws -> SessionImport.Report {
    try await importRows(options, next: { try next()?.validated() }) { try $0.write($1) }
  }

  /// Imports records with their revisions, in transactions like sessions.
  public func importRecords(
    _ options: SessionImport.Options, next: () throws -> RecordImport.Item?
  ) async throws -> SessionImport.Report {
    try await importRows(options, next: { try next()?.validated() }) { try $0.write($1) }
  }

  private func importRows<Row>(
    _ options: SessionImport.Options, next: () throws -> Row?,
    write: (inout Importer.Transaction, Row) throws -> Void
  ) async throws -> SessionImport.Report {
    try watch.probe.checkPlace()
    defer { announce() }
    let importer = try mapped { try Importer(self, restores: options.restores) }
    defer { importer.close() }
    if options.isStrict {
      try importAtOnce(importer, next, write)
    } else {
      try await importInTurns(importer, next, write)
    }
    await joinWords(importer)
    return importer.report
  }

  /// Joins the parts of the index of words, if much of it is new: a search looks into each of them.
  ///
  /// Nobody has to wait for long, and what fails here is done by later writes.
  private func joinWords(_ importer: Importer) async {
    var isFirst = true
    while (try? importer.joinWords(isFirst: isFirst)) == true {
      isFirst = false
      await Task.yield()
    }
  }

  private func importAtOnce<Row>(
    _ importer: Importer, _ next: () throws -> Row?,
    _ write: (inout Importer.Transaction, Row) throws -> Void
  ) throws {
    var reading: (any Error)?
    try mapped {
      try importer.transaction { transaction in
        do {
          while let row = try next() { try write(&transaction, row) }
        } catch {
          reading = error is DatabaseError ? nil : error
          throw error
        }
      }
    } orThrow: {
      reading
    }
    try watch.probe.checkPlace()
  }

  /// Rows in a transaction: enough for the cost of a commit not to matter.
  private static let rowsInTurn = 10_000

  private func importInTurns<Row>(
    _ importer: Importer, _ next: () throws -> Row?,
    _ write: (inout Importer.Transaction, Row) throws -> Void
  ) async throws {
    var rows: [Row] = []
    rows.reserveCapacity(Self.rowsInTurn)
    var isDone = false
    while !isDone {
      rows.removeAll(keepingCapacity: true)
      let reading = Result {
        while rows.count < Self.rowsInTurn {
          guard let row = try next() else {
            isDone = true
            return
          }
          rows.append(row)
        }
      }
      try mapped {
        try importer.transaction { transaction in
          for row in rows { try write(&transaction, row) }
        }
      }
      try watch.probe.checkPlace()
      announce()
      try reading.get()
      await Task.yield()
    }
  }

  /// Runs a body and converts SQLite's errors to `StoreError`; other errors pass through.
  private func mapped<Value>(
    _ body: () throws -> Value, orThrow other: () -> (any Error)? = { nil }
  ) throws -> Value {
    do {
      return try body()
    } catch {
      throw other() ?? StoreError(error, path: path)
    }
  }
}

extension SessionImport.Row {
  /// The row, if a store takes it.
  func validated() throws(StoreError) -> Self {
    try validate()
    return self
  }
}

extension RecordImport.Item {
  /// The item, if a store takes it.
  func validated() throws(StoreError) -> Self {
    try validate()
    return self
  }
}
