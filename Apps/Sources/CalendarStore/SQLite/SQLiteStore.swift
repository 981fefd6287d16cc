// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import GRDB

/// A store in a SQLite file: what was acknowledged survives a power cut.
///
/// Many programs may use one file at the same time. One of them writes at a time, others wait for
/// it; reading goes on meanwhile. Beside the file SQLite keeps two more, `-wal` and `-shm`, which
/// belong to it while it is open; to copy it use `backup(to:)`.
public final class SQLiteStore: RecordStore {
  /// Where the file is.
  public let path: String
  let pool: DatabasePool
  private let watch: HeadWatch
  /// The settings as they were last read, and where the store stood then.
  private let latestSettings = Locked<(head: ChangeToken, record: SettingsRecord)?>(nil)

  /// Opens the store in a file, which is made when there is none; its folder must exist.
  ///
  /// - Throws: `StoreError`, also for files that are no store; they stay as they are.
  public init(path: String, options: SQLiteOptions = SQLiteOptions()) throws(StoreError) {
    do {
      try SQLiteFile.check(path, options: options)
      let pool = try SQLiteFile.open(path, options: options)
      let probe = try VersionProbe(path: path, options: options)
      self.path = path
      self.pool = pool
      watch = try HeadWatch(probe, options: options)
    } catch {
      throw SQLiteFile.explained(StoreError(error, path: path))
    }
  }

  deinit {
    // The last connection brings the file up to date and clears away what stands beside it. That
    // must not be one of the pool's readers, which close last there and may not write.
    try? pool.close()
    watch.probe.close()
  }
}

extension SQLiteStore {
  /// Where the store stands: while nobody writes no table is read.
  public func head() throws(StoreError) -> ChangeToken {
    try watch.probe.head()
  }

  /// Says where the store stands, at once and after changes.
  public func heads() -> AsyncStream<ChangeToken> {
    watch.heads()
  }

  /// Tells those who listen to this store's own changes without waiting for the next look.
  func announce() {
    watch.look()
  }
}

extension SQLiteStore {
  /// The settings; as cheap as `head()` while nobody writes.
  public func settings() async throws(StoreError) -> SettingsRecord {
    let head = try head()
    if let latest = latestSettings.withLock({ $0 }), latest.head == head { return latest.record }
    let latest = try await read { (head: try $0.head(), record: try $0.settings()) }
    latestSettings.withLock { $0 = latest }
    return latest.record
  }

  /// How the connection that writes waits for the disk: 2 for FULL.
  func synchronous() throws -> Int? {
    try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
  }

  /// Reads from one state of the file, beside whoever writes.
  ///
  /// Not through GRDB's asynchronous functions: they give up when the task is cancelled, and a
  /// store has no word for that.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    let result = await withCheckedContinuation { continuation in
      pool.asyncRead { db in
        continuation.resume(returning: Result { try body(db.get()) })
      }
    }
    return try unwrapped(result)
  }

  /// Writes in one transaction, which an error undoes.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    let result = await withCheckedContinuation { continuation in
      pool.asyncWriteWithoutTransaction { db in
        continuation.resume(returning: Result { try Self.transaction(db, body) })
      }
    }
    return try unwrapped(result)
  }

  static func transaction<Value>(_ db: Database, _ body: (Database) throws -> Value) throws
    -> Value
  {
    var value: Value?
    try db.inTransaction(.immediate) {
      value = try body(db)
      return .commit
    }
    guard let value else { throw DatabaseError(message: "a transaction without a value") }
    return value
  }

  private func unwrapped<Value>(_ result: Result<Value, any Error>) throws(StoreError) -> Value {
    do {
      return try result.get()
    } catch {
      throw StoreError(error, path: path)
    }
  }
}
