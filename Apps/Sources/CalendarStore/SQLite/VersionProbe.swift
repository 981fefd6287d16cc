// SPDX-License-Identifier: MIT
import CPageChecksums
import GRDBSQLite

/// A connection that only asks whether others have written, and where the store then stands.
///
/// `PRAGMA data_version` changes whenever another connection has committed, in this process or
/// another. It reads no page, and the head itself is read only when it may have moved.
///
/// It also notices when the path no longer leads to the file that was opened: SQLite would go on
/// writing into a file that nobody can find.
final class VersionProbe: Sendable {
  private let place: FilePlace
  private let anchor: NameAnchor?
  /// Whether the name was found when the file was opened; otherwise its absence means nothing
  /// later.
  private let hasName: Bool
  /// The file's stamp when its name was last found in it.
  private let seen = Locked<FileStamp?>(nil)
  private let connection: Locked<Connection>

  /// A probe of an open file.
  init(
    _ place: FilePlace, anchor: NameAnchor? = nil, options: SQLiteOptions
  ) throws(StoreError) {
    self.place = place
    self.anchor = anchor
    hasName = anchor?.isHeld ?? false
    connection = Locked(try Connection(place, options: options))
  }

  /// Checks that the file is still where it was.
  ///
  /// - Throws: `gone` when it was removed, replaced or overwritten.
  ///
  /// Costs one system call, and a read of the file when it was written to since.
  func checkPlace() throws(StoreError) {
    guard let identity = place.identity else { return }
    guard let stamp = FileStamp(path: place.path), stamp.identity == identity else {
      throw .gone(path: place.path)
    }
    guard seen.withLock({ $0 }) != stamp else { return }
    guard !isOverwritten else { throw .gone(path: place.path) }
    seen.withLock { $0 = stamp }
  }

  /// Whether something else was written over the file itself.
  var isOverwritten: Bool { hasName && anchor?.isHeld == false }

  /// Closes the connection.
  func close() {
    let leavesLog = isOverwritten
    connection.withLock { connection in
      guard connection.isOpen else { return }
      connection.close(leavingLog: leavesLog)
      anchor?.close()
    }
  }

  /// The store's head.
  func head() throws(StoreError) -> ChangeToken {
    try checkPlace()
    return try connection.withLock { connection throws(StoreError) in
      let version = try connection.number(connection.version)
      if version != connection.seen {
        try connection.checkSchema()
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
    private var schema: OpaquePointer?
    var seen: Int64?
    var token = ChangeToken(store: "", change: 0)

    init(_ place: FilePlace, options: SQLiteOptions) throws(StoreError) {
      path = place.path
      // Read-only only where it has to be: the connection that closes last merges the log into the
      // database, and that may be this one.
      let access = place.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
      let flags = access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
      try check(sqlite3_open_v2(place.name, &handle, flags, nil))
      sqlite3_busy_timeout(handle, Int32(clamping: Int64(options.busyTimeout / .milliseconds(1))))
      version = try prepared("PRAGMA data_version")
      schema = try prepared("PRAGMA user_version")
      head = try prepared("SELECT head_change FROM calendar WHERE tenant = 1 AND calendar = 1")
      let name = try prepared("SELECT store FROM meta")
      defer { sqlite3_finalize(name) }
      try check(sqlite3_step(name), isRow: true)
      token.store = sqlite3_column_text(name, 0).map { String(cString: $0) } ?? ""
    }

    deinit {
      close(leavingLog: false)
    }

    var isOpen: Bool { handle != nil }

    func close(leavingLog: Bool) {
      if leavingLog { almanac_leave_log(UnsafeMutableRawPointer(handle)) }
      sqlite3_finalize(version)
      sqlite3_finalize(schema)
      sqlite3_finalize(head)
      sqlite3_close_v2(handle)
      (version, schema, head, handle) = (nil, nil, nil, nil)
    }

    /// A newer program may have changed the tables meanwhile.
    func checkSchema() throws(StoreError) {
      let present = Int(try number(schema))
      guard present <= SQLiteSchema.version else {
        throw .newer(path: path, schema: present, known: SQLiteSchema.version)
      }
    }

    private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer? {
      var statement: OpaquePointer?
      try check(
        sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
      return statement
    }

    func number(_ statement: OpaquePointer?) throws(StoreError) -> Int64 {
      guard statement != nil else {
        throw .unreachable(path: path, detail: "the store has been closed")
      }
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
