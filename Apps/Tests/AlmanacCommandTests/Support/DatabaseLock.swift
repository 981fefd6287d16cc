// SPDX-License-Identifier: MIT
import GRDBSQLite

/// Another program that keeps a database locked: nobody can write until it is let go.
final class DatabaseLock {
  struct Failure: Error {}

  private var handle: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open(path, &handle) == SQLITE_OK else { throw Failure() }
    sqlite3_busy_timeout(handle, 10_000)
    guard sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK else {
      throw Failure()
    }
  }

  deinit {
    release()
  }

  func release() {
    sqlite3_close_v2(handle)
    handle = nil
  }
}
