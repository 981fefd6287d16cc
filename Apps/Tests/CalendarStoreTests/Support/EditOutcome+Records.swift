// SPDX-License-Identifier: MIT
import CalendarStore

extension EditOutcome {
  /// What was written, or nil.
  var applied: StoreRecord? {
    guard case .applied(let record) = self else { return nil }
    return record
  }

  /// What was there already, or nil.
  var unchanged: StoreRecord? {
    guard case .unchanged(let record) = self else { return nil }
    return record
  }

  /// Whether it is a conflict, with whatever record.
  var isConflict: Bool {
    guard case .conflict = self else { return false }
    return true
  }
}

extension RecordStore {
  /// The outcome of one edit.
  func apply(_ edit: StoreEdit) async throws -> EditOutcome {
    try await apply([edit])[0]
  }

  /// Imports these rows.
  func importRows(
    _ rows: [SessionImport.Row], options: SessionImport.Options = SessionImport.Options()
  ) async throws -> SessionImport.Report {
    var iterator = rows.makeIterator()
    return try await importSessions(options) { iterator.next() }
  }
}
