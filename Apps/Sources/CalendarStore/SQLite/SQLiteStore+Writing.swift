// SPDX-License-Identifier: MIT
import CalendarStreaks
import GRDB

extension SQLiteStore {
  /// Writes edits in one transaction.
  public func apply(_ edits: [StoreEdit]) async throws(StoreError) -> [EditOutcome] {
    for edit in edits { try edit.validate() }
    return try await write { [options] db in
      var writer = try RecordWriter(db, now: options.now())
      let outcomes = try edits.map { try writer.apply($0) }
      try writer.finish()
      return outcomes
    }
  }
}
