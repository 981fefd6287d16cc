// SPDX-License-Identifier: MIT
import CPageChecksums
import CalendarStreaks
import CivilTime
import Foundation
import GRDB

/// A store in a SQLite file: what was acknowledged survives a power cut.
///
/// Many programs may use one file at the same time. One of them writes at a time and others wait
/// for it; reading goes on meanwhile. SQLite keeps two more files beside it, `-wal` and `-shm`,
/// which belong to the database while it is open. Use `backup(to:)` to copy it.
///
/// When the file is removed or replaced by another one, every call throws `gone` from then on.
public final class SQLiteStore: RecordStore {
  /// The absolute path of the file.
  public let path: String
  let pool: DatabasePool
  let options: SQLiteOptions
  let watch: HeadWatch
  /// Collects writes; nil for a store that only reads.
  let queue: WriteQueue?
  /// The folder of the copy that is read instead of the file, or nil.
  private let copyFolder: URL?
  /// The settings as last read, and the store's head at that time.
  private let latestSettings = Locked<(head: ChangeToken, record: SettingsRecord)?>(nil)

  /// Opens the store in a file, which is created if it does not exist; its folder must exist.
  ///
  /// - Throws: `StoreError`, also for files that are not stores; they stay as they are.
  public convenience init(path: String, options: SQLiteOptions = SQLiteOptions()) throws(StoreError)
  {
    let path = DatabaseLocation.absolute(path)
    do {
      self.init(try SQLiteFile.open(path, options: options), path: path, options: options)
    } catch {
      throw SQLiteFile.explained(StoreError(error, path: path))
    }
  }

  /// Opens an existing store for reading, also where nothing can be written.
  ///
  /// Writing to it throws `readOnly` when the file, its folder or the disk is read-only.
  ///
  /// - Throws: `StoreError`.
  public convenience init(
    reading path: String, options: SQLiteOptions = SQLiteOptions()
  ) throws(StoreError) {
    let path = DatabaseLocation.absolute(path)
    do {
      let opened = try SQLiteFile.openForReading(path, options: options)
      self.init(opened, path: path, options: options)
    } catch {
      throw SQLiteFile.explained(StoreError(error, path: path))
    }
  }

  init(_ opened: OpenedFile, path: String, options: SQLiteOptions) {
    copyFolder = opened.copyFolder
    self.path = path
    self.options = options
    pool = opened.pool
    let watch = HeadWatch(opened.probe, at: opened.head, options: options)
    self.watch = watch
    queue =
      opened.isReadOnly
      ? nil
      : WriteQueue(
        opened.pool, options: options, checkPlace: { try watch.probe.checkPlace() },
        checkFile: { try SQLiteSchema.checkVersion(of: $0, path: path) },
        committed: { watch.look() })
  }

  deinit {
    close()
  }
}

extension SQLiteStore {
  /// Closes the file; every later call throws.
  ///
  /// Whoever closes last merges the log into the file and removes the files beside it, so that the
  /// file alone is complete. Nothing is written into a file that was overwritten meanwhile.
  public func close() {
    if watch.probe.isOverwritten {
      pool.writeWithoutTransaction { db in
        almanac_leave_log(UnsafeMutableRawPointer(db.sqliteConnection))
      }
    }
    // None of the pool's readers may be the last to close, since readers may not write.
    try? pool.close()
    watch.probe.close()
    if let copyFolder { try? FileManager.default.removeItem(at: copyFolder) }
  }

  /// The store's head.
  ///
  /// While nobody writes, no table is read.
  public func head() throws(StoreError) -> ChangeToken {
    try watch.probe.head()
  }

  /// The store's head, now and after each change.
  public func heads() -> AsyncStream<ChangeToken> {
    watch.heads()
  }

  /// How much has been written through this store, without imports.
  public var activity: StoreActivity { queue?.activity ?? StoreActivity() }

  /// Tells listeners of this store's own changes without waiting for the next look.
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

  /// The writing connection's `synchronous` setting: 2 for FULL.
  func synchronous() throws -> Int? {
    try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
  }

  /// Reads from one state of the file while others write.
  ///
  /// On the thread that asks: a walk to another one and back takes a fifth of a short answer. Nothing
  /// that is waited for needs this thread, since writers do not keep readers waiting, and whoever has a
  /// reader is at work.
  ///
  /// GRDB's asynchronous functions are not used: they give up when the task is cancelled, and a
  /// store has no error for that.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try watch.probe.checkPlace()
    return try unwrapped(readNow(body))
  }

  private func readNow<Value>(
    _ body: @Sendable (Database) throws -> Value
  ) -> Result<Value, any Error> {
    Result { try pool.read(body) }
  }

  /// Writes in one transaction, which other writes may share; see `WriteQueue`.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    guard let queue else { throw .readOnly(path: path) }
    return try unwrapped(await queue.write(body))
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
