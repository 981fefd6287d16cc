// SPDX-License-Identifier: MIT
import GRDBSQLite

/// A connection of another program, which knows nothing of stores.
///
/// (Without GRDB, whose operators keep the macros of Testing from compiling.)
final class RawConnection {
  private struct Failure: Error { var message: String }

  private var handle: OpaquePointer?

  // `isForeign`: as in programs that know of no checksums.
  init(_ path: String, isForeign: Bool = false) throws {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    try check(sqlite3_open_v2(path, &handle, flags, isForeign ? "unix" : nil))
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  func run(_ sql: String) throws {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// The first value of every row.
  func texts(_ sql: String) throws -> [String] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL")
    }
    return texts
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else {
      throw Failure(message: String(cString: sqlite3_errmsg(handle)))
    }
  }
}
