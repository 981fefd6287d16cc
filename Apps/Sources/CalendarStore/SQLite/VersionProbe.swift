// SPDX-License-Identifier: MIT
import GRDBSQLite

/// A connection that only asks whether others have written, and where the store stands then.
///
/// `PRAGMA data_version` changes whenever another connection has committed, of this process or of
/// another; it reads no page, and the head itself is read only when it can have moved.
final class VersionProbe: Sendable {
  private let path: String
  private let connection: Locked<Connection>

  init(path: String, options: SQLiteOptions) throws(StoreError) {
    self.path = path
    connection = Locked(try Connection(path: path, options: options))
  }

  /// Lets go of the file.
  func close() {
    connection.withLock { $0.close() }
  }

  /// Where the store stands.
  func head() throws(StoreError) -> ChangeToken {
    try connection.withLock { connection throws(StoreError) in
      let version = try connection.number(connection.version)
      if version != connection.seen {
        connection.token.change = try connection.number(connection.head)
        connection.seen = version
      }
      return connection.token
    }
  }
}

extension VersionProbe {
  private final class Connection {
    let path: String
    private(set) var handle: OpaquePointer?
    private(set) var version: OpaquePointer?
    private(set) var head: OpaquePointer?
    var seen: Int64?
    var token = ChangeToken(store: "", change: 0)

    init(path: String, options: SQLiteOptions) throws(StoreError) {
      self.path = path
      // Not read-only: the connection that closes last puts the file beside the database into it,
      // and that may be this one.
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
      try check(sqlite3_open_v2(path, &handle, flags, nil))
      sqlite3_busy_timeout(handle, Int32(clamping: Int64(options.busyTimeout / .milliseconds(1))))
      version = try prepared("PRAGMA data_version")
      head = try prepared("SELECT head_change FROM calendar WHERE tenant = 1 AND calendar = 1")
      let name = try prepared("SELECT store FROM meta")
      defer { sqlite3_finalize(name) }
      try check(sqlite3_step(name), isRow: true)
      token.store = sqlite3_column_text(name, 0).map { String(cString: $0) } ?? ""
    }

    deinit {
      close()
    }

    func close() {
      sqlite3_finalize(version)
      sqlite3_finalize(head)
      sqlite3_close_v2(handle)
      (version, head, handle) = (nil, nil, nil)
    }

    private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer? {
      var statement: OpaquePointer?
      try check(
        sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
      return statement
    }

    func number(_ statement: OpaquePointer?) throws(StoreError) -> Int64 {
      defer { sqlite3_reset(statement) }
      try check(sqlite3_step(statement), isRow: true)
      return sqlite3_column_int64(statement, 0)
    }

    private func check(_ code: Int32, isRow: Bool = false) throws(StoreError) {
      guard code != (isRow ? SQLITE_ROW : SQLITE_OK) else { return }
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "no connection"
      throw StoreError(code: sqlite3_extended_errcode(handle), message: message, path: path)
    }
  }
}
