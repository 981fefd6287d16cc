// SPDX-License-Identifier: MIT
import CalendarModel
import GRDB

extension SQLiteStore {
  /// Writes edits in one transaction.
  public func apply(_ edits: [StoreEdit]) async throws(StoreError) -> [EditOutcome] {
    for edit in edits { try edit.validate() }
    let outcomes = try await write { db in
      var writer = RecordWriter(db: db, change: try db.head().change)
      let outcomes = try edits.map { try writer.apply($0) }
      try writer.finish()
      return outcomes
    }
    announce()
    return outcomes
  }
}
